/** What is drawn of the systems of Rebellion: strips that keep clear of each other, and looks that change only where something does. */
import { rebellion, ruleOfThumb } from '@orrery/rebellion'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import { keyOf, seederOf, Table } from '@orrery/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { lookOf } from '../src/games/rebellion/map/look.ts'
import { nameRow, placeStrips, type StripPlace } from '../src/games/rebellion/map/strips.ts'
import { CENTRES } from '../src/games/rebellion/map/shapes.gen.ts'
import { stripHeight, stripWidth } from '../src/games/rebellion/map/Strip.tsx'
import { NEIGHBOURS, optionsByPlace } from '../src/games/rebellion/model.ts'
import type { Hand } from '../src/games/rebellion/use-hand.ts'

const name = (at: number): string => SYSTEMS[at]!.id
const still = () => false
const shut = { open: false, at: -1, toggle: () => undefined, pick: () => undefined }

/** Views of the Empire in the middle of games by rule of thumb. */
function middles(): { view: View; ask: Hand['ask'] }[] {
  const read = rebellion.parseOptions({ setup: 'complete', players: 2 })
  if ('problem' in read) throw new Error(read.problem.what)
  const out: { view: View; ask: Hand['ask'] }[] = []
  for (let game = 0; game < 6; game++) {
    const table = new Table(rebellion, read.ok, seederOf(`look-${game}`, 'look'))
    let last = 0
    while (table.result === null && table.s.time < 9) {
      const ask = table.pending[0]!
      if (ask.kind === 'command' && ask.seat === 1 && table.s.time > last) {
        last = table.s.time
        const options = ask.opts.map((o) => ({ ...o, key: keyOf(o) }))
        out.push({ view: rebellion.view(table.s, 1) as View, ask: { ...ask, options } as unknown as Hand['ask'] })
      }
      table.submit(ask.seat, keyOf(ask.opts[ruleOfThumb(table.s, ask)]!))
    }
  }
  return out
}

type Box = readonly [number, number, number, number]
const boxOf = (s: StripPlace): Box => [
  s.x - stripWidth(s.units, s.moving, s.rows) / 2,
  s.y,
  s.x + stripWidth(s.units, s.moving, s.rows) / 2,
  s.y + stripHeight(s.rows),
]
const area = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))

/** How much of other systems' strips and names each strip lies over, in px². */
function overlaps(placed: ReadonlyMap<number, readonly StripPlace[]>): number {
  let sum = 0
  for (const [at, strips] of placed)
    for (const other of SYSTEMS.keys())
      if (other !== at)
        for (const s of strips) {
          sum += area(boxOf(s), nameRow(other, name(other)).box)
          for (const o of other > at ? (placed.get(other) ?? []) : []) sum += area(boxOf(s), boxOf(o))
        }
  return sum
}

/** The strips where they would stand if nothing gave way: in the middle above and below their planets. */
function unmoved(placed: ReadonlyMap<number, readonly StripPlace[]>): ReadonlyMap<number, readonly StripPlace[]> {
  return new Map(
    [...placed].map(([at, strips]) => [
      at,
      strips.map((s) => {
        const row = strips.filter((o) => o.theatre === s.theatre).map(boxOf)
        const middle = (Math.min(...row.map((b) => b[0])) + Math.max(...row.map((b) => b[2]))) / 2
        return { ...s, x: s.x + CENTRES[at]![0] - middle }
      }),
    ]),
  )
}

let seen: { view: View; ask: Hand['ask'] }[] = []
beforeAll(() => {
  seen = middles()
})

describe('strips of units on the map', () => {
  it('give way to each other and to names', () => {
    const fleet = 'star-destroyer, assault-carrier, 2 tie-fighter'
    const army = 'at-st, 3 stormtrooper'
    const systems = Object.fromEntries(
      ['mandalore', 'ord-mantell', 'saleucami', 'felucia', 'mon-calamari', 'mustafar', 'utapau'].map((id) => [id, `${fleet}, ${army}`]),
    )
    const made = rebellion.arrange?.({ base: 'hoth', systems })
    if (made === undefined || 'problem' in made) throw new Error(JSON.stringify(made))
    const placed = placeStrips(rebellion.view(made.ok, 1) as View, name, still)
    expect(overlaps(unmoved(placed))).toBeGreaterThan(400)
    // The edge of one strip may touch another's.
    expect(overlaps(placed)).toBeLessThan(12)
  })

  it('stay beside their planets', () => {
    for (const { view } of seen)
      for (const [at, strips] of placeStrips(view, name, still)) {
        const [x] = CENTRES[at]!
        const [left, right] = [Math.min(...strips.map((s) => boxOf(s)[0])), Math.max(...strips.map((s) => boxOf(s)[2]))]
        expect(left - 60).toBeLessThan(x)
        expect(right + 60).toBeGreaterThan(x)
      }
  })
})

describe('the look of a system', () => {
  const handOf = (more: Partial<Hand> = {}): Hand => {
    const { view, ask } = seen[0]!
    const nothing = { place: null, leader: null, card: null, picks: [], shares: {}, load: {}, sources: new Set<number>(), target: null, comers: [] }
    return { view, ask, byPlace: optionsByPlace(ask), ...nothing, ...more } as unknown as Hand
  }
  const stamps = (hand: Hand): string[] => {
    const strips = placeStrips(hand.view, name, still)
    return SYSTEMS.map((_, at) => lookOf(hand, shut, strips.get(at) ?? [], at).stamp)
  }

  it('stays the same for every system when a leader or a card is chosen', () => {
    const before = stamps(handOf())
    expect(stamps(handOf({ leader: 'darth-vader' }))).toEqual(before)
    expect(stamps(handOf({ card: 3 }))).toEqual(before)
  })

  it('changes where units stand and what is chosen, and nowhere else', () => {
    const before = stamps(handOf())
    const { view } = seen[0]!
    const at = SYSTEMS.findIndex((s) => s.id === 'hoth')
    const landed = { ...view, places: view.places.map((p, i) => (i === at ? { ...p, units: p.units.map((n) => n + 1) } : p)) }
    const changed = stamps(handOf({ view: landed })).flatMap((stamp, i) => (stamp === before[i] ? [] : [i]))
    expect(changed).toContain(at)
    // Neighbours' strips may give way.
    expect(changed.filter((i) => i !== at && !NEIGHBOURS[at]!.includes(i))).toEqual([])
    const chosen = stamps(handOf({ place: at })).flatMap((stamp, i) => (stamp === before[i] ? [] : [i]))
    expect(chosen).toEqual([at])
  })
})
