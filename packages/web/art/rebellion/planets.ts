/** Paints planets: a lit sphere of noise, with sea, clouds, ice, lava, bands, cities, a ring, a moon. */
import { noiseFrom, type Noise } from '../painter/noise.ts'
import { randomFrom } from '../painter/random.ts'
import type { Planet } from './planet-table.ts'

type Rgb = readonly [number, number, number]

const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb
const mix = (a: Rgb, b: Rgb, t: number): Rgb => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
const scale = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k]
const clamp = (x: number): number => Math.min(1, Math.max(0, x))
const smooth = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Light from the upper left, towards the viewer. */
const LIGHT = [-0.62, -0.5, 0.6].map((v, _, all) => v / Math.hypot(...all)) as unknown as Rgb
const SATURATION = 0.82
const RING_TURN = -0.38

/** A point of the sphere, turned by the planet's axis. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

class Ball {
  private readonly noise: Noise
  private readonly colours: readonly Rgb[]
  private readonly tilt: number
  private readonly shift: number

  constructor(
    id: string,
    readonly look: Planet,
  ) {
    this.noise = noiseFrom(`planet/${id}`)
    const random = randomFrom(`planet/${id}/axis`)
    this.tilt = random() * 0.7 - 0.35
    this.shift = random() * 40
    this.colours = look.colours.map(rgb)
  }

  private ramp(value: number): Rgb {
    const at = clamp(value) * (this.colours.length - 1)
    const i = Math.min(this.colours.length - 2, Math.floor(at))
    return mix(this.colours[i] as Rgb, this.colours[i + 1] as Rgb, at - i)
  }

  private turned(x: number, y: number, z: number): Spot {
    const [c, s] = [Math.cos(this.tilt), Math.sin(this.tilt)]
    return { x: x * c + y * s, y: -x * s + y * c, z }
  }

  private sum(p: Spot, f: number, octaves: number, shift = this.shift): number {
    return this.noise.solidSum(p.x * f + shift, p.y * f, p.z * f, octaves)
  }

  private gas(p: Spot): Rgb {
    const wave = this.noise.solidSum(p.x * 1.4 + this.shift, p.y * 2.2, p.z * 1.4, 4) * 0.22
    const fine = this.noise.solidSum(p.x * 2 + this.shift, p.y * 9, p.z * 2, 3) * 0.22
    return this.ramp(0.5 + 0.375 * Math.sin((p.y + wave) * (this.look.bands ?? 9) + this.shift) + fine)
  }

  private city(p: Spot): Rgb {
    const v = this.sum(p, 2, 5)
    const colour = this.ramp(0.5 + v * 0.55)
    const grid = (q: number): number => Math.abs((((q % 1) + 1) % 1) - 0.5)
    return grid(p.x * 9 + v * 0.5) < 0.05 || grid(p.y * 9) < 0.05 ? mix(colour, [240, 225, 190], 0.22) : colour
  }

  private land(p: Spot): Rgb {
    const { look } = this
    const f = look.grain ?? 1.6
    let v = this.sum(p, f, 6)
    if (look.twist !== undefined) {
      const k = v * look.twist
      v = this.noise.solidSum(p.x * f + this.shift + k, p.y * f + k, p.z * f, 5)
    }
    v = 0.5 + v * 0.75
    if (look.sea === undefined) return this.ramp(v)
    if (v >= look.sea) return this.ramp(((v - look.sea) / (1 - look.sea)) * 1.25)
    return mix(rgb(look.deep ?? '#1d3448'), rgb(look.shallow ?? '#3d6a86'), clamp(v / look.sea) ** 2.2)
  }

  private crack(p: Spot): number {
    return Math.abs(this.sum(p, 2.1, 4))
  }

  /** The surface without light. */
  private ground(p: Spot): Rgb {
    const { look } = this
    let colour = look.kind === 'gas' ? this.gas(p) : look.kind === 'city' ? this.city(p) : this.land(p)
    if (look.ice !== undefined && Math.abs(p.y) > look.ice + this.sum(p, 3, 3) * 0.12) colour = mix(colour, [226, 232, 236], 0.85)
    if (look.craters === true) colour = mix(colour, scale(colour, this.sum(p, 5, 3) > 0 ? 1.12 : 0.82), 0.7)
    if (look.lava !== undefined && this.crack(p) < 0.05) colour = mix([255, 150, 70], colour, smooth(0, 0.05, this.crack(p)))
    if (look.clouds === undefined) return colour
    const cover = this.noise.solidSum(p.x * 2.1 + this.shift * 2, p.y * 3.6, p.z * 2.1 + 9, 5)
    return mix(colour, [232, 230, 222], look.clouds * smooth(0.02, 0.42, cover))
  }

  /** The surface at a point of the disc (-1..1), lit. */
  lit(nx: number, ny: number): Rgb {
    const { look } = this
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
    const p = this.turned(nx, ny, nz)
    const colour = this.ground(p)
    const facing = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]
    const day = smooth(-0.16, 0.75, facing)
    let out = mix(mix([4, 5, 9], colour, 0.07), scale(colour, 1.08), day)
    if (look.kind === 'city' && day < 0.4) {
      const lamp = this.noise.solid(p.x * 16, p.y * 16, p.z * 16)
      if (lamp > 0.35) out = mix(out, [255, 214, 140], 0.75 * (1 - day / 0.4) * smooth(0.35, 0.7, lamp))
    }
    if (look.lava !== undefined && day < 0.5 && this.crack(p) < 0.05) out = mix(out, [255, 120, 50], 0.8 * look.lava * (1 - this.crack(p) / 0.05))
    out = mix(out, rgb(look.air), (1 - nz) ** 3 * smooth(-0.1, 0.5, facing) * 0.55)
    const grey = out[0] * 0.3 + out[1] * 0.59 + out[2] * 0.11
    return mix([grey, grey, grey], out, SATURATION)
  }
}

