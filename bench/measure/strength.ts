/** How well Rebellion's bots play: the hunt for the base, the race for reputation, other tables, time to think, and recorded positions. */
import { arena, decide, level, playGame, seederFrom, weighed, type Contender, type Policy, type Thinking } from '@orrery/bots'
import { keyOf, type Answer, type Ask } from '@orrery/kernel'
import { rebellion, ruleOfThumb } from '@orrery/rebellion'
import { OBJECTIVES } from '@orrery/rebellion/content/objectives'
import { toPlaces } from '@orrery/rebellion/describe'
import type { Options } from '@orrery/rebellion/options'
import { placeNo } from '@orrery/rebellion/lookup'
import { basePlace } from '@orrery/rebellion/rules/map'
import { groundAt } from '@orrery/rebellion/rules/units'
import type { State } from '@orrery/rebellion/state'
import { at } from '@orrery/rebellion/test/at'
import { POSITIONS } from '@orrery/rebellion/test/positions'
import { median, type Line } from '../lines.ts'

const SEARCH: Thinking = { player: 'search', iterations: 80 }
const [REBELS, EMPIRE] = [0, 1]
const DUEL: Options = { players: 2, setup: 'first-game' }
const WHOLE: Options = { players: 2, setup: 'complete' }
const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length

/** Questions to which a Rebel who stays put says no. */
const STAYS: readonly string[] = ['command', 'assign', 'mobilization', 'new-base', 'oppose']

/** Stays at the base and garrisons it: never moves, tries nothing, deploys at the base as long as it may; all else by the rule of thumb. */
export const staysPut: Policy<State> = (s, ask) => {
  if (STAYS.includes(ask.kind)) {
    const idle = ask.opts.findIndex((o) => o.t === 'pass' || o.t === 'done')
    if (idle >= 0) return idle
  }
  const home = ask.kind === 'deploy' ? atHome(s, ask) : -1
  return home >= 0 ? home : ruleOfThumb(s, ask)
}

/** The deployment at the base that the rule of thumb likes best, or -1. */
function atHome(s: State, ask: Ask): number {
  const opts = ask.opts.filter((o) => o.c !== undefined && placeNo(String(o.c)) === basePlace(s))
  const best = opts.length === 0 ? undefined : opts[ruleOfThumb(s, { ...ask, opts })]
  return best === undefined ? -1 : ask.opts.indexOf(best)
}

/** How many games each measurement plays, and the first part of its seeds. */
interface Series {
  readonly games: number
  readonly seed: string
}

const nameOf = ({ players, setup }: Options): string =>
  `${players === 2 ? '' : `${players} seats, `}${setup === 'complete' ? 'complete setup' : 'first game'}`
const idOf = ({ players, setup }: Options): string => `${players}-${setup}`
const rounds = (of: readonly number[]): Record<string, number> =>
  of.length === 0 ? {} : { 'mean round': mean(of), 'first round': Math.min(...of), 'last round': Math.max(...of) }

/** How often and when the Empire takes the base of Rebels who stay put, and what it met there. */
function hunt(options: Options, { games, seed }: Series): Line {
  const won: number[] = []
  const guards: number[] = []
  for (let i = 0; i < games; i++) {
    const deal = `${seed}|hunt|${i}`
    let guard = 0
    const rebels: Policy<State> = (s, ask) => {
      guard = Math.max(guard, groundAt(s, REBELS, basePlace(s)))
      return staysPut(s, ask)
    }
    const { end } = playGame(rebellion, { options, players: [rebels, SEARCH], seeder: seederFrom(deal), seed: deal })
    if (end.result?.[EMPIRE] !== 1) continue
    won.push(end.time)
    guards.push(guard)
  }
  return {
    id: `hunt-${idOf(options)}`,
    what: `Rebellion, ${nameOf(options)}: the Empire (search) takes the base of Rebels who stay put and garrison`,
    value: (100 * won.length) / games,
    unit: '% of the games',
    floor: { is: '>=', value: 50 },
    more: { games, ...rounds(won), ...(guards.length > 0 && { 'most ground units of the garrison, mean': mean(guards) }) },
  }
}

const isObjective = new Set(OBJECTIVES.map((o) => `play:${o.id}`))

