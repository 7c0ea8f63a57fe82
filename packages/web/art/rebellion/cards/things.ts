/** Big shapes of card pictures: machines, buildings, things one can touch. */
import { area, CARD, clear, disc, stroke, type Part } from './sheet.ts'

const { width: W, height: H } = CARD

/** Bars of a cell across the picture, from `x0` to `x1`. */
export const bars =
  (x0: number, x1: number, step: number, colour = '#0a0f17', shine = '#7fa6cc'): Part =>
  ({ ctx }) => {
    for (let x = x0; x <= x1; x += step) {
      ctx.fillStyle = colour
      ctx.fillRect(x - 4, 0, 8, H)
      ctx.fillStyle = clear(shine, 0.7)
      ctx.fillRect(x - 4, 0, 1.5, H)
    }
    ctx.fillStyle = colour
    ctx.fillRect(x0 - 8, 26, x1 - x0 + 16, 7)
    ctx.fillRect(x0 - 8, 144, x1 - x0 + 16, 7)
  }

/** A bowl that listens, on a foot; it looks to the upper right. */
export const dish =
  (x: number, y: number, size: number, colour: string, rim: string): Part =>
  ({ ctx }) => {
    area(ctx, colour, x - size * 0.1, y, x + size * 0.1, y, x + size * 0.34, y + size, x - size * 0.34, y + size)
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(0.7)
    ctx.beginPath()
    ctx.arc(0, -size * 0.2, size * 0.62, 0, Math.PI)
    ctx.fillStyle = colour
    ctx.fill()
    ctx.fillStyle = rim
    ctx.beginPath()
    ctx.ellipse(0, -size * 0.2, size * 0.62, size * 0.14, 0, 0, Math.PI * 2)
    ctx.fill()
    stroke(ctx, colour, 3, -size * 0.3, -size * 0.2, 0, -size * 0.72, size * 0.3, -size * 0.2)
    disc(ctx, 0, -size * 0.74, 4, rim)
    ctx.restore()
  }

