/** `orrery content`: every component of a game. */
import { Args } from '../args.ts'
import { gameOf } from '../games.ts'
import type { Io } from '../io.ts'

export function content(argv: readonly string[], io: Io): number {
  const args = new Args({ command: 'content', takes: ['GAME'], flags: ['json'] }, argv)
  const all = gameOf(args.at(0)).desk.content()
  io.out(args.flag('json') ? `${JSON.stringify(all)}\n` : Array.isArray(all) ? table(all as Row[]) : tables(all))
  return 0
}

type Row = Readonly<Record<string, unknown>>

/** One table after another, each under its name; pairs of ids stand as two columns. */
function tables(all: object): string {
  const rowOf = (x: unknown): Row => (Array.isArray(x) ? { from: x[0] as unknown, to: x[1] as unknown } : (x as Row))
  return Object.entries(all)
    .map(([name, rows]) => `${name}\n${table((rows as unknown[]).map(rowOf))}`)
    .join('\n')
}

const text = (x: unknown): string =>
  x === null || x === undefined
    ? '-'
    : Array.isArray(x)
      ? x.map(text).join('+') || '-'
      : typeof x === 'object'
        ? Object.values(x).map(text).join('/')
        : String(x)

function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((n) => Math.max(n.length, ...rows.map((r) => text(r[n]).length)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((c, i) => c.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return `${[names, ...rows.map((r) => names.map((n) => text(r[n])))].map(line).join('\n')}\n`
}