/** Share of the picture's half that the planet's radius takes: rings and moons need room. */
function roomOf(look: Planet): number {
  return look.ring !== undefined ? 2.05 : look.moon !== undefined ? 1.6 : 1.14
}

class Canvas {
  readonly data: Uint8ClampedArray
  constructor(readonly size: number) {
    this.data = new Uint8ClampedArray(size * size * 4)
  }

  put(x: number, y: number, colour: Rgb, alpha: number): void {
    const i = (y * this.size + x) * 4
    const under = (this.data[i + 3] as number) / 255
    const sum = alpha + under * (1 - alpha)
    if (sum <= 0) return
    for (let k = 0; k < 3; k++) this.data[i + k] = ((colour[k] as number) * alpha + (this.data[i + k] as number) * under * (1 - alpha)) / sum
    this.data[i + 3] = sum * 255
  }
}

function ringAt(look: Planet, radius: number, dx: number, dy: number): { alpha: number; front: boolean } | null {
  if (look.ring === undefined) return null
  const x = dx * Math.cos(RING_TURN) + dy * Math.sin(RING_TURN)
  const y = (-dx * Math.sin(RING_TURN) + dy * Math.cos(RING_TURN)) / look.ring.tilt
  const q = Math.hypot(x, y) / radius
  if (q < 1.28 || q > 1.98) return null
  const bands = 0.55 + 0.45 * Math.sin(q * 46)
  return { alpha: bands * 0.75 * smooth(1.28, 1.34, q) * (1 - smooth(1.9, 1.98, q)), front: y > 0 }
}

function paintMoon(canvas: Canvas, noise: Noise, look: Planet, radius: number): void {
  if (look.moon === undefined) return
  const r = radius * look.moon.size
  const middle = canvas.size / 2
  const mx = middle + Math.cos(look.moon.angle) * radius * 1.35
  const my = middle + Math.sin(look.moon.angle) * radius * 1.35
  for (let y = Math.max(0, Math.floor(my - r - 1)); y < Math.min(canvas.size, my + r + 1); y++) {
    for (let x = Math.max(0, Math.floor(mx - r - 1)); x < Math.min(canvas.size, mx + r + 1); x++) {
      const [nx, ny] = [(x + 0.5 - mx) / r, (y + 0.5 - my) / r]
      const d = Math.hypot(nx, ny) * r
      if (d > r + 0.6) continue
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
      const day = smooth(-0.1, 0.7, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2])
      canvas.put(
        x,
        y,
        scale(rgb(look.moon.colour), (0.1 + 0.95 * day) * (0.8 + 0.25 * noise.solid(nx * 2.2, ny * 2.2, nz * 2.2))),
        clamp(r + 0.5 - d),
      )
    }
  }
}

/** Pixels of a planet with this radius in px; the picture is square, its size is `2 * radius * roomOf`. */
export function paintPlanet(id: string, look: Planet, radius: number): { size: number; data: Uint8ClampedArray } {
  const size = Math.ceil(radius * 2 * roomOf(look))
  const canvas = new Canvas(size)
  const ball = new Ball(id, look)
  const air = rgb(look.air)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x + 0.5 - size / 2, y + 0.5 - size / 2]
      const d = Math.hypot(dx, dy)
      const ring = ringAt(look, radius, dx, dy)
      const colour = rgb(look.ring?.colour ?? '#000000')
      if (ring !== null && !ring.front) canvas.put(x, y, colour, ring.alpha)
      if (d > radius && d < radius * 1.14) {
        const glow = 1 - (d - radius) / (radius * 0.14)
        canvas.put(x, y, air, glow * glow * 0.38 * clamp(((dx * LIGHT[0] + dy * LIGHT[1]) / d) * 0.5 + 0.5))
      }
      if (d < radius + 0.7) canvas.put(x, y, ball.lit(dx / radius, dy / radius), clamp(radius + 0.5 - d))
      if (ring !== null && ring.front) canvas.put(x, y, colour, ring.alpha)
    }
  }
  paintMoon(canvas, noiseFrom(`planet/${id}/moon`), look, radius)
  return { size, data: canvas.data }
}
