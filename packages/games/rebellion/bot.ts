/** What the bots know of the game: how good a position is, which answers are worth trying, and a quick sensible one. */
import { keyOf, type Ask, type BotHints, type Opt } from '@orrery/kernel'
import { scoresOf } from './bot-moves.ts'
import { rebelChance } from './bot-values.ts'
import { cardIdOf } from './lookup.ts'
import { REBEL, sideOfSeat, type State } from './state.ts'

/** Most answers that a search looks at; what ends a question is always among them. */
const MOST = 12

/** How much the scores of one kind of question are blurred in a roll-out. */
const BLUR: Readonly<Record<string, number>> = { command: 0.98, assign: 0.19, 'choose-base': 3.5, 'new-base': 0.74, recruit: 0.87, deploy: 0.2 }

const best = (scores: readonly number[]): number => {
  let at = 0
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[at] as number)) at = i
  return at
}

/** A sensible answer by rules of thumb. The index of an option. */
export const ruleOfThumb = (s: State, ask: Ask): number => (ask.opts.length === 1 ? 0 : best(scoresOf(s, ask)))

/** Turns below this score are worse than none: nobody can come along. */
const IDLE_TURN = -4

const ends = (o: Opt): boolean => o.t === 'pass' || o.t === 'done'

/** Worthwhile answers, best guess first. Of activations of one place only the two best leaders are looked at. */
function order(s: State, ask: Ask): number[] {
  const { opts } = ask
  if (opts.length === 1) return [0]
  const scores = scoresOf(s, ask)
  const worthy = (i: number): boolean => ask.kind !== 'command' || ends(opts[i] as Opt) || (scores[i] as number) > IDLE_TURN
  const all = opts
    .map((_, i) => i)
    .filter(worthy)
    .toSorted((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
  if (all.length <= MOST) return all
  const perPlace = new Map<string, number>()
  const kept: number[] = []
  for (const i of all) {
    const o = opts[i] as Opt
    if (ends(o)) {
      kept.push(i)
      continue
    }
    if (kept.length >= MOST) continue
    if (o.t === 'activate') {
      const n = perPlace.get(String(o.c)) ?? 0
      if (n >= 2) continue
      perPlace.set(String(o.c), n + 1)
    }
    kept.push(i)
  }
  return kept
}

/** The same thing in every world: a card by what it is where the asking seat knows it. */
function edge(s: State, ask: Ask, o: Opt): string {
  if (typeof o.c !== 'number' || s.cards[o.c] === undefined || ask.kind === 'assign-hit' || ask.kind === 'block-damage') return keyOf(o)
  const known = ((s.cards[o.c]?.seen ?? 0) & (1 << sideOfSeat(ask.seat))) !== 0
  return known ? `${o.t}:${cardIdOf(s, o.c)}:${o.d ?? ''}` : keyOf(o)
}

/** By the rules of thumb, with a little spread where several answers are about as good. */
function rollout(s: State, ask: Ask, rnd: (n: number) => number): number {
  if (ask.opts.length === 1) return 0
  const scores = scoresOf(s, ask)
  const blur = BLUR[ask.kind] ?? 0.082
  return best(scores.map((x) => x + (blur * rnd(1000)) / 1000))
}

/**
 * What is decided by the plan. A leader on a mission is missed only later in the round, and search too does better with the plan's
 * assignments than with its own; one who opposes is compared by the luck of some rolls, and for whoever did so nearly nobody would go.
 * The base is hidden where the plan and luck want it: whoever compared positions would hide it in the same place in every game. What
 * starting units were good for shows only rounds later.
 */
const PLANNED: ReadonlySet<string> = new Set(['assign', 'allow-assignment', 'oppose', 'place', 'start-system', 'start-units', 'choose-base'])

export const bot: BotHints<State> = {
  evaluate: (s, seat) => (sideOfSeat(seat) === REBEL ? rebelChance(s) : 1 - rebelChance(s)),
  order,
  edge,
  rollout,
  planned: (ask) => PLANNED.has(ask.kind),
  // A leader who has gone to a system stands there and opposes, and units who are there now are not elsewhere later: what an answer
  // was good for shows when the round is over, so a search plays it to its end.
  far: (ask) => !PLANNED.has(ask.kind),
  settled: (s) => s.step === 'next-round',
  // A round that is over is compared before the next one's leaders are assigned: that costs a roll-out more than all the rest of it.
  calm: (s) => s.step === 'command' || s.step === 'end-of-command' || s.step === 'next-round',
}
