import { rngFrom, Table } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { describe as describeState } from '../describe.ts'
import { prepared, rebellion } from '../index.ts'
import type { State } from '../state.ts'
import { suspectsOf } from '../rules/probes.ts'
import { Play } from './at.ts'

function start(name: string): Play {
  const out = rebellion.arrange(prepared[name]?.())
  if ('problem' in out) throw new Error(`${name}: ${out.problem.where}: ${out.problem.what}`)
  const options = { players: 2, setup: 'first-game' } as const
  return new Play(new Table<State>(rebellion as never, options as never, (no) => rngFrom(`walk|${no}`), { at: 0, no: 1, s: out.ok }))
}

describe('prepared positions', () => {
  it.each(Object.keys(prepared))('%s is whole', (name) => {
    expect(rebellion.check(start(name).s)).toBeNull()
  })

  it('the walk-through of the Empire: a mission, a movement with too few seats, a battle, the hunt', () => {
    const t = start('walkthrough-empire')
    expect([t.asked, suspectsOf(t.s).length]).toEqual(['empire assign', 15])
    t.do('assign:@hand/gather-intel:admiral-piett', 'pass')
    expect(t.asked).toBe('rebels command')
    t.do('pass').do('activate:kashyyyk:grand-moff-tarkin')
    expect(t.asked).toBe('empire move')
    t.do('take:mandalore:star-destroyer')
    // Six seats for eight passengers.
    for (let seat = 0; seat < 4; seat++) t.do('take:mandalore:tie-fighter')
    // With the last seat taken nothing more is asked.
    t.do('take:mandalore:stormtrooper')
    const [seated] = t.offersOf('take')
    t.do(seated ?? '')
    expect(t.asked).not.toContain('move')
    expect(t.count(1, 'mandalore').ground).toBeGreaterThan(0)
    expect(t.s.combat).not.toBeNull()
  })

  it('the walk-through of the Rebels: the base, Rapid Mobilization, an attack that can be won', () => {
    const t = start('walkthrough-rebels')
    expect([t.asked, t.s.base]).toEqual(['rebels choose-base', -1])
    expect(t.offers).not.toContain('base:rodia')
    t.do('base:dantooine', 'assign:@hand/rapid-mobilization:mon-mothma', 'pass')
    expect(t.asked).toBe('empire assign')
    t.do('pass').until('command')
    expect(t.offersOf('activate')).toContain('activate:rodia:jan-dodonna')
    t.do('mission:@assigned/rapid-mobilization')
    expect(t.s.mobilizations).toEqual([4])
  })

  it('before the base is chosen there is none, and its description comes back the same', () => {
    const t = start('walkthrough-rebels')
    expect([t.s.base, t.s.probeDeck.length]).toEqual([-1, 26])
    const again = rebellion.arrange(describeState(t.s))
    expect('ok' in again && again.ok.base).toBe(-1)
  })
})
