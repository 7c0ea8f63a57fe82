/** Where the strips of units lie: above and below their planets, moved a little where they would lie over something else. */
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import { IMPERIAL, REBEL, strip } from '../model.ts'
import { stripHeight, stripRows, stripWidth } from './Strip.tsx'
import { centreOf } from './tall.ts'

/** Radius of a planet in px of the map. */
export const radiusOf = (at: number): number => (SYSTEMS[at]?.kind === 'remote' ? 22 : 26)
/** Width of a leader on the map, how far it stands from the planet, and the step to the next of so many. */
export const LEADER = { width: 34, gap: 8 } as const
export const leaderStep = (count: number): number => Math.min(26, 52 / Math.max(1, count))

/** Leaders stand beside a planet, where its neighbour's name may be: they grow less than what is read. From afar there are no names. */
export const leaderUp = (up: number, far: boolean): number => (far ? up : Math.min(up, 1.25))

/** The units of one side and theatre: middle of the strip's upper edge. */
export interface StripPlace {
  readonly theatre: 'space' | 'ground'
  readonly side: number
  readonly units: readonly (readonly [number, number])[]
  readonly x: number
  readonly y: number
  readonly rows: number
  /** Units can be taken from it now. */
  readonly moving: boolean
}

/** Left, top, right, lower edge. */
type Box = readonly [number, number, number, number]

const RESOURCE = 12
/** Px of a letter of a name, on the average; Cyrillic letters are wider. */
const letterWidth = (name: string): number => (/[\u0400-\u04ff]/.test(name) ? 7.9 : 7.3)

/** Where name and resource icons stand, so many times the usual size: one row, in the middle below the planet; `line` is the name's. */
export function nameRow(at: number, name: string, up = 1, tall = 1): { middle: number; icons: number; line: number; box: Box } {
  const [x, y] = centreOf(at, tall)
  const facts = SYSTEMS[at]
  const letters = name.length * letterWidth(name) * up
  const icons = facts === undefined || facts.buildQueueNumber === null ? 0 : (facts.resources.length * RESOURCE + 14) * up
  const left = x - (letters + icons) / 2
  const top = y + radiusOf(at) + 7
  return {
    middle: left + letters / 2,
    icons: left + letters + 5 * up,
    line: top + 11.5 * up,
    box: [left, top, left + letters + icons, top + 15 * up],
  }
}

interface Row {
  readonly at: number
  readonly theatre: 'space' | 'ground'
  readonly sides: readonly { side: number; units: StripPlace['units']; rows: number; width: number; moving: boolean }[]
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

function rowsOf(view: View, moving: (at: number, side: number) => boolean, up: number, tall: number, far: boolean): Row[] {
  return SYSTEMS.flatMap((_, at) =>
    (['space', 'ground'] as const).flatMap((theatre) => {
      const sides = [IMPERIAL, REBEL].flatMap((side) => {
        const units = strip(view.places[at]?.units ?? [], side, theatre)
        const rows = stripRows(units, tall)
        return units.length === 0 ? [] : [{ side, units, rows, width: stripWidth(units, moving(at, side), rows) * up, moving: moving(at, side) }]
      })
      if (sides.length === 0) return []
      const [x, y] = centreOf(at, tall)
      const r = radiusOf(at)
      const width = sides.reduce((sum, s) => sum + s.width, 0) + (sides.length - 1) * 4
      const height = Math.max(...sides.map((s) => stripHeight(s.rows))) * up
      return [{ at, theatre, sides, width, height, x, y: theatre === 'space' ? y - r - 9 - height : y + r + (far ? 9 : 7 + 17 * up) }]
    }),
  )
}

/** What stays where it is: planets, names with their icons, leaders. */
function fixedBoxes(view: View, name: (at: number) => string, up: number, tall: number, far: boolean): readonly (readonly [number, Box])[] {
  return SYSTEMS.flatMap((_, at): (readonly [number, Box])[] => {
    const [x, y] = centreOf(at, tall)
    const r = radiusOf(at)
    const leaders = [IMPERIAL, REBEL].flatMap((side): (readonly [number, Box])[] => {
      const n = view.leaders.filter((l) => l.at === at && l.side === side).length
      if (n === 0) return []
      const out = r + LEADER.gap + (LEADER.width + (n - 1) * leaderStep(n)) * leaderUp(up, far)
      return [
        [at, side === IMPERIAL ? [x - out, y + r - 42 * leaderUp(up, far), x - r, y + r] : [x + r, y + r - 42 * leaderUp(up, far), x + out, y + r]],
      ]
    })
    return [[at, [x - r, y - r, x + r, y + r]], ...(far ? [] : [[at, nameRow(at, name(at), up, tall).box] as const]), ...leaders]
  })
}

const boxOf = (row: Row, x: number, y: number): Box => [x - row.width / 2, y, x + row.width / 2, y + row.height]
const over = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + 2) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + 1)

const ASIDE = [0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40, 48, -48, 56, -56]
/** A px aside costs as much as so many px² that lie over something. */
const COST = 1.5

/**
 * The strips of each system, by its index. `name` tells what stands below a planet, `moving` whose units can be taken now, `up` how
 * many times the usual size all of it has, `tall` how many times its height the map,
 * `far` that no names are shown.
 */
export function placeStrips(
  view: View,
  name: (at: number) => string,
  moving: (at: number, side: number) => boolean,
  up = 1,
  tall = 1,
  far = false,
): ReadonlyMap<number, readonly StripPlace[]> {
  const rows = rowsOf(view, moving, up, tall, far)
  const fixed = fixedBoxes(view, name, up, tall, far)
  const at = rows.map(({ x, y }) => ({ x, y }))
  // Twice, so that who was first can still give way to who came later.
  for (let round = 0; round < 2; round++)
    rows.forEach((row, i) => {
      const wide = boxOf({ ...row, width: row.width + 112 * up }, row.x, row.y)
      const others = rows.flatMap((o, k) => (k === i ? [] : [boxOf(o, at[k]?.x ?? o.x, at[k]?.y ?? o.y)]))
      const near = [...fixed.filter(([owner]) => owner !== row.at).map(([, box]) => box), ...others].filter((box) => over(wide, box) > 0)
      let least = Infinity
      for (const dx of near.length === 0 ? [0] : ASIDE.map((px) => px * up)) {
        const box = boxOf(row, row.x + dx, row.y)
        const cost = near.reduce((sum, b) => sum + over(box, b), 0) + Math.abs(dx) * COST
        if (cost < least) [least, at[i]] = [cost, { x: row.x + dx, y: row.y }]
      }
    })
  const out = new Map<number, StripPlace[]>()
  rows.forEach((row, i) => {
    let left = (at[i]?.x ?? row.x) - row.width / 2
    for (const { side, units, rows: lines, width, moving: goes } of row.sides) {
      out.set(row.at, [...(out.get(row.at) ?? []), { theatre: row.theatre, side, units, x: left + width / 2, y: row.y, rows: lines, moving: goes }])
      left += width + 4
    }
  })
  return out
}
