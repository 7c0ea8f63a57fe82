/** The drawn map shows the board: cells that touch are exactly the adjacent pairs. */
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { describe, expect, it } from 'vitest'
import { ADJACENT, CENTRES, COLUMNS, makeField, MAP, pairKey, ROWS } from '../rebellion/field.ts'
import { CELLS, MAP_SIZE } from '../../src/games/rebellion/map/shapes.gen.ts'
import { makeShapes, shapesModule } from '../rebellion/cells.ts'
import { readFileSync } from 'node:fs'

type Ring = (readonly [number, number])[]
/** The points of a path that names its first point and then steps from each to the next. */
const ringsOf = (path: string): Ring[] =>
  path
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = (part.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      const ring: Ring = []
      let [x, y] = [0, 0]
      for (let i = 0; i < numbers.length; i += 2) {
        x += numbers[i]!
        y += numbers[i + 1]!
        ring.push([x, y])
      }
      return ring
    })

const inside = (ring: Ring, x: number, y: number): boolean => {
  let odd = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/** How many px of two cells' outlines run side by side. */
function contact(a: Ring[], b: Ring[], reach: number): number {
  let px = 0
  for (const ring of a) {
    for (let i = 0; i < ring.length; i++) {
      const [x0, y0] = ring[i]!
      const [x1, y1] = ring[(i + 1) % ring.length]!
      const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0)))
      for (let k = 0; k < steps; k++) {
        const x = x0 + ((x1 - x0) * k) / steps
        const y = y0 + ((y1 - y0) * k) / steps
        if (b.some((other) => distanceTo(other, x, y) < reach)) px++
      }
    }
  }
  return px
}

function distanceTo(ring: Ring, x: number, y: number): number {
  let least = Infinity
  for (let i = 0; i < ring.length; i++) {
    const [x0, y0] = ring[i]!
    const [x1, y1] = ring[(i + 1) % ring.length]!
    const length2 = (x1 - x0) ** 2 + (y1 - y0) ** 2
    const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length2))
    least = Math.min(least, Math.hypot(x0 + t * (x1 - x0) - x, y0 + t * (y1 - y0) - y))
  }
  return least
}

const names = (keys: Iterable<string>): string[] =>
  [...keys]
    .map((k) =>
      k
        .split('|')
        .map((i) => SYSTEMS[Number(i)]?.id)
        .join(' | '),
    )
    .toSorted()

const field = makeField()

describe('the drawn map', () => {
  it('on the field, grounds that touch are exactly the 69 adjacent pairs', () => {
    const { owner } = field
    const touching = new Map<string, number>()
    for (let r = 0; r < ROWS - 1; r++) {
      for (let c = 0; c < COLUMNS - 1; c++) {
        const a = owner[r * COLUMNS + c]!
        for (const b of [owner[r * COLUMNS + c + 1]!, owner[(r + 1) * COLUMNS + c]!]) {
          if (a >= 0 && b >= 0 && a !== b) touching.set(pairKey(a, b), (touching.get(pairKey(a, b)) ?? 0) + 1)
        }
      }
    }
    expect(names(touching.keys())).toEqual(names(ADJACENT))
    expect(ADJACENT.size).toBe(69)
    for (const [pair, steps] of touching) expect([names([pair])[0], steps * MAP.step >= 20]).toEqual([names([pair])[0], true])
  })

  it('on the finished outlines too: adjacent cells run side by side, others keep a gap', () => {
    const cells = CELLS.map(ringsOf)
    const wrong: string[] = []
    for (let a = 0; a < cells.length; a++) {
      for (let b = a + 1; b < cells.length; b++) {
        const [p, q] = [CENTRES[a]!, CENTRES[b]!]
        if (Math.hypot(p.x - q.x, p.y - q.y) > 420) continue
        const near = contact(cells[a]!, cells[b]!, 4)
        const adjacent = ADJACENT.has(pairKey(a, b))
        if (adjacent ? near < 16 : near > 0) wrong.push(`${SYSTEMS[a]!.id} ${SYSTEMS[b]!.id} ${adjacent ? 'adjacent' : 'apart'} ${near}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('each planet lies inside its own cell, with room around it', () => {
    CELLS.forEach((path, i) => {
      const { x, y } = CENTRES[i]!
      const ring = ringsOf(path).find((r) => inside(r, x, y))
      expect([SYSTEMS[i]!.id, ring === undefined ? -1 : Math.min(26, Math.floor(distanceTo(ring, x, y)))]).toEqual([SYSTEMS[i]!.id, 26])
    })
    expect(MAP_SIZE).toEqual({ width: MAP.width, height: MAP.height })
  })

  it('is what the code draws', () => {
    const file = new URL('../../src/games/rebellion/map/shapes.gen.ts', import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(shapesModule(makeShapes(field)))
  })
})
