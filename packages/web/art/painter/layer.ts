import { clamp, type Colour } from './colour.ts'
import { addLight, blur, lay, type Raster } from './raster.ts'

/** A subject before it is laid over its scene: colour and cover, and apart from them the light it gives off. */
export interface Layer {
  width: number
  height: number
  rgb: Float32Array
  cover: Float32Array
  light: Float32Array
}

export function newLayer(width: number, height: number): Layer {
  const pixels = width * height
  return { width, height, rgb: new Float32Array(pixels * 3), cover: new Float32Array(pixels), light: new Float32Array(pixels * 3) }
}

/** Lays a colour over pixel `index` of the layer. */
export function layOn(layer: Layer, index: number, colour: Colour, cover: number): void {
  const before = layer.cover[index] ?? 0
  const after = cover + before * (1 - cover)
  if (after <= 0) return
  for (let part = 0; part < 3; part++) {
    const old = layer.rgb[index * 3 + part] ?? 0
    layer.rgb[index * 3 + part] = ((colour[part] ?? 0) * cover + old * before * (1 - cover)) / after
  }
  layer.cover[index] = after
}

/**
 * How much of each pixel lies within `reach` of the outline: all round, and on the side towards the light (left and up).
 * Both are 0..1.
 */
export function outline(cover: Float32Array, width: number, height: number, reach: number) {
  const all = new Float32Array(cover.length)
  const lit = new Float32Array(cover.length)
  const r = Math.max(1, Math.round(reach))
  const at = (x: number, y: number) => cover[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const here = cover[index] ?? 0
      if (here <= 0) continue
      all[index] = Math.max(0, here - Math.min(at(x - r, y), at(x + r, y), at(x, y - r), at(x, y + r)))
      lit[index] = Math.max(0, here - at(x - r, y - r))
    }
  }
  return { all, lit }
}

/** Lays a subject over the picture: a soft shadow round it, itself, a rim in the colour of the light, and its own light with bloom. */
export function compose(on: Raster, subject: Layer, key: Colour, rim: number, shadow: number): void {
  const { width, height } = on
  const soft = blur(subject.cover, width, height, 0.026 * width)
  const edge = outline(subject.cover, width, height, width / 300)
  for (let index = 0; index < width * height; index++) {
    lay(on, index, [0, 0, 0], (soft[index] ?? 0) * shadow)
    const cover = subject.cover[index] ?? 0
    if (cover <= 0) continue
    const at = index * 3
    lay(on, index, [subject.rgb[at] ?? 0, subject.rgb[at + 1] ?? 0, subject.rgb[at + 2] ?? 0], cover)
    const rimLight = clamp((edge.all[index] ?? 0) * 0.55 + (edge.lit[index] ?? 0) * 0.5) * rim
    if (rimLight > 0) lay(on, index, key, rimLight)
  }
  const near = blur(subject.light, width, height, 0.01 * width, 3)
  const far = blur(subject.light, width, height, 0.035 * width, 3)
  for (let index = 0; index < width * height; index++) {
    const at = index * 3
    const glow = (part: number) => (subject.light[at + part] ?? 0) * 0.3 + (near[at + part] ?? 0) * 1.1 + (far[at + part] ?? 0) * 1.2
    addLight(on, index % width, Math.floor(index / width), [glow(0), glow(1), glow(2)], 1)
  }
}
