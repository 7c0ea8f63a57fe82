import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp, hex, type Colour } from './colour.ts'
import { layOn, newLayer, outline, type Layer } from './layer.ts'
import { blur } from './raster.ts'

/** Silhouettes are drawn on a sheet of this many units a side, whatever the picture's size. */
const SHEET = 420

/** Where the sheet lands: scale about the origin, then a shift, in sheet units. */
export interface Placement {
  x: number
  y: number
  scale: number
}

/** A point of a half profile or an outline; a third member makes it a corner. */
export type Point = readonly [number, number, 1?]

/** A closed or open curve through the points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length
  const at = (i: number): Point => (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0]
  const n = (value: number) => value.toFixed(1)
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < count - (closed ? 0 : 1); i++) {
    const before = at(i - 1)
    const from = at(i)
    const to = at(i + 1)
    const after = at(i + 2)
    const k = tension / 6
    const first = from[2] ? from : [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k]
    const second = to[2] ? to : [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k]
    d += `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(to[0])} ${n(to[1])}`
  }
  return closed ? `${d}Z` : d
}

/** Both halves of a figure from the right half of its profile, head first. */
export function mirrored(half: readonly Point[], centre = 210, tension = 1): string {
  const right = half.map(([x, y, corner]): Point => (corner ? [centre + x, y, corner] : [centre + x, y]))
  const left = half.toReversed().map(([x, y, corner]): Point => (corner ? [centre - x, y, corner] : [centre - x, y]))
  return curve([...right, ...left], true, tension)
}

/** A limb through joints `[x, y, half width]`: rounded at its ends, tapering between. */
export function limb(joints: readonly (readonly [number, number, number])[]): string {
  let d = ''
  joints.forEach(([x, y, r], i) => {
    d += `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
    const next = joints[i + 1]
    if (!next) return
    const [nx, ny, nr] = next
    const length = Math.hypot(nx - x, ny - y) || 1
    const ax = -(ny - y) / length
    const ay = (nx - x) / length
    d += `M${x - ax * r} ${y - ay * r}L${nx - ax * nr} ${ny - ay * nr}L${nx + ax * nr} ${ny + ay * nr}L${x + ax * r} ${y + ay * r}Z`
  })
  return d
}

/** Draws a figure part by part: each part a dark body with its own rim and soft light from the upper left, engraved lines, lights. */
export class Pen {
  readonly layer: Layer
  private readonly size: number
  private readonly context: SKRSContext2D
  private readonly key: Colour

  constructor(size: number, key: Colour, placement: Placement) {
    this.size = size
    this.key = key
    this.layer = newLayer(size, size)
    this.context = createCanvas(size, size).getContext('2d')
    const unit = size / SHEET
    this.context.setTransform(unit * placement.scale, 0, 0, unit * placement.scale, unit * placement.x, unit * placement.y)
    this.context.lineCap = 'round'
    this.context.lineJoin = 'round'
  }

  /** A part with form: dark tone, a rim and a soft light. `glow` 0..1 is how much of the key light it takes. */
  body(path: string, tone = '#0d0c11', glow = 0.8): this {
    const cover = this.coverOf((context) => context.fill(new Path2D(path)))
    const soft = blur(cover, this.size, this.size, this.size / 44)
    const edge = outline(cover, this.size, this.size, this.size / 400)
    const base = hex(tone)
    for (let index = 0; index < cover.length; index++) {
      const here = cover[index] ?? 0
      if (here <= 0) continue
      const light = softLight(soft, index, this.size) * glow + (edge.all[index] ?? 0) * 0.12 + (edge.lit[index] ?? 0) * 0.3 * glow
      layOn(this.layer, index, [base[0] + this.key[0] * light, base[1] + this.key[1] * light, base[2] + this.key[2] * light], here)
    }
    return this
  }

  /** A flat patch. */
  fill(path: string, tone: string, opacity = 1): this {
    return this.flat((context) => context.fill(new Path2D(path)), hex(tone), opacity)
  }

  /** An engraved line, in the colour of the light unless told. */
  line(path: string, width = 1.6, opacity = 0.55, tone?: string): this {
    return this.flat(
      (context) => {
        context.lineWidth = width
        context.stroke(new Path2D(path))
      },
      tone ? hex(tone) : this.key,
      opacity,
    )
  }

  /** A patch that gives off light. */
  lamp(path: string, tone: string, strength = 1): this {
    const cover = this.coverOf((context) => context.fill(new Path2D(path)))
    return this.shine(cover, hex(tone), strength)
  }

  /** A line that gives off light, white in its heart: blades of light, beams. */
  beam(path: string, tone: string, width = 9): this {
    const stroke = (lineWidth: number) =>
      this.coverOf((context) => {
        context.lineWidth = lineWidth
        context.stroke(new Path2D(path))
      })
    this.shine(stroke(width), hex(tone), 0.9)
    return this.shine(stroke(width * 0.3), [1, 0.98, 0.94], 0.6)
  }

  private shine(cover: Float32Array, colour: Colour, strength: number): this {
    cover.forEach((value, index) => {
      if (value <= 0) return
      layOn(this.layer, index, colour, value)
      for (let part = 0; part < 3; part++) {
        const at = index * 3 + part
        this.layer.light[at] = Math.max(this.layer.light[at] ?? 0, (colour[part] ?? 0) * value * strength)
      }
    })
    return this
  }

  private flat(draw: (context: SKRSContext2D) => void, colour: Colour, opacity: number): this {
    const cover = this.coverOf(draw)
    cover.forEach((value, index) => {
      if (value > 0) layOn(this.layer, index, colour, value * opacity)
    })
    return this
  }

  private coverOf(draw: (context: SKRSContext2D) => void): Float32Array {
    this.context.save()
    this.context.resetTransform()
    this.context.clearRect(0, 0, this.size, this.size)
    this.context.restore()
    this.context.fillStyle = '#ffffff'
    this.context.strokeStyle = '#ffffff'
    draw(this.context)
    const { data } = this.context.getImageData(0, 0, this.size, this.size)
    return Float32Array.from({ length: this.size * this.size }, (_, i) => (data[i * 4 + 3] ?? 0) / 255)
  }
}

/** Grazing light from the upper left on a surface bulging with the blurred cover. */
function softLight(soft: Float32Array, index: number, width: number): number {
  const slope = width / 30
  const nx = ((soft[index - 1] ?? 0) - (soft[index + 1] ?? 0)) * slope
  const ny = ((soft[index - width] ?? 0) - (soft[index + width] ?? 0)) * slope
  const diffuse = (nx * -0.63 + ny * -0.75 + 0.21) / Math.hypot(nx, ny, 1)
  return clamp(diffuse * 0.62 - 0.13)
}
