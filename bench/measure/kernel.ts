/** The kernel and the game in one thread. */
import { playGame, seederFrom, simulateGames, type Thinking } from '@orrery/bots'
import { deckbuilding } from '@orrery/deckbuilding'
import type { State } from '@orrery/deckbuilding/state'
import type { View } from '@orrery/deckbuilding/view'
import { below, Ctx, loadTable, rngFrom, run, seederOf, Table, type Answer } from '@orrery/kernel'
import { peer, playInline, playTable, randomGames } from '../connect-four.ts'
import { quantile, rate, type Line } from '../lines.ts'

type Say = (what: string) => void

/** A source of whole numbers in [0, n) from a text. */
function rndFrom(seed: string): (n: number) => number {
  const words = rngFrom(seed)
  return (n) => below(words, n)
}

export const OPTIONS = (() => {
  const read = deckbuilding.parseOptions({})
  if ('problem' in read) throw new Error(read.problem.what)
  return read.ok
})()

/** Connect Four against boardgame.io: the same games, in turns, so that both meet the same machine. Throws when a game ends differently. */
export function connectFour(say: Say): Line[] {
  say('Connect Four against boardgame.io')
  const games = randomGames(60, rndFrom('connect-four'))
  const byPeer = peer()
  for (const g of games) {
    const ends = [playInline(g), playTable(g), byPeer(g)]
    if (new Set(ends).size > 1) throw new Error(`one game of Connect Four ended in different ways: ${ends.join(', ')}`)
  }
  const all = (play: (g: readonly number[]) => number) => () => {
    for (const g of games) play(g)
    return games.length
  }
  const rounds = Array.from({ length: 3 }, () => ({
    peer: rate(all(byPeer), 1500, 1),
    inline: rate(all(playInline), 600, 1),
    table: rate(all(playTable), 600, 1),
  }))
  const best = (of: (r: (typeof rounds)[number]) => number): number => quantile(rounds.map(of), 0.5)
  const [slow, inline, table] = [best((r) => r.peer), best((r) => r.inline), best((r) => r.table)]
  const more = { 'boardgame.io games/s': slow }
  return [
    {
      id: 'connect-four-inline',
      what: "Connect Four inline against boardgame.io's reducer, same games",
      value: inline / slow,
      unit: '×',
      floor: { is: '>=', value: 300 },
      more: { ...more, 'games/s': inline },
    },
    {
      id: 'connect-four-table',
      what: 'Connect Four through Table against the same',
      value: table / slow,
      unit: '×',
      floor: { is: '>=', value: 50 },
      more: { ...more, 'games/s': table },
    },
  ]
}

/** Whole games, one core: the kernel inline, each answer random among those on offer, and by the roll-out policy of the search. */
export function games(say: Say): Line[] {
  say('games between random and roll-out players')
  const random: Thinking = { player: 'random' }
  let n = 0
  let decisions = 0
  const perSecond = rate(
    () => {
      const sum = simulateGames(deckbuilding, {
        options: OPTIONS,
        games: 20,
        now: () => performance.now(),
        input: () => ({ options: OPTIONS, players: [random, random], seeder: seederFrom(`bench|${++n}`), seed: `bench|${n}` }),
      })
      decisions += sum.decisions
      return sum.games
    },
    4000,
    5,
  )
  const perGame = decisions / n
  const rollouts = rollOuts()
  return [
    {
      id: 'random-games',
      what: 'random Deckbuilding games, one core',
      value: perSecond,
      unit: 'games/s',
      floor: { is: '>=', value: 3000 },
      more: { 'decisions a game': perGame, 'decisions/s': perSecond * perGame },
    },
    {
      id: 'rollout-games',
      what: "Deckbuilding games by the search's roll-out policy, one core",
      value: rollouts.games,
      unit: 'games/s',
      floor: null,
      more: { 'decisions a game': rollouts.decisions / rollouts.played, 'decisions/s': (rollouts.games * rollouts.decisions) / rollouts.played },
    },
  ]
}

