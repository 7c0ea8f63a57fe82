import { ball, bothSides, box, disc, hull, loft, moved, sized, slab, tube, type Material, type Mesh, type Vec } from '../painter/mesh.ts'
import { tieFighter } from './ties.ts'
import { AMBER_FIRE, BLUE_FIRE, hullOf, LAMP } from './materials.ts'

const GREY = hullOf('#a9b6c2', 0.11, 0.006)
const GREY_DARK = hullOf('#5f6d7b', 0.08, 0.03)
const PORTS: Material = { tone: '#3d4854', panel: 0.06, windows: 0.12 }

const wedge = (nose: number, tail: number, breadth: number, low: number, high: number, material: Material): Mesh => {
  const end = (y: number): Vec[] => [
    [nose, 0, 0],
    [tail, y, breadth],
    [tail, y, -breadth],
  ]
  const [top, bottom] = [end(high), end(-low)]
  const rim: Vec[] = [
    [nose, 0, 0],
    [tail, 0, breadth * 1.02],
    [tail, 0, -breadth * 1.02],
  ]
  return [...loft([top, rim], material), ...loft([rim, bottom], { ...material, tone: '#7c8a98' })]
}
/** The great wedge: terraces, a tower with two globes, three fires. */
export const starDestroyer: Mesh = [
  ...wedge(-1.35, 0.85, 0.72, 0.16, 0.16, GREY),
  ...box([0.22, 0.17, 0], [1.15, 0.1, 0.5], PORTS, 0.35),
  ...box([0.3, 0.25, 0], [0.95, 0.1, 0.38], GREY, 0.35),
  ...box([0.42, 0.33, 0], [0.66, 0.1, 0.28], GREY_DARK, 0.5),
  ...box([0.6, 0.46, 0], [0.24, 0.24, 0.18], GREY),
  ...box([0.6, 0.6, 0], [0.2, 0.1, 0.46], GREY, 0.9),
  ...bothSides(ball([0.62, 0.7, 0.17], 0.07, { tone: '#c9d5dd' })),
  ...[-0.32, 0, 0.32].flatMap((z) => [...tube([0.82, 0, z], [0.98, 0, z], 0.14, 0.16, GREY_DARK), ...disc(0.985, 0, z, 0.12, BLUE_FIRE)]),
]

/** A long box of decks with fighters on racks below. */
export const imperialCarrier: Mesh = [
  ...loft(
    [
      [
        [-1.25, 0.02, 0.12],
        [-1.25, -0.1, 0.12],
        [-1.25, -0.1, -0.12],
        [-1.25, 0.02, -0.12],
      ],
      [
        [-0.7, 0.2, 0.34],
        [-0.7, -0.16, 0.34],
        [-0.7, -0.16, -0.34],
        [-0.7, 0.2, -0.34],
      ],
      [
        [0.85, 0.24, 0.38],
        [0.85, -0.16, 0.38],
        [0.85, -0.16, -0.38],
        [0.85, 0.24, -0.38],
      ],
    ],
    GREY,
  ),
  ...box([0.05, 0.02, 0], [1.5, 0.07, 0.8], PORTS),
  ...box([0.3, 0.3, 0], [0.8, 0.14, 0.4], GREY_DARK),
  ...box([0.45, 0.42, 0], [0.3, 0.14, 0.3], GREY),
  ...box([0.45, 0.52, 0], [0.16, 0.08, 0.44], GREY),
  ...[-0.5, -0.12, 0.26, 0.64].flatMap((x) => [
    ...box([x, -0.2, 0.2], [0.24, 0.1, 0.24], GREY_DARK),
    ...box([x, -0.155, 0.385], [0.2, 0.02, 0.02], LAMP),
    ...moved(sized(tieFighter, 0.2), [x, -0.42, 0.24]),
    ...moved(sized(tieFighter, 0.2), [x, -0.42, -0.24]),
  ]),
  ...[-0.2, 0.2].flatMap((z) => [...tube([0.8, 0.05, z], [1.0, 0.05, z], 0.15, 0.13, GREY_DARK), ...disc(1.01, 0.05, z, 0.1, BLUE_FIRE)]),
]

