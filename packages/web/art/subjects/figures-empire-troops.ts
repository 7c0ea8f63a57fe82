import { mirrored, type Pen } from '../painter/pen.ts'
import { arm, gun, oval, torso } from './parts.ts'

/** White plates, rifle across the chest. */
export function stormtrooper(pen: Pen): void {
  const plate = '#5d6a76'
  pen.body(torso(92, 78, 204), '#0c1016')
  pen.body(
    mirrored([
      [0, 216],
      [34, 212],
      [70, 226],
      [66, 276],
      [40, 300],
      [0, 306],
    ]),
    plate,
    0.6,
  )
  pen.body(oval(128, 248, 27, 30), plate, 0.6).body(oval(292, 248, 27, 30), plate, 0.6)
  pen.body('M146 312h128l-6 44h-116Z', plate, 0.5)
  pen.line('M160 300h100M166 330h88M210 226V300M150 238Q210 268 270 238', 1.8, 0.5, '#10161d')
  pen.body(
    mirrored([
      [0, 94],
      [28, 97],
      [46, 116],
      [48, 146],
      [51, 172],
      [42, 198, 1],
      [22, 204],
      [0, 205],
    ]),
    plate,
    0.8,
  )
  pen.fill('M164 150Q210 136 256 150L252 168Q232 163 222 170L210 166L198 170Q188 163 168 168Z', '#05070a')
  pen.fill('M188 184h44l-7 14h-30Z', '#0a0e13').line('M170 124Q210 108 250 124M174 180l12 9M246 180l-12 9M198 189h24', 1.8, 0.6, '#10161d')
  gun(pen, 'rifle', 214, 306, -26, 1.4)
  arm(
    pen,
    [
      [112, 264, 20],
      [122, 328, 17],
      [176, 330, 14],
    ],
    plate,
  )
  arm(
    pen,
    [
      [308, 264, 20],
      [312, 318, 17],
      [262, 288, 14],
    ],
    plate,
  )
}

/** Low over the steering vanes of a speeder bike, coming at you. */
export function scoutTrooper(pen: Pen): void {
  const plate = '#6a6f62'
  pen.body('M70 300L20 282L16 294L60 318L150 330L150 316ZM350 300L400 282L404 294L360 318L270 330L270 316Z', '#12120e')
  pen.body('M18 262h10v54h-10ZM392 262h10v54h-10Z', '#1c1c16')
  pen.body(
    mirrored([
      [0, 186],
      [40, 190],
      [76, 210],
      [92, 250],
      [88, 300],
      [50, 330],
      [0, 336],
    ]),
    '#0e100c',
  )
  pen.body(
    mirrored([
      [0, 204],
      [30, 202],
      [56, 222],
      [48, 268],
      [0, 282],
    ]),
    plate,
    0.6,
  )
  pen.body(
    mirrored([
      [0, 86],
      [30, 90],
      [50, 112],
      [54, 142],
      [44, 168],
      [38, 192],
      [18, 204],
      [0, 205],
    ]),
    plate,
    0.9,
  )
  pen.fill('M158 132Q210 118 262 132Q262 160 246 168Q210 176 174 168Q158 160 158 132Z', '#07080a')
  pen.line('M166 138Q210 128 254 138', 1.4, 0.5).line('M182 186h56M190 194h40M210 90V118', 1.6, 0.55, '#14140f')
  arm(
    pen,
    [
      [126, 236, 22],
      [92, 282, 18],
      [134, 310, 14],
    ],
    plate,
  )
  arm(
    pen,
    [
      [294, 236, 22],
      [328, 282, 18],
      [286, 310, 14],
    ],
    plate,
  )
  pen.body(
    mirrored([
      [0, 296],
      [38, 300],
      [50, 330],
      [34, 370],
      [22, 440, 1],
    ]),
    '#15150f',
  )
  pen
    .body('M120 304h180v11H120Z', '#0a0a08')
    .lamp(oval(210, 336, 9), '#ffe0a0', 0.7)
    .line('M182 312Q210 300 238 312M196 360h28M198 384h24', 1.4, 0.5)
}

