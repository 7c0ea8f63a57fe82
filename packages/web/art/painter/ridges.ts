import { clamp, hex, mix, type Colour } from './colour.ts'
import type { Noise } from './noise.ts'
import { cellRandom, randomFrom } from './random.ts'
import { lay, type Raster } from './raster.ts'
import type { Ridge } from './scene.ts'

/** Height of the ridge at every column, in pixels above its foot. */
function profile(ridge: Ridge, width: number, noise: Noise, seed: string, order: number): number[] {
  const shape = ridge.shape ?? 'mountain'
  const peak = ridge.height * width
  const random = randomFrom(`${seed}/ridge${order}`)
  if (shape === 'towers') return towers(width, peak, ridge.frequency ?? 1, random)
  const pillars =
    shape === 'pillars' ? Array.from({ length: 6 }, () => ({ x: random(), half: 0.02 + 0.05 * random(), top: 0.4 + 0.6 * random() })) : []
  const domes = shape === 'domes' ? Array.from({ length: 7 }, () => ({ x: random(), half: 0.05 + 0.09 * random(), top: 0.35 + 0.65 * random() })) : []
  return Array.from({ length: width }, (_, x) => {
    const u = x / width
    switch (shape) {
      case 'dune':
        return (Math.sin(u * 6.28 * (ridge.frequency ?? 1.3) + order * 2) + Math.abs(noise.flat(u * 2.2, order * 9)) * 0.9) * peak
      case 'forest': {
        const cell = u * (ridge.frequency ?? 26) + noise.flat(u * 40, order) * 0.15
        const spread = Math.abs(cell - Math.round(cell)) * 2
        const tree = 0.55 + 0.45 * noise.flat(Math.round(cell) * 3.7, order * 5)
        return ((1 - spread) * tree + 0.22 * noise.flat(u * 5, order)) * peak
      }
      case 'pillars':
        return Math.max(0, ...pillars.map((p) => (Math.abs(u - p.x) < p.half ? p.top * peak : 0))) + noise.flat(u * 20, order) * 0.006 * width
      case 'domes':
        return Math.max(
          0.04 * peak,
          ...domes.map((d) => (Math.abs(u - d.x) < d.half ? d.top * peak * (0.45 + 0.55 * Math.sqrt(1 - ((u - d.x) / d.half) ** 2)) : 0)),
        )
      default: {
        const f = ridge.frequency ?? 3
        const sharp = (1 - Math.abs(noise.flat(u * f, order * 7))) ** 2 + (1 - Math.abs(noise.flat(u * f * 2.7 + 5, order * 3))) * 0.4
        return (sharp - 0.3 + noise.flat(u * 38, order) * 0.04) * peak
      }
    }
  })
}

function towers(width: number, peak: number, spacing: number, random: () => number): number[] {
  const heights: number[] = []
  while (heights.length < width) {
    const breadth = Math.max(2, Math.round((0.012 + random() * 0.05) * width * spacing))
    const height = random() ** 2.2 * peak * (random() < 0.12 ? 1.9 : 1)
    const spire = random() < 0.25
    for (let i = 0; i < breadth && heights.length < width; i++) {
      const onMast = spire && Math.abs(i - breadth / 2) < 0.8
      heights.push(height + (onMast ? peak * 0.35 : 0))
    }
  }
  return heights
}

const WINDOW_WIDTH = 2.6
const WINDOW_HEIGHT = 3.4

/** One ridge: crest in haze, foot dark, lit slopes, windows in towers, a band of mist before the next one. */
export function paintRidge(on: Raster, ridge: Ridge, noise: Noise, seed: string, order: number): void {
  const { width, height } = on
  const foot = ridge.y * height
  const dark = hex(ridge.hue)
  const haze = hex(ridge.haze ?? ridge.hue)
  const heights = profile(ridge, width, noise, seed, order)
  const unit = width / 480
  const windowColour = hex(ridge.windowHue ?? '#ffd79a')
  const sloped = ridge.shape !== 'towers' && ridge.shape !== 'pillars'
  for (let x = 0; x < width; x++) {
    const top = foot - (heights[x] ?? 0)
    for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
      const depth = clamp((y - top) / (height - foot + 0.15 * width))
      let colour: Colour = mix(haze, dark, depth ** 0.6)
      const column = Math.floor(x / (unit * WINDOW_WIDTH))
      const row = Math.floor(y / (unit * WINDOW_HEIGHT))
      const onPane = x % (unit * WINDOW_WIDTH) > unit && y % (unit * WINDOW_HEIGHT) > 1.2 * unit
      if (ridge.windows && onPane && y > top + 3 && cellRandom(column, row, order + 1) < ridge.windows) colour = mix(colour, windowColour, 0.75)
      const light = sloped ? slopeLight(heights, x, y - top, width) : 1
      lay(on, y * width + x, [colour[0] * light, colour[1] * light, colour[2] * light], clamp(y - top + 0.5))
    }
  }
  if (ridge.mist) paintMist(on, foot, ridge.mist, noise, order)
}

/** Light on the slope under a crest: faces run down to both sides, so the crest is read a little aside of the point. */
function slopeLight(heights: readonly number[], x: number, below: number, width: number): number {
  const at = (column: number) => heights[Math.min(width - 1, Math.max(0, Math.round(column)))] ?? 0
  const slopeAt = (column: number) => (at(column + 3) - at(column - 3)) / 6
  const slope = (slopeAt(x - below * 0.55) + slopeAt(x + below * 0.35)) / 2
  return 1 + clamp(slope * 0.55, -0.35, 0.4) * Math.exp(-below / (width * 0.09))
}

function paintMist(on: Raster, foot: number, mist: NonNullable<Ridge['mist']>, noise: Noise, order: number): void {
  const colour = hex(mist.hue)
  for (let y = 0; y < on.height; y++) {
    const offset = (y - foot - (mist.drop ?? 0) * on.height) / (mist.spread * on.height)
    const band = Math.exp(-offset * offset) * mist.strength
    if (band < 0.01) continue
    for (let x = 0; x < on.width; x++) {
      const wisp = 0.75 + 0.5 * noise.flatSum((x / on.width) * 4, (y / on.height) * 7 + order, 3)
      lay(on, y * on.width + x, colour, clamp(band * wisp))
    }
  }
}
