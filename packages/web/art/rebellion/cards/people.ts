/** Who is on a card picture: busts of leaders, units as silhouettes, a few others. */
import { createCanvas, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { BUSTS } from '../../../src/games/rebellion/art/busts.ts'
import { FIGURES } from '../../../src/games/rebellion/art/figures.ts'
import { PLANETS } from '../planet-table.ts'
import { paintPlanet } from '../planets.ts'
import { area, CARD, clear, disc, type Part, stroke } from './sheet.ts'

const COAT = {
  cold: { rim: '#b9d6f2', light: '#4a6688', dark: '#0f1826' },
  warm: { rim: '#ffc3a4', light: '#9a5a42', dark: '#2c1611' },
  holo: { rim: '#bfe8ff', light: '#4a90c8', dark: '#1c4a78' },
  gold: { rim: '#ffe6a0', light: '#b8863a', dark: '#4a3010' },
  stone: { rim: '#c4ccd4', light: '#6a7078', dark: '#343a42' },
  green: { rim: '#c8e8a0', light: '#54703c', dark: '#1a2a18' },
} as const
type Coat = keyof typeof COAT

/** A leader's bust in a coat of light: its head's top at `y`, its shoulders cut by the foot of the picture. */
export const bust =
  (leader: string, x: number, y: number, coat: Coat = 'cold', flip = false): Part =>
  async ({ ctx }) => {
    const width = (CARD.height + 2 - y) / 1.08
    const shape = BUSTS[leader]
    if (shape === undefined) throw new Error(`No bust of ${leader}`)
    const { rim, light, dark } = COAT[coat]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="360" viewBox="0 0 100 120"><defs><clipPath id="c">${shape.outline}</clipPath><linearGradient id="g" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><g clip-path="url(#c)"><rect width="100" height="120" fill="${rim}"/><g transform="translate(3 2.4)" fill="url(#g)">${shape.outline}</g>${shape.details}</g></svg>`
    const image = await loadImage(Buffer.from(svg.replaceAll('var(--lh)', rim)))
    ctx.save()
    ctx.translate(x, y)
    if (flip) ctx.scale(-1, 1)
    ctx.drawImage(image, -width / 2, (-12 * width) / 100, width, width * 1.2)
    ctx.restore()
  }

interface UnitLook {
  readonly flip?: boolean
  /** In radians. */
  readonly turn?: number
  readonly rim?: string
  readonly alpha?: number
}

/** A unit as a silhouette around (x, y), with an edge of light above if `rim` is given. */
export const unit =
  (id: string, x: number, y: number, size: number, colour: string, { flip = false, turn = 0, rim, alpha = 1 }: UnitLook = {}): Part =>
  ({ ctx }) => {
    const path = new Path2D(FIGURES[id] ?? '')
    if (FIGURES[id] === undefined) throw new Error(`No figure ${id}`)
    const draw = (fill: string, dy: number): void => {
      ctx.save()
      ctx.globalAlpha = alpha
      ctx.translate(x, y + dy)
      ctx.rotate(turn)
      ctx.scale((flip ? -size : size) / 24, size / 24)
      ctx.translate(-12, -12)
      ctx.fillStyle = fill
      ctx.fill(path, 'evenodd')
      ctx.restore()
    }
    if (rim !== undefined) draw(rim, -Math.max(1, size / 70))
    draw(colour, 0)
  }

/** Several of one unit in a wedge or a row, each `dx`, `dy` from the one before. */
export const units =
  (id: string, count: number, x: number, y: number, dx: number, dy: number, size: number, colour: string, look: UnitLook = {}): Part =>
  async (sheet) => {
    for (let i = 0; i < count; i++) await unit(id, x + dx * i, y + dy * i, size, colour, look)(sheet)
  }

/** One of the map's planets. */
export const world =
  (id: string, x: number, y: number, radius: number): Part =>
  ({ ctx }) => {
    const look = PLANETS[id]
    if (look === undefined) throw new Error(`No planet ${id}`)
    const { size, data } = paintPlanet(id, look, radius)
    const canvas = createCanvas(size, size)
    const paper = canvas.getContext('2d')
    const image = paper.createImageData(size, size)
    image.data.set(data)
    paper.putImageData(image, 0, 0)
    ctx.drawImage(canvas, x - size / 2, y - size / 2)
  }

/** The battle station; `done` below 1 leaves its lower right open, in ribs. */
export const deathStar =
  (x: number, y: number, radius: number, done = 1): Part =>
  ({ ctx, random }) => {
    const fill = ctx.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius * 1.15)
    fill.addColorStop(0, '#d2dae4')
    fill.addColorStop(0.5, '#7b8796')
    fill.addColorStop(1, '#10161f')
    ctx.save()
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, Math.PI * 2)
    ctx.clip()
    ctx.fillStyle = fill
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    for (let i = -8; i < 9; i++) stroke(ctx, '#10161f44', 0.8, x - radius, y + (i * radius) / 8, x + radius, y + (i * radius) / 8)
    stroke(ctx, '#0a0f17cc', radius * 0.06, x - radius, y + radius * 0.08, x + radius, y + radius * 0.08)
    disc(ctx, x - radius * 0.38, y - radius * 0.4, radius * 0.26, '#3d4653')
    disc(ctx, x - radius * 0.36, y - radius * 0.37, radius * 0.2, '#69737f')
    disc(ctx, x - radius * 0.35, y - radius * 0.36, radius * 0.06, '#232a34')
    if (done < 1) {
      ctx.globalCompositeOperation = 'destination-out'
      const gap = radius * 2 * (1 - done)
      for (let i = 0; i < 8; i++) ctx.fillRect(x + radius - gap * (0.4 + random() * 0.6), y - radius * 0.4 + i * radius * 0.18, gap, radius * 0.2)
      ctx.globalCompositeOperation = 'destination-over'
      ctx.fillStyle = '#0b111a'
      ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
      ctx.globalCompositeOperation = 'source-over'
      for (let i = 0; i < 9; i++)
        stroke(ctx, '#8aa0b888', 0.9, x + radius * 0.1, y - radius * 0.5 + i * radius * 0.17, x + radius, y - radius * 0.5 + i * radius * 0.17)
      for (let i = 0; i < 7; i++)
        stroke(ctx, '#8aa0b866', 0.9, x + radius * (0.2 + i * 0.12), y - radius * 0.7, x + radius * (0.2 + i * 0.12), y + radius)
    }
    ctx.restore()
  }

/** A small figure that stands: head, trunk, legs; `y` is the ground, `tall` its height. */
function standing(ctx: SKRSContext2D, x: number, y: number, tall: number, colour: string): void {
  disc(ctx, x, y - tall * 0.9, tall * 0.11, colour)
  area(
    ctx,
    colour,
    x - tall * 0.17,
    y - tall * 0.74,
    x + tall * 0.17,
    y - tall * 0.74,
    x + tall * 0.13,
    y - tall * 0.38,
    x + tall * 0.14,
    y,
    x + tall * 0.03,
    y,
    x,
    y - tall * 0.36,
    x - tall * 0.03,
    y,
    x - tall * 0.14,
    y,
    x - tall * 0.13,
    y - tall * 0.38,
  )
}

export const people =
  (count: number, x: number, y: number, dx: number, tall: number, colour: string): Part =>
  ({ ctx, random }) => {
    for (let i = 0; i < count; i++) standing(ctx, x + dx * i + random() * 3, y + random() * 3, tall * (0.92 + random() * 0.16), colour)
  }

/** Somebody who comes down a rope from above, legs drawn up; `y` is the foot, `tall` the height. */
export const climber =
  (x: number, y: number, tall: number, colour: string, rim: string): Part =>
  ({ ctx }) => {
    stroke(ctx, rim, 1.6, x, 0, x, CARD.height)
    for (const [dx, fill] of [
      [-1.8, rim],
      [0, colour],
    ] as const) {
      const at = (px: number, py: number): [number, number] => [x + dx + px * tall, y - py * tall]
      disc(ctx, ...at(-0.1, 0.8), tall * 0.1, fill)
      stroke(ctx, fill, tall * 0.2, ...at(-0.1, 0.62), ...at(-0.16, 0.38))
      stroke(ctx, fill, tall * 0.08, ...at(-0.12, 0.66), ...at(-0.22, 0.86), ...at(0, 1.06))
      stroke(ctx, fill, tall * 0.08, ...at(-0.08, 0.62), ...at(0.1, 0.72), ...at(0, 0.9))
      stroke(ctx, fill, tall * 0.11, ...at(-0.16, 0.36), ...at(0.12, 0.3), ...at(0, 0.02))
      stroke(ctx, fill, tall * 0.11, ...at(-0.18, 0.36), ...at(0.02, 0.22), ...at(-0.12, 0))
    }
  }

/** A crowd seen from behind: heads and shoulders, some with an arm raised. */
export const crowd =
  (y: number, colour: string, raised = 0.35): Part =>
  ({ ctx, random }) => {
    for (let x = -4; x < 330; x += 13 + random() * 7) {
      const top = y + random() * 12
      disc(ctx, x, top, 6.5, colour)
      ctx.beginPath()
      ctx.ellipse(x, top + 26, 13, 20, 0, 0, Math.PI * 2)
      ctx.fill()
      if (random() < raised) stroke(ctx, colour, 4, x + 8, top + 14, x + 12, top - 8, x + 11 + random() * 4, top - 18)
    }
  }

/** The old master of the swamp: small, wide ears, a stick. */
export const hermit =
  (x: number, y: number, size: number, colour: string, rim: string): Part =>
  ({ ctx }) => {
    const at = (dx: number, dy: number, fill: string): void => {
      const p = (...list: number[]): number[] => list.map((v, i) => (i % 2 === 0 ? x + dx + v * size : y + dy + v * size))
      area(ctx, fill, ...p(-0.16, -0.66, -0.7, -0.86, -0.2, -0.5))
      area(ctx, fill, ...p(0.16, -0.66, 0.7, -0.86, 0.2, -0.5))
      ctx.beginPath()
      ctx.ellipse(x + dx, y + dy - size * 0.64, size * 0.24, size * 0.23, 0, 0, Math.PI * 2)
      ctx.fill()
      area(ctx, fill, ...p(-0.2, -0.46, 0.2, -0.46, 0.4, 0.1, -0.4, 0.1))
    }
    at(-2, -1.5, rim)
    at(0, 0, colour)
    stroke(ctx, colour, size * 0.05, x + size * 0.46, y - size * 0.4, x + size * 0.5, y + size * 0.1)
  }

/** A short droid: a dome on a barrel between two legs. */
export const barrelDroid =
  (x: number, y: number, size: number): Part =>
  ({ ctx }) => {
    ctx.fillStyle = '#d8dde6'
    ctx.fillRect(x - size * 0.3, y - size * 0.62, size * 0.6, size * 0.62)
    ctx.beginPath()
    ctx.arc(x, y - size * 0.6, size * 0.3, Math.PI, 0)
    ctx.fill()
    ctx.fillStyle = '#3a68b0'
    ctx.fillRect(x - size * 0.3, y - size * 0.62, size * 0.6, size * 0.05)
    ctx.fillRect(x - size * 0.2, y - size * 0.5, size * 0.4, size * 0.09)
    ctx.fillRect(x - size * 0.2, y - size * 0.34, size * 0.12, size * 0.22)
    ctx.fillRect(x + size * 0.08, y - size * 0.34, size * 0.12, size * 0.22)
    ctx.fillRect(x - size * 0.22, y - size * 0.8, size * 0.14, size * 0.1)
    disc(ctx, x + size * 0.04, y - size * 0.74, size * 0.07, '#10151f')
    disc(ctx, x + size * 0.05, y - size * 0.75, size * 0.03, '#ff6b5a')
    for (const side of [-1, 1])
      area(
        ctx,
        '#aab2c0',
        x + side * size * 0.31,
        y - size * 0.5,
        x + side * size * 0.43,
        y - size * 0.5,
        x + side * size * 0.44,
        y + size * 0.08,
        x + side * size * 0.28,
        y + size * 0.08,
      )
    const shade = ctx.createLinearGradient(x - size * 0.4, 0, x + size * 0.45, 0)
    shade.addColorStop(0, '#00000000')
    shade.addColorStop(1, clear('#120a10', 0.55))
    ctx.fillStyle = shade
    ctx.fillRect(x - size * 0.3, y - size * 0.88, size * 0.6, size * 0.88)
  }

/** A golden droid's head and shoulders. */
export const goldDroid =
  (x: number, y: number, size: number): Part =>
  ({ ctx }) => {
    const fill = ctx.createLinearGradient(x - size * 0.4, y, x + size * 0.4, y + size)
    fill.addColorStop(0, '#ffe39a')
    fill.addColorStop(0.5, '#c08c34')
    fill.addColorStop(1, '#4a3010')
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.ellipse(x, y + size * 0.3, size * 0.22, size * 0.3, 0, 0, Math.PI * 2)
    ctx.fill()
    area(
      ctx,
      fill,
      x - size * 0.1,
      y + size * 0.5,
      x + size * 0.1,
      y + size * 0.5,
      x + size * 0.14,
      y + size * 0.72,
      x + size * 0.56,
      y + size * 0.86,
      x + size * 0.62,
      y + size * 1.5,
      x - size * 0.62,
      y + size * 1.5,
      x - size * 0.56,
      y + size * 0.86,
      x - size * 0.14,
      y + size * 0.72,
    )
    for (const side of [-1, 1]) {
      disc(ctx, x + side * size * 0.09, y + size * 0.26, size * 0.065, '#2a1a08')
      disc(ctx, x + side * size * 0.09, y + size * 0.26, size * 0.04, '#fff2b8')
    }
    stroke(ctx, '#2a1a08', size * 0.03, x - size * 0.07, y + size * 0.44, x + size * 0.07, y + size * 0.44)
    ctx.strokeStyle = '#2a1a0899'
    ctx.beginPath()
    ctx.arc(x, y + size * 1.1, size * 0.16, 0, Math.PI * 2)
    ctx.stroke()
  }
