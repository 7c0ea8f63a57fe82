/** Light, fire and signs in the air: what shines, burns or is drawn over a card picture. */
import { area, CARD, clear, disc, light, stroke, type Part } from './sheet.ts'

const { width: W, height: H } = CARD

/** A bolt or a beam from one place to another. */
export const bolt =
  (x0: number, y0: number, x1: number, y1: number, colour: string, width = 2): Part =>
  ({ ctx }) => {
    stroke(ctx, clear(colour, 0.25), width * 4, x0, y0, x1, y1)
    stroke(ctx, clear(colour, 0.8), width * 1.6, x0, y0, x1, y1)
    stroke(ctx, '#ffffffdd', width * 0.6, x0, y0, x1, y1)
  }

/** A burst: a hot ball, rays, sparks. */
export const blast =
  (x: number, y: number, radius: number, colour = '#ff9a3c'): Part =>
  ({ ctx, random }) => {
    for (let i = 0; i < 14; i++) {
      const turn = random() * Math.PI * 2
      const far = radius * (0.8 + random() * 0.9)
      area(
        ctx,
        clear(colour, 0.35),
        x + Math.cos(turn + 0.12) * radius * 0.4,
        y + Math.sin(turn + 0.12) * radius * 0.4,
        x + Math.cos(turn) * far,
        y + Math.sin(turn) * far,
        x + Math.cos(turn - 0.12) * radius * 0.4,
        y + Math.sin(turn - 0.12) * radius * 0.4,
      )
      disc(ctx, x + Math.cos(turn) * far * 1.1, y + Math.sin(turn) * far * 1.1, 1 + random() * 1.4, clear(colour, 0.9))
    }
    const fill = ctx.createRadialGradient(x, y, 0, x, y, radius)
    fill.addColorStop(0, '#fffbe8')
    fill.addColorStop(0.3, '#ffe09a')
    fill.addColorStop(0.6, clear(colour, 0.85))
    fill.addColorStop(1, clear(colour, 0))
    disc(ctx, x, y, radius, '#00000000')
    ctx.fillStyle = fill
    ctx.fill()
  }

/** A dark pillar of smoke. */
export const smoke =
  (x: number, y: number, tall: number, colour: string): Part =>
  ({ ctx, random }) => {
    for (let i = 0; i < 16; i++) disc(ctx, x + i * 2.4 + (random() - 0.5) * 14, y - (tall * i) / 16, 6 + i * 1.1 + random() * 4, clear(colour, 0.4))
  }

