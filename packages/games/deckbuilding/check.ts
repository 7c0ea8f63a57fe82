/** What must hold in every position. */
import { CARDS } from './content/cards.ts'
import { baseFacts, CARD_COUNT } from './content/index.ts'
import { ROW_SIZE } from './setup.ts'
import { cardOf, DARK_END, factsOf, GAP, LIGHT_END, SIDES, type State } from './state.ts'

function zonesOf(s: State): readonly (readonly number[])[] {
  const own = s.players.flatMap((p) => [p.deck, p.hand, p.units, p.ships, p.discard])
  return [...own, s.galaxyDeck, s.row.filter((id) => id !== GAP), s.galaxyDiscard, s.pilots, s.exiled]
}

function cardsProblem(s: State): string | null {
  const ids = zonesOf(s).flat()
  if (ids.length !== CARD_COUNT || new Set(ids).size !== CARD_COUNT)
    return `${ids.length} cards are in a zone, ${new Set(ids).size} different ones, of ${CARD_COUNT}`
  const left = CARDS.map((c) => c.copies)
  for (const c of s.cards) left[c.def] = (left[c.def] ?? 0) - 1
  const wrong = left.findIndex((n) => n !== 0)
  if (wrong >= 0) return `the copies of ${CARDS[wrong]?.id} are wrong`
  const inPlay = new Set(s.players.flatMap((p) => [...p.units, ...p.ships]))
  const strange = s.cards.findIndex((c, id) => !inPlay.has(id) && (c.damage > 0 || c.used || c.attacked || c.bonus > 0 || c.target >= 0))
  return strange >= 0 ? `card ${strange} out of play keeps marks` : null
}

function playerProblem(s: State, seat: number): string | null {
  const p = s.players[seat]
  const side = SIDES[seat]
  if (p === undefined || side === undefined) return `seat ${seat} is missing`
  if (p.resources < 0) return `${side} has ${p.resources} resources`
  if (p.base !== null && p.baseDamage >= baseFacts(p.base).hitPoints) return `${p.base} should be destroyed`
  if (p.base === null && p.baseDamage !== 0) return `${side} has damage without a base`
  const other = SIDES[1 - seat]
  const foreign = [...p.hand, ...p.deck, ...p.discard, ...p.units, ...p.ships].find((id) => factsOf(s, id).faction === other)
  if (foreign !== undefined) return `${side} owns ${factsOf(s, foreign).id}`
  const sunk = p.ships.find((id) => cardOf(s, id).damage >= (factsOf(s, id).hitPoints ?? 0))
  if (sunk !== undefined) return `${factsOf(s, sunk).id} should be destroyed`
  if (p.units.some((id) => factsOf(s, id).type !== 'unit')) return `${side} has a ship among its units`
  const bases = [...p.bases, ...(p.base === null ? [] : [p.base]), ...(s.players[1 - seat]?.taken ?? [])]
  if (new Set(bases).size !== bases.length || bases.some((b) => baseFacts(b).faction !== side)) return `the bases of ${side} are wrong`
  return p.taken.length > s.toWin || (p.taken.length === s.toWin && s.result === null) ? `${side} has won already` : null
}

/** A sentence about the first thing that is wrong, or null. */
export function check(s: State): string | null {
  if (s.force < DARK_END || s.force > LIGHT_END) return `the Force marker stands at ${s.force}`
  if (s.row.length !== ROW_SIZE) return `the row has ${s.row.length} places`
  if (s.row.includes(GAP) && s.galaxyDeck.length > 0 && s.result === null) return 'the row has a gap that could be filled'
  return cardsProblem(s) ?? playerProblem(s, 0) ?? playerProblem(s, 1)
}