/** Black armour in the rain, weapon upright, green points of light. */
export function deathTrooper(pen: Pen): void {
  pen.body(torso(94, 74, 204), '#07080a', 1)
  pen.body(
    mirrored([
      [0, 214],
      [36, 212],
      [74, 226],
      [64, 286],
      [0, 300],
    ]),
    '#0c0e11',
    1,
  )
  pen.body(oval(122, 244, 30, 26), '#0c0e11', 1).body(oval(298, 244, 30, 26), '#0c0e11', 1)
  pen.body(
    mirrored([
      [0, 78],
      [22, 81],
      [38, 104],
      [44, 146],
      [50, 180],
      [38, 202, 1],
      [20, 208],
      [0, 209],
    ]),
    '#090a0d',
    1,
  )
  pen.fill('M168 146L206 154V166L172 164ZM252 146L214 154V166L248 164Z', '#020303')
  pen.lamp(oval(186, 156, 5, 3), '#6fff5a', 0.8).lamp(oval(234, 156, 5, 3), '#6fff5a', 0.8)
  pen.line('M210 80V140M176 180L196 186M244 180L224 186M194 198h32M156 236Q210 262 264 236M210 256V300M156 320h108M156 344h108', 1.6, 0.5)
  gun(pen, 'rifle', 304, 240, -86, 1.5)
  arm(
    pen,
    [
      [120, 260, 20],
      [152, 334, 18],
      [286, 318, 15],
    ],
    '#0a0c0f',
  )
  arm(
    pen,
    [
      [304, 262, 20],
      [340, 310, 18],
      [306, 262, 14],
    ],
    '#0a0c0f',
  )
}

/** A spinning hilt held before him draws a ring of red light. */
export function inquisitor(pen: Pen): void {
  pen.body(
    mirrored([
      [0, 192],
      [46, 198],
      [108, 218],
      [116, 240, 1],
      [92, 256],
      [96, 330],
      [128, 440, 1],
    ]),
    '#0a0809',
  )
  pen.line('M210 206V430M150 222L210 270L270 222M166 246L150 420M254 246L270 420', 1.6, 0.4)
  pen.body(
    mirrored([
      [0, 96],
      [26, 99],
      [42, 120],
      [44, 150],
      [38, 178],
      [24, 200],
      [0, 204],
    ]),
    '#0b090a',
    1,
  )
  pen.lamp('M172 146L208 160L208 170L178 162ZM248 146L212 160L212 170L242 162Z', '#ff5a3a', 0.8)
  pen.line('M210 98V146M178 188Q210 204 242 188M192 180v14M228 180v14', 1.8, 0.5)
  arm(
    pen,
    [
      [286, 246, 23],
      [318, 308, 19],
      [262, 322, 15],
    ],
    '#0c0a0b',
  )
  arm(
    pen,
    [
      [134, 246, 23],
      [102, 308, 19],
      [158, 322, 15],
    ],
    '#0c0a0b',
  )
  pen
    .body('M156 312h108v14h-108Z', '#2a2427')
    .line('M210 318m-36 0a36 36 0 1 1 72 0a36 36 0 1 1 -72 0', 6, 0.9, '#2a2427')
    .line('M210 318m-40 0a40 40 0 1 1 80 0a40 40 0 1 1 -80 0', 1.2, 0.6)
  pen.beam('M148 324L16 372', '#ff3f2c', 10).beam('M272 312L404 264', '#ff3f2c', 10)
}

/** Helmet with a narrow T, antenna up, weapon on the shoulder, a rocket behind. */
export function bobaFett(pen: Pen): void {
  pen.body('M250 214L262 108L276 84L290 108L304 220Z', '#1c1e18').line('M262 108h28M258 140h36', 1.4, 0.5)
  pen.body('M138 214q-4 -40 8 -54h16v60Z', '#1c1e18')
  pen.body('M128 220Q82 240 70 320L56 440H130L150 260Z', '#1a1712', 0.5).line('M122 238Q96 300 84 430M106 250Q80 320 72 400', 1.2, 0.4)
  pen.body(torso(92, 74, 206), '#131512')
  pen.body('M146 226L204 236V300L166 306ZM274 226L216 236V300L254 306Z', '#2d3a2c', 0.8)
  pen.body(oval(124, 246, 28, 22), '#5a4a20', 0.7).body(oval(296, 246, 28, 22), '#5a4a20', 0.7)
  pen.body('M166 310h88l-8 40h-72Z', '#2a2a20').line('M156 330h108M180 316v30M240 316v30', 1.4, 0.5)
  pen.body(
    mirrored([
      [0, 92],
      [28, 95],
      [45, 116],
      [47, 150],
      [46, 196, 1],
      [30, 202],
      [0, 204],
    ]),
    '#27322a',
    1,
  )
  pen.fill('M162 138Q210 128 258 138V158L226 160L222 204H198L194 160L162 158Z', '#040506')
  pen.line('M164 134Q210 122 256 134M258 140V60M250 60h16v20h-16', 2.2, 0.7).lamp('M252 62h12v6h-12Z', '#ff5a4a', 0.5)
  gun(pen, 'rifle', 314, 214, -62, 1.35)
  arm(
    pen,
    [
      [304, 258, 21],
      [338, 318, 17],
      [300, 262, 14],
    ],
    '#1f231d',
  )
  arm(
    pen,
    [
      [118, 258, 21],
      [102, 330, 18],
      [150, 372, 14],
    ],
    '#1f231d',
  )
}
