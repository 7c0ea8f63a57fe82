import { ball, bothSides, disc, hull, moved, plate, tube, turned, type Material, type Mesh } from '../painter/mesh.ts'
import { GLASS, hullOf, RED_FIRE } from './materials.ts'

type Flat = readonly (readonly [number, number])[]

const TIE_GREY = hullOf('#8fa2b5', 0.1)
const TIE_FRAME: Material = { tone: '#a9bccd' }
const TIE_CELL: Material = { tone: '#2a3646', panel: 0.07 }

/** A flat solar wing in x and y at `z`: dark cells in a pale frame, ribs from `hub` to every corner. */
function solarWing(outline: Flat, z: number, hub: readonly [number, number], rim = 0.9): Mesh {
  const inner = outline.map(([x, y]): [number, number] => [hub[0] + (x - hub[0]) * rim, hub[1] + (y - hub[1]) * rim])
  const ribs = outline.flatMap(([x, y]) => tube([hub[0], hub[1], z], [x, y, z], 0.042, 0.036, TIE_FRAME, 6))
  return [...plate(outline, z - 0.02, z + 0.02, TIE_FRAME), ...plate(inner, z - 0.03, z + 0.03, TIE_CELL), ...ribs]
}

const tieBall = (radius: number): Mesh => [
  ...ball([0, 0, 0], radius, TIE_GREY),
  ...tube([-radius * 0.86, 0, 0], [-radius * 1.03, 0, 0], radius * 0.6, radius * 0.52, TIE_FRAME, 8),
  ...disc(-radius * 1.04, 0, 0, radius * 0.45, GLASS),
  ...disc(-radius * 1.05, 0, 0, radius * 0.12, RED_FIRE),
]
const pylons = (reach: number): Mesh =>
  bothSides([...tube([0, 0, 0.2], [0, 0, reach], 0.15, 0.07, TIE_GREY, 8), ...tube([0, 0, reach - 0.1], [0, 0, reach], 0.16, 0.2, TIE_FRAME, 6)])

const HEXAGON: Flat = [
  [0, 0.88],
  [0.56, 0.46],
  [0.56, -0.46],
  [0, -0.88],
  [-0.56, -0.46],
  [-0.56, 0.46],
]
/** Six-sided wings either side of a ball. */
export const tieFighter: Mesh = [...tieBall(0.34), ...pylons(0.8), ...bothSides(solarWing(HEXAGON, 0.82, [0, 0]))]

const DAGGER: Flat = [
  [-0.2, 0],
  [-1.05, 0.34],
  [-0.9, 0.46],
  [0.5, 0.56],
  [0.5, 0],
]
const daggerPair = moved(
  [
    ...turned(solarWing(DAGGER, 0, [0.1, 0.02]), 'x', -24),
    ...turned(
      solarWing(
        DAGGER.map(([x, y]): [number, number] => [x, -y]),
        0,
        [0.1, -0.02],
      ),
      'x',
      24,
    ),
  ],
  [0, 0, 0.72],
)
/** Four forward daggers. */
export const tieInterceptor: Mesh = [...tieBall(0.32), ...pylons(0.7), ...bothSides(daggerPair)]

const BENT_MIDDLE: Flat = [
  [-0.55, 0.34],
  [0.55, 0.34],
  [0.55, -0.34],
  [-0.55, -0.34],
]
const BENT_END: Flat = [
  [-0.55, 0],
  [0.55, 0],
  [0.42, 0.48],
  [-0.42, 0.48],
]
const bentWing: Mesh = [
  ...solarWing(BENT_MIDDLE, 0.95, [0, 0]),
  ...moved(turned(solarWing(BENT_END, 0, [0, 0.02]), 'x', -42), [0, 0.34, 0.95]),
  ...moved(
    turned(
      solarWing(
        BENT_END.map(([x, y]): [number, number] => [x, -y]),
        0,
        [0, -0.02],
      ),
      'x',
      42,
    ),
    [0, -0.34, 0.95],
  ),
]
const pod = (z: number): Mesh =>
  moved(
    [
      ...hull(
        [
          [-0.52, 0.12, 0.12],
          [-0.42, 0.22, 0.22],
          [0.42, 0.24, 0.24],
          [0.55, 0.14, 0.14],
        ],
        TIE_GREY,
      ),
      ...disc(0.56, 0, 0, 0.1, RED_FIRE),
    ],
    [0, 0, z],
  )
/** Two pods side by side between bent wings. */
export const tieBomber: Mesh = [
  ...pod(-0.27),
  ...pod(0.27),
  ...disc(-0.53, 0, -0.27, 0.1, GLASS),
  ...tube([-0.5, -0.05, 0.27], [-0.62, -0.05, 0.27], 0.07, 0.05, TIE_FRAME),
  ...tube([0, 0, -0.95], [0, 0, 0.95], 0.1, 0.1, TIE_GREY, 8),
  ...bothSides(bentWing),
]
