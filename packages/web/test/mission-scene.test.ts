import { rebellion } from '@orrery/rebellion'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import { describe, expect, it } from 'vitest'
import { leadersInMission, type Attempt } from '../src/games/rebellion/scenes/model.ts'

const made = rebellion.arrange?.({ leaders: { 'mon-mothma': 'pool', 'princess-leia': 'kessel', 'darth-vader': 'kessel' } })
if (made === undefined || 'problem' in made) throw new Error(JSON.stringify(made))
const view = rebellion.view(made.ok, 1) as View
const at = (place: number): Attempt =>
  ({ place, target: -1, side: 1, card: 0, leaders: [], dice: [], foeDice: [], success: null }) as unknown as Attempt
const names = (place: number, side: number) => leadersInMission(view, at(place), side).map((l) => LEADERS[l]?.id)

describe('who is in a mission', () => {
  it('is who stands where it is attempted', () => {
    const kessel = SYSTEMS.findIndex(({ id }) => id === 'kessel')
    expect([0, 1].map((side) => names(kessel, side))).toEqual([['princess-leia'], ['darth-vader']])
  })

  it('is nobody while the place is not chosen: not the leaders that nobody has recruited', () => {
    expect([0, 1].map((side) => names(-1, side))).toEqual([[], []])
  })
})