/** An armed freighter: heavy shoulders, a bridge amidships, fins below. */
export const gozanti: Mesh = [
  ...hull(
    [
      [-1.2, 0.06, 0.2],
      [-1.05, 0.15, 0.3],
      [-0.55, 0.2, 0.32],
      [-0.35, 0.15, 0.22],
    ],
    hullOf('#7d8896', 0.1, 0.01),
    8,
  ),
  ...box([-1.12, 0.03, 0], [0.1, 0.06, 0.46], PORTS),
  ...box([0.1, 0.02, 0], [1.3, 0.24, 0.34], hullOf('#8b97a5', 0.1, 0.012)),
  ...box([0.25, 0.22, 0], [0.7, 0.2, 0.26], hullOf('#6d7886', 0.09, 0.03)),
  ...box([0.35, 0.38, 0], [0.36, 0.14, 0.3], hullOf('#8b97a5', 0.1, 0.03)),
  ...box([0.18, 0.38, 0], [0.04, 0.06, 0.26], LAMP),
  ...bothSides([
    ...box([0.3, 0.02, 0.34], [0.9, 0.3, 0.32], hullOf('#6d7886', 0.1, 0.012), 0.7),
    ...tube([0.7, 0.02, 0.36], [0.98, 0.02, 0.36], 0.16, 0.14, hullOf('#4f5964', 0.08)),
    ...disc(0.99, 0.02, 0.36, 0.11, BLUE_FIRE),
    ...slab(
      [
        [0, 0.5],
        [0.6, 0.5],
        [0.75, 0.8],
        [0.4, 0.8],
      ],
      -0.03,
      0.03,
      hullOf('#7d8896'),
    ),
  ]),
  ...box([0.1, -0.2, 0], [0.7, 0.2, 0.1], hullOf('#4f5964', 0.08)),
]

const SHELL = hullOf('#b8b4a6', 0.16, 0.004)
/** Half a shell of a hull, its belly hung with containers. */
export const rebelTransport: Mesh = [
  ...hull(
    [
      [-1.2, 0.06, 0.14, -0.02],
      [-0.95, 0.2, 0.36, 0.02],
      [-0.3, 0.32, 0.52, 0.04],
      [0.4, 0.3, 0.5, 0.04],
      [0.9, 0.16, 0.3, 0.02],
    ],
    SHELL,
    12,
  ),
  ...Array.from({ length: 5 }, (_, i) =>
    bothSides([...box([-0.75 + i * 0.32, -0.2, 0.15], [0.26, 0.24, 0.24], { tone: i % 2 ? '#c4682f' : '#a8884a', panel: 0.08 })]),
  ).flat(),
  ...box([-0.1, -0.06, 0], [1.7, 0.1, 0.7], hullOf('#6a665c', 0.08, 0.05)),
  ...box([0.35, 0.38, 0], [0.3, 0.12, 0.2], hullOf('#8d897c', 0.06, 0.08)),
  ...[-0.18, 0, 0.18].flatMap((z) => [
    ...tube([0.8, 0.04, z], [1.02, 0.04, z], 0.09, 0.1, hullOf('#5a564e')),
    ...disc(1.03, 0.04, z, 0.075, AMBER_FIRE),
  ]),
]

const SLATE = hullOf('#9c8f86', 0.1, 0.015)
const SLATE_DARK = hullOf('#5d534f', 0.08, 0.03)
const BRICK: Material = { tone: '#b4512f', panel: 0.12 }
/** A tall hammer of a bow on a narrow neck, engines in a cluster. */
export const hammerhead: Mesh = [
  ...loft(
    [
      [
        [-1.3, 0.34, 0.1],
        [-1.3, -0.38, 0.1],
        [-1.3, -0.38, -0.1],
        [-1.3, 0.34, -0.1],
      ],
      [
        [-1.05, 0.46, 0.2],
        [-1.05, -0.5, 0.2],
        [-1.05, -0.5, -0.2],
        [-1.05, 0.46, -0.2],
      ],
      [
        [-0.72, 0.3, 0.15],
        [-0.72, -0.28, 0.15],
        [-0.72, -0.28, -0.15],
        [-0.72, 0.3, -0.15],
      ],
    ],
    SLATE,
  ),
  ...box([-1.08, 0.0, 0], [0.2, 0.1, 0.43], BRICK),
  ...box([-0.25, 0, 0], [1.0, 0.2, 0.2], SLATE),
  ...box([-0.3, 0.12, 0], [0.6, 0.08, 0.12], SLATE_DARK),
  ...box([0.45, 0.02, 0], [0.7, 0.4, 0.42], SLATE, 0.6),
  ...box([0.45, 0.02, 0], [0.16, 0.44, 0.44], BRICK, 1),
  ...box([0.55, 0.3, 0], [0.3, 0.16, 0.14], SLATE_DARK),
  ...[
    [0.16, 0.2],
    [0.16, -0.2],
    [-0.14, 0.2],
    [-0.14, -0.2],
  ].flatMap(([y, z]) => [
    ...tube([0.7, y ?? 0, z ?? 0], [1.08, y ?? 0, z ?? 0], 0.15, 0.12, SLATE_DARK),
    ...disc(1.09, y ?? 0, z ?? 0, 0.09, AMBER_FIRE),
  ]),
  ...bothSides(
    slab(
      [
        [0.2, 0.2],
        [0.7, 0.2],
        [0.85, 0.5],
        [0.6, 0.5],
      ],
      -0.02,
      0.03,
      SLATE,
    ),
  ),
]

