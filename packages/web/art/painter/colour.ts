/** Linear-ish RGB, each part 0..1; light may exceed 1 until the grade. */
export type Colour = readonly [number, number, number]

export const WHITE: Colour = [1, 1, 1]
/** The engraver's brass that ties all pictures together. */
export const BRASS: Colour = [0.85, 0.72, 0.45]

/** `#rrggbb` to a colour. */
export function hex(text: string): Colour {
  const channel = (at: number) => Number.parseInt(text.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

export const clamp = (value: number, low = 0, high = 1) => (value < low ? low : value > high ? high : value)

/** Smooth step from 0 at `from` to 1 at `to`. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export function mix(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

export const scaled = (c: Colour, k: number): Colour => [c[0] * k, c[1] * k, c[2] * k]

/** The colour at `t` (0..1) along evenly spread stops. */
export function ramp(stops: readonly Colour[], t: number): Colour {
  const last = stops.length - 1
  const position = clamp(t) * last
  const index = Math.min(Math.max(last - 1, 0), Math.floor(position))
  const from = stops[index] ?? WHITE
  return mix(from, stops[index + 1] ?? from, position - index)
}
