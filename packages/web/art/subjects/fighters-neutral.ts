import { bothSides, hull, moved, plate, slab, tube, turned, type Material, type Mesh } from '../painter/mesh.ts'
import { engine, IRON, PALE_DARK } from './fighters.ts'
import { AMBER_FIRE, BLUE_FIRE, GLASS, hullOf } from './materials.ts'

type Flat = readonly (readonly [number, number])[]

const TEAL: Material = { tone: '#3f8f86', panel: 0.16 }
/** An old fighter: needle nose, two straight wings, twin engines. */
export const headhunter: Mesh = [
  ...hull(
    [
      [-1.35, 0.02, 0.03],
      [-0.9, 0.09, 0.1],
      [-0.2, 0.18, 0.19],
      [0.35, 0.2, 0.22],
      [0.7, 0.14, 0.16],
    ],
    hullOf('#b9b2a2', 0.12),
    10,
  ),
  ...hull(
    [
      [-0.42, 0.06, 0.08, 0.14],
      [-0.18, 0.14, 0.12, 0.2],
      [0.14, 0.08, 0.1, 0.2],
    ],
    GLASS,
    8,
  ),
  ...hull(
    [
      [-0.98, 0.095, 0.105],
      [-0.8, 0.115, 0.125],
    ],
    TEAL,
    10,
  ),
  ...plate(
    [
      [0.1, 0.1],
      [0.7, 0.1],
      [0.8, 0.5],
      [0.6, 0.5],
    ],
    -0.02,
    0.02,
    TEAL,
  ),
  ...bothSides([
    ...slab(
      [
        [-0.2, 0.15],
        [0.55, 0.15],
        [0.45, 1.05],
        [0.12, 1.05],
      ],
      -0.05,
      0.0,
      hullOf('#b9b2a2', 0.12),
    ),
    ...slab(
      [
        [-0.03, 0.6],
        [0.5, 0.6],
        [0.48, 0.8],
        [0.05, 0.8],
      ],
      -0.056,
      0.006,
      TEAL,
    ),
    ...tube([-0.55, -0.02, 1.06], [0.46, -0.02, 1.06], 0.02, 0.05, IRON, 8),
    ...engine([0.0, 0.0, 0.33], 0.8, 0.15, AMBER_FIRE, PALE_DARK),
  ]),
]

const FANG: Material = { tone: '#b8452f', panel: 0.18 }
const fangBlade: Flat = [
  [-0.75, 1.0],
  [-0.15, 0.86],
  [0.32, 0.42],
  [0.42, 0],
  [0.32, -0.42],
  [-0.15, -0.86],
  [-0.75, -1.0],
  [-0.2, -0.5],
  [-0.02, 0],
  [-0.2, 0.5],
]
/** A pod between two curved blades that reach forward. */
export const fangFighter: Mesh = [
  ...hull(
    [
      [-0.85, 0.03, 0.05],
      [-0.5, 0.12, 0.14],
      [0, 0.2, 0.2],
      [0.4, 0.14, 0.16],
    ],
    hullOf('#a79e94', 0.12),
    10,
  ),
  ...hull(
    [
      [-0.55, 0.06, 0.08, 0.1],
      [-0.25, 0.14, 0.12, 0.14],
      [0.05, 0.1, 0.1, 0.16],
    ],
    GLASS,
    8,
  ),
  ...bothSides([
    ...slab(
      [
        [-0.1, 0.12],
        [0.3, 0.12],
        [0.34, 0.62],
        [0.0, 0.62],
      ],
      -0.05,
      0.05,
      IRON,
    ),
    ...moved(turned(concave(fangBlade, 0, FANG), 'x', 0), [0, 0, 0.66]),
    ...engine([0.2, 0, 0.4], 0.3, 0.12, BLUE_FIRE, IRON),
  ]),
]

/** A plate whose outline is symmetrical about y = 0 and not convex: built as strips between its outer and inner curve. */
function concave(outline: Flat, z: number, material: Material): Mesh {
  const outer = outline.slice(0, 7)
  const tips = [outline[0], outline[9], outline[8], outline[7], outline[6]]
  const inner = [tips[0], tips[1], tips[1], tips[2], tips[3], tips[3], tips[4]]
  return outer.flatMap((point, i) => {
    const [next, a, b] = [outer[i + 1], inner[i], inner[i + 1]]
    return next && a && b ? plate([point, next, b, a], z - 0.03, z + 0.03, material) : []
  })
}
