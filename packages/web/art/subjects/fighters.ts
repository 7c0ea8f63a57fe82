import { ball, bothSides, box, disc, hull, loft, moved, plate, slab, tube, turned, type Material, type Mesh, type Vec } from '../painter/mesh.ts'
import { AMBER_FIRE, GLASS, hullOf, RED_FIRE } from './materials.ts'

const PALE = hullOf('#cfc4b4', 0.13)
export const PALE_DARK = hullOf('#8a807a', 0.1)
const RUST: Material = { tone: '#d2562c', panel: 0.16 }
export const IRON: Material = { tone: '#5a545a', panel: 0.08 }

/** One engine with its fire. */
export function engine(from: Vec, length: number, radius: number, fire: Material, skin: Material): Mesh {
  const [x, y, z] = from
  return [
    ...tube([x, y, z], [x + length, y, z], radius, radius * 0.72, skin),
    ...tube([x - 0.03, y, z], [x, y, z], radius * 0.8, radius, IRON),
    ...disc(x - 0.035, y, z, radius * 0.6, GLASS),
    ...disc(x + length + 0.01, y, z, radius * 0.6, fire),
  ]
}

function crossWing(up: 1 | -1): Mesh {
  const span: Mesh = [
    ...slab(
      [
        [0.12, 0.1],
        [0.66, 0.1],
        [0.6, 1.1],
        [0.24, 1.1],
      ],
      -0.022,
      0.022,
      PALE,
    ),
    ...slab(
      [
        [0.19, 0.62],
        [0.64, 0.62],
        [0.62, 0.84],
        [0.21, 0.84],
      ],
      -0.027,
      0.027,
      RUST,
    ),
    ...tube([-0.62, 0, 1.12], [0.62, 0, 1.12], 0.022, 0.05, IRON, 8),
    ...tube([-0.05, 0, 1.12], [0.5, 0, 1.12], 0.05, 0.05, PALE_DARK, 8),
    ...moved(engine([0.1, 0.1, 0.3], 0.66, 0.15, AMBER_FIRE, PALE_DARK), [0, 0, 0]),
  ]
  const oriented = up === 1 ? span : span.map(({ points, material }) => ({ points: points.map(([x, y, z]): Vec => [x, -y, z]), material }))
  return turned(oriented, 'x', -16 * up)
}
/** Four wings that open to an X, a long nose. */
export const xWing: Mesh = [
  ...hull(
    [
      [-1.3, 0.04, 0.06],
      [-1.2, 0.07, 0.09],
      [-0.4, 0.13, 0.15],
      [0.1, 0.19, 0.19],
      [0.66, 0.17, 0.17],
    ],
    PALE,
    8,
  ),
  ...hull(
    [
      [-0.3, 0.06, 0.07, 0.12],
      [-0.08, 0.12, 0.1, 0.17],
      [0.16, 0.1, 0.1, 0.17],
    ],
    GLASS,
    8,
  ),
  ...box([-0.75, 0.06, 0], [0.5, 0.08, 0.1], RUST),
  ...ball([0.3, 0.2, 0], 0.07, { tone: '#7fa8d8' }),
  ...bothSides([...crossWing(1), ...crossWing(-1)]),
]

