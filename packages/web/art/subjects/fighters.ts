import { ball, bothSides, box, disc, hull, loft, moved, plate, slab, tube, turned, type Material, type Mesh, type Vec } from '../painter/mesh.ts'
import { AMBER_FIRE, BLUE_FIRE, GLASS, hullOf, RED_FIRE } from './materials.ts'

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

const PALE = hullOf('#cfc4b4', 0.13)
const PALE_DARK = hullOf('#8a807a', 0.1)
const RUST: Material = { tone: '#d2562c', panel: 0.16 }
const IRON: Material = { tone: '#5a545a', panel: 0.08 }

function engine(from: Vec, length: number, radius: number, fire: Material, skin: Material): Mesh {
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
