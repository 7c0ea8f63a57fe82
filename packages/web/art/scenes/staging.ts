import type { Figure, Picture } from '../painter/picture.ts'
import type { Orbits, Ridge, Scene } from '../painter/scene.ts'

/** A figure before its scene, in the colour of the light behind it. */
export function stands(seed: string, key: string, draw: Figure['draw'], scene: Scene, placement: Figure['placement'] = {}): Picture {
  return { seed, scene: { saturation: 0.88, ...scene }, subject: { kind: 'figure', key, draw, placement } }
}

/** Circles engraved round a light. */
export const rings = (x: number, y: number, radius: number, hue: string, strength = 0.32): Orbits[] => [
  { x, y, radii: [radius * 1.15, radius * 1.25], hue, strength, ticks: 90 },
  { x, y, radii: [radius * 1.6], hue, strength: strength * 0.7, dashed: true },
]
export const disc = (radius: number, hue: string, brightness = 0.9, y = 0.4, x = 0.5) => ({
  x,
  y,
  radius,
  hue,
  halo: 3,
  glow: 0.45,
  disc: brightness,
})
export const bridge = (hue: string, haze: string, windows = 0.1): Ridge => ({ y: 1.02, height: 0.5, shape: 'pillars', hue, haze, windows })
