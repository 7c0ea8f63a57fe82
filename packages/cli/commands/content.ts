/** `orrery content`: every component of a game. */
import { Args } from '../args.ts'
import { gameOf } from '../games.ts'
import type { Io } from '../io.ts'

export function content(argv: readonly string[], io: Io): number {
  const args = new Args({ command: 'content', takes: ['GAME'], flags: ['json'] }, argv)
  const rows = gameOf(args.at(0)).desk.content()
  io.out(args.flag('json') ? `${JSON.stringify(rows)}\n` : table(rows as Record<string, unknown>[]))
  return 0
}

const text = (x: unknown): string => (x === null || x === undefined ? '-' : Array.isArray(x) ? x.join('+') || '-' : String(x))

function table(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((n) => Math.max(n.length, ...rows.map((r) => text(r[n]).length)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((c, i) => c.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return `${[names, ...rows.map((r) => names.map((n) => text(r[n])))].map(line).join('\n')}\n`
}
