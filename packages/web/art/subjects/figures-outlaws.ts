import { curve, limb, mirrored, type Pen } from '../painter/pen.ts'
import { arm, gun, oval, shape, torso } from './parts.ts'

/** Round eyes, dished ears, pistol levelled sideways. */
export function rodianGunslinger(pen: Pen): void {
  const skin = '#141a08'
  pen.body(torso(80, 66, 206), '#120c07')
  pen.body('M160 222L204 236V340H160ZM260 222L216 236V340H260Z', '#2e2012', 0.8).line('M160 340h100M164 262h38M218 262h38', 1.4, 0.45)
  pen.body('M188 104Q176 84 162 78L156 84Q172 94 178 112ZM232 104Q244 84 258 78L264 84Q248 94 242 112Z', skin)
  pen.body(oval(157, 79, 8), skin).body(oval(263, 79, 8), skin)
  pen.body(
    mirrored([
      [0, 100],
      [26, 102],
      [46, 120],
      [46, 148],
      [34, 172],
      [22, 192],
      [14, 204],
      [0, 208],
    ]),
    skin,
    0.9,
  )
  pen
    .fill(oval(186, 142, 18, 16), '#0a0d04')
    .lamp(
      shape(
        [
          [-15, 3],
          [-8, -8],
          [6, -9],
          [15, -1],
          [9, 9],
          [-6, 10],
        ],
        186,
        142,
        20,
      ),
      '#6f7c1c',
      0.3,
    )
    .fill(oval(181, 138, 4, 3), '#e4ecb0', 0.8)
  pen
    .fill(oval(234, 142, 18, 16), '#0a0d04')
    .lamp(
      shape(
        [
          [-15, -1],
          [-6, -9],
          [8, -8],
          [15, 3],
          [6, 10],
          [-9, 9],
        ],
        234,
        142,
        -20,
      ),
      '#6f7c1c',
      0.3,
    )
    .fill(oval(229, 138, 4, 3), '#e4ecb0', 0.8)
  pen.body('M198 168Q210 160 222 168L228 196Q218 206 210 206Q202 206 192 196Z', '#222c0e', 0.9).line('M202 190h16M210 104v18', 1.4, 0.4)
  arm(
    pen,
    [
      [290, 248, 21],
      [334, 292, 18],
      [364, 246, 13],
    ],
    '#120c07',
  )
  gun(pen, 'pistol', 366, 232, -160, 1.1)
  arm(
    pen,
    [
      [130, 248, 21],
      [96, 286, 18],
      [66, 244, 13],
    ],
    '#120c07',
    0,
  )
  gun(pen, 'pistol', 64, 228, -78, 1.3)
  pen.body(oval(68, 240, 14, 13), skin)
}

/** A lizard's jaw in profile, rifle over his shoulder, one claw open. */
export function bossk(pen: Pen): void {
  const hide = '#1f1d0c'
  pen.body(torso(100, 84, 212, 220), '#120f08')
  pen.body('M150 226L216 250L286 226L290 340H154Z', '#3a2c14', 0.6).line('M170 240V336M200 252V338M240 252V338M270 240V336', 1.4, 0.4)
  pen.body(
    curve([
      [264, 222],
      [276, 176],
      [262, 126],
      [226, 98],
      [188, 96],
      [160, 112],
      [128, 126],
      [104, 146],
      [98, 164],
      [112, 172],
      [150, 172],
      [168, 182],
      [176, 204],
      [178, 224],
    ]),
    hide,
    1,
  )
  pen.fill('M100 160Q140 154 178 164L172 176Q130 166 102 172Z', '#060502')
  pen.fill('M112 160l5 8l5 -8ZM130 158l5 8l5 -8ZM148 159l5 8l5 -7Z', '#e8dcae')
  pen.body(
    curve([
      [176, 172],
      [140, 174],
      [112, 180],
      [116, 192],
      [150, 198],
      [178, 206],
    ]),
    hide,
    0.8,
  )
  pen
    .lamp(
      shape(
        [
          [-9, 2],
          [-2, -6],
          [8, -3],
          [6, 4],
        ],
        172,
        132,
        -8,
      ),
      '#ff9a2a',
      0.6,
    )
    .line('M160 120Q176 112 190 124', 2.4, 0.6)
  for (const [x, y] of [
    [214, 96],
    [236, 106],
    [254, 122],
    [266, 146],
  ] as const)
    pen.body(
      shape(
        [
          [-7, 4],
          [4, -12],
          [8, 6],
        ],
        x,
        y,
        (x - 200) * 0.7,
      ),
      hide,
    )
  pen.line('M216 130l8 4M232 142l8 4M222 158l8 4M240 172l8 4M214 182l8 4', 2, 0.4)
  gun(pen, 'longRifle', 318, 186, -58, 1.4)
  arm(
    pen,
    [
      [316, 254, 26],
      [346, 316, 22],
      [296, 238, 16],
    ],
    '#1c1a0c',
  )
  arm(
    pen,
    [
      [128, 254, 26],
      [80, 296, 22],
      [62, 238, 16],
    ],
    hide,
    0,
  )
  pen.body('M46 240Q40 214 34 204L44 206L54 222L56 196L64 206L66 222L76 198L80 210L78 230L92 222L90 234Q78 254 62 254Q48 252 46 240Z', hide)
}

