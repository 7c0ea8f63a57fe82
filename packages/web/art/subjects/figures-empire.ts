import { limb, mirrored, type Pen } from '../painter/pen.ts'
import { arm, INK, officerHead, oval, rankPlate, shape, torso, uniform } from './parts.ts'

/** A hand stretched out to grasp, the blade low in the other. */
export function darthVader(pen: Pen): void {
  pen.body(
    mirrored([
      [0, 196],
      [52, 200],
      [104, 216],
      [122, 262],
      [138, 340],
      [158, 440, 1],
    ]),
    '#070507',
    0.5,
  )
  pen.beam('M320 330L354 112', '#ff3b2a', 11)
  pen.body(torso(98, 76, 200))
  arm(pen, [
    [294, 240, 25],
    [322, 296, 20],
    [316, 334, 15],
  ])
  pen.body(
    shape(
      [
        [-6, -20],
        [6, -20],
        [6, 22],
        [-6, 22],
      ],
      318,
      338,
      9,
    ),
    '#2a2a2e',
  )
  arm(
    pen,
    [
      [126, 240, 26],
      [84, 290, 21],
      [66, 226, 15],
    ],
    INK,
    0,
  )
  pen.body('M50 226Q46 206 42 190L48 188L56 206L55 180L62 179L66 205L71 180L78 182L77 208L86 196L91 201L82 224Q78 238 66 240Q54 238 50 226Z')
  pen.body(
    mirrored([
      [0, 84],
      [27, 88],
      [45, 106],
      [51, 138],
      [56, 160],
      [78, 192],
      [72, 202, 1],
      [36, 204, 1],
      [0, 206],
    ]),
    '#0a080a',
    1,
  )
  pen.fill('M176 172L210 132L244 172L233 198L210 208L187 198Z', '#070406')
  pen.line('M166 142Q190 150 206 152M254 142Q230 150 214 152M190 180L210 156L230 180M195 190h30M198 196h24M210 90v44', 1.8, 0.55)
  pen.line('M148 218Q210 254 272 218M210 240V420M176 232Q160 300 150 420M244 232Q260 300 270 420', 1.4, 0.28)
  pen.fill('M188 264h44v27h-44Z', '#120a0a').line('M188 264h44v27h-44Z', 1, 0.4)
  pen.lamp('M193 269h9v6h-9Z', '#ff5b3a', 0.6).lamp('M206 269h9v6h-9Z', '#7fc4ff', 0.6).lamp('M219 269h8v6h-8Z', '#ffd27a', 0.6)
  pen.fill('M193 281h34v4h-34Z', '#a9a9a9', 0.5)
}

/** Side on, hands behind his back, a white cape caught by the wind. */
export function directorKrennic(pen: Pen): void {
  pen.body('M176 200Q120 210 108 260Q70 340 20 372Q70 386 100 372Q92 410 60 440H300L262 230Q250 204 220 198Z', '#c9c4b4', 0.5)
  pen.line('M150 216Q128 300 78 392M176 214Q170 320 130 436M132 230Q104 310 50 374', 1.6, 0.5, '#7d7a6c')
  pen.body(
    mirrored(
      [
        [0, 176],
        [14, 180],
        [18, 196],
        [52, 206],
        [62, 236],
        [54, 300],
        [58, 440, 1],
      ],
      222,
    ),
    '#e4dfcf',
    0.4,
  )
  pen.line('M222 200V430M206 206L222 224L238 206', 1.5, 0.5, '#6d6a5e')
  rankPlate(pen, 184, 234, 6, 6)
  pen.fill('M166 306h112v13h-112Z', '#0a0b0e').fill('M212 303h20v19h-20Z', '#8a8f92')
  pen.body('M262 222Q290 250 286 300Q280 330 252 336L248 320Q264 312 264 294Q262 262 248 240Z', '#e4dfcf', 0.4)
  officerHead(pen, 222, 100, '#d8d3c3', -4)
}