/** A hunting droid that hovers: a head with eyes, hanging legs. */
export const probe =
  (x: number, y: number, size: number, colour = '#0d131c', eye = '#ff5a4a'): Part =>
  ({ ctx }) => {
    for (const [dx, low, bend] of [
      [-0.3, 1.1, -0.2],
      [-0.12, 1.3, -0.04],
      [0.1, 1.24, 0.1],
      [0.3, 1.02, 0.26],
    ] as const)
      stroke(
        ctx,
        colour,
        size * 0.07,
        x + dx * size,
        y + size * 0.3,
        x + (dx + bend) * size,
        y + size * 0.75,
        x + (dx + bend * 0.5) * size,
        y + size * low,
      )
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.ellipse(x, y, size * 0.5, size * 0.42, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillRect(x - size * 0.4, y + size * 0.2, size * 0.8, size * 0.2)
    stroke(ctx, colour, size * 0.04, x + size * 0.2, y - size * 0.3, x + size * 0.3, y - size * 0.8)
    stroke(ctx, clear('#bcd8f4', 0.5), 1.6, x - size * 0.46, y - size * 0.1, x - size * 0.3, y - size * 0.32, x, y - size * 0.42)
    disc(ctx, x - size * 0.14, y + size * 0.02, size * 0.12, eye)
    disc(ctx, x - size * 0.16, y, size * 0.05, '#ffe8e0')
    disc(ctx, x + size * 0.2, y + size * 0.1, size * 0.06, clear(eye, 0.8))
  }

/** A black ball with needles and one red eye. */
export const needleBall =
  (x: number, y: number, radius: number): Part =>
  ({ ctx }) => {
    const fill = ctx.createRadialGradient(x - radius * 0.4, y - radius * 0.4, 0, x, y, radius)
    fill.addColorStop(0, '#6c7c92')
    fill.addColorStop(0.4, '#222b38')
    fill.addColorStop(1, '#05080d')
    for (const [dx, dy] of [
      [-1.5, -0.3],
      [-1.6, 0.35],
      [1.45, -0.5],
      [0.3, -1.5],
    ] as const)
      stroke(ctx, '#aebccd', 2.4, x, y, x + dx * radius, y + dy * radius)
    stroke(ctx, '#c8d4e2', 1.2, x - radius * 1.6, y + radius * 0.35, x - radius * 2.3, y + radius * 0.4)
    disc(ctx, x, y, radius, '#000000')
    ctx.fillStyle = fill
    ctx.fill()
    stroke(ctx, '#04060a', 4, x - radius * 0.98, y + radius * 0.1, x + radius * 0.98, y + radius * 0.1)
    disc(ctx, x - radius * 0.3, y - radius * 0.2, radius * 0.17, '#ff4a3a')
    disc(ctx, x - radius * 0.33, y - radius * 0.24, radius * 0.06, '#ffd8d0')
  }

/** Cranes and scaffolds of a yard, growing from the foot. */
export const yard =
  (y: number, colour: string, lamp: string): Part =>
  ({ ctx, random }) => {
    for (let x = 14; x < W; x += 46 + random() * 34) {
      const top = y - 30 - random() * 50
      stroke(ctx, colour, 5, x, H, x, top)
      stroke(ctx, colour, 4, x - 12, top, x + 44, top)
      stroke(ctx, colour, 1.6, x, top - 12, x + 40, top, x - 10, top, x, top - 12)
      stroke(ctx, colour, 1.4, x + 34, top, x + 34, top + 22)
      for (let i = 0; i < 5; i++) stroke(ctx, colour, 1.4, x - 5, top + 16 + i * 16, x + 5, top + 26 + i * 16)
      disc(ctx, x, top - 12, 2, lamp)
    }
  }

/** A house that makes things: a saw roof, chimneys, a lit gate. */
export const factory =
  (x: number, y: number, size: number, colour: string, lamp: string): Part =>
  ({ ctx }) => {
    for (let i = 0; i < 4; i++)
      area(
        ctx,
        colour,
        x + i * size * 0.5,
        y,
        x + i * size * 0.5,
        y - size * 0.5,
        x + (i + 1) * size * 0.5,
        y - size * 0.28,
        x + (i + 1) * size * 0.5,
        y,
      )
    for (const i of [0.3, 0.75]) ctx.fillRect(x + i * size, y - size, size * 0.14, size)
    ctx.fillRect(x, y - size * 0.2, size * 2, H)
    ctx.fillStyle = lamp
    for (let i = 0; i < 6; i++) ctx.fillRect(x + size * (0.14 + i * 0.3), y - size * 0.14, size * 0.16, size * 0.1)
    ctx.fillRect(x + size * 0.84, y + size * 0.06, size * 0.3, H)
  }

/** A tower with a round head: a look-out, a palace, a transmitter. */
export const tower =
  (x: number, y: number, tall: number, colour: string, lamp: string): Part =>
  ({ ctx }) => {
    area(ctx, colour, x - tall * 0.16, H, x - tall * 0.07, y - tall * 0.7, x + tall * 0.07, y - tall * 0.7, x + tall * 0.16, H)
    area(
      ctx,
      colour,
      x - tall * 0.26,
      y - tall * 0.7,
      x - tall * 0.16,
      y - tall * 0.92,
      x + tall * 0.16,
      y - tall * 0.92,
      x + tall * 0.26,
      y - tall * 0.7,
    )
    stroke(ctx, colour, 2.4, x, y - tall * 0.9, x, y - tall * 1.2)
    ctx.fillStyle = lamp
    ctx.fillRect(x - tall * 0.18, y - tall * 0.82, tall * 0.36, 3)
    disc(ctx, x, y - tall * 1.2, 2.6, lamp)
  }

/** A crystal of a few facets. */
export const crystal =
  (x: number, y: number, size: number, colour: string): Part =>
  ({ ctx }) => {
    for (const [dx, k, tilt] of [
      [-0.42, 0.62, -0.24],
      [0.42, 0.7, 0.2],
      [0, 1.1, 0.02],
    ] as const) {
      const s = size * k
      const [bx, tx] = [x + dx * size, x + dx * size + tilt * s]
      area(ctx, clear(colour, 0.95), bx - s * 0.22, y, tx - s * 0.24, y - s * 0.8, tx, y - s * 1.15, tx + s * 0.24, y - s * 0.8, bx + s * 0.22, y)
      area(ctx, '#ffffff88', bx - s * 0.22, y, tx - s * 0.24, y - s * 0.8, tx, y - s * 1.15, tx - s * 0.05, y - s * 0.72, bx - s * 0.05, y)
      area(ctx, '#00000044', bx + s * 0.08, y, tx + s * 0.08, y - s * 0.72, tx, y - s * 1.15, tx + s * 0.24, y - s * 0.8, bx + s * 0.22, y)
    }
  }

/** Cloth on a pole with a plain sign: a ring (Rebels) or a six-sided nut (Empire). */
export const banner =
  (x: number, y: number, size: number, colour: string, sign: 'ring' | 'nut'): Part =>
  ({ ctx }) => {
    ctx.fillStyle = colour
    ctx.fillRect(x - size * 0.3, y, size * 0.6, size * 1.1)
    area(ctx, colour, x - size * 0.3, y + size * 1.09, x + size * 0.3, y + size * 1.09, x, y + size * 1.3)
    stroke(ctx, '#0a0d12', 4, x - size * 0.42, y, x + size * 0.42, y)
    ctx.strokeStyle = '#f2ece0'
    ctx.lineWidth = size * 0.07
    ctx.beginPath()
    if (sign === 'ring') ctx.arc(x, y + size * 0.5, size * 0.17, -0.9, Math.PI + 0.9)
    else
      for (let i = 0; i <= 6; i++)
        ctx.lineTo(x + Math.cos((i * Math.PI) / 3) * size * 0.19, y + size * 0.5 + Math.sin((i * Math.PI) / 3) * size * 0.19)
    ctx.stroke()
  }

/** Boxes in a pile. */
export const crates =
  (x: number, y: number, size: number, colour: string, edge: string): Part =>
  ({ ctx }) => {
    for (const [dx, dy] of [
      [0, 0],
      [1.08, 0],
      [2.16, 0],
      [0.5, -1.06],
      [1.6, -1.06],
    ] as const) {
      ctx.fillStyle = colour
      ctx.fillRect(x + dx * size, y + dy * size - size, size, size)
      ctx.strokeStyle = edge
      ctx.lineWidth = 1.6
      ctx.strokeRect(x + dx * size, y + dy * size - size, size, size)
      stroke(ctx, edge, 1.6, x + dx * size, y + dy * size - size * 0.5, x + (dx + 1) * size, y + dy * size - size * 0.5)
    }
  }

/** A balance in front of the picture: boxes in one pan, coins in the other; `tilt` sinks the first. */
export const balance =
  (x: number, y: number, size: number, tilt: number, colour: string, rim: string): Part =>
  ({ ctx }) => {
    stroke(ctx, colour, size * 0.07, x, y, x, y - size)
    area(ctx, colour, x - size * 0.3, y, x - size * 0.06, y - size * 0.12, x + size * 0.06, y - size * 0.12, x + size * 0.3, y)
    const arm = size * 0.72
    for (const side of [-1, 1]) {
      const [px, py] = [x + side * arm, y - size - side * tilt]
      stroke(ctx, colour, size * 0.06, x, y - size, px, py)
      stroke(ctx, rim, 1.4, x, y - size - size * 0.03, px, py - size * 0.03)
      const pan = py + size * 0.52
      stroke(ctx, rim, 1.2, px - size * 0.34, pan, px, py, px + size * 0.34, pan)
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.ellipse(px, pan, size * 0.38, size * 0.15, 0, 0, Math.PI)
      ctx.fill()
      stroke(ctx, rim, 1.6, px - size * 0.38, pan, px + size * 0.38, pan)
      if (side < 0)
        for (const [dx, dy] of [
          [-0.25, 0],
          [0.02, 0],
          [-0.12, -0.25],
        ] as const) {
          ctx.fillStyle = '#56708c'
          ctx.fillRect(px + dx * size, pan + dy * size - size * 0.25, size * 0.24, size * 0.24)
          ctx.strokeStyle = rim
          ctx.strokeRect(px + dx * size, pan + dy * size - size * 0.25, size * 0.24, size * 0.24)
        }
      else
        for (let i = 0; i < 9; i++) {
          const [cx, cy] = [px + ((i % 3) - 1) * size * 0.18, pan - size * 0.05 - Math.floor(i / 3) * size * 0.08 * (i % 3 === 1 ? 1.5 : 1)]
          ctx.fillStyle = i % 2 === 0 ? '#e8d49a' : '#c8a860'
          ctx.beginPath()
          ctx.ellipse(cx, cy, size * 0.1, size * 0.04, 0, 0, Math.PI * 2)
          ctx.fill()
        }
    }
    disc(ctx, x, y - size, size * 0.07, rim)
  }

/** A window of spokes, as behind a throne. */
export const throneWindow =
  (x: number, y: number, radius: number, glass: string, frame: string): Part =>
  ({ ctx }) => {
    disc(ctx, x, y, radius, glass)
    ctx.strokeStyle = frame
    ctx.lineWidth = 6
    for (const k of [1, 0.36]) {
      ctx.beginPath()
      ctx.arc(x, y, radius * k, 0, Math.PI * 2)
      ctx.stroke()
    }
    for (let i = 0; i < 8; i++) {
      const turn = (i * Math.PI) / 4 + 0.2
      stroke(
        ctx,
        frame,
        4,
        x + Math.cos(turn) * radius * 0.36,
        y + Math.sin(turn) * radius * 0.36,
        x + Math.cos(turn) * radius,
        y + Math.sin(turn) * radius,
      )
    }
  }

/** A freighter seen from above: a dish of a hull, two prongs, a cockpit at the side. */
export const freighter =
  (x: number, y: number, size: number, turn: number, colour: string, glow: string): Part =>
  ({ ctx }) => {
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    stroke(ctx, clear(glow, 0.5), size * 0.09, -size * 0.3, size * 0.42, size * 0.3, size * 0.42)
    stroke(ctx, '#ffffff', size * 0.03, -size * 0.28, size * 0.42, size * 0.28, size * 0.42)
    disc(ctx, 0, 0, size * 0.44, colour)
    for (const side of [-1, 1])
      area(
        ctx,
        colour,
        side * size * 0.05,
        -size * 0.3,
        side * size * 0.07,
        -size * 0.8,
        side * size * 0.14,
        -size * 0.8,
        side * size * 0.36,
        -size * 0.26,
      )
    area(
      ctx,
      colour,
      size * 0.3,
      -size * 0.1,
      size * 0.54,
      -size * 0.26,
      size * 0.62,
      -size * 0.26,
      size * 0.62,
      -size * 0.46,
      size * 0.5,
      -size * 0.46,
      size * 0.48,
      -size * 0.3,
    )
    disc(ctx, 0, 0, size * 0.12, '#0000004d')
    disc(ctx, -size * 0.2, -size * 0.22, size * 0.09, '#ffffff40')
    for (let i = 0; i < 8; i++)
      stroke(
        ctx,
        '#00000033',
        1,
        Math.cos(i * 0.79) * size * 0.14,
        Math.sin(i * 0.79) * size * 0.14,
        Math.cos(i * 0.79) * size * 0.42,
        Math.sin(i * 0.79) * size * 0.42,
      )
    ctx.restore()
  }

/** A slab with a man's shape in it. */
export const slab =
  (x: number, y: number, wide: number, tall: number): Part =>
  ({ ctx }) => {
    const fill = ctx.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0)
    fill.addColorStop(0, '#8b939c')
    fill.addColorStop(0.5, '#5c646d')
    fill.addColorStop(1, '#22282f')
    ctx.fillStyle = '#0c1016'
    ctx.fillRect(x - wide / 2 - 8, y - 4, wide + 16, tall + 8)
    ctx.fillStyle = fill
    ctx.fillRect(x - wide / 2, y, wide, tall)
    const shade = (dx: number, colour: string): void => {
      disc(ctx, x + dx, y + tall * 0.2, wide * 0.15, colour)
      area(
        ctx,
        colour,
        x + dx - wide * 0.3,
        y + tall * 0.36,
        x + dx + wide * 0.3,
        y + tall * 0.36,
        x + dx + wide * 0.2,
        y + tall,
        x + dx - wide * 0.2,
        y + tall,
      )
      for (const side of [-1, 1])
        stroke(ctx, colour, wide * 0.09, x + dx + side * wide * 0.28, y + tall * 0.42, x + dx + side * wide * 0.22, y + tall * 0.3)
    }
    shade(2.4, '#20262d')
    shade(0, '#9aa3ad')
    for (let i = 0; i < 4; i++) disc(ctx, x + wide / 2 + 4, y + 14 + i * 16, 2, i % 2 === 0 ? '#ff7a5a' : '#7fd0ff')
  }

/** The floor of a gorge of metal that runs to a point. */
export const trench =
  (x = 160, y = 62): Part =>
  ({ ctx, random }) => {
    area(ctx, '#1c1618', 0, H, 0, 20, x - 22, y - 8, x - 22, y + 20, x + 22, y + 20, x + 22, y - 8, W, 20, W, H)
    area(ctx, '#2f2628', 60, H, x - 14, y + 20, x + 14, y + 20, W - 60, H)
    for (let i = 0; i < 60; i++) {
      const near = random() ** 1.6
      const side = random() < 0.5 ? -1 : 1
      const [px, py] = [x + side * (22 + near * 150), y + (random() - 0.2) * 30 + near * 60 * (random() - 0.3)]
      ctx.fillStyle = random() < 0.2 ? '#ffd090aa' : '#8a706455'
      ctx.fillRect(px, py, 2 + near * 9, 1.4 + near * 4)
    }
    for (const k of [0.15, 0.35, 0.7]) stroke(ctx, '#8a706488', 1, x - 14 - 80 * k, y + 20 + 100 * k, x + 14 + 80 * k, y + 20 + 100 * k)
  }