/** Bandaged head, heavy plates, rifle slung low in both fists. */
export function dengar(pen: Pen): void {
  const plate = '#5c5648'
  pen.body(torso(104, 88, 210), '#13100d')
  pen
    .body('M144 228L204 244V320L156 326ZM276 228L216 244V320L264 326Z', plate, 0.7)
    .line('M160 256l40 6M162 284l40 4M260 256l-40 6M258 284l-40 4', 1.6, 0.45, '#14110d')
  pen
    .body(oval(114, 244, 38, 30), plate, 0.8)
    .body(oval(306, 244, 38, 30), plate, 0.8)
    .line('M82 246Q114 226 146 246M274 246Q306 226 338 246', 1.6, 0.5, '#14110d')
  pen.body(
    mirrored([
      [0, 100],
      [24, 103],
      [37, 122],
      [36, 152],
      [28, 180],
      [14, 196],
      [0, 200],
    ]),
    '#17110e',
  )
  pen.body('M172 148Q164 96 210 90Q256 96 248 148L244 130Q210 118 176 130Z', '#8c8068', 0.8)
  pen.body('M176 166Q170 190 186 208Q210 220 234 208Q250 190 244 166L240 190Q210 206 180 190Z', '#8c8068', 0.8)
  pen.line('M172 126L246 104M174 116L236 96M178 138L246 122M182 196L240 200M184 206L236 190M172 148V170M248 148V170', 2, 0.55, '#2c261c')
  gun(pen, 'cannon', 214, 350, -20, 1.2)
  arm(
    pen,
    [
      [102, 266, 28],
      [98, 336, 24],
      [156, 368, 17],
    ],
    '#1c1712',
  )
  arm(
    pen,
    [
      [318, 266, 28],
      [328, 328, 24],
      [268, 336, 17],
    ],
    '#1c1712',
  )
}

/** A tube of a head ringed with red sensors, thin limbs, two long guns. */
export function ig88(pen: Pen): void {
  const metal = '#4c4844'
  pen.body('M182 196h56v16h-56Z', metal)
  pen.body(
    mirrored([
      [0, 206],
      [34, 206],
      [66, 216],
      [72, 232],
      [58, 262],
      [36, 330],
      [30, 352],
      [0, 356],
    ]),
    metal,
    0.8,
  )
  pen.line('M160 234h100M168 258h84M210 212V350M178 286h64M184 312h52', 1.6, 0.55, '#16120f')
  pen
    .body('M170 352h80l-8 30h-64Z', metal)
    .body(
      limb([
        [190, 384, 12],
        [176, 440, 10],
      ]),
      metal,
    )
    .body(
      limb([
        [230, 384, 12],
        [244, 440, 10],
      ]),
      metal,
    )
  pen.body('M186 96Q210 72 234 96L240 150L236 196H184L180 150Z', metal, 1)
  pen.body('M178 146h64v14h-64ZM182 116h56v8h-56Z', '#211e1c').line('M206 76V58M214 76V50', 2, 0.7)
  pen
    .lamp(oval(196, 138, 7), '#ff4a2a', 1)
    .lamp(oval(222, 134, 5), '#ff4a2a', 1)
    .lamp(oval(212, 153, 4), '#ff4a2a', 1)
    .lamp(oval(190, 153, 3), '#ff4a2a', 0.8)
    .lamp(oval(230, 153, 3), '#ff4a2a', 0.8)
    .lamp(oval(210, 106, 4), '#ff4a2a', 0.7)
  pen.line('M186 168h48M186 178h48M188 188h44', 1.6, 0.5, '#16120f')
  const jointed = (side: 1 | -1): void => {
    const x = (d: number) => 210 + side * d
    pen
      .body(oval(x(82), 228, 19), metal)
      .body(
        limb([
          [x(86), 240, 10],
          [x(112), 306, 9],
        ]),
        metal,
      )
      .body(oval(x(113), 308, 13), metal)
    pen
      .body(
        limb([
          [x(112), 306, 9],
          [x(128), 236, 8],
        ]),
        metal,
      )
      .body(oval(x(128), 232, 12), metal)
  }
  jointed(-1)
  gun(pen, 'longRifle', 82, 206, -96, 1.25)
  jointed(1)
  gun(pen, 'rifle', 338, 214, -74, 1.35)
}