const PEARL = hullOf('#a9c4c2', 0.15, 0.01)
const PEARL_DARK = hullOf('#6d8b8d', 0.12, 0.03)
/** A grown thing rather than a built one: a long drop with blisters. */
export const monCalamariCruiser: Mesh = [
  ...hull(
    [
      [-1.3, 0.03, 0.05],
      [-1.1, 0.11, 0.16],
      [-0.7, 0.16, 0.24],
      [-0.25, 0.2, 0.27],
      [0.1, 0.24, 0.32],
      [0.5, 0.26, 0.34],
      [0.85, 0.18, 0.26],
      [1.05, 0.12, 0.16],
    ],
    PEARL,
    16,
  ),
  ...ball([-0.55, 0.12, 0], 0.22, PEARL_DARK, [1.5, 0.6, 0.8]),
  ...ball([0.3, 0.26, 0], 0.26, PEARL, [1.4, 0.5, 0.75]),
  ...ball([0.55, 0.37, 0], 0.12, PEARL_DARK, [1.6, 0.6, 0.8]),
  ...ball([0.0, -0.18, 0], 0.24, PEARL_DARK, [2, 0.6, 0.9]),
  ...bothSides([
    ...ball([0.35, -0.02, 0.34], 0.19, PEARL, [2.1, 0.7, 0.7]),
    ...ball([-0.35, -0.02, 0.26], 0.13, PEARL_DARK, [2, 0.7, 0.7]),
    ...ball([0.8, 0.02, 0.26], 0.13, PEARL_DARK, [1.6, 0.9, 0.8]),
  ]),
  ...[
    [0.05, 0.12],
    [0.05, -0.12],
    [-0.1, 0],
    [0.02, 0.3],
    [0.02, -0.3],
  ].flatMap(([y, z]) => disc(1.06 - Math.abs(z ?? 0) * 0.2, y ?? 0, z ?? 0, 0.06, AMBER_FIRE)),
]

const SAND = hullOf('#c0a276', 0.12, 0.012)
const SAND_DARK = hullOf('#7a6246', 0.09, 0.03)
const crate = (x: number, z: number, tone: string): Mesh => box([x, 0.24, z], [0.22, 0.18, 0.2], { tone, panel: 0.06 })
/** A trader's cruiser: two jaws at the bow, cargo standing on its back. */
export const crocCruiser: Mesh = [
  ...bothSides(
    loft(
      [
        [
          [-1.3, 0.05, 0.16],
          [-1.3, -0.08, 0.16],
          [-1.3, -0.08, 0.1],
          [-1.3, 0.05, 0.1],
        ],
        [
          [-0.95, 0.16, 0.34],
          [-0.95, -0.14, 0.34],
          [-0.95, -0.14, 0.12],
          [-0.95, 0.16, 0.12],
        ],
        [
          [-0.5, 0.2, 0.3],
          [-0.5, -0.14, 0.3],
          [-0.5, -0.14, 0.02],
          [-0.5, 0.2, 0.02],
        ],
      ],
      SAND,
    ),
  ),
  ...box([0.15, 0, 0], [1.35, 0.28, 0.5], SAND),
  ...box([0.15, -0.05, 0], [1.3, 0.08, 0.56], SAND_DARK),
  ...crate(-0.3, 0.13, '#a8553a'),
  ...crate(-0.3, -0.13, '#5f7d7a'),
  ...crate(-0.04, 0.13, '#b58a3f'),
  ...crate(-0.04, -0.13, '#8a6a58'),
  ...crate(0.22, 0.13, '#5f7d7a'),
  ...crate(0.22, -0.13, '#a8553a'),
  ...box([0.6, 0.26, 0], [0.34, 0.28, 0.34], SAND_DARK),
  ...box([0.6, 0.44, 0], [0.24, 0.1, 0.44], SAND),
  ...box([0.475, 0.44, 0], [0.02, 0.05, 0.36], LAMP),
  ...bothSides([...tube([0.5, -0.02, 0.36], [1.02, -0.02, 0.36], 0.17, 0.14, SAND_DARK), ...disc(1.03, -0.02, 0.36, 0.11, AMBER_FIRE)]),
  ...tube([0.7, 0, 0], [0.98, 0, 0], 0.15, 0.13, SAND_DARK),
  ...disc(0.99, 0, 0, 0.1, AMBER_FIRE),
]

