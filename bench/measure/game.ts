/** One game in one thread: whole games, positions, decisions through the table, replay. */
import { playGame, seederFrom, simulateGames, type Thinking } from '@orrery/bots'
import { below, Ctx, loadTable, rngFrom, run, seederOf, Table, type Answer, type Base, type Game } from '@orrery/kernel'
import { quantile, rate, type Line } from '../lines.ts'

export type Say = (what: string) => void

/** A game as it is measured, and its floors of docs/design.md. */
export interface Subject<S extends Base, V, O> {
  readonly id: string
  readonly name: string
  readonly game: Game<S, V, O>
  readonly options: O
  /** Games a second by uniformly random answers and by the roll-out policy (null where none is asked for); microseconds of a clone. */
  readonly floors: { readonly random: number | null; readonly rollouts: number | null; readonly cloneMicros: number }
}

/** A source of whole numbers in [0, n) from a text. */
export function rndFrom(seed: string): (n: number) => number {
  const words = rngFrom(seed)
  return (n) => below(words, n)
}

/** The options that a table gets when nothing is chosen. Throws when the game refuses its own presets. */
export function presetOf<S extends Base, V, O>(game: Game<S, V, O>): O {
  const read = game.parseOptions({})
  if ('problem' in read) throw new Error(read.problem.what)
  return read.ok
}

const atLeast = (value: number | null): Line['floor'] => (value === null ? null : { is: '>=', value })

/** Whole games, one core: the kernel inline, each answer random among those on offer, and by the roll-out policy of the search. */
export function games<S extends Base, V, O>(x: Subject<S, V, O>, say: Say): Line[] {
  say(`${x.name}: games between random and roll-out players`)
  const random: Thinking = { player: 'random' }
  const seats = x.game.seats(x.options).length
  let n = 0
  let decisions = 0
  const perSecond = rate(
    () => {
      const sum = simulateGames(x.game, {
        options: x.options,
        games: 20,
        now: () => performance.now(),
        input: () => ({
          options: x.options,
          players: Array.from({ length: seats }, () => random),
          seeder: seederFrom(`bench|${++n}`),
          seed: `bench|${n}`,
        }),
      })
      decisions += sum.decisions
      return sum.games
    },
    4000,
    5,
  )
  const perGame = decisions / n
  const rollouts = rollOuts(x)
  return [
    {
      id: `${x.id}-random-games`,
      what: `random ${x.name} games, one core`,
      value: perSecond,
      unit: 'games/s',
      floor: atLeast(x.floors.random),
      more: { 'decisions a game': perGame, 'decisions/s': perSecond * perGame },
    },
    {
      id: `${x.id}-rollout-games`,
      what: `${x.name} games by the search's roll-out policy, one core`,
      value: rollouts.games,
      unit: 'games/s',
      floor: atLeast(x.floors.rollouts),
      more: { 'decisions a game': rollouts.decisions / rollouts.played, 'decisions/s': (rollouts.games * rollouts.decisions) / rollouts.played },
    },
  ]
}

function rollOuts<S extends Base, V, O>(x: Subject<S, V, O>) {
  let [played, decisions] = [0, 0]
  const perSecond = rate(
    () => {
      const seed = `roll-out|${++played}`
      const seeder = seederFrom(seed)
      const rnd = rndFrom(seed)
      const g: Ctx<S> = new Ctx(x.game.setup(x.options, seeder(0)), (ask) => {
        decisions++
        return x.game.bot.rollout(g.s, ask, rnd)
      })
      run(x.game as Game<S>, g)
      return 1
    },
    3000,
    5,
  )
  return { games: perSecond, played, decisions }
}

/** A game between players of one kind as its list of answers, with dice as a server throws them. */
export function recorded<S extends Base, V, O>(
  x: Subject<S, V, O>,
  seed: string,
  player: Thinking = { player: 'rule' },
): { readonly answers: readonly Answer[]; readonly secret: string } {
  const record: Answer[] = []
  const secret = `secret|${seed}`
  const players = x.game.seats(x.options).map(() => player)
  playGame(x.game, { options: x.options, players, seeder: seederOf(secret, 'bench'), seed, record })
  return { answers: record, secret }
}

const WARM_UPS = 1
const RUNS = 5
const GAMES = 12

/** Microseconds of each decision of a game: answer, views of all seats and the public, and their diffs. */
function timed<S extends Base, V, O>(x: Subject<S, V, O>, { answers, secret }: ReturnType<typeof recorded>, positions: S[] | null): number[] {
  const table = new Table(x.game, x.options, seederOf(secret, 'bench'))
  const viewers = [...x.game.seats(x.options).keys(), 'public' as const]
  const viewsOf = () => viewers.map((v) => table.view(v))
  let views = viewsOf()
  return answers.map(({ seat, key }, i) => {
    const began = performance.now()
    table.submit(seat, key)
    const after = viewsOf()
    after.forEach((v, k) => x.game.diffView(views[k] as V, v))
    const took = 1000 * (performance.now() - began)
    views = after
    if (i % 40 === 20) positions?.push(x.game.clone(table.s))
    return took
  })
}

/** A position, and a decision, through the table. */
export function tables<S extends Base, V, O>(x: Subject<S, V, O>, say: Say): Line[] {
  say(`${x.name}: positions and decisions through the table`)
  const recordings = Array.from({ length: GAMES }, (_, i) => recorded(x, `table|${i}`))
  const positions: S[] = []
  // Each decision is timed in several runs: what another program takes from one of them is no cost of the decision.
  const runs = Array.from({ length: WARM_UPS + RUNS }, (_, n) => recordings.flatMap((r) => timed(x, r, n === 0 ? positions : null))).slice(WARM_UPS)
  const micros = (runs[0] ?? []).map((_, i) =>
    quantile(
      runs.map((r) => r[i] ?? Number.NaN),
      0.5,
    ),
  )
  const raw = quantile(runs.flat(), 0.99) / 1000
  const clones = rate(() => {
    for (const s of positions) x.game.clone(s)
    return positions.length
  })
  return [
    { id: `${x.id}-clone`, what: `clone of a ${x.name} position`, value: 1e6 / clones, unit: 'µs', floor: { is: '<=', value: x.floors.cloneMicros } },
    {
      id: `${x.id}-decision`,
      what: `a ${x.name} decision through the table (validate, re-run, views and diffs of all seats and the public), 99th percentile`,
      value: quantile(micros, 0.99) / 1000,
      unit: 'ms',
      floor: { is: '<=', value: 0.3 },
      more: { 'p50 ms': quantile(micros, 0.5) / 1000, 'p99 of all single runs ms': raw, decisions: micros.length },
    },
  ]
}

/** What a person waits for: a whole game played again, and the slowest take-back in it. */
export function past<S extends Base, V, O>(x: Subject<S, V, O>, say: Say): Line[] {
  say(`${x.name}: replay and take-back`)
  const { answers, secret } = recorded(x, 'past')
  const load = () => loadTable(x.game, x.options, seederOf(secret, 'bench'), { answers }).table
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
      id: `${x.id}-replay`,
      what: `replay of a finished ${x.name} game`,
      value: replays / 1000,
      unit: 's',
      floor: { is: '<=', value: 0.3 },
      more: { decisions: answers.length },
    },
    {
      id: `${x.id}-take-back`,
      what: `take-back in ${x.name}, the slowest of a whole game`,
      value: Math.max(...backs),
      unit: 'ms',
      floor: { is: '<=', value: 50 },
      more: { 'p50 ms': quantile(backs, 0.5) },
    },
  ]
}
