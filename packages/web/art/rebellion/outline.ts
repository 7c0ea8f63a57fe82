/** Outlines of areas of a grid: blur, marching squares, fewer points. */
import { COLUMNS, MAP, ROWS } from './field.ts'

export type Ring = readonly (readonly [number, number])[]

/** Box blur, twice each way. */
export function blur(mask: Float32Array, radius: number): Float32Array {
  let from = mask
  for (let pass = 0; pass < 2; pass++) for (const along of [true, false]) from = blurOnce(from, radius, along)
  return from
}

function blurOnce(from: Float32Array, radius: number, along: boolean): Float32Array {
  const to = new Float32Array(from.length)
  const [lines, length, stride, next] = along ? [ROWS, COLUMNS, 1, COLUMNS] : [COLUMNS, ROWS, COLUMNS, 1]
  for (let line = 0; line < lines; line++) {
    const at = (i: number): number => (i < 0 || i >= length ? 0 : (from[line * next + i * stride] as number))
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += at(i)
    for (let i = 0; i < length; i++) {
      to[line * next + i * stride] = sum / (2 * radius + 1)
      sum += at(i + radius + 1) - at(i - radius)
    }
  }
  return to
}

/** Edges of a cell of marching squares by the bits of its corners (top left 1, top right 2, bottom right 4, bottom left 8); sides 0 top, 1 right, 2 bottom, 3 left. */
const EDGES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** Closed outlines where a value passes the threshold, in px of the map. */
export function rings(values: Float32Array, threshold: number): Ring[] {
  const at = (c: number, r: number): number => (c < 0 || r < 0 || c >= COLUMNS || r >= ROWS ? 0 : (values[r * COLUMNS + c] as number))
  const next = new Map<string, { to: string; point: readonly [number, number] }>()
  const cut = (a: number, b: number): number => (threshold - a) / (b - a)
  for (let r = -1; r < ROWS; r++) {
    for (let c = -1; c < COLUMNS; c++) {
      const v = [at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)] as const
      const bits = (v[0] >= threshold ? 1 : 0) | (v[1] >= threshold ? 2 : 0) | (v[2] >= threshold ? 4 : 0) | (v[3] >= threshold ? 8 : 0)
      const point = (side: number): readonly [number, number] => {
        if (side === 0) return [c + cut(v[0], v[1]), r]
        if (side === 1) return [c + 1, r + cut(v[1], v[2])]
        if (side === 2) return [c + cut(v[3], v[2]), r + 1]
        return [c, r + cut(v[0], v[3])]
      }
      const name = (side: number): string =>
        side === 0 ? `h${c},${r}` : side === 2 ? `h${c},${r + 1}` : side === 3 ? `v${c},${r}` : `v${c + 1},${r}`
      for (const [a, b] of EDGES[bits] ?? []) next.set(name(a), { to: name(b), point: point(a) })
    }
  }
  return walk(next)
}

function walk(next: Map<string, { to: string; point: readonly [number, number] }>): Ring[] {
  const found: Ring[] = []
  // Points are taken out on the way: a map allows that while it is walked.
  for (const start of next.keys()) {
    const ring: (readonly [number, number])[] = []
    let here: string | undefined = start
    while (here !== undefined) {
      const step = next.get(here)
      if (step === undefined) break
      next.delete(here)
      ring.push([step.point[0] * MAP.step, step.point[1] * MAP.step])
      here = step.to
    }
    if (ring.length > 8) found.push(ring)
  }
  return found
}

/** Douglas-Peucker: leaves out points that lie within `slack` px of the line. */
export function simplify(ring: Ring, slack: number): Ring {
  const keep = new Uint8Array(ring.length)
  const half = Math.floor(ring.length / 2)
  keep[0] = 1
  keep[half] = 1
  const work: [number, number][] = [
    [0, half],
    [half, ring.length],
  ]
  for (let job = work.pop(); job !== undefined; job = work.pop()) {
    const [from, to] = job
    const a = ring[from] as readonly [number, number]
    const b = ring[to % ring.length] as readonly [number, number]
    let worst = 0
    let at = -1
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    for (let i = from + 1; i < to; i++) {
      const p = ring[i] as readonly [number, number]
      const off = Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (worst > slack) {
      keep[at] = 1
      work.push([from, at], [at, to])
    }
  }
  return ring.filter((_, i) => keep[i] === 1)
}

/** SVG path of rings, to a tenth of a px; from point to point in steps, which is half as long as naming each point. */
export function pathOf(list: readonly Ring[]): string {
  const tenth = (n: number): number => Math.round(n * 10)
  const said = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.')
  return list
    .map((ring) => {
      const points = ring.map(([x, y]) => [tenth(x), tenth(y)] as const)
      const steps = points.slice(1).map(([x, y], i) => {
        const [px, py] = points[i] ?? [0, 0]
        const dy = said(y - py)
        return `${said(x - px)}${dy.startsWith('-') ? '' : ' '}${dy}`
      })
      const [x, y] = points[0] ?? [0, 0]
      return `M${said(x)} ${said(y)}l${steps.map((step, i) => (i === 0 || step.startsWith('-') ? step : ` ${step}`)).join('')}z`
    })
    .join('')
}