const CHALK = hullOf('#cfc6bc', 0.11, 0.012)
const CHALK_DARK = hullOf('#857a74', 0.08, 0.025)
/** A round hammer bow, a long neck, eleven engines in a block. */
export const blockadeRunner: Mesh = [
  ...loft(
    [
      [
        [-1.3, 0.1, 0.26],
        [-1.3, -0.08, 0.26],
        [-1.3, -0.08, -0.26],
        [-1.3, 0.1, -0.26],
      ],
      [
        [-1.05, 0.18, 0.42],
        [-1.05, -0.16, 0.42],
        [-1.05, -0.16, -0.42],
        [-1.05, 0.18, -0.42],
      ],
      [
        [-0.8, 0.14, 0.2],
        [-0.8, -0.12, 0.2],
        [-0.8, -0.12, -0.2],
        [-0.8, 0.14, -0.2],
      ],
    ],
    CHALK,
  ),
  ...box([-1.06, 0.0, 0], [0.28, 0.07, 0.85], { tone: '#b4512f', panel: 0.1 }),
  ...hull(
    [
      [-0.85, 0.12, 0.13],
      [0.1, 0.13, 0.15],
      [0.3, 0.2, 0.24],
    ],
    CHALK,
    10,
  ),
  ...tube([-0.35, 0.12, 0], [-0.35, 0.2, 0], 0.09, 0.06, CHALK_DARK),
  ...tube([-0.35, -0.12, 0], [-0.35, -0.2, 0], 0.09, 0.06, CHALK_DARK),
  ...box([-0.1, 0.14, 0], [0.36, 0.06, 0.14], { tone: '#b4512f', panel: 0.1 }),
  ...box([0.42, 0, 0], [0.36, 0.36, 0.72], CHALK, 0.75),
  ...bothSides(box([0.25, 0, 0.42], [0.32, 0.14, 0.14], CHALK_DARK)),
  ...[
    [0.18, -0.24],
    [0.18, 0],
    [0.18, 0.24],
    [0, -0.36],
    [0, -0.12],
    [0, 0.12],
    [0, 0.36],
    [-0.18, -0.24],
    [-0.18, 0],
    [-0.18, 0.24],
    [0.36, 0],
  ].flatMap(([y, z]) => [
    ...tube([0.55, y ?? 0, z ?? 0], [1.05, y ?? 0, z ?? 0], 0.11, 0.1, CHALK_DARK, 10),
    ...disc(1.06, y ?? 0, z ?? 0, 0.08, AMBER_FIRE),
  ]),
]

const MAUVE = hullOf('#a8a0ae', 0.11, 0.015)
const MAUVE_DARK = hullOf('#625c6c', 0.08, 0.035)
/** A keel-heavy bow and a block of engines, joined by a spar. */
export const nebulonFrigate: Mesh = [
  ...loft(
    [
      [
        [-1.3, 0.2, 0.06],
        [-1.3, 0.02, 0.06],
        [-1.3, 0.02, -0.06],
        [-1.3, 0.2, -0.06],
      ],
      [
        [-0.95, 0.32, 0.2],
        [-0.95, -0.3, 0.18],
        [-0.95, -0.3, -0.18],
        [-0.95, 0.32, -0.2],
      ],
      [
        [-0.45, 0.26, 0.2],
        [-0.45, -0.42, 0.16],
        [-0.45, -0.42, -0.16],
        [-0.45, 0.26, -0.2],
      ],
    ],
    MAUVE,
  ),
  ...box([-0.7, -0.5, 0], [0.34, 0.3, 0.14], MAUVE_DARK),
  ...box([-0.66, -0.76, 0], [0.06, 0.4, 0.05], MAUVE_DARK),
  ...box([-0.72, 0.0, 0], [0.52, 0.06, 0.43], MAUVE_DARK),
  ...box([-0.75, 0.36, 0], [0.3, 0.12, 0.16], MAUVE_DARK),
  ...box([0.1, 0.1, 0], [1.2, 0.1, 0.09], MAUVE),
  ...box([0.1, 0.02, 0], [1.1, 0.05, 0.05], MAUVE_DARK),
  ...box([0.85, 0.12, 0], [0.6, 0.5, 0.46], MAUVE, 0.75),
  ...box([0.85, 0.12, 0], [0.5, 0.06, 0.49], MAUVE_DARK),
  ...box([0.9, 0.42, 0], [0.3, 0.16, 0.14], MAUVE_DARK),
  ...box([0.9, -0.2, 0], [0.3, 0.2, 0.16], MAUVE_DARK),
  ...[
    [0.24, 0.12],
    [0.24, -0.12],
    [0, 0.12],
    [0, -0.12],
  ].flatMap(([y, z]) => [
    ...tube([1.1, y ?? 0, z ?? 0], [1.24, y ?? 0, z ?? 0], 0.11, 0.1, MAUVE_DARK),
    ...disc(1.25, y ?? 0, z ?? 0, 0.08, AMBER_FIRE),
  ]),
]
