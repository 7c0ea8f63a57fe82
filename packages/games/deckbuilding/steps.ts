/** The steps of a turn. The position between two steps is a checkpoint. */
import { EMPIRE, REBELS, playerOf } from './state.ts'
import { takeAction } from './rules/action.ts'
import type { G } from './rules/context.ts'
import { discardHandAndResources, discardUnits, drawHand, exileDoomed, passTurn, readyBaseAndShips } from './rules/end-of-turn.ts'
import { chooseNewBase, gainExtraResource, gainShipResources, useStartAbility } from './rules/start-of-turn.ts'

/** How many bases each player hides in the variant of secret bases (deckbuilding/variants/03). */
export const SECRET_BASES = 4

/** Each player in turn; what is chosen goes into the position at once, where a search deals it anew, and nothing is told of it: always four picks. */
function chooseSecretBases(g: G): void {
  for (const seat of [EMPIRE, REBELS]) {
    const p = playerOf(g.s, seat)
    p.bases = g.chooseSome(seat, 'secret-bases', p.bases, SECRET_BASES, SECRET_BASES, undefined, true)
  }
  g.s.step = 'new-base'
}

export const steps: Readonly<Record<string, (g: G) => void>> = {
  'secret-bases': chooseSecretBases,

  'new-base': (g) => {
    chooseNewBase(g)
    g.s.step = 'extra-resource'
  },

  'extra-resource': (g) => {
    gainExtraResource(g)
    g.s.step = 'ship-resources'
  },

  'ship-resources': (g) => {
    gainShipResources(g)
    useStartAbility(g)
    g.s.step = 'action'
  },

  action: (g) => {
    if (!takeAction(g)) g.s.step = 'end-of-turn'
  },

  'end-of-turn': (g) => {
    exileDoomed(g)
    discardUnits(g)
    readyBaseAndShips(g)
    discardHandAndResources(g)
    g.s.step = 'draw'
  },

  draw: (g) => {
    drawHand(g)
    passTurn(g)
    g.s.step = 'new-base'
  },
}
