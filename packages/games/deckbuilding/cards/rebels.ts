/** The Rebels' galaxy cards. */
import type { CardFacts } from '../content/cards.ts'
import { tell } from '../rules/context.ts'
import { hasHand, opponentDiscards } from '../rules/discard.ts'
import { damageBase, damageShip } from '../rules/deal-damage.ts'
import { destroyInRow, destroyShip } from '../rules/destroy.ts'
import { atLastSpace, forceIsWith } from '../rules/force.ts'
import { HIT_BASE, picks } from '../rules/keys.ts'
import { lookAtHand } from '../rules/look.ts'
import { repair } from '../rules/repair.ts'
import { factsOf, playerOf, removeFrom } from '../state.ts'
import { all, always, damagedBase, given, NO_EFFECT, opponentHasHand, opponentHasShip, withForce } from './conditions.ts'
import { card, type CardRules } from './entry.ts'
import {
  anyOf,
  chooseOne,
  draws,
  exilesItself,
  freePurchase,
  hasUnit,
  inRow,
  isShip,
  isUniqueUnit,
  makesDiscard,
  offers,
  takesFromPile,
} from './verbs.ts'

const isRebel = (f: CardFacts): boolean => f.faction === 'rebels'
const isImperialShip = (f: CardFacts): boolean => isShip(f) && f.faction === 'empire'

export const REBEL_CARDS: readonly CardRules[] = [
  card('y-wing', ['damage', 'spends-itself'], {
    use: exilesItself(
      given((s, seat) => playerOf(s, 1 - seat).base !== null || playerOf(s, 1 - seat).ships.length > 0),
      (g, seat, id) => {
        const foe = playerOf(g.s, 1 - seat)
        const opts = foe.base === null ? picks(foe.ships) : [HIT_BASE, ...picks(foe.ships)]
        const target = g.choose(seat, 'ship', opts, { about: id })
        if (target === HIT_BASE) damageBase(g, 1 - seat, 2)
        else damageShip(g, 1 - seat, target.c as number, 2)
      },
    ),
  }),

  card('baze-malbus', ['attack'], { ownAttack: (s, seat) => playerOf(s, 1 - seat).taken.length }),

  card('duros-spy', ['discard', 'force'], {
    use: {
      can: (s, seat) => (hasHand(s, 1 - seat) || !atLastSpace(s, seat) ? null : NO_EFFECT),
      run: (g, seat, id) => chooseOne(g, seat, id, { discard: 1, force: 1 }, 1 - seat),
    },
  }),

  card('snowspeeder', ['discard'], { use: { can: opponentHasHand, run: makesDiscard } }),

  card('chirrut-imwe', ['attack'], { ownAttack: (s, seat) => (forceIsWith(s, seat) ? 2 : 0) }),

  card('rebel-commando', ['discard'], {
    use: { can: opponentHasHand, run: (g, seat, id) => opponentDiscards(g, seat, id, forceIsWith(g.s, seat)) },
  }),

  card('x-wing', ['draw'], { use: draws(1, withForce) }),

  card('chewbacca', ['draw'], {
    use: draws(
      1,
      given((s, seat, id) => hasUnit(s, seat, (f) => f.unique, id)),
    ),
  }),

  card('jyn-erso', ['look', 'discard'], {
    use: {
      can: opponentHasHand,
      run(g, seat, id) {
        const s = g.s
        const hand = lookAtHand(g, seat)
        if (!forceIsWith(s, seat)) return
        const put = g.choose(seat, 'to-deck', picks(hand), { about: id, concealed: true }).c as number
        const foe = playerOf(s, 1 - seat)
        removeFrom(foe.hand, put)
        foe.deck.push(put)
        if (g.events !== null) tell(g, { t: 'to-deck', seat, seen: 3, def: factsOf(s, put).id })
      },
    },
  }),

  card('u-wing', ['repair'], { use: { can: all(withForce, damagedBase), run: (g, seat) => repair(g, seat, 3) } }),

  card('b-wing', ['discard', 'attack'], {
    use: { can: always, run: (g, seat, id) => chooseOne(g, seat, id, { discard: 1, attack: 2 }, 1 - seat) },
  }),

  card('cassian-andor', ['discard'], { whenDefeats: { can: opponentHasHand, run: makesDiscard } }),

  card('han-solo', ['draw'], {
    use: draws((s, seat) => (hasUnit(s, seat, (f) => f.id === 'millennium-falcon') ? 2 : 1)),
  }),

  card('princess-leia', ['purchase'], {
    use: {
      can: given((s) => anyOf(s, s.row, isRebel)),
      run(g, seat, id) {
        const place = forceIsWith(g.s, seat) ? ({ to: 'deck', source: id } as const) : null
        freePurchase(g, seat, isRebel, id, place)
      },
    },
  }),

  card('millennium-falcon', ['take'], {
    use: takesFromPile(
      isUniqueUnit,
      given((s, seat) => anyOf(s, playerOf(s, seat).discard, isUniqueUnit)),
    ),
  }),

  card('luke-skywalker', ['ship'], {
    use: {
      can: all(withForce, opponentHasShip),
      run: (g, seat, id) => destroyShip(g, 1 - seat, g.choose(seat, 'ship', picks(playerOf(g.s, 1 - seat).ships), { about: id }).c as number),
    },
  }),

  card('rebel-transport', ['repair', 'resources'], { use: offers({ repair: 2, resources: 1 }) }),

  card('hammerhead-corvette', ['ship', 'spends-itself'], {
    use: exilesItself(
      given((s, seat) => playerOf(s, 1 - seat).ships.length > 0 || anyOf(s, s.row, isImperialShip)),
      (g, seat, id) => {
        const inPlay = playerOf(g.s, 1 - seat).ships
        const target = g.choose(seat, 'ship', picks([...inPlay, ...inRow(g.s, isImperialShip)]), { about: id }).c as number
        if (inPlay.includes(target)) destroyShip(g, 1 - seat, target)
        else destroyInRow(g, seat, target)
      },
    ),
  }),
]
