/**
 * Secrecy: deals again what a seat has not seen, and compares all that the seat can notice, byte for byte; then plays each
 * of these worlds to its end.
 */
import { expect, it } from 'vitest'
import { keyOf, simulate, type Ask, type Base, type Game, type Opt } from '../index.ts'
import type { Answer, Table } from '../table.ts'
import { asText, lookAt, oddKeys, playRandomly, rndOf, tableOf, toldTo, viewersOf, type Look, type Rnd, type Run } from './walk.ts'

/** A computer player's answer for a seat, from a checkpoint and the option indexes since. */
export type BotChoice<S> = (input: { checkpoint: S; prefix: readonly number[]; seat: number; seed: string }) => string

/** How many decisions of each game are looked at: fewer where that takes long. */
const SAMPLES = { views: 60, steps: 400, events: 60, worlds: 8, choices: 12, outcomes: 500 }
/** So many worlds are tried to find one that shows the seat what it has seen come to light. */
const WORLDS = 12
/** In so many worlds an answer must come to the same. */
const OUTCOMES = 8

/** Registers the secrecy tests of a game. */
export function registerSecrecy<S extends Base, V, O>(
  game: Game<S, V, O>,
  name: string,
  runs: readonly Run<O>[],
  bots: Readonly<Record<string, BotChoice<S>>>,
): void {
  const plain = game as Game<S>
  const named = runs.map((r) => [`${r.seed} ${JSON.stringify(r.options)}`, r] as const)
  it.each(named)('what a seat sees and may ask stays the same when the unseen is dealt again: %s', (_, r) => {
    eachSample(game, r, SAMPLES.views, (table, seat, rnd, where) => viewsHold(game, table, seat, rnd, r.options, where))
  })
  it.each(named)('questions, events and refusals of a step stay the same when the unseen is dealt again: %s', (_, r) => {
    let compared = 0
    eachSample(game, r, SAMPLES.steps, (table, seat, rnd, where) => (compared += stepHolds(plain, table, seat, rnd, where)))
    expect(compared, 'no position of this game could be compared').toBeGreaterThan(0)
  })
  it.each(named)('what an answer has told its seat counts as come to light: %s', (_, r) => {
    const compared = outcomesHold(game, r)
    expect(compared, 'no answer of this game could be compared').toBeGreaterThan(0)
  })
  it.each(named)('events tell a seat no more than its view does, also when something comes to light: %s', (_, r) => {
    eachSample(game, r, SAMPLES.events, (table, seat, rnd, where) => eventsHold(plain, table, seat, rnd, where))
  })
  it.each(named)('every world that a seat can imagine plays to an end: %s', (_, r) => {
    eachSample(game, r, SAMPLES.worlds, (table, seat, rnd, where) => worldEnds(plain, table, seat, rnd, where))
  })
  registerChoices(game, name, runs, bots)
}

/** Registers the tests that computer players choose by what their seat may know. */
export function registerChoices<S extends Base, V, O>(
  game: Game<S, V, O>,
  name: string,
  runs: readonly Run<O>[],
  bots: Readonly<Record<string, BotChoice<S>>>,
): void {
  const plain = game as Game<S>
  for (const [player, choose] of Object.entries(bots)) {
    it(`${name}: the choices of ${player} do not depend on what its seat can't see`, () => {
      let compared = 0
      for (const r of runs)
        eachSample(game, r, SAMPLES.choices, (table, seat, rnd, where) => (compared += choiceHolds(plain, table, seat, rnd, choose, where)))
      expect(compared, 'no decision of these games could be compared').toBeGreaterThan(0)
    })
  }
}

function eachSample<S extends Base, V, O>(
  game: Game<S, V, O>,
  { options, seed }: Run<O>,
  samples: number,
  look: (table: Table<S, V, O>, seat: number, rnd: Rnd, where: string) => void,
): void {
  const length = playRandomly(tableOf(game, options, seed), rndOf(seed))
  const table = tableOf(game, options, seed)
  const rnd = rndOf(`${seed}|secrecy`)
  const seats = game.seats(options).length
  playRandomly(table, rndOf(seed), (n) => {
    if (rnd(length) >= samples) return
    for (let seat = 0; seat < seats; seat++) look(table, seat, rnd, `seat ${seat} at decision ${n} of ${seed} ${JSON.stringify(options)}`)
  })
}

function viewsHold<S extends Base, V, O>(game: Game<S, V, O>, table: Table<S, V, O>, seat: number, rnd: Rnd, options: O, where: string): void {
  const world = game.clone(table.s)
  game.redeal(world, seat, rnd)
  for (const viewer of viewersOf(game, options)) {
    if (viewer !== seat && viewer !== 'public') continue
    expect(JSON.stringify(game.view(world, viewer)), `view of ${viewer}, ${where}`).toBe(JSON.stringify(game.view(table.s, viewer)))
  }
  const keys = table.askOf(seat)?.opts.map((o) => `${o.t}:${o.c ?? ''}`) ?? ['pick:1']
  for (const key of oddKeys(keys, rnd)) {
    expect(JSON.stringify(game.whyNot(world, seat, key)), `why not ${key}, ${where}`).toBe(JSON.stringify(game.whyNot(table.s, seat, key)))
  }
}

/**
 * The same step in the true world and in one that the seat can imagine. They can be compared while nothing has come to
 * light since the checkpoint and only the seat itself has answered: then all that it notices must be equal.
 */
