import { clamp } from './colour.ts'
import type { Random } from './random.ts'
import { addLight, type Raster } from './raster.ts'
import { hex } from './colour.ts'
import type { Scene } from './scene.ts'

/** Flakes, drops, sparks or dust before everything else. */
export function paintWeather(on: Raster, weather: NonNullable<Scene['weather']>, random: Random): void {
  const unit = on.width / 480
  const colour = hex(weather.hue ?? (weather.kind === 'embers' ? '#ff9a4a' : '#e6f2ff'))
  for (let i = 0; i < weather.amount; i++) {
    const x = random() * on.width
    const y = random() * on.height
    const size = 0.6 + random() * 1.6
    if (weather.kind === 'rain') {
      const length = (10 + size * 14) * unit
      for (let d = 0; d < length; d++) addLight(on, x - d * 0.22, y + d, colour, 0.13 * Math.sin((d / length) * Math.PI))
      continue
    }
    const radius = size * unit * (weather.kind === 'dust' ? 0.7 : 1)
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        addLight(on, x + dx, y + dy, colour, 0.5 * Math.exp(-(dx * dx + dy * dy) / radius / radius))
      }
    }
  }
}

const toneMapped = (value: number) => (value < 0.75 ? value : 0.75 + 0.25 * (1 - Math.exp(-(value - 0.75) * 3.2)))

/** The last step: saturation, vignette, soft highlights; floats to bytes (RGBA, opaque). */
export function grade(picture: Raster, scene: Scene): Uint8ClampedArray {
  const { width, height, rgb } = picture
  const bytes = new Uint8ClampedArray(width * height * 4)
  const saturation = scene.saturation ?? 0.92
  const vignette = (scene.vignette ?? 0.5) * 1.6
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const r = rgb[index * 3] ?? 0
      const g = rgb[index * 3 + 1] ?? 0
      const b = rgb[index * 3 + 2] ?? 0
      const grey = 0.3 * r + 0.59 * g + 0.11 * b
      const shade = 1 - vignette * Math.hypot((x / width - 0.5) * 1.1, (y / height - 0.5) * 1.05) ** 2.2
      const finish = (value: number) => clamp(toneMapped(Math.max(0, (grey + (value - grey) * saturation) * shade))) * 255
      bytes[index * 4] = finish(r)
      bytes[index * 4 + 1] = finish(g)
      bytes[index * 4 + 2] = finish(b)
      bytes[index * 4 + 3] = 255
    }
  }
  return bytes
}
