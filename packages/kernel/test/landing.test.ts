import { describe, expect, it } from 'vitest'
import { tableOfSteps } from './toys/script.ts'

const ab = ['a', 'b'].map((t) => ({ t }))

describe('a take-back', () => {
  it('of an action lands at its start, but never undoes what another seat decided', () => {
    const table = tableOfSteps({
      start: (g) => {
        g.choose(0, 'x', ab)
        g.choose(0, 'x2', ab)
        g.choose(1, 'y', ab)
        g.choose(1, 'y2', ab)
        g.s.step = 'next'
      },
      next: (g) => void g.choose(1, 'z', ab),
    })
    expect(table.landingOf(0)).toBeNull()
    for (const seat of [0, 0, 1, 1]) table.submit(seat, 'a')
    expect(table.landingOf(0)?.to).toBe(0)
    expect(table.landingOf(1)?.to).toBe(2)
    table.submit(1, 'a')
    expect(table.landingOf(1)?.to, 'a new step is a new action').toBe(4)
  })

  it('passes over questions that had one answer, and over what the asker calls idle', () => {
    const pause = { concealed: true } as const
    const table = tableOfSteps({
      start: (g) => void (g.choose(0, 'x', ab), (g.s.step = 'pause')),
      pause: (g) => void (g.may(0, 'w', [], pause), g.may(0, 'v', ab, pause), (g.s.step = 'end')),
      end: (g) => void g.choose(1, 'z', ab),
    })
    table.submit(0, 'a')
    table.submit(0, 'pass')
    expect(table.landingOf(0), 'the pause was no decision').toEqual({ to: 0, free: true })
    table.submit(0, 'pass')
    expect(table.landingOf(0), 'at the start of the step stands a pause').toEqual({ to: 2, free: true })
    expect(table.landingOf(0, (e) => e.concealed)).toEqual({ to: 0, free: true })
    expect(table.landingOf(1)).toBeNull()
    table.submit(1, 'a')
    expect(table.landingOf(0)).toEqual({ to: 2, free: false })
  })

  it('what was decided since something came to light is free, but not a pause alone', () => {
    const table = tableOfSteps({
      start: (g) => {
        g.choose(0, 'x', ab)
        g.reveal()
        g.may(0, 'w', [], { concealed: true })
        g.choose(0, 'y', ab)
        g.choose(1, 'z', ab)
      },
    })
    table.submit(0, 'a')
    table.submit(0, 'pass')
    expect(table.landingOf(0)).toEqual({ to: 0, free: false })
    table.submit(0, 'a')
    expect(table.landingOf(0)).toEqual({ to: 2, free: true })
  })
})
