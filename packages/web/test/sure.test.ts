/** What is asked about once more before it is sent: only what gives something away. */
import { rebellion } from '@orrery/rebellion'
import type { View } from '@orrery/rebellion/view'
import type { WireAsk } from '@orrery/protocol'
import { describe, expect, it } from 'vitest'
import { lossBy } from '../src/games/rebellion/sure.ts'

const viewOf = (leaders: Readonly<Record<string, string>>): View => {
  const made = rebellion.arrange?.({ base: 'hoth', leaders })
  if (made === undefined || 'problem' in made) throw new Error(JSON.stringify(made))
  return rebellion.view(made.ok, 0) as View
}
const asking = (kind: string, ...ts: string[]): WireAsk => ({ kind, seat: 0, options: ts.map((t) => ({ key: t, t })) }) as unknown as WireAsk

describe('an answer that gives something away', () => {
  const waiting = viewOf({ 'jan-dodonna': 'pool', 'mon-mothma': 'pool' })

  it('is to pass while a leader can still lead, and no other pass', () => {
    const command = asking('command', 'activate', 'reveal-base', 'pass')
    expect(lossBy(waiting, command, { t: 'pass' })).toEqual({ what: 'pass', pool: 2, missions: 0 })
    expect(lossBy(waiting, command, { t: 'activate' })).toBeNull()
    expect(lossBy(waiting, asking('command', 'reveal-base', 'pass'), { t: 'pass' })).toBeNull()
    expect(lossBy(waiting, asking('block', 'play', 'pass'), { t: 'pass' })).toBeNull()
  })

  it('is to pass with a mission facedown, also where it cannot be revealed now', () => {
    const leaders = waiting.leaders.map((l) => (l.at === -2 && l.side === 0 ? { ...l, at: -3, pile: 0 } : l))
    expect(lossBy({ ...waiting, leaders }, asking('command', 'reveal-base', 'pass'), { t: 'pass' })).toEqual({ what: 'pass', pool: 0, missions: 1 })
  })

  it('is always to reveal the base', () => {
    expect(lossBy(viewOf({}), asking('command', 'reveal-base', 'pass'), { t: 'reveal-base' })?.what).toBe('reveal')
  })
})
