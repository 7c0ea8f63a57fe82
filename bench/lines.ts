/** What a measurement says, and how it is shown. */

export interface Line {
  /** Short name, the same in every run. */
  readonly id: string
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The floor of docs/design.md, section 9; null where there is none. */
  readonly floor: { readonly is: '>=' | '<='; readonly value: number } | null
  /** More figures, for the JSON. */
  readonly more?: Readonly<Record<string, number | string>>
}

/** Does the line keep its floor? Null where there is none. */
export function holds({ value, floor }: Line): boolean | null {
  if (floor === null) return null
  return floor.is === '>=' ? value >= floor.value : value <= floor.value
}

/** Three significant digits, thousands apart. */
export function figure(x: number): string {
  if (!Number.isFinite(x)) return String(x)
  const digits = x === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(x))))
  return x.toLocaleString('en', { minimumFractionDigits: Math.min(digits, 4), maximumFractionDigits: Math.min(digits, 4), useGrouping: true })
}

export function lineText(line: Line): string {
  const floor =
    line.floor === null
      ? ''
      : `  (floor ${line.floor.is === '>=' ? '≥' : '≤'} ${figure(line.floor.value)}: ${holds(line) === true ? 'met' : 'NOT MET'})`
  const more = Object.entries(line.more ?? {}).map(([k, v]) => `${k} ${typeof v === 'number' ? figure(v) : v}`)
  return `${line.what}: ${figure(line.value)} ${line.unit}${floor}${more.length > 0 ? `; ${more.join(', ')}` : ''}`
}

/** A quantile (0..1) of numbers in any order; NaN of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Runs `work` (which says how many things it did) for about `ms` in several rounds and gives the median of things a second. */
export function rate(work: () => number, ms = 1200, rounds = 5): number {
  work()
  const rates: number[] = []
  for (let i = 0; i < rounds; i++) {
    const end = performance.now() + ms / rounds
    const began = performance.now()
    let done = 0
    do done += work()
    while (performance.now() < end)
    rates.push((1000 * done) / (performance.now() - began))
  }
  return median(rates)
}
