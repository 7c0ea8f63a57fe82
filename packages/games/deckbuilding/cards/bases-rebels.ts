/** The Rebels' bases. */
import { tell } from '../rules/context.ts'
import { damageBase } from '../rules/deal-damage.ts'
import { gainResources } from '../rules/gain.ts'
import { leaveRow, toGalaxyDiscard } from '../rules/galaxy-row.ts'
import { picks } from '../rules/keys.ts'
import { factsOf, playerOf, removeFrom } from '../state.ts'
import { drawsForNeutral, exilesThree, gainsFourForce, givesCard } from './bases-both.ts'
import { NO_EFFECT } from './conditions.ts'
import { base, type BaseRules } from './entry.ts'
import { among, inRow } from './verbs.ts'

export const REBEL_BASES: readonly BaseRules[] = [
  base('dantooine'),

  base('mon-cala', ['purchase'], { whenRevealed: givesCard('mon-cala') }),

  base('dagobah', ['exile'], { whenRevealed: exilesThree('dagobah') }),

  base('alderaan', ['force'], { whenRevealed: gainsFourForce('alderaan') }),

  base('bespin', ['draw'], { firstNeutralPlayed: drawsForNeutral }),

  base('hoth', ['repair'], { prevents: 2 }),

  base('jedha', ['purchase'], {
    placement: { applies: (s, f) => f.faction === 'neutral' && s.boughtNeutral === 0, to: 'hand', doomed: true },
  }),

  base('sullust', ['purchase'], { placement: { applies: (s) => s.bought === 0, to: 'deck', doomed: false } }),

  base('tatooine', ['row', 'resources'], {
    whenRevealed: {
      can: () => null,
      // The resource is gained even when nothing can be swapped: what can't be done is ignored (docs/rulings.md).
      run(g, seat) {
        const s = g.s
        const wanted = among(s, s.galaxyDiscard, (f) => f.faction === 'rebels')
        const row = inRow(s, () => true)
        if (wanted.length > 0 && row.length > 0) {
          const fetched = g.choose(seat, 'fetch', picks(wanted), { about: 'tatooine' }).c as number
          const given = g.choose(seat, 'row-discard', picks(row), { about: 'tatooine' }).c as number
          const place = s.row.indexOf(given)
          removeFrom(s.galaxyDiscard, fetched)
          leaveRow(s, given)
          toGalaxyDiscard(s, given)
          s.row[place] = fetched
          if (g.events !== null) {
            tell(g, { t: 'discard', seat, from: 'row', card: given, def: factsOf(s, given).id })
            tell(g, { t: 'take', seat, from: 'galaxy-discard', to: 'row', card: fetched, def: factsOf(s, fetched).id })
          }
        }
        gainResources(g, seat, 1, 'ability', 'tatooine')
      },
    },
  }),

  base('yavin-4', ['damage', 'discard'], {
    whenOpponentDiscards: {
      can: (s, seat) => (playerOf(s, 1 - seat).base === null ? NO_EFFECT : null),
      run: (g, seat) => damageBase(g, 1 - seat, 2),
    },
  }),
]