/** One hand flat on the rail, the other raised to give the order. */
export function grandMoffTarkin(pen: Pen): void {
  pen.body(torso(74, 60, 202), '#12151a')
  uniform(pen, 210, 202)
  rankPlate(pen, 164, 246, 6, 6)
  arm(
    pen,
    [
      [276, 240, 20],
      [300, 306, 16],
      [280, 366, 13],
    ],
    '#12151a',
  )
  arm(
    pen,
    [
      [146, 240, 21],
      [104, 262, 17],
      [62, 208, 13],
    ],
    '#12151a',
    0,
  )
  pen.body('M52 212Q46 196 52 186L30 146L38 141L62 180Q76 184 76 200Q74 216 60 220Z', '#100e10')
  pen.body(
    mirrored([
      [0, 96],
      [20, 99],
      [29, 118],
      [27, 138],
      [29, 152],
      [22, 176],
      [11, 190],
      [0, 193],
    ]),
    '#0f0d10',
  )
  pen.body('M181 128Q178 96 210 92Q242 96 239 128Q234 112 226 108Q210 102 194 108Q186 112 181 128Z', '#3c4248', 0.9)
  pen.line('M190 168Q198 176 200 186M230 168Q222 176 220 186', 1.2, 0.35)
}

/** Bolt upright before the windows of a bridge, hands clasped behind. */
export function admiralPiett(pen: Pen): void {
  pen.body(
    limb([
      [142, 246, 22],
      [120, 304, 18],
      [160, 352, 14],
    ]),
    '#1a1f1c',
  )
  pen.body(
    limb([
      [278, 246, 22],
      [300, 304, 18],
      [260, 352, 14],
    ]),
    '#1a1f1c',
  )
  pen.body(torso(80, 62, 202), '#20261f')
  uniform(pen, 210, 202)
  rankPlate(pen, 162, 248, 3, 3)
  officerHead(pen, 210, 102, '#2a3128')
}

/** Both hands on the handles of a periscope that hangs before him. */
export function generalVeers(pen: Pen): void {
  pen.body(torso(92, 76, 206), '#14181c')
  pen.body(
    mirrored([
      [0, 214],
      [30, 214],
      [74, 226],
      [82, 262],
      [62, 300],
      [0, 310],
    ]),
    '#1f262c',
  )
  pen.line('M150 240Q210 270 270 240M210 250V306', 1.6, 0.4)
  pen.body(
    mirrored([
      [0, 92],
      [30, 96],
      [46, 116],
      [49, 142],
      [50, 168, 1],
      [36, 172, 1],
      [30, 186],
      [14, 198],
      [0, 200],
    ]),
    '#161a1e',
  )
  pen.line('M162 140Q210 124 258 140M164 150Q210 136 256 150', 2, 0.5)
  pen.body('M196 0h28v128h-28Z', '#0a0c0f').line('M204 0V124M216 0V124', 1, 0.35)
  pen.body('M160 126h100v44q-50 16 -100 0Z', '#0b0d10').lamp('M172 140h30v14h-30Z', '#bfe4ff', 0.7).lamp('M218 140h30v14h-30Z', '#bfe4ff', 0.7)
  pen.body('M140 136h20v14h-20ZM260 136h20v14h-20Z', '#0a0c0f')
  arm(
    pen,
    [
      [122, 250, 23],
      [88, 218, 19],
      [140, 150, 13],
    ],
    '#14181c',
  )
  arm(
    pen,
    [
      [298, 250, 23],
      [332, 218, 19],
      [280, 150, 13],
    ],
    '#14181c',
  )
}

/** Shows a plan of light over his open hand. */
export function moffJerjerrod(pen: Pen): void {
  pen.body(torso(78, 62, 204, 226), '#15171c')
  uniform(pen, 226, 204)
  rankPlate(pen, 214, 250, 5, 5)
  officerHead(pen, 224, 104, '#23262c', -6)
  arm(
    pen,
    [
      [300, 246, 21],
      [320, 310, 17],
      [298, 372, 13],
    ],
    '#15171c',
  )
  arm(
    pen,
    [
      [156, 250, 21],
      [128, 316, 17],
      [92, 286, 13],
    ],
    '#15171c',
    0,
  )
  pen.body('M66 276Q92 268 118 280Q112 296 92 298Q74 294 66 276Z', '#100e10')
  pen.fill('M80 272L48 212A46 46 0 0 0 136 212L104 272Z', '#3fc0d8', 0.22).fill(oval(92, 196, 44), '#0c4a58', 0.6)
  pen.beam('M92 196m-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0', '#6fe8ff', 2.4)
  pen.beam('M48 196h88M92 152q-34 44 0 88M92 152q34 44 0 88M56 172h72M56 220h40', '#6fe8ff', 1.3)
}
