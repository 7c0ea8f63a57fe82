import { ball, bothSides, box, disc, hull, loft, moved, plate, ringAt, slab, tube, turned, type Mesh, type Vec } from '../painter/mesh.ts'
import { AMBER_FIRE, BLUE_FIRE, GLASS, hullOf } from './materials.ts'

/** A round freighter: a lens with two prongs, a cockpit at its side, a dish. */
export const freighter: Mesh = (() => {
  const skin = hullOf('#b9b6ac', 0.12)
  const dark = hullOf('#77736c', 0.08)
  const flatRing = (y: number, radius: number): Vec[] =>
    Array.from({ length: 28 }, (_, i): Vec => [Math.cos((i / 28) * 6.2832) * radius, y, Math.sin((i / 28) * 6.2832) * radius])
  const prong = slab(
    [
      [-0.55, 0.1],
      [-0.45, 0.56],
      [-1.2, 0.3],
      [-1.25, 0.13],
    ],
    -0.07,
    0.07,
    skin,
  )
  return [
    ...loft([flatRing(-0.2, 0.3), flatRing(-0.07, 0.76), flatRing(0.07, 0.76), flatRing(0.2, 0.3)], skin),
    ...loft([flatRing(-0.04, 0.78), flatRing(0.04, 0.78)], dark),
    ...bothSides([...prong, ...tube([0, 0, 0.6], [0, 0, 0.86], 0.15, 0.13, dark)]),
    ...box([-0.75, 0, 0], [0.5, 0.06, 0.26], dark),
    ...tube([-0.1, 0.02, 0.55], [-0.42, 0.02, 0.92], 0.1, 0.11, skin),
    ...tube([-0.42, 0.02, 0.92], [-0.72, 0.02, 0.92], 0.13, 0.06, skin),
    ...tube([-0.66, 0.02, 0.92], [-0.74, 0.02, 0.92], 0.085, 0.05, GLASS),
    ...tube([0, 0.19, 0], [0, 0.25, 0], 0.17, 0.15, dark),
    ...tube([0, 0.25, 0], [-0.2, 0.3, 0], 0.03, 0.02, dark, 6),
    ...moved(turned(loft([ringAt(0, 0.15, 0.15), ringAt(0.05, 0.06, 0.06)], { tone: '#8f8b80' }), 'z', -40), [-0.42, 0.27, -0.2]),
    ...tube([-0.36, 0.1, -0.2], [-0.38, 0.26, -0.2], 0.04, 0.03, dark, 6),
    ...Array.from({ length: 9 }, (_, i) => disc(Math.cos((i - 4) * 0.14) * 0.79, 0, Math.sin((i - 4) * 0.14) * 0.79, 0.055, BLUE_FIRE)).flat(),
  ]
})()

/** A bird of a ship: beak, flat shoulders, twin engines at the tail. */
export const smugglerBird: Mesh = [
  ...hull(
    [
      [-1.3, 0.02, 0.04],
      [-1.1, 0.1, 0.14],
      [-0.75, 0.17, 0.24],
      [-0.35, 0.15, 0.18],
      [0.1, 0.2, 0.3],
      [0.6, 0.18, 0.3],
      [0.8, 0.12, 0.2],
    ],
    hullOf('#bfae8c', 0.13),
    10,
  ),
  ...hull(
    [
      [-1.12, 0.05, 0.1, 0.06],
      [-0.95, 0.1, 0.15, 0.09],
      [-0.76, 0.06, 0.14, 0.13],
    ],
    GLASS,
    8,
  ),
  ...bothSides([
    ...slab(
      [
        [-0.05, 0.2],
        [0.75, 0.25],
        [1.0, 0.95],
        [0.62, 0.85],
      ],
      -0.04,
      0.04,
      hullOf('#a8946e', 0.16),
    ),
    ...tube([0.3, 0.0, 0.38], [0.95, 0.0, 0.38], 0.15, 0.12, hullOf('#6d5f49', 0.1)),
    ...disc(0.96, 0, 0.38, 0.1, AMBER_FIRE),
    ...plate(
      [
        [0.5, 0.05],
        [0.95, 0.05],
        [1.15, 0.42],
        [0.9, 0.42],
      ],
      0.6,
      0.64,
      { tone: '#7d4a3a' },
    ),
  ]),
  ...ball([0.1, 0.2, 0], 0.11, GLASS),
]
