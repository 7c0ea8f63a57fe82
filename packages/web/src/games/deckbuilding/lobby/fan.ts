/** The pictures of the cards that are fanned out on the lobby's panel. */
export const FAN = [null, 'darth-vader', 'at-at', 'x-wing', 'luke-skywalker', null].map((card) => card && `/art/deckbuilding/${card}.webp`)