/** What the Rebels score against an equal, and who wins how. */
function race(options: Options, { games, seed }: Series): Line {
  const scored: number[] = []
  const won: number[] = []
  const left: number[] = []
  for (let i = 0; i < games; i++) {
    const deal = `${seed}|race|${i}`
    const record: Answer[] = []
    const { end } = playGame(rebellion, { options, players: [SEARCH, SEARCH], seeder: seederFrom(deal), seed: deal, record })
    scored.push(record.filter((a) => a.seat === REBELS && isObjective.has(a.key)).length)
    left.push(end.reputation)
    if (end.result?.[REBELS] === 1) won.push(end.time)
  }
  return {
    id: `race-${idOf(options)}`,
    what: `Rebellion, ${nameOf(options)}: objectives that the Rebels score in a game, search against search`,
    value: mean(scored),
    unit: 'objectives',
    floor: null,
    more: { games, 'won by reputation %': (100 * won.length) / games, ...rounds(won), 'reputation at the end, mean': mean(left) },
  }
}

/** Greedy against random with sides swapped, at another table. */
function match(options: Options, { games, seed }: Series): Line {
  const contenders: [Contender, Contender] = [
    { name: 'greedy', player: 'greedy' },
    { name: 'random', player: 'random' },
  ]
  const { rate, interval, tally } = arena(rebellion, { options, contenders, games, seed: `${seed}|match` })
  return {
    id: `greedy-random-${idOf(options)}`,
    what: `Rebellion, ${nameOf(options)}: greedy against random`,
    value: 100 * rate,
    unit: '% won',
    floor: { is: '>=', value: 90 },
    more: { games, '95 % from': 100 * interval[0], to: 100 * interval[1], 'won by the Rebels': tally.winners['rebels'] ?? 0 },
  }
}

/** Seconds that the strongest level thinks about a decision, over a game against the rule of thumb, which takes next to none. */
function pace(seed: string): Line {
  const seconds: number[] = []
  let began = performance.now()
  const record: Answer[] = []
  record.push = (...answers) => {
    const took = performance.now() - began
    // Answers without a choice take no time.
    if (answers[0]?.seat === REBELS && took > 1) seconds.push(took / 1000)
    began = performance.now()
    return answers.length
  }
  const deal = `${seed}|pace`
  const players: Thinking[] = [level('sharp'), { player: 'rule' }]
  playGame(rebellion, { options: DUEL, players, seeder: seederFrom(deal), seed: deal, record, now: () => performance.now() })
  return {
    id: 'sharp-seconds',
    what: 'Rebellion: the strongest level, the longest decision of a game',
    value: Math.max(...seconds),
    unit: 's',
    floor: { is: '<=', value: 5 },
    more: { 'median s': median(seconds), decisions: seconds.length },
  }
}

/** The recorded positions: is a right answer among those offered to the search, does it try it, does it choose it? */
function positions(): Line {
  const tally = { offered: 0, tried: 0, chosen: 0 }
  for (const p of POSITIONS) {
    const { table, ask } = at(p.raw).do(...(p.after ?? []))
    const input = { ...SEARCH, checkpoint: table.checkpoint.s, prefix: table.prefix, seat: ask.seat, seed: p.name }
    const right = new Set(ask.opts.map(keyOf).filter((key) => p.best.some((b) => toPlaces(table.s, ask.seat, key).startsWith(b))))
    const offered = rebellion.bot.order(table.s, ask).flatMap((i) => ask.opts[i] ?? [])
    if (offered.some((o) => right.has(keyOf(o)))) tally.offered++
    if (weighed(rebellion, input).some((key) => right.has(key))) tally.tried++
    if (right.has(decide(rebellion, input))) tally.chosen++
  }
  return {
    id: 'positions',
    what: `Rebellion: right answers chosen by search in ${POSITIONS.length} recorded positions`,
    value: tally.chosen,
    unit: 'positions',
    floor: { is: '>=', value: 26 },
    more: { 'offered to it': tally.offered, 'tried by it': tally.tried },
  }
}

const SEED = 'strength'
const THREE: Options = { players: 3, setup: 'complete' }
const FOUR: Options = { players: 4, setup: 'complete' }

/** The measurements by name; `games` is how many each of them plays. */
export const STRENGTH: Readonly<Record<string, (games: number) => Line>> = {
  positions,
  hunt: (games) => hunt(DUEL, { games, seed: SEED }),
  'hunt-complete': (games) => hunt(WHOLE, { games, seed: SEED }),
  race: (games) => race(DUEL, { games, seed: SEED }),
  'race-complete': (games) => race(WHOLE, { games, seed: SEED }),
  'match-complete': (games) => match(WHOLE, { games, seed: SEED }),
  'match-three': (games) => match(THREE, { games, seed: SEED }),
  'match-four': (games) => match(FOUR, { games, seed: SEED }),
  sharp: () => pace(SEED),
}
