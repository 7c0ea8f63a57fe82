/** The Empire's galaxy cards. */
import type { CardFacts } from '../content/cards.ts'
import { tell, type G } from '../rules/context.ts'
import { discardFromRow } from '../rules/discard.ts'
import { draw, galaxyTop } from '../rules/empty-deck.ts'
import { forceIsWith, gainForce } from '../rules/force.ts'
import { leaveRow, refill } from '../rules/galaxy-row.ts'
import { picks } from '../rules/keys.ts'
import { lookAtGalaxyDeck } from '../rules/look.ts'
import { revealGalaxyTop } from '../rules/reveal.ts'
import { cardOf, factsOf, playerOf, SEEN_BY_ALL } from '../state.ts'
import { always, cardInRow, galaxyTopThere, given, ownShip } from './conditions.ts'
import { card, type Ability, type CardRules } from './entry.ts'
import { anyOf, draws, hasUnit, inRow, isFighter, isShip, isTrooper, isVehicle, offers, paysWithHand, takesFromPile } from './verbs.ts'

const isImperial = (f: CardFacts): boolean => f.faction === 'empire'

/** "Discard 1 card from the galaxy row". */
const clearsRow: Ability = {
  can: cardInRow,
  run(g, seat, id) {
    const row = picks(inRow(g.s, () => true))
    discardFromRow(g, seat, g.choose(seat, 'row-discard', row, { about: id }).c as number)
  },
}

/** The looked-at top card of the galaxy deck and a row card change places. */
function swapTopWith(g: G, seat: number, rowCard: number): void {
  const s = g.s
  const top = galaxyTop(s)
  const place = s.row.indexOf(rowCard)
  leaveRow(s, rowCard)
  s.galaxyDeck.pop()
  s.galaxyDeck.push(rowCard)
  s.row[place] = top
  cardOf(s, top).seen = SEEN_BY_ALL
  if (g.events !== null) tell(g, { t: 'swap', seat, seen: SEEN_BY_ALL, row: factsOf(s, rowCard).id, def: factsOf(s, top).id })
}

export const EMPIRE_CARDS: readonly CardRules[] = [
  card('tie-fighter', ['draw'], { use: draws(1, ownShip) }),

  card('admiral-piett', ['attack'], { grants: (to) => (isShip(to) ? 1 : 0) }),

  card('scout-trooper', ['force', 'row'], {
    use: { can: galaxyTopThere, run: (g, seat) => revealGalaxyTop(g, seat, () => gainForce(g, seat, 1, 'scout-trooper')) },
  }),

  card('tie-bomber', ['row'], { use: clearsRow }),

  card('death-trooper', ['attack'], { ownAttack: (s, seat) => (forceIsWith(s, seat) ? 2 : 0) }),

  card('tie-interceptor', ['draw', 'row'], {
    use: { can: galaxyTopThere, run: (g, seat) => revealGalaxyTop(g, seat, () => draw(g, seat, 1)) },
  }),

  card('at-st', ['row'], { use: clearsRow }),

  card('general-veers', ['draw'], {
    use: draws(
      1,
      given((s, seat) => hasUnit(s, seat, (f) => isTrooper(f) || isVehicle(f))),
    ),
  }),

  card('landing-craft', ['resources', 'repair'], { use: offers({ resources: 4, repair: 4 }) }),

  card('moff-jerjerrod', ['look', 'row'], {
    use: {
      can: galaxyTopThere,
      run(g, seat, id) {
        lookAtGalaxyDeck(g, seat, 1)
        if (!forceIsWith(g.s, seat)) return
        const swapped = g.may(seat, 'swap', picks(inRow(g.s, () => true)), { about: id })
        if (swapped !== undefined) swapTopWith(g, seat, swapped.c as number)
      },
    },
  }),

  card('boba-fett', ['draw'], { whenDefeats: draws(1) }),

  card('director-krennic', ['draw'], {
    use: draws((s, seat) => (playerOf(s, seat).base === 'death-star' ? 2 : 1)),
  }),

  card('at-at', ['take'], {
    use: takesFromPile(
      isTrooper,
      given((s, seat) => anyOf(s, playerOf(s, seat).discard, isTrooper)),
    ),
  }),

  card('grand-moff-tarkin', ['take', 'row'], {
    use: {
      can: given((s) => anyOf(s, s.row, isImperial)),
      run(g, seat, id) {
        const s = g.s
        const row = picks(inRow(s, isImperial))
        const taken = g.choose(seat, 'row-take', row, { about: id }).c as number
        leaveRow(s, taken)
        playerOf(s, seat).hand.push(taken)
        s.doomed.push(taken)
        if (g.events !== null) tell(g, { t: 'take', seat, from: 'row', to: 'hand', card: taken, def: factsOf(s, taken).id })
        refill(g)
      },
    },
  }),

  card('darth-vader', ['attack'], { ownAttack: (s, seat) => (forceIsWith(s, seat) ? 4 : 0) }),

  card('gozanti-cruiser', ['draw', 'spends-hand'], { use: paysWithHand('discard', always, (g, seat) => draw(g, seat, 1)) }),

  card('imperial-carrier', ['attack'], { grants: (to) => (isFighter(to) ? 1 : 0) }),
]
