/** In which order hits are offered, and what is taken where somebody lets the program choose. */
import { UNITS } from '@orrery/rebellion/content/units'
import type { WireAsk } from '@orrery/protocol'
import { describe, expect, it } from 'vitest'
import { goodHit, hitsInOrder, type Combat, type Fighter } from '../src/games/rebellion/scenes/model.ts'

const type = (id: string): number => UNITS.findIndex((u) => u.id === id)
const fighter = (id: string, damage: number, fresh = 0): Fighter => ({ type: type(id), damage, fresh, lost: false }) as unknown as Fighter
const combat = (...units: Fighter[]): Combat => ({ units }) as unknown as Combat
const ask = (units: readonly number[]): WireAsk =>
  ({ kind: 'assign-hit', options: units.map((c) => ({ key: `hit:${c}:red`, t: 'hit', c, d: 'red' })) }) as unknown as WireAsk
const order = (c: Combat): readonly unknown[] => hitsInOrder(c, ask(c.units.map((_, i) => i))).options.map((o) => o.c)

describe('hits', () => {
  it('are offered first on what falls by them, then on the most damaged, last on what is destroyed already', () => {
    const units = [fighter('star-destroyer', 4), fighter('assault-carrier', 0), fighter('star-destroyer', 1, 1), fighter('assault-carrier', 1)]
    expect(order(combat(...units))).toEqual([3, 2, 1, 0])
  })

  it('count what is new and could still be blocked', () => {
    expect(order(combat(fighter('assault-carrier', 0, 2), fighter('assault-carrier', 0)))).toEqual([1, 0])
  })

  it('have no main answer where all of it is lost on what is destroyed already', () => {
    const lost = combat(fighter('assault-carrier', 2), fighter('star-destroyer', 3, 1))
    expect(hitsInOrder(lost, ask([0, 1])).best).toBeNull()
    expect(goodHit(lost, ask([0, 1]))).not.toBeNull()
    expect(hitsInOrder(combat(fighter('assault-carrier', 2), fighter('star-destroyer', 0)), ask([0, 1])).best).toBe('hit:1:red')
  })

  it('keep all answers, those without a unit last', () => {
    const c = combat(fighter('assault-carrier', 2), fighter('star-destroyer', 0))
    const both = ask([0, 1])
    const passed = { ...both, options: [{ key: 'pass', t: 'pass' }, ...both.options] } as WireAsk
    expect(hitsInOrder(c, passed).options.map((o) => o.key)).toEqual(['hit:1:red', 'hit:0:red', 'pass'])
    expect(goodHit(c, { ...passed, options: passed.options.slice(0, 1) })).toBeNull()
  })
})

it('units of these names have the health that the tests count with', () => {
  expect(['star-destroyer', 'assault-carrier'].map((id) => UNITS[type(id)]?.health?.value)).toEqual([4, 2])
})
