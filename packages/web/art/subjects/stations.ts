import { bothSides, box, tube, type Mesh } from '../painter/mesh.ts'
import { hullOf, LAMP } from './materials.ts'

const WALL = hullOf('#a08c80', 0.12, 0.16)
const FRAME = hullOf('#6a5a56', 0.1, 0.05)

/** A town of girders and lit decks that ties two rocks together. */
export const miningBridge: Mesh = [
  ...box([0, 0, 0], [2.4, 0.16, 0.26], FRAME),
  ...[-0.9, -0.55, -0.2, 0.15, 0.5, 0.85].flatMap((x, i) => [
    ...box([x, 0.16 + (i % 3) * 0.07, 0], [0.22, 0.26 + (i % 3) * 0.14, 0.22], WALL),
    ...box([x + 0.12, -0.16 - (i % 2) * 0.08, 0], [0.16, 0.22 + (i % 2) * 0.16, 0.18], WALL),
    ...tube([x, 0.3, 0], [x, 0.62 + (i % 3) * 0.14, 0], 0.014, 0.008, FRAME, 6),
  ]),
  ...bothSides(box([0, 0.02, 0.14], [2.2, 0.03, 0.02], LAMP)),
]
