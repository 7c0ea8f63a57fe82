import type { Colour } from './colour.ts'

/** A picture while it is painted: RGB floats, row by row. */
export interface Raster {
  width: number
  height: number
  rgb: Float32Array
}

export function newRaster(width: number, height: number): Raster {
  return { width, height, rgb: new Float32Array(width * height * 3) }
}

/** Adds light to one pixel; outside the picture nothing happens. */
export function addLight(to: Raster, x: number, y: number, colour: Colour, strength: number): void {
  const column = Math.floor(x)
  const row = Math.floor(y)
  if (column < 0 || row < 0 || column >= to.width || row >= to.height) return
  const at = (row * to.width + column) * 3
  for (let part = 0; part < 3; part++) to.rgb[at + part] = (to.rgb[at + part] ?? 0) + (colour[part] ?? 0) * strength
}

/** Lays a colour over pixel `index` with opacity `cover`. */
export function lay(to: Raster, index: number, colour: Colour, cover: number): void {
  const at = index * 3
  for (let part = 0; part < 3; part++) to.rgb[at + part] = (to.rgb[at + part] ?? 0) * (1 - cover) + (colour[part] ?? 0) * cover
}

/** Three box blurs, close to a Gaussian of this radius in pixels. `parts` values stand side by side for each pixel. */
export function blur(values: Float32Array, width: number, height: number, radius: number, parts = 1): Float32Array {
  const half = Math.max(1, Math.round(radius * 0.6))
  let from = values
  for (let pass = 0; pass < 3; pass++) {
    from = boxBlur(from, width, height, half, parts, 'across')
    from = boxBlur(from, width, height, half, parts, 'down')
  }
  return from
}

function boxBlur(from: Float32Array, width: number, height: number, half: number, parts: number, way: 'across' | 'down') {
  const to = new Float32Array(from.length)
  const lines = way === 'across' ? height : width
  const length = way === 'across' ? width : height
  const step = (way === 'across' ? 1 : width) * parts
  const lineStep = (way === 'across' ? width : 1) * parts
  const share = 1 / (2 * half + 1)
  for (let line = 0; line < lines; line++) {
    for (let part = 0; part < parts; part++) {
      const start = line * lineStep + part
      const read = (i: number) => (i < 0 || i >= length ? 0 : (from[start + i * step] ?? 0))
      let sum = 0
      for (let i = -half; i <= half; i++) sum += read(i)
      for (let i = 0; i < length; i++) {
        to[start + i * step] = sum * share
        sum += read(i + half + 1) - read(i - half)
      }
    }
  }
  return to
}
