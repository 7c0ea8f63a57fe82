/** The Empire's bases. */
import { destroyInRow, destroyShip } from '../rules/destroy.ts'
import { damageBase } from '../rules/deal-damage.ts'
import { discardGalaxyTop } from '../rules/discard.ts'
import { tell } from '../rules/context.ts'
import { hasGalaxyTop } from '../rules/empty-deck.ts'
import { leaveRow, refill, toGalaxyDiscard } from '../rules/galaxy-row.ts'
import { picks } from '../rules/keys.ts'
import { lookAtGalaxyDeck } from '../rules/look.ts'
import { priceVerdict } from '../rules/purchase.ts'
import { factsOf, playerOf } from '../state.ts'
import { NO_EFFECT } from './conditions.ts'
import { drawsForNeutral, exilesThree, gainsFourForce, givesCard } from './bases-both.ts'
import { base, type BaseRules } from './entry.ts'
import { anyOf, inRow, isShip, isTrooper, isVehicle } from './verbs.ts'

export const EMPIRE_BASES: readonly BaseRules[] = [
  base('lothal'),

  base('corellia', ['purchase'], { whenRevealed: givesCard('corellia') }),

  base('kessel', ['exile'], { whenRevealed: exilesThree('kessel') }),

  base('kafrene', ['draw'], { firstNeutralPlayed: drawsForNeutral }),

  base('mustafar', ['force'], { whenRevealed: gainsFourForce('mustafar') }),

  base('ord-mantell', ['row'], { huntsNeutral: true }),

  base('coruscant', ['look', 'row'], {
    startOfTurn: {
      can: (s) => (hasGalaxyTop(s) ? null : NO_EFFECT),
      run(g, seat) {
        const looked = lookAtGalaxyDeck(g, seat, 2)
        const gone = g.choose(seat, 'look-discard', picks(looked), { about: 'coruscant', concealed: true }).c as number
        discardGalaxyTop(g, seat, gone)
      },
    },
  }),

  base('death-star', ['ship', 'row'], {
    use: {
      can(s, seat) {
        if (playerOf(s, 1 - seat).ships.length === 0 && !anyOf(s, s.row, isShip)) return NO_EFFECT
        return priceVerdict(s, seat, 4)
      },
      run(g, seat) {
        const s = g.s
        playerOf(s, seat).resources -= 4
        const inPlay = playerOf(s, 1 - seat).ships
        const target = g.choose(seat, 'ship', picks([...inPlay, ...inRow(s, isShip)]), { about: 'death-star' }).c as number
        if (inPlay.includes(target)) destroyShip(g, 1 - seat, target)
        else destroyInRow(g, seat, target)
      },
    },
  }),

  base('endor', ['attack'], { grants: (to) => (isTrooper(to) || isVehicle(to) ? 1 : 0) }),

  base('rodia', ['damage', 'row'], {
    whenRevealed: {
      can: (s) => (inRow(s, (f) => f.faction === 'rebels').length > 0 ? null : NO_EFFECT),
      run(g, seat) {
        const s = g.s
        const gone = inRow(s, (f) => f.faction === 'rebels')
        for (const id of gone) {
          leaveRow(s, id)
          toGalaxyDiscard(s, id)
          if (g.events !== null) tell(g, { t: 'discard', seat, from: 'row', card: id, def: factsOf(s, id).id })
        }
        damageBase(g, 1 - seat, gone.length)
        if (s.result === null) refill(g)
      },
    },
  }),
]
