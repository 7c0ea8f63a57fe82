/** The paper of a card picture, what is painted on it first (sky, stars, light, haze), and the grounds at its foot. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Noise } from '../../painter/noise.ts'
import type { Random } from '../../painter/random.ts'

/** Size of a card picture in px; all places below are on this paper. */
export const CARD = { width: 320, height: 184 } as const
const { width: W, height: H } = CARD

interface Sheet {
  readonly ctx: SKRSContext2D
  readonly random: Random
  readonly noise: Noise
}

/** One layer of a picture; layers are painted in their order, far to near. */
export type Part = (sheet: Sheet) => void | Promise<void>

/** `#rrggbb` with an alpha 0..1. */
export const clear = (colour: string, alpha: number): string =>
  `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`

/** The sky: three colours from top to bottom, the middle one at `turn` of the height. */
export const sky =
  (top: string, middle: string, low: string, turn = 0.6): Part =>
  ({ ctx }) => {
    const fill = ctx.createLinearGradient(0, 0, 0, H)
    fill.addColorStop(0, top)
    fill.addColorStop(turn, middle)
    fill.addColorStop(1, low)
    ctx.fillStyle = fill
    ctx.fillRect(0, 0, W, H)
  }

export const stars =
  (count: number): Part =>
  ({ ctx, random }) => {
    for (let i = 0; i < count; i++) {
      ctx.fillStyle = clear('#ffffff', 0.25 + random() * 0.65)
      const size = random() < 0.12 ? 2 : 1.1
      ctx.fillRect(random() * W, random() * H * 0.85, size, size)
    }
  }

/** A soft round light. */
export const light =
  (x: number, y: number, radius: number, colour: string, strength = 0.8): Part =>
  ({ ctx }) => {
    const fill = ctx.createRadialGradient(x, y, 0, x, y, radius)
    fill.addColorStop(0, clear(colour, strength))
    fill.addColorStop(0.35, clear(colour, strength * 0.45))
    fill.addColorStop(1, clear(colour, 0))
    ctx.fillStyle = fill
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }

/** A sharp disc with a soft light around it: a sun, a lamp. */
export const sun =
  (x: number, y: number, radius: number, colour: string): Part =>
  async (sheet) => {
    await light(x, y, radius * 4, colour, 0.7)(sheet)
    disc(sheet.ctx, x, y, radius, '#fff6e4')
  }

export function disc(ctx: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

/** A closed shape through points. */
export function area(ctx: SKRSContext2D, fill: string | ReturnType<SKRSContext2D['createLinearGradient']>, ...points: readonly number[]): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0)
  ctx.closePath()
  ctx.fill()
}

/** A line through points. */
export function stroke(ctx: SKRSContext2D, colour: string, width: number, ...points: readonly number[]): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0)
  ctx.stroke()
}

/** Patches of glowing gas. */
export const nebula =
  (colour: string, count = 9): Part =>
  async (sheet) => {
    for (let i = 0; i < count; i++) {
      const { random } = sheet
      await light(random() * W, random() * H, 40 + random() * 70, colour, 0.14 + random() * 0.16)(sheet)
    }
  }

/** Mountains or dunes: `rough` 1 is a soft hill, 4 a jagged ridge. */
export const ridge =
  (y: number, height: number, colour: string, rough = 3): Part =>
  ({ ctx, noise, random }) => {
    const shift = random() * 50
    const points = [0, H]
    for (let x = 0; x <= W; x += 4) {
      const wave = noise.flatSum(x / 120 + shift, shift, rough)
      points.push(x, y - height * (rough >= 3 ? Math.abs(wave) * 1.5 : wave + 0.4))
    }
    area(ctx, colour, ...points, W, H)
  }