function twoWorlds<S extends Base>(
  game: Game<S>,
  table: Table<S>,
  seat: number,
  rnd: Rnd,
  where: string,
): { here: Look<S>; there: Look<S>; world: S } | null {
  if (table.answersSince.some((x) => x.seat !== seat)) return null
  const answers = table.answersSince
  const checkpoint = table.checkpoint.s
  const here = lookAt(game, checkpoint, answers)
  if (here === null || here.revealed) return null
  const world = game.clone(checkpoint)
  game.redeal(world, seat, rnd)
  world.rng = [...checkpoint.rng]
  const there = lookAt(game, world, answers)
  expect(there, `an answer of its own is no longer on offer, ${where}`).not.toBeNull()
  return there === null ? null : { here, there, world }
}

function stepHolds<S extends Base>(game: Game<S>, table: Table<S>, seat: number, rnd: Rnd, where: string): number {
  const two = twoWorlds(game, table, seat, rnd, where)
  if (two === null) return 0
  expect({ ...sees(game, two.there, seat), ...hears(game, two.there, seat) }, where).toEqual({
    ...sees(game, two.here, seat),
    ...hears(game, two.here, seat),
  })
  return 1
}

/**
 * Each answer of a game, to the end of its step too: where nothing is said to have come to light, it can be taken back freely and
 * another one be tried, so that what came of it must be the same in every world. Most answers are sensible ones: whoever plays at
 * random seldom looks for anything. Returns how many could be compared.
 */
function outcomesHold<S extends Base, V, O>(game: Game<S, V, O>, { options, seed }: Run<O>): number {
  const table = tableOf(game, options, seed)
  const rnd = rndOf(`${seed}|outcomes`)
  let compared = 0
  for (let n = 0; table.result === null && n < SAMPLES.outcomes; n++) {
    const ask = table.pending[rnd(table.pending.length)] as Ask
    const i = rnd(5) === 0 ? rnd(ask.opts.length) : game.bot.rollout(game.clone(table.s), ask, rnd)
    const answer = { seat: ask.seat, key: keyOf(ask.opts[i] as Opt) }
    compared += outcomeHolds(game as Game<S>, table, answer, rnd, `${answer.key}, decision ${n} of ${seed} ${JSON.stringify(options)}`)
    table.submit(answer.seat, answer.key)
  }
  return compared
}

function outcomeHolds<S extends Base>(game: Game<S>, table: Table<S>, answer: Answer, rnd: Rnd, where: string): number {
  if (table.answersSince.some((x) => x.seat !== answer.seat)) return 0
  const answers = [...table.answersSince, answer]
  const checkpoint = table.checkpoint.s
  const here = lookAt(game, checkpoint, answers)
  if (here === null || here.revealed) return 0
  const noticed = (look: Look<S>): object => ({ revealed: look.revealed, ...sees(game, look, answer.seat), ...hears(game, look, answer.seat) })
  for (let n = 0; n < OUTCOMES; n++) {
    const world = game.clone(checkpoint)
    game.redeal(world, answer.seat, rnd)
    world.rng = [...checkpoint.rng]
    const there = lookAt(game, world, answers)
    expect(there === null ? null : noticed(there), where).toEqual(noticed(here))
  }
  return 1
}

const sees = <S extends Base>(game: Game<S>, { s, pending }: Look<S>, seat: number) => ({
  view: JSON.stringify(game.view(s, seat)),
  own: asText(pending.filter((a) => a.seat === seat)),
})

const hears = <S extends Base>(game: Game<S>, { pending, events }: Look<S>, seat: number) => ({
  asked: pending.map((a) => `${a.seat} ${a.kind}`),
  told: toldTo(game, events, seat),
  public: toldTo(game, events, 'public'),
})

/**
 * Where something did come to light, worlds differ rightly. Among those in which the seat sees the same all the same, at the end
 * and at each moment at which something was told, it must also have heard the same. (A hand that is drawn and given back within one
 * step is told and seen, but gone at the end.)
 */
function eventsHold<S extends Base>(game: Game<S>, table: Table<S>, seat: number, rnd: Rnd, where: string): void {
  const checkpoint = table.checkpoint.s
  let moments: string[] = []
  const note = (s: S): void => void moments.push(JSON.stringify(game.view(s, seat)))
  const here = lookAt(game, checkpoint, table.answersSince, note)
  if (here === null || !here.revealed) return
  const seen = JSON.stringify([sees(game, here, seat), moments])
  for (let n = 0; n < WORLDS; n++) {
    const world = game.clone(checkpoint)
    game.redeal(world, seat, rnd)
    world.rng = [...checkpoint.rng]
    moments = []
    const there = lookAt(game, world, table.answersSince, note)
    if (there !== null && JSON.stringify([sees(game, there, seat), moments]) === seen)
      expect(hears(game, there, seat), where).toEqual(hears(game, here, seat))
  }
}

/** Only who is asked imagines worlds: another seat's open options come from what it really holds. */
function worldEnds<S extends Base>(game: Game<S>, table: Table<S>, seat: number, rnd: Rnd, where: string): void {
  if (table.askOf(seat) === undefined) return
  const end = simulate(
    game,
    table.checkpoint.s,
    table.prefix,
    () => (ask) => rnd(ask.opts.length),
    (s) => game.redeal(s, seat, rnd),
    (g) => {
      const broken = game.check(g.s)
      if (broken !== null) throw new Error(`${broken}: a world of ${where}`)
    },
  )
  expect(end.result, `a world of ${where}`).not.toBeNull()
}

function choiceHolds<S extends Base>(game: Game<S>, table: Table<S>, seat: number, rnd: Rnd, choose: BotChoice<S>, where: string): number {
  if (table.askOf(seat) === undefined) return 0
  const two = twoWorlds(game, table, seat, rnd, where)
  if (two === null) return 0
  const { prefix } = two.here
  const seed = `choice ${rnd(1000)}`
  const here = choose({ checkpoint: table.checkpoint.s, prefix, seat, seed })
  const there = choose({ checkpoint: two.world, prefix, seat, seed })
  expect(there, where).toBe(here)
  return 1
}
