/** Before a leader is sent: whether anybody could come along, as the rules themselves have it. */
import { seederOf, Table, type Checkpoint, type Game } from '@orrery/kernel'
import { rebellion } from '@orrery/rebellion'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import type { View } from '@orrery/rebellion/view'
import { describe, expect, it } from 'vitest'
import { goesAlone, placeNo } from '../src/games/rebellion/model.ts'

const LEADERS = { 'jan-dodonna': 'pool', 'admiral-ackbar': 'kessel', 'darth-vader': 'pool', 'general-veers': 'rodia' }
const POSITIONS = {
  'a hidden base with ships': {
    base: 'hoth',
    systems: { 'rebel-base-space': '2 x-wing, 2 rebel-trooper', kessel: '2 x-wing', naboo: '3 rebel-trooper', utapau: 'corellian-corvette' },
  },
  'a hidden base without ships': { base: 'hoth', systems: { 'rebel-base-space': '2 rebel-trooper, shield-generator', endor: 'rebel-trooper' } },
  'a revealed base': { base: 'hoth', revealed: true, systems: { hoth: '2 x-wing', naboo: 'rebel-trooper' } },
  'the Empire': {
    base: 'hoth',
    current: 'imperial',
    systems: { rodia: '2 star-destroyer', coruscant: '2 stormtrooper', mandalore: '3 tie-fighter', sullust: 'assault-carrier, stormtrooper' },
  },
} as const

type State = Parameters<typeof rebellion.view>[0]

function begin(raw: object): Table<State> {
  const made = rebellion.arrange?.({ round: 3, reputation: 12, leaders: LEADERS, ...raw })
  if (made === undefined || 'problem' in made) throw new Error(JSON.stringify(made))
  const from: Checkpoint<State> = { at: 0, no: 1, s: made.ok }
  return new Table(rebellion as unknown as Game<State>, {}, seederOf('alone', 'test'), from)
}

/** Whether the rules offer that somebody comes along. */
function offered(raw: object, key: string): boolean {
  const table = begin(raw)
  const ask = table.pending[0]
  if (ask === undefined) throw new Error('nothing is asked')
  table.submit(ask.seat, key)
  return table.pending.some((a) => a.kind === 'move' && a.opts.some((o) => o.t === 'take'))
}

describe('a leader goes alone', () => {
  it.each(Object.entries(POSITIONS))('where the rules let no unit come and none is there: %s', (_, raw) => {
    const table = begin(raw)
    const ask = table.pending[0]
    if (ask === undefined) throw new Error('nothing is asked')
    const view = rebellion.view(table.s, ask.seat) as View
    const side = view.side === 0 ? 'rebel' : 'imperial'
    const own = (at: number): boolean => UNITS.some((u, i) => u.side === side && (view.places[at]?.units[i] ?? 0) > 0)
    const targets = ask.opts.filter((o) => o.t === 'activate' && (o.d === 'jan-dodonna' || o.d === 'darth-vader')).map((o) => String(o.c))
    expect(targets.length).toBeGreaterThanOrEqual(SYSTEMS.length)
    const leader = view.side === 0 ? 'jan-dodonna' : 'darth-vader'
    const alone = targets.filter((id) => goesAlone(view, placeNo(id) ?? -1))
    expect(alone).toEqual(targets.filter((id) => !own(placeNo(id) ?? -1) && !offered(raw, `activate:${id}:${leader}`)))
    expect(alone.length).toBeGreaterThan(3)
    expect(alone.length).toBeLessThan(targets.length)
  })

  it('not where units were unlocked', () => {
    const { s } = begin(POSITIONS['a hidden base with ships'])
    const view = rebellion.view(s, 0) as View
    const unlocked = { ...view, leaders: view.leaders.map((l) => ({ ...l, unlocked: true })) }
    const places = SYSTEMS.map((_, at) => at)
    expect(places.filter((at) => goesAlone(view, at) && !goesAlone(unlocked, at)).length).toBeGreaterThan(0)
    expect(places.filter((at) => !goesAlone(view, at) && goesAlone(unlocked, at))).toEqual([])
  })
})