/** Houses, `tall` px at most, with lit windows. */
export const city =
  (y: number, tall: number, colour: string, lamp: string | null = '#ffd68a'): Part =>
  ({ ctx, random }) => {
    for (let x = -6; x < W;) {
      const wide = 8 + random() * 18
      const high = tall * (0.25 + random() ** 2 * 0.75)
      ctx.fillStyle = colour
      ctx.fillRect(x, y - high, wide + 1, H)
      if (random() < 0.3) ctx.fillRect(x + wide / 2, y - high - 10, 1.6, 12)
      if (lamp !== null) {
        ctx.fillStyle = clear(lamp, 0.75)
        for (let i = 0; i < high / 9; i++) if (random() < 0.6) ctx.fillRect(x + 2 + random() * (wide - 5), y - high + 4 + random() * high, 2, 2.4)
      }
      x += wide
    }
  }

/** Towers with round heads, as a city of the core has them. */
export const spires =
  (y: number, tall: number, colour: string): Part =>
  ({ ctx, random }) => {
    for (let x = 4; x < W; x += 22 + random() * 22) {
      const high = tall * (0.4 + random() * 0.6)
      area(ctx, colour, x - 7, H, x - 2.5, y - high, x, y - high - 16, x + 2.5, y - high, x + 7, H)
      if (random() < 0.6) {
        ctx.beginPath()
        ctx.ellipse(x, y - high * 0.75, 9, 4, 0, 0, Math.PI * 2)
        ctx.fill()
      }
    }
  }

/** A wood: trunks with crowns, the top of the crowns around `y`. */
export const trees =
  (y: number, colour: string, size = 1): Part =>
  ({ ctx, random }) => {
    for (let x = -10; x < W + 10; x += (14 + random() * 22) * size) {
      const top = y + (random() - 0.5) * 30 * size
      ctx.fillStyle = colour
      ctx.fillRect(x - 2 * size, top, 4.5 * size, H)
      for (let i = 0; i < 4; i++) {
        ctx.beginPath()
        ctx.ellipse(x + (random() - 0.5) * 14 * size, top + i * 13 * size, (11 + random() * 9) * size, 5 * size, 0, 0, Math.PI * 2)
        ctx.fill()
      }
    }
    ctx.fillRect(0, Math.min(H - 8, y + 70), W, H)
  }

/** Long flat clouds. */
export const clouds =
  (y: number, spread: number, colour: string, alpha = 0.5): Part =>
  ({ ctx, random }) => {
    ctx.fillStyle = clear(colour, alpha * 0.5)
    for (let i = 0; i < 22; i++) {
      ctx.beginPath()
      ctx.ellipse(random() * W, y + (random() - 0.5) * spread, 24 + random() * 50, 4 + random() * 8, 0, 0, Math.PI * 2)
      ctx.fill()
    }
  }

/** A level ground, lighter towards the horizon. */
export const plain =
  (y: number, far: string, near: string): Part =>
  ({ ctx }) => {
    const fill = ctx.createLinearGradient(0, y, 0, H)
    fill.addColorStop(0, far)
    fill.addColorStop(1, near)
    ctx.fillStyle = fill
    ctx.fillRect(0, y, W, H - y)
  }

/** The inside of a ship: panels that run to a point, strips of light between them. */
export const hall =
  (x: number, y: number, lamp: string, wall = '#0a0f18'): Part =>
  ({ ctx }) => {
    area(ctx, clear(wall, 0.86), 0, H, x - 34, y + 32, x + 34, y + 32, W, H)
    for (const side of [-1, 1]) {
      for (const [at, far] of [
        [0.55, 44],
        [1.15, 60],
        [2, 92],
        [3.3, 140],
      ] as const) {
        const edge = x + side * far
        area(
          ctx,
          clear(wall, 0.72),
          edge,
          y - 34 * at - 26,
          edge + side * 22 * at,
          y - 60 * at - 30,
          edge + side * 22 * at,
          y + 60 * at + 40,
          edge,
          y + 32 * at + 26,
        )
        stroke(ctx, clear(lamp, 0.65), 1.6 + at * 0.5, edge + side, y - 20 * at, edge + side, y + 20 * at)
      }
    }
  }
