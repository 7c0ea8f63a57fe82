/** Neutral galaxy cards that cost up to 4, and the capital ships. */
import { canDraw, draw } from '../rules/empty-deck.ts'
import { exileSome } from '../rules/exile.ts'
import { forceIsWith, gainForce } from '../rules/force.ts'
import { gainResources } from '../rules/gain.ts'
import { BUY, keyed } from '../rules/keys.ts'
import { canPay, purchase } from '../rules/purchase.ts'
import { repair } from '../rules/repair.ts'
import { AT_BASE, factsOf, type State } from '../state.ts'
import { always, cardToExile, damagedBase, forceToGain, given, opponentHasShip } from './conditions.ts'
import { card, type CardRules } from './entry.ts'
import { draws, exilesItself, offers, paysWithHand } from './verbs.ts'

/** Cards of the galaxy discard pile that the seat may purchase and can pay for. */
const forSaleInPile = (s: State, seat: number): number[] => s.galaxyDiscard.filter((id) => canPay(s, seat, factsOf(s, id)) === null)

export const NEUTRAL_CARDS: readonly CardRules[] = [
  card('jawa-scavenger', ['purchase', 'spends-itself'], {
    use: exilesItself(
      given((s, seat) => s.galaxyDiscard.some((id) => canPay(s, seat, factsOf(s, id)) === null)),
      (g, seat, id) => {
        const opts = forSaleInPile(g.s, seat).map((c) => keyed(BUY, c))
        const bought = g.choose(seat, 'pile-purchase', opts, { about: id }).c as number
        purchase(g, seat, bought, 'galaxy-discard', factsOf(g.s, bought).cost, null)
      },
    ),
  }),

  card('z-95-headhunter', ['draw'], { use: draws(1, opponentHasShip) }),

  card('kel-dor-mystic', ['exile', 'spends-itself'], {
    use: exilesItself(cardToExile, (g, seat, id) => exileSome(g, seat, 1, 1, id)),
  }),

  card('rodian-gunslinger', ['attack'], { ownAttack: (_s, _seat, _id, target) => (target === AT_BASE ? 0 : 2) }),

  card('bossk', ['force'], {
    whenDefeats: { can: forceToGain, run: (g, seat) => gainForce(g, seat, 1, 'bossk') },
  }),

  card('fang-fighter', ['draw'], {
    toHand: {
      can: always,
      run(g, seat) {
        if (forceIsWith(g.s, seat) && canDraw(g.s, seat)) draw(g, seat, 1)
      },
    },
  }),

  card('twilek-smuggler', ['purchase'], { use: { can: always, run: (g, _seat, id) => void g.s.waiting.push(id) } }),

  card('dengar', ['resources'], {
    whenDefeats: { can: always, run: (g, seat) => gainResources(g, seat, 2, 'ability', 'dengar') },
  }),

  card('hwk-290', ['repair', 'spends-itself'], { use: exilesItself(damagedBase, (g, seat) => repair(g, seat, 4)) }),

  card('quarren-mercenary', ['exile'], {
    whenPurchased: {
      can: cardToExile,
      run: (g, seat, id) => (forceIsWith(g.s, seat) ? exileSome(g, seat, 0, 2, id, id) : exileSome(g, seat, 1, 1, id, id)),
    },
  }),

  card('c-roc-cruiser', ['repair', 'spends-hand'], { use: paysWithHand('discard', damagedBase, (g, seat) => repair(g, seat, 3)) }),

  card('nebulon-b-frigate', ['repair', 'resources'], { use: offers({ repair: 3, resources: 3 }) }),
]
