import { clamp, hex, mix, ramp, smooth, WHITE, type Colour } from './colour.ts'
import type { Noise } from './noise.ts'
import type { Random } from './random.ts'
import { addLight, lay, type Raster } from './raster.ts'
import type { Orbits, Scene, Sun } from './scene.ts'

/** Sky from top to bottom with its clouds of gas: fractal noise, warped by itself and squared. */
export function paintSky(on: Raster, scene: Scene, noise: Noise): void {
  const sky = scene.sky.map(hex)
  const nebulae = (scene.nebulae ?? []).map((nebula) => ({ ...nebula, colour: hex(nebula.hue) }))
  for (let y = 0; y < on.height; y++) {
    const base = ramp(sky, y / on.height)
    for (let x = 0; x < on.width; x++) {
      lay(on, y * on.width + x, base, 1)
      const u = x / on.width
      const v = y / on.width
      nebulae.forEach((nebula, index) => {
        const s = nebula.scale
        const drift = index * 31
        const warpX = noise.flatSum(u * s + 7 + drift, v * s, 3)
        const warpY = noise.flatSum(u * s + drift, v * s + 13, 3)
        const density = clamp(noise.flatSum(u * s * 0.8 + warpX * 0.45 + drift, v * s * 1.1 + warpY * 0.45, 6) * 0.85 + 0.4)
        addLight(on, x, y, nebula.colour, density * density * 1.15 * nebula.strength)
      })
    }
  }
}

const STAR_COLOURS: readonly Colour[] = [
  [1, 0.86, 0.7],
  [0.75, 0.87, 1],
  [1, 0.97, 0.92],
  [1, 0.97, 0.92],
  [1, 0.97, 0.92],
]

/** Stars: few bright ones among many faint, the brightest with a fine cross. */
export function paintStars(on: Raster, scene: Scene, random: Random): void {
  const size = (on.width / 480) * (scene.starSize ?? 1)
  for (let i = 0; i < (scene.stars ?? 0); i++) {
    const x = random() * on.width
    const y = random() * on.height * (scene.starsDownTo ?? 1)
    const magnitude = random() ** 5
    const colour = STAR_COLOURS[Math.floor(random() * STAR_COLOURS.length)] ?? WHITE
    const radius = (0.5 + magnitude * 2) * size
    const strength = 0.28 + 0.72 * magnitude
    const reach = Math.ceil(radius * 3)
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const distance = Math.hypot(dx, dy) / radius
        addLight(on, x + dx, y + dy, colour, strength * Math.exp(-distance * distance * 1.6))
      }
    }
    if (magnitude < 0.55) continue
    const arm = radius * 7
    for (let d = -arm; d <= arm; d++) {
      const fade = (1 - Math.abs(d) / arm) ** 3 * strength * 0.5
      addLight(on, x + d, y, colour, fade)
      addLight(on, x, y + d, colour, fade)
    }
  }
}

/** A light: a disc, whiter in its middle, with an exponential halo. */
export function paintSun(on: Raster, sun: Sun): void {
  const colour = hex(sun.hue)
  const radius = sun.radius * on.width
  const reach = 6 / (sun.halo ?? 5)
  for (let y = 0; y < on.height; y++) {
    for (let x = 0; x < on.width; x++) {
      const distance = Math.hypot(x - sun.x * on.width, y - sun.y * on.height) / radius
      const disc = 1 - smooth(1 - 2.5 / radius, 1 + 1 / radius, distance)
      if (disc > 0) {
        const body = mix(colour, WHITE, 0.12 + 0.35 * clamp(1 - distance))
        const brightness = sun.disc ?? 1
        lay(on, y * on.width + x, [body[0] * brightness, body[1] * brightness, body[2] * brightness], disc)
      }
      addLight(on, x, y, colour, Math.exp(-Math.max(0, distance - 1) * reach) * (sun.glow ?? 0.55) * (1 - disc))
    }
  }
}

/** Engraved circles, as on an instrument's plate. */
export function paintOrbits(on: Raster, orbits: Orbits): void {
  const colour = hex(orbits.hue ?? '#d9b36c')
  const strength = orbits.strength ?? 0.16
  const centreX = orbits.x * on.width
  const centreY = orbits.y * on.height
  const flat = orbits.flat ?? 1
  for (const part of orbits.radii) {
    const radius = part * on.width
    const steps = Math.ceil(radius * 7)
    for (let i = 0; i < steps; i++) {
      if (orbits.dashed && ((i / steps) * 60) % 1 < 0.5) continue
      const angle = (i / steps) * Math.PI * 2
      addLight(on, centreX + Math.cos(angle) * radius, centreY + Math.sin(angle) * radius * flat, colour, strength * 0.6)
    }
  }
  const outer = (orbits.radii[orbits.radii.length - 1] ?? 0) * on.width
  for (let i = 0; i < (orbits.ticks ?? 0); i++) {
    const angle = (i / (orbits.ticks ?? 1)) * Math.PI * 2
    const length = (i % 5 ? 0.008 : 0.016) * on.width
    for (let d = 0; d < length; d += 0.5) {
      addLight(on, centreX + Math.cos(angle) * (outer + d), centreY + Math.sin(angle) * (outer + d) * flat, colour, strength)
    }
  }
}
