/** The map drawn so many times its height: where the window is high and narrow, systems stand farther from each other. */
import { CENTRES } from './shapes.gen.ts'

export function centreOf(at: number, tall: number): readonly [number, number] {
  const [x, y] = CENTRES[at] ?? [0, 0]
  return [x, y * tall]
}

/** An outline of shapes.gen.ts: pairs of numbers and no arcs. */
export const tallPath = (d: string, tall: number): string =>
  tall === 1 ? d : d.replace(/(-?[\d.]+) ?(-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${Math.round(Number(y) * tall * 10) / 10}`)