function rollOuts() {
  let [played, decisions] = [0, 0]
  const perSecond = rate(
    () => {
      const seed = `roll-out|${++played}`
      const seeder = seederFrom(seed)
      const rnd = rndFrom(seed)
      const g: Ctx<State> = new Ctx(deckbuilding.setup(OPTIONS, seeder(0)), (ask) => {
        decisions++
        return deckbuilding.bot.rollout(g.s, ask, rnd)
      })
      run(deckbuilding, g)
      return 1
    },
    3000,
    5,
  )
  return { games: perSecond, played, decisions }
}

/** A game between rules of thumb as its list of answers, with dice as a server throws them. */
export function recorded(seed: string): { readonly answers: readonly Answer[]; readonly secret: string } {
  const record: Answer[] = []
  const secret = `secret|${seed}`
  playGame(deckbuilding, { options: OPTIONS, players: [{ player: 'rule' }, { player: 'rule' }], seeder: seederOf(secret, 'bench'), seed, record })
  return { answers: record, secret }
}

const WARM_UPS = 1
const RUNS = 5

/** Microseconds of each decision of a game: answer, views of both seats and the public, and their diffs. */
function timed({ answers, secret }: ReturnType<typeof recorded>, positions: State[] | null): number[] {
  const table = new Table(deckbuilding, OPTIONS, seederOf(secret, 'bench'))
  let views = viewsOf(table)
  return answers.map(({ seat, key }, i) => {
    const began = performance.now()
    table.submit(seat, key)
    const after = viewsOf(table)
    after.forEach((v, k) => deckbuilding.diffView(views[k] as View, v))
    const took = 1000 * (performance.now() - began)
    views = after
    if (i % 40 === 20) positions?.push(deckbuilding.clone(table.s))
    return took
  })
}

/** A position, and a decision, through the table. */
export function tables(say: Say): Line[] {
  say('positions and decisions through the table')
  const games = Array.from({ length: 12 }, (_, i) => recorded(`table|${i}`))
  const positions: State[] = []
  // Each decision is timed in several runs: what another program takes from one of them is no cost of the decision.
  const runs = Array.from({ length: WARM_UPS + RUNS }, (_, n) => games.flatMap((game) => timed(game, n === 0 ? positions : null))).slice(WARM_UPS)
  const micros = (runs[0] ?? []).map((_, i) =>
    quantile(
      runs.map((r) => r[i] ?? Number.NaN),
      0.5,
    ),
  )
  const raw = quantile(runs.flat(), 0.99) / 1000
  const clones = rate(() => {
    for (const s of positions) deckbuilding.clone(s)
    return positions.length
  })
  return [
    { id: 'clone', what: 'clone of a position', value: 1e6 / clones, unit: 'µs', floor: { is: '<=', value: 10 } },
    {
      id: 'decision',
      what: 'a decision through the table (validate, re-run, views and diffs of both seats and the public), 99th percentile',
      value: quantile(micros, 0.99) / 1000,
      unit: 'ms',
      floor: { is: '<=', value: 0.3 },
      more: { 'p50 ms': quantile(micros, 0.5) / 1000, 'p99 of all single runs ms': raw, decisions: micros.length },
    },
  ]
}

const viewsOf = (table: Table<State, View, typeof OPTIONS>) => ([0, 1, 'public'] as const).map((v) => table.view(v))

/** What a person waits for: a whole game played again, and the slowest take-back in it. */
export function past(say: Say): Line[] {
  say('replay and take-back')
  const { answers, secret } = recorded('past')
  const load = () => loadTable(deckbuilding, OPTIONS, seederOf(secret, 'bench'), { answers }).table
  const replays = 1000 / rate(() => (load(), 1))
  const table = load()
  const backs: number[] = []
  for (let to = answers.length; to >= 0; to -= 3) {
    const began = performance.now()
    table.takeBack(to)
    backs.push(performance.now() - began)
  }
  return [
    {
      id: 'replay',
      what: 'replay of a finished game',
      value: replays / 1000,
      unit: 's',
      floor: { is: '<=', value: 0.3 },
      more: { decisions: answers.length },
    },
    {
      id: 'take-back',
      what: 'take-back, the slowest of a whole game',
      value: Math.max(...backs),
      unit: 'ms',
      floor: { is: '<=', value: 50 },
      more: { 'p50 ms': quantile(backs, 0.5) },
    },
  ]
}
