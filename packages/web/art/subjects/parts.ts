import { limb, mirrored, type Pen, type Point } from '../painter/pen.ts'

/** Near-black of most cloth. */
export const INK = '#0d0c11'

export const oval = (x: number, y: number, rx: number, ry = rx) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`

/** A straight-edged shape, turned by `degrees`, scaled and moved to its place. */
export function shape(points: readonly (readonly [number, number])[], x = 0, y = 0, degrees = 0, scale = 1): string {
  const c = Math.cos((degrees * Math.PI) / 180) * scale
  const s = Math.sin((degrees * Math.PI) / 180) * scale
  return `M${points.map(([px, py]) => `${(x + px * c - py * s).toFixed(1)} ${(y + px * s + py * c).toFixed(1)}`).join('L')}Z`
}

/** Shoulders to below the picture: half widths of shoulder and waist, and where the neck ends. */
export function torso(shoulder: number, waist: number, top = 200, centre = 210): string {
  const half: Point[] = [
    [0, top - 24],
    [15, top - 20],
    [20, top],
    [shoulder * 0.62, top + 10],
    [shoulder * 0.94, top + 26],
    [shoulder, top + 60],
    [waist + 6, top + 140],
    [waist + 12, top + 250, 1],
  ]
  return mirrored(half, centre)
}

type Joint = readonly [number, number, number]
/** An arm through shoulder, elbow and wrist (each `[x, y, half width]`), with a fist at its end. */
export function arm(pen: Pen, joints: readonly Joint[], tone = INK, fist = 1): void {
  pen.body(limb(joints), tone, 0.7)
  const last = joints[joints.length - 1]
  if (last && fist > 0) pen.body(oval(last[0], last[1], last[2] * 1.05 * fist, last[2] * 0.95 * fist), tone, 0.7)
}

const RIFLE: readonly (readonly [number, number])[] = [
  [-82, 2],
  [-70, -5],
  [-44, -5],
  [-38, -11],
  [8, -11],
  [12, -6],
  [74, -6],
  [74, 0],
  [12, 0],
  [6, 5],
  [-2, 5],
  [-6, 21],
  [-16, 21],
  [-14, 6],
  [-40, 6],
  [-48, 16],
  [-82, 16],
]
const PISTOL: readonly (readonly [number, number])[] = [
  [-12, -9],
  [16, -10],
  [18, -7],
  [46, -7],
  [46, -1],
  [18, 0],
  [6, 2],
  [2, 21],
  [-11, 21],
]
const LONG_RIFLE: readonly (readonly [number, number])[] = [
  [-84, 4],
  [-66, -4],
  [-30, -5],
  [-28, -16],
  [8, -16],
  [10, -6],
  [110, -5],
  [110, 0],
  [12, 2],
  [4, 6],
  [0, 20],
  [-10, 20],
  [-12, 7],
  [-36, 7],
  [-50, 16],
  [-84, 16],
]
const CANNON: readonly (readonly [number, number])[] = [
  [-80, -14],
  [-20, -18],
  [-14, -24],
  [20, -24],
  [24, -16],
  [96, -14],
  [96, -20],
  [112, -20],
  [112, 12],
  [96, 12],
  [96, 6],
  [24, 10],
  [16, 16],
  [-8, 16],
  [-12, 34],
  [-26, 34],
  [-24, 16],
  [-80, 14],
]
const GUNS = { rifle: RIFLE, pistol: PISTOL, longRifle: LONG_RIFLE, cannon: CANNON }

/** A weapon with its muzzle to the right before turning. */
export function gun(pen: Pen, kind: keyof typeof GUNS, x: number, y: number, degrees: number, scale = 1): void {
  const outline = shape(GUNS[kind], x, y, degrees, scale)
  pen.body(outline, '#08080b', 0.6).line(outline, 1.1, 0.4)
}

/** A peaked officer's cap over a head centred at `x`, its crown at `y`. */
export function officerHead(pen: Pen, x: number, y: number, tone: string, lean = 0): void {
  pen.body(
    mirrored(
      [
        [0, y + 8],
        [22, y + 12],
        [27, y + 40],
        [24, y + 60],
        [14, y + 76],
        [0, y + 80],
      ],
      x + lean * 0.4,
    ),
    '#0f0d10',
  )
  pen.body(
    `M${x - 32 + lean} ${y + 4}Q${x + lean} ${y - 10} ${x + 32 + lean} ${y + 4}L${x + 30 + lean} ${y + 26}Q${x + lean} ${y + 32} ${x - 30 + lean} ${y + 26}Z`,
    tone,
  )
  pen.body(
    `M${x - 29 + lean} ${y + 25}Q${x + lean} ${y + 34} ${x + 29 + lean} ${y + 25}Q${x + 22 + lean} ${y + 38} ${x + lean} ${y + 39}Q${x - 22 + lean} ${y + 38} ${x - 29 + lean} ${y + 25}Z`,
    '#050507',
  )
  pen.lamp(oval(x + lean, y + 13, 3), '#e8e0c8', 0.3)
}

/** The rank plate on a breast: coloured squares in two rows. */
export function rankPlate(pen: Pen, x: number, y: number, upper: number, lower: number): void {
  for (let i = 0; i < upper; i++) pen.lamp(`M${x + i * 9} ${y}h7v7h-7Z`, '#c9463a', 0.25)
  for (let i = 0; i < lower; i++) pen.lamp(`M${x + i * 9} ${y + 9}h7v7h-7Z`, '#5a9fd0', 0.25)
}

/** The seam, belt and lapels of a uniform. */
export function uniform(pen: Pen, centre: number, top: number): void {
  pen.line(
    `M${centre + 6} ${top + 14}Q${centre + 22} ${top + 60} ${centre + 16} ${top + 110}V${top + 240}M${centre - 14} ${top + 2}L${centre + 2} ${top + 20}L${centre + 16} ${top + 2}`,
    1.4,
    0.4,
  )
  pen.fill(`M${centre - 84} ${top + 118}h168v15h-168Z`, '#040405').line(`M${centre - 80} ${top + 118}h160M${centre - 80} ${top + 133}h160`, 1, 0.3)
  pen.fill(`M${centre - 11} ${top + 115}h22v21h-22Z`, '#7d8388', 0.8)
}
