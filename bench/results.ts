/** What was measured, where and when, as a page with plots. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { figure, holds, type Line } from './lines.ts'
import type { Load, Point } from './load/run.ts'
import { svg, type Chart, type Series } from './plot.ts'

export interface Machine {
  readonly date: string
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  readonly node: string
  readonly platform: string
  /** Programs that wanted a core in the last minute, before anything was measured: above 0 others were at work too. */
  readonly busy: number
}

export function machine(): Machine {
  const all = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: all[0]?.model ?? 'unknown',
    cores: all.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    busy: Math.round(10 * (loadavg()[0] ?? 0)) / 10,
  }
}

/** What a reader of the floors should know. */
const NOTES = [
  'Random games: a player that answers at random seldom destroys a base, so such a game lasts about 400 turns and 3,200 decisions; the',
  'floor was set for games of about 300. The kernel makes about a million random decisions a second. Games by the roll-out policy, which',
  'the search plays, have 300 decisions.',
]

/** How strong the bots are takes hours to measure: it stands in docs/strength.md, whose first table is repeated here. */
export function strengthTable(text: string): string[] {
  const lines = text.split('\n')
  const from = lines.findIndex((l) => l.startsWith('| what |'))
  if (from < 0) throw new RangeError('docs/strength.md has no table that begins with "| what |"')
  const to = lines.findIndex((l, i) => i > from && !l.startsWith('|'))
  return lines.slice(from, to < 0 ? undefined : to)
}

function strength(dir: string): string[] {
  const text = readFileSync(join(dir, '../docs/strength.md'), 'utf8')
  return [
    '## How strong the bots of Rebellion are',
    '',
    'More of it, and how it was measured: [docs/strength.md](../docs/strength.md).',
    '',
    ...strengthTable(text),
    '',
  ]
}

const VERSIONS = 'boardgame.io 0.50.2, libsql 0.5.29, ws 8.23.0, fastify 5.12.8'

function linesTable(lines: readonly Line[]): string[] {
  const floor = (l: Line): string => (l.floor === null ? '–' : `${l.floor.is === '>=' ? '≥' : '≤'} ${figure(l.floor.value)}`)
  const met = (l: Line): string => ({ true: 'yes', false: '**no**', null: '–' })[String(holds(l)) as 'true' | 'false' | 'null']
  const more = (l: Line): string =>
    Object.entries(l.more ?? {})
      .map(([k, v]) => `${k} ${typeof v === 'number' ? figure(v) : v}`)
      .join(', ')
  return [
    '| what | measured | floor | met | more |',
    '| --- | ---: | ---: | --- | --- |',
    ...lines.map((l) => `| ${l.what} | ${figure(l.value)} ${l.unit} | ${floor(l)} | ${met(l)} | ${more(l)} |`),
  ]
}

const row = (name: string, p: Point): string => `| ${name} | ${figure(p.perSecond)} | ${figure(p.p50)} | ${figure(p.p99)} | ${figure(p.memory)} |`
const HEAD = ['| | decisions/s | answer to every view, p50 ms | p99 ms | server MB |', '| --- | ---: | ---: | ---: | ---: |']

function loadTables(l: Load): string[] {
  return [
    '## Over real sockets',
    '',
    'Clients and server share the machine. Each table has two players; each of them is a program with a socket of its own that',
    'answers what it is asked. "Answer to every view" is the time from sending an answer until every connection of the table',
    'has received the new position, which is sent once the answer is on disk.',
    '',
    ...HEAD,
    ...l.closed.map((p) => row(`${p.x} tables, answering at once`, p)),
    row('200 tables, about 500 ms to think', l.paced),
    '',
    `Memory: ${figure(l.perTableKb)} kB for a table with its two connections, ${figure(l.perConnectionKb)} kB for an idle connection. Failed answers: ${l.failures}.`,
    '',
    '### Growth with the number of tables',
    '',
    ...HEAD,
    ...l.byTables.map((p) => row(`${p.x} tables`, p)),
    '',
    '![decisions a second by tables](plots/tables-rate.svg)',
    '![waiting time by tables](plots/tables-wait.svg)',
    '![memory by tables](plots/tables-memory.svg)',
    '',
    '### Growth with the length of a game',
    '',
    '![waiting time by decisions made](plots/length-wait.svg)',
    '',
    '### Growth with spectators',
    '',
    '![waiting time by spectators](plots/spectators-wait.svg)',
    '',
  ]
}

const by = (name: string, points: readonly Point[], y: (p: Point) => number): Series => ({ name, points: points.map((p) => ({ x: p.x, y: y(p) })) })
const waits = (points: readonly Point[]): Series[] => [by('p50', points, (p) => p.p50), by('p99', points, (p) => p.p99)]

function charts(l: Load): Readonly<Record<string, Chart>> {
  const ms = 'ms from an answer to every view'
  return {
    'tables-rate': {
      title: 'Decisions a second',
      x: 'tables',
      y: 'decisions/s, each answer at once',
      series: [by('all tables', l.byTables, (p) => p.perSecond)],
    },
    'tables-wait': { title: 'Waiting time by tables', x: 'tables', y: ms, series: waits(l.byTables) },
    'tables-memory': {
      title: 'Memory of the server',
      x: 'tables',
      y: 'MB resident',
      series: [by('playing', l.byTables, (p) => p.memory), { name: 'before playing', points: l.idleTables.map((p) => ({ x: p.x, y: p.memory })) }],
    },
    'length-wait': { title: 'Waiting time by length of the game', x: 'decisions made', y: ms, series: waits(l.byLength) },
    'spectators-wait': { title: 'Waiting time by spectators', x: 'spectators at one table', y: ms, series: waits(l.bySpectators) },
  }
}

/** Writes results.md and plots/ into the folder. */
export function writeResults(dir: string, at: Machine, lines: readonly Line[], load: Load | null): void {
  const page = [
    '# Measured',
    '',
    `${at.date}; ${at.cpu}, ${at.cores} cores, ${at.memoryGb} GB, ${at.platform}; Node ${at.node}; ${VERSIONS}.`,
    `Made by \`npm run bench -- --load --write\`. Load average before it: ${at.busy}. Where that is not near 0 other work shared the cores,`,
    'and absolute figures are lower, waiting times longer, than on a quiet machine; the ratios stand in one run. How fast it was that day',
    "is told by boardgame.io's games/s: 842 on 28 November 2026, when nothing disturbed it.",
    '',
    ...(lines.length > 0 ? ['## Floors', '', ...linesTable(lines), '', ...NOTES, '', ...strength(dir)] : []),
    ...(load === null ? [] : loadTables(load)),
  ]
  writeFileSync(join(dir, 'results.md'), `${page.join('\n').trimEnd()}\n`)
  if (load === null) return
  mkdirSync(join(dir, 'plots'), { recursive: true })
  for (const [name, chart] of Object.entries(charts(load))) writeFileSync(join(dir, 'plots', `${name}.svg`), svg(chart))
}
