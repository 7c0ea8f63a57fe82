import { createNoise2D, createNoise3D } from 'simplex-noise'
import { randomFrom } from './random.ts'

/** Noise fields of one picture. `flat` and `solid` are single octaves in -1..1; the others are fractal sums of them. */
export interface Noise {
  flat: (x: number, y: number) => number
  solid: (x: number, y: number, z: number) => number
  flatSum: (x: number, y: number, octaves: number) => number
  solidSum: (x: number, y: number, z: number, octaves: number) => number
}

export function noiseFrom(seed: string): Noise {
  const flat = createNoise2D(randomFrom(`${seed}/flat`))
  const solid = createNoise3D(randomFrom(`${seed}/solid`))
  return {
    flat,
    solid,
    flatSum(x, y, octaves) {
      let sum = 0
      let amplitude = 0.5
      let frequency = 1
      for (let i = 0; i < octaves; i++) {
        sum += amplitude * flat(x * frequency, y * frequency)
        frequency *= 2.1
        amplitude *= 0.5
      }
      return sum
    },
    solidSum(x, y, z, octaves) {
      let sum = 0
      let amplitude = 0.5
      let frequency = 1
      for (let i = 0; i < octaves; i++) {
        sum += amplitude * solid(x * frequency, y * frequency, z * frequency)
        frequency *= 2.03
        amplitude *= 0.5
      }
      return sum
    },
  }
}
