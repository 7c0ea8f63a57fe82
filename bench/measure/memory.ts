/** What a table takes in the memory of a server: its position, its checkpoints, its decisions and its whole log. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Thinking } from '@orrery/bots'
import { loadTable, seederOf, type Base, type Table } from '@orrery/kernel'
import { median, type Line } from '../lines.ts'
import { recorded, type Say, type Subject } from './game.ts'

const TABLES = 12
const GAMES = 5

/** The engine's own call to throw away what nobody holds, so that what is counted is held. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** kB that one table holds at the end of a game, from several tables of the same game. */
function held<S extends Base, V, O>(x: Subject<S, V, O>, collect: () => void, { answers, secret }: ReturnType<typeof recorded>) {
  const load = (): Table<S, V, O> => loadTable(x.game, x.options, seederOf(secret, 'bench'), { answers }).table
  const { log } = load()
  const tables: Table<S, V, O>[] = []
  collect()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < TABLES; i++) tables.push(load())
  collect()
  const kB = (process.memoryUsage().heapUsed - before) / 1024 / tables.length
  return { kB, decisions: answers.length, events: log.length }
}

function memoryOf<S extends Base, V, O>(x: Subject<S, V, O>, collect: () => void, player: Thinking, who: string): Line {
  const games = Array.from({ length: GAMES }, (_, i) => held(x, collect, recorded(x, `memory|${i}`, player)))
  const middle = (of: (g: (typeof games)[number]) => number): number => median(games.map(of))
  return {
    id: `${x.id}-memory-${player.player}`,
    what: `memory per table, ${x.name}, at the end of a game between ${who} players`,
    value: middle((g) => g.kB),
    unit: 'kB',
    floor: null,
    more: { decisions: middle((g) => g.decisions), 'events in the log': middle((g) => g.events) },
  }
}

/** Memory per table with its log, after games of two kinds of players. */
export function memory<S extends Base, V, O>(x: Subject<S, V, O>, say: Say): Line[] {
  say(`${x.name}: memory per table`)
  const collect = collector()
  return [memoryOf(x, collect, { player: 'random' }, 'random'), memoryOf(x, collect, { player: 'rule' }, 'rule-of-thumb')]
}