/** A table that throws light upward. */
export const table =
  (x: number, y: number, wide: number, colour: string): Part =>
  ({ ctx }) => {
    const beam = ctx.createLinearGradient(0, y - 110, 0, y)
    beam.addColorStop(0, clear(colour, 0))
    beam.addColorStop(1, clear(colour, 0.42))
    area(ctx, beam, x - wide * 0.36, y, x - wide * 0.62, y - 110, x + wide * 0.62, y - 110, x + wide * 0.36, y)
    ctx.fillStyle = '#070b12'
    ctx.beginPath()
    ctx.ellipse(x, y + 6, wide * 0.56, 13, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillRect(x - wide * 0.56, y + 6, wide * 1.12, H)
    ctx.fillStyle = clear(colour, 0.85)
    ctx.beginPath()
    ctx.ellipse(x, y, wide * 0.4, 7, 0, 0, Math.PI * 2)
    ctx.fill()
  }

/** A ball of lines: a hologram of a world or of the battle station (with its dish). */
export const wireBall =
  (x: number, y: number, radius: number, colour: string, dish = false): Part =>
  ({ ctx }) => {
    disc(ctx, x, y, radius, clear(colour, 0.12))
    ctx.strokeStyle = clear(colour, 0.85)
    ctx.lineWidth = 1.2
    const ring = (dy: number, rx: number, ry: number): void => {
      ctx.beginPath()
      ctx.ellipse(x, y + dy, rx, ry, 0, 0, Math.PI * 2)
      ctx.stroke()
    }
    ring(0, radius, radius)
    for (const k of [0.35, 0.72]) ring(0, radius * k, radius)
    for (const k of [-0.7, -0.36, 0, 0.36, 0.7]) ring(k * radius, radius * Math.sqrt(1 - k * k), radius * 0.1)
    if (!dish) return
    disc(ctx, x - radius * 0.38, y - radius * 0.42, radius * 0.25, clear(colour, 0.5))
    ctx.stroke()
  }

/** Lines of a plan: a grid with a few strokes, as a blueprint. */
export const grid =
  (colour: string, step = 20): Part =>
  ({ ctx }) => {
    for (let x = 0; x <= W; x += step) stroke(ctx, clear(colour, 0.22), 1, x, 0, x, H)
    for (let y = 0; y <= H; y += step) stroke(ctx, clear(colour, 0.22), 1, 0, y, W, y)
  }

/** Rings around a place: a scan, a call, a shock. */
export const rings =
  (x: number, y: number, radius: number, count: number, colour: string, flat = 1): Part =>
  ({ ctx }) => {
    ctx.lineWidth = 2
    for (let i = 1; i <= count; i++) {
      ctx.strokeStyle = clear(colour, 0.95 - (0.7 * i) / count)
      ctx.beginPath()
      ctx.ellipse(x, y, (radius * i) / count, ((radius * i) / count) * flat, 0, 0, Math.PI * 2)
      ctx.stroke()
    }
  }

/** A gunner's sight. */
export const sight =
  (x: number, y: number, radius: number, colour: string): Part =>
  ({ ctx }) => {
    for (const k of [1, 0.55]) {
      ctx.strokeStyle = colour
      ctx.lineWidth = 2
      ctx.beginPath()
      ctx.arc(x, y, radius * k, 0, Math.PI * 2)
      ctx.stroke()
    }
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      stroke(ctx, colour, 2, x + dx * radius * 0.4, y + dy * radius * 0.4, x + dx * radius * 1.3, y + dy * radius * 1.3)
  }

/** A blade of light, hilt at (x0, y0). */
export const blade =
  (x0: number, y0: number, x1: number, y1: number, colour: string): Part =>
  ({ ctx }) => {
    for (const [width, alpha] of [
      [22, 0.16],
      [13, 0.3],
      [7, 0.9],
    ] as const)
      stroke(ctx, clear(colour, alpha), width, x0, y0, x1, y1)
    stroke(ctx, '#ffffff', 3.2, x0, y0, x1, y1)
    const [dx, dy] = [(x1 - x0) * 0.16, (y1 - y0) * 0.16]
    stroke(ctx, '#1a1d24', 8, x0, y0, x0 - dx, y0 - dy)
    stroke(ctx, '#8a93a0', 2, x0, y0, x0 - dx, y0 - dy)
  }

/** A beam of a lamp: from a place, in a direction, that opens. */
export const beam =
  (x: number, y: number, x1: number, y1: number, wide: number, colour: string, strength = 0.5): Part =>
  ({ ctx }) => {
    const fill = ctx.createLinearGradient(x, y, x1, y1)
    fill.addColorStop(0, clear(colour, strength))
    fill.addColorStop(1, clear(colour, 0))
    const far = Math.hypot(x1 - x, y1 - y)
    const [nx, ny] = [(-(y1 - y) / far) * wide, ((x1 - x) / far) * wide]
    area(ctx, fill, x, y, x1 + nx, y1 + ny, x1 - nx, y1 - ny)
  }

/** Streaks of a jump to light speed, away from a point. */
export const streaks =
  (x: number, y: number, colour: string): Part =>
  ({ ctx, random }) => {
    for (let i = 0; i < 110; i++) {
      const turn = random() * Math.PI * 2
      const near = 16 + random() * 60
      const far = near + 30 + random() * 110
      stroke(
        ctx,
        clear(random() < 0.4 ? '#ffffff' : colour, 0.3 + random() * 0.5),
        0.8 + random() * 1.4,
        x + Math.cos(turn) * near,
        y + Math.sin(turn) * near,
        x + Math.cos(turn) * far,
        y + Math.sin(turn) * far,
      )
    }
  }

/** Places joined by lines, one of them marked. */
export const chart =
  (points: readonly (readonly [number, number])[], colour: string, mark: string): Part =>
  ({ ctx }) => {
    stroke(ctx, clear(colour, 0.6), 1.5, ...points.flat())
    points.forEach(([x, y], i) => disc(ctx, x, y, i === points.length - 1 ? 7 : 4, i === points.length - 1 ? mark : colour))
  }

/** A wave on a screen. */
export const wave =
  (y: number, high: number, colour: string): Part =>
  ({ ctx, noise }) => {
    const points: number[] = []
    for (let x = 0; x <= W; x += 3) points.push(x, y + noise.flat(x / 14, 3) * high * Math.sin((x / W) * Math.PI))
    stroke(ctx, clear(colour, 0.25), 7, ...points)
    stroke(ctx, colour, 2, ...points)
  }

/** Two records of light that hang side by side. */
export const records =
  (x: number, y: number, size: number, colour: string): Part =>
  ({ ctx }) => {
    for (const side of [-1, 1]) {
      const left = x + side * size * 0.75 - size * 0.45
      ctx.fillStyle = clear(colour, 0.75)
      ctx.fillRect(left, y - size * 0.6, size * 0.9, size * 1.2)
      ctx.strokeStyle = '#fff6e4'
      ctx.lineWidth = 1.6
      ctx.strokeRect(left, y - size * 0.6, size * 0.9, size * 1.2)
      for (let i = 0; i < 3; i++)
        stroke(ctx, '#6a3418', 1.6, left + size * 0.16, y - size * 0.3 + i * size * 0.28, left + size * 0.74, y - size * 0.3 + i * size * 0.28)
    }
  }

/** Rain of ice or ash. */
export const flakes =
  (count: number, colour: string): Part =>
  ({ ctx, random }) => {
    for (let i = 0; i < count; i++) disc(ctx, random() * W, random() * H, 0.8 + random() * 1.4, clear(colour, 0.3 + random() * 0.5))
  }

/** A lantern of paper that rises: a lit belly with a plain ring on it, a flame below. */
export const lantern =
  (x: number, y: number, size: number): Part =>
  async (sheet) => {
    const { ctx } = sheet
    await light(x, y, size * 2.6, '#ffb45a', 0.55)(sheet)
    const fill = ctx.createLinearGradient(0, y - size, 0, y + size)
    fill.addColorStop(0, '#d8642c')
    fill.addColorStop(0.6, '#ffb858')
    fill.addColorStop(1, '#fff0b8')
    area(
      ctx,
      fill,
      x - size * 0.5,
      y + size,
      x - size * 0.8,
      y,
      x - size * 0.6,
      y - size * 0.8,
      x + size * 0.6,
      y - size * 0.8,
      x + size * 0.8,
      y,
      x + size * 0.5,
      y + size,
    )
    ctx.beginPath()
    ctx.ellipse(x, y - size * 0.8, size * 0.6, size * 0.26, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.strokeStyle = '#8a3416'
    ctx.lineWidth = Math.max(1, size * 0.14)
    ctx.beginPath()
    ctx.arc(x, y, size * 0.3, -0.9, Math.PI + 0.9)
    ctx.stroke()
    disc(ctx, x, y + size * 1.05, size * 0.16, '#fffbe8')
  }

/** A doorway with light in it. */
export const door =
  (x: number, y: number, wide: number, tall: number, glow: string): Part =>
  ({ ctx }) => {
    const fill = ctx.createLinearGradient(0, y - tall, 0, y)
    fill.addColorStop(0, glow)
    fill.addColorStop(1, '#fff4e0')
    area(
      ctx,
      fill,
      x - wide / 2,
      y,
      x - wide / 2,
      y - tall * 0.8,
      x - wide * 0.3,
      y - tall,
      x + wide * 0.3,
      y - tall,
      x + wide / 2,
      y - tall * 0.8,
      x + wide / 2,
      y,
    )
    area(ctx, clear(glow, 0.3), x - wide / 2, y, x + wide / 2, y, x + wide * 1.3, H, x - wide * 1.3, H)
  }

/** A torn edge of a moon in pieces. */
export const debris =
  (x: number, y: number, spread: number, count: number, colour: string): Part =>
  ({ ctx, random }) => {
    for (let i = 0; i < count; i++) {
      const turn = random() * Math.PI * 2
      const far = random() ** 0.7 * spread
      const size = 2 + random() * 8
      const [cx, cy] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.7]
      area(ctx, colour, cx - size, cy, cx - size * 0.3, cy - size * random(), cx + size, cy - size * 0.3, cx + size * 0.4, cy + size * random())
    }
  }

/** Everything so far in one tint: what lies far, or a picture on a screen. */
export const veil =
  (colour: string, alpha: number): Part =>
  ({ ctx }) => {
    ctx.fillStyle = clear(colour, alpha)
    ctx.fillRect(0, 0, W, H)
  }

/** Fine lines of a screen. */
export const scanLines =
  (colour: string): Part =>
  ({ ctx }) => {
    ctx.fillStyle = colour
    for (let y = 0; y < H; y += 4) ctx.fillRect(0, y, W, 1)
  }
