import { bothSides, box, tube, type Mesh } from '../painter/mesh.ts'
import { hullOf, LAMP } from './materials.ts'

const WALL = hullOf('#8c7a70', 0.12, 0.07)
const FRAME = hullOf('#6a5a56', 0.1, 0.02)

/** `[place along the girder, width, height above, depth below]` of each block of the town. */
const BLOCKS = [
  [-0.72, 0.2, 0.16, 0.1],
  [-0.5, 0.24, 0.3, 0.2],
  [-0.24, 0.26, 0.52, 0.26],
  [0.02, 0.24, 0.4, 0.44],
  [0.24, 0.18, 0.66, 0.3],
  [0.44, 0.2, 0.34, 0.22],
  [0.66, 0.2, 0.18, 0.12],
] as const

/** A town of girders and lit decks that ties two rocks together. */
export const miningBridge: Mesh = [
  ...tube([-1.3, 0, 0], [1.3, 0, 0], 0.09, 0.09, FRAME, 8),
  ...BLOCKS.flatMap(([x, width, above, below]) => [
    ...box([x, (above - below) / 2, 0], [width, above + below, 0.24], WALL),
    ...box([x, above + 0.03, 0], [width * 0.6, 0.06, 0.14], FRAME),
    ...tube([x, above, 0], [x, above + 0.2, 0], 0.01, 0.006, FRAME, 6),
  ]),
  ...bothSides(box([0, 0.0, 0.125], [1.5, 0.018, 0.01], LAMP)),
]
