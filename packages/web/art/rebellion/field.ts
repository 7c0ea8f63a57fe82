/** Whose ground a point of the map is: the field behind the cells. */
import { createNoise2D } from 'simplex-noise'
import { BORDERS, IMPASSABLE } from '@orrery/rebellion/content/map'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { randomFrom } from '../painter/random.ts'

/** Size of the map and of a step of the grid, in px. */
export const MAP = { width: 1440, height: 740, step: 2 } as const
export const COLUMNS = MAP.width / MAP.step
export const ROWS = MAP.height / MAP.step

/** Where the board's fractions lie on the map. */
const ROOM = { left: 26, width: 1388, top: 62, height: 626 } as const
/** Nudges for room around names and strips, in px: for drawing only. */
const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  alderaan: [-6, 6],
  coruscant: [-8, 10],
  corellia: [-4, 12],
  'cato-neimoidia': [-4, -4],
  sullust: [10, -8],
  hoth: [14, 6],
  bespin: [-10, 4],
  endor: [-2, 2],
  ryloth: [0, 8],
  tatooine: [-4, 10],
  'nal-hutta': [6, 4],
  kessel: [-6, 2],
  'mon-calamari': [16, 4],
  dantooine: [10, 6],
  yavin: [14, 12],
  mustafar: [6, 0],
  dagobah: [-4, 4],
  utapau: [0, 8],
  felucia: [4, 10],
  mandalore: [-4, 4],
  dathomir: [-6, 6],
  ilum: [0, -6],
  mygeeto: [0, 6],
  toydaria: [12, 0],
  saleucami: [6, -4],
  malastare: [4, -6],
  naboo: [4, 10],
  geonosis: [6, -6],
  bothawui: [0, 4],
  kashyyyk: [4, 0],
}
export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of each system on the map, by index in SYSTEMS. */
export const CENTRES: readonly Point[] = SYSTEMS.map(({ id, position }) => {
  const [dx, dy] = NUDGES[id] ?? [0, 0]
  return { x: ROOM.left + position.x * ROOM.width + dx, y: ROOM.top + position.y * ROOM.height + dy }
})

const no = new Map(SYSTEMS.map((s, i) => [s.id, i]))
const indexOf = (id: string): number => no.get(id) ?? -1
const key = (a: number, b: number): string => (a < b ? `${a}|${b}` : `${b}|${a}`)
/** Pairs of adjacent systems, `a|b` with a < b. */
export const ADJACENT: ReadonlySet<string> = new Set(BORDERS.map(([a, b]) => key(indexOf(a), indexOf(b))))
export const pairKey = key

interface Sample extends Point {
  readonly owner: number
  /** Px by which it counts as nearer. */
  readonly pull: number
}

/** A system owns its point and the nearer 47 % of each of its links. */
function samples(): Sample[] {
  const all: Sample[] = CENTRES.map((c, owner) => ({ ...c, owner, pull: 26 }))
  for (const [a, b] of BORDERS) {
    const [i, j] = [indexOf(a), indexOf(b)]
    const [p, q] = [CENTRES[i] as Point, CENTRES[j] as Point]
    for (let t = 0; t <= 0.47; t += 0.047) {
      const pull = t < 0.2 ? 14 : 0
      all.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, owner: i, pull })
      all.push({ x: q.x + (p.x - q.x) * t, y: q.y + (p.y - q.y) * t, owner: j, pull })
    }
  }
  return all
}

const REACH = 130
/** Nothing farther than this from its owner is land; between owners that are not adjacent a gap stays open. */
const COAST = 62
const GAP = 13
/** Where an impassable area lies: near both systems and off the land. */
const RIFT_REACH = 92
const RIFT_SPREAD = 40

/** Samples by square of the map, so that a point looks only at those within reach. */
class Near {
  private readonly squares = new Map<number, Sample[]>()

  constructor(all: readonly Sample[]) {
    for (const s of all) {
      const at = this.square(s.x, s.y)
      this.squares.set(at, [...(this.squares.get(at) ?? []), s])
    }
  }

  private square(x: number, y: number): number {
    return Math.floor(x / REACH) * 100 + Math.floor(y / REACH)
  }

  /** Distance to the nearest sample of each owner within reach. */
  owners(x: number, y: number): Map<number, number> {
    const best = new Map<number, number>()
    for (const dx of [-REACH, 0, REACH]) {
      for (const dy of [-REACH, 0, REACH]) {
        for (const s of this.squares.get(this.square(x + dx, y + dy)) ?? []) {
          if (Math.abs(s.x - x) > REACH || Math.abs(s.y - y) > REACH) continue
          const d = Math.hypot(s.x - x, s.y - y) - s.pull
          const known = best.get(s.owner)
          if (known === undefined || d < known) best.set(s.owner, d)
        }
      }
    }
    return best
  }
}

function ownerAt(best: ReadonlyMap<number, number>): number {
  let owner = -1
  let least = COAST
  for (const [o, d] of best) {
    if (d < least) {
      least = d
      owner = o
    }
  }
  if (owner < 0) return -1
  for (const [o, d] of best) if (o !== owner && !ADJACENT.has(key(o, owner)) && d - least < GAP) return -1
  return owner
}

const RIFTS = IMPASSABLE.map(([a, b]) => [indexOf(a), indexOf(b)] as const)

function inRift(best: ReadonlyMap<number, number>): boolean {
  const least = Math.min(...best.values())
  return RIFTS.some(([a, b]) => {
    const [da, db] = [best.get(a) ?? Infinity, best.get(b) ?? Infinity]
    return da < RIFT_REACH && db < RIFT_REACH && Math.max(da, db) - least < RIFT_SPREAD
  })
}

export interface Field {
  /** Owner of each grid point, row by row; -1 is open space. */
  readonly owner: Int16Array
  /** 1 where an impassable area lies. */
  readonly rift: Uint8Array
}

/** The field of the whole map, bent by slow noise; the same in every run. */
export function makeField(): Field {
  const noise = createNoise2D(randomFrom('cells'))
  const near = new Near(samples())
  const owner = new Int16Array(COLUMNS * ROWS).fill(-1)
  const rift = new Uint8Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = column * MAP.step
      const y = row * MAP.step
      const bx = x + noise(x / 90, y / 90) * 9 + noise(x / 34 + 50, y / 34) * 3
      const by = y + noise(x / 90 + 99, y / 90 + 7) * 9 + noise(x / 34, y / 34 + 77) * 3
      const at = row * COLUMNS + column
      const mine = ownerAt(near.owners(bx, by))
      owner[at] = mine
      if (mine < 0 && inRift(near.owners(x, y))) rift[at] = 1
    }
  }
  return { owner, rift }
}
