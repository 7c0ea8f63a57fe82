/** Neutral unique units without a fight of their own, and the dear ones. */
import { hasHand, opponentDiscards } from '../rules/discard.ts'
import { canDraw, draw } from '../rules/empty-deck.ts'
import { forceIsWith } from '../rules/force.ts'
import { playerOf } from '../state.ts'
import { cardToDraw, given, NO_EFFECT } from './conditions.ts'
import { card, type CardRules } from './entry.ts'
import { anyOf, chooseOne, exilesOne, isBountyHunter, paysWithHand, takesFromPile } from './verbs.ts'

export const NEUTRAL_LEADERS: readonly CardRules[] = [
  card('lobot', ['attack', 'resources', 'force'], {
    onPlay: (g, seat, id) => chooseOne(g, seat, id, { attack: 2, resources: 2, force: 2 }),
  }),

  card('ig-88', ['exile'], { whenDefeats: exilesOne }),

  card('lando-calrissian', ['draw', 'discard'], {
    use: {
      can: (s, seat) => (canDraw(s, seat) || (forceIsWith(s, seat) && hasHand(s, 1 - seat)) ? null : NO_EFFECT),
      run(g, seat, id) {
        draw(g, seat, 1)
        if (forceIsWith(g.s, seat)) opponentDiscards(g, seat, id)
      },
    },
  }),

  card('jabbas-sail-barge', ['take'], {
    use: takesFromPile(
      isBountyHunter,
      given((s, seat) => anyOf(s, playerOf(s, seat).discard, isBountyHunter)),
    ),
  }),

  card('jabba-the-hutt', ['draw', 'exile', 'spends-hand'], {
    use: paysWithHand('exile', cardToDraw, (g, seat) => draw(g, seat, forceIsWith(g.s, seat) ? 2 : 1)),
  }),
]
