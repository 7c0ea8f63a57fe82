/** Where a mission would change nothing: by the loyalty that is there. */
import { rebellion } from '@orrery/rebellion'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import type { WireAsk } from '@orrery/protocol'
import { describe, expect, it } from 'vitest'
import { changesNothing } from '../src/games/rebellion/model.ts'

const made = rebellion.arrange?.({
  systems: { kessel: 'rebel', rodia: 'imperial', alderaan: 'destroyed', coruscant: 'stormtrooper', naboo: 'stormtrooper' },
})
if (made === undefined || 'problem' in made) throw new Error(JSON.stringify(made))
const view = rebellion.view(made.ok, 1) as View
const asks = (about: string, kind = 'mission-target') => ({ kind, about, options: [] }) as unknown as WireAsk
const idle = (about: string, kind?: string) =>
  ['kessel', 'rodia', 'coruscant', 'naboo'].filter((id) =>
    changesNothing(
      view,
      asks(about, kind),
      SYSTEMS.findIndex((s) => s.id === id),
    ),
  )

describe('a target that changes nothing', () => {
  it('is one whose loyalty the mission would bring is there already, or that keeps its own for ever', () => {
    for (const mission of ['rule-by-fear', 'trade-negotiations', 'display-of-power']) expect(idle(mission)).toEqual(['rodia', 'coruscant'])
    expect(idle('build-alliance')).toEqual(['kessel', 'coruscant'])
  })

  it('is no target of another mission, and nothing of another question', () => {
    expect(idle('sabotage')).toEqual([])
    expect(idle('rule-by-fear', 'place')).toEqual([])
  })
})