const YELLOW: Material = { tone: '#d9b23c', panel: 0.14 }
const nacelle: Mesh = [
  ...ball([-0.3, 0, 0.52], 0.17, YELLOW),
  ...tube([-0.3, 0, 0.52], [0.75, 0, 0.52], 0.17, 0.13, PALE),
  ...tube([0.15, 0, 0.52], [0.35, 0, 0.52], 0.18, 0.18, IRON),
  ...tube([0.75, 0, 0.52], [0.98, 0, 0.52], 0.19, 0.2, IRON),
  ...disc(0.99, 0, 0.52, 0.13, RED_FIRE),
  ...[45, 135, 225, 315].flatMap((a) =>
    tube(
      [0.2, Math.sin((a * Math.PI) / 180) * 0.2, 0.52 + Math.cos((a * Math.PI) / 180) * 0.2],
      [1.1, Math.sin((a * Math.PI) / 180) * 0.2, 0.52 + Math.cos((a * Math.PI) / 180) * 0.2],
      0.018,
      0.018,
      PALE_DARK,
      6,
    ),
  ),
]
/** A wedge of a cockpit, a bare spine, two long engines. */
export const yWing: Mesh = [
  ...loft(
    [
      [
        [-1.3, 0.02, 0.14],
        [-1.3, -0.05, 0.14],
        [-1.3, -0.05, -0.14],
        [-1.3, 0.02, -0.14],
      ],
      [
        [-0.5, 0.2, 0.26],
        [-0.5, -0.14, 0.28],
        [-0.5, -0.14, -0.28],
        [-0.5, 0.2, -0.26],
      ],
    ],
    PALE,
  ),
  ...loft(
    [
      [
        [-0.95, 0.12, 0.12],
        [-0.95, 0.02, 0.14],
        [-0.95, 0.02, -0.14],
        [-0.95, 0.12, -0.12],
      ],
      [
        [-0.55, 0.27, 0.12],
        [-0.55, 0.12, 0.2],
        [-0.55, 0.12, -0.2],
        [-0.55, 0.27, -0.12],
      ],
    ],
    GLASS,
  ),
  ...box([-0.6, -0.02, 0], [0.14, 0.3, 0.57], YELLOW),
  ...box([0.1, 0.02, 0], [1.2, 0.16, 0.24], IRON),
  ...box([0.2, 0.11, 0], [0.8, 0.08, 0.12], PALE_DARK),
  ...box([0.2, 0, 0], [0.4, 0.08, 1.0], PALE),
  ...bothSides(nacelle),
]

const BLADE = hullOf('#c9c2b6', 0.12)
const gunPod: Mesh = [...tube([-0.36, 0, 0], [0.4, 0, 0], 0.1, 0.12, PALE_DARK), ...tube([-0.7, 0, 0], [-0.36, 0, 0], 0.02, 0.03, IRON, 6)]
/** One long blade of a wing with the cockpit at its end and two folding foils. */
export const bWing: Mesh = [
  ...plate(
    [
      [-0.22, 0.95],
      [0.3, 0.95],
      [0.42, 0.1],
      [0.3, -1.15],
      [-0.06, -1.15],
      [-0.26, 0.1],
    ],
    -0.07,
    0.07,
    BLADE,
  ),
  ...plate(
    [
      [-0.24, -0.5],
      [0.36, -0.5],
      [0.33, -0.72],
      [-0.18, -0.72],
    ],
    -0.075,
    0.075,
    RUST,
  ),
  ...moved(
    hull(
      [
        [-0.52, 0.08, 0.08],
        [-0.42, 0.2, 0.19],
        [0.05, 0.26, 0.25],
        [0.4, 0.16, 0.16],
      ],
      PALE,
    ),
    [0, 1.05, 0],
  ),
  ...moved(
    hull(
      [
        [-0.55, 0.05, 0.06],
        [-0.44, 0.14, 0.15],
        [-0.22, 0.17, 0.19],
      ],
      GLASS,
    ),
    [0, 1.12, 0],
  ),
  ...box([0.14, 0.12, 0], [0.62, 0.42, 0.34], PALE_DARK),
  ...[
    [0.25, 0.1],
    [0.25, -0.1],
    [0, 0.1],
    [0, -0.1],
  ].flatMap(([y, z]) => engine([0.4, y ?? 0, z ?? 0], 0.16, 0.09, AMBER_FIRE, IRON)),
  ...bothSides([
    ...slab(
      [
        [-0.1, 0.15],
        [0.3, 0.15],
        [0.24, 1.0],
        [0, 1.0],
      ],
      0.1,
      0.15,
      BLADE,
    ),
    ...moved(gunPod, [0.05, 0.12, 1.0]),
  ]),
  ...moved(gunPod, [0.1, -1.18, 0]),
]
