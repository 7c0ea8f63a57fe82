/** What the bots know of the game: how good a position is, which answers are worth trying, and a quick sensible one. */
import { keyOf, type Ask, type BotHints, type Opt } from '@orrery/kernel'
import { UNITS } from './content/units.ts'
import { NEIGHBOURS, cardIdOf, placeId, placeNo, SPACE } from './lookup.ts'
import { suspectsOf } from './rules/probes.ts'
import { baseSystem } from './rules/map.ts'
import { IMPERIAL, IN_SUPPLY, ELIMINATED, placeAt, REBEL, sideOfSeat, type State } from './state.ts'
import { isCaptive } from './rules/leaders.ts'
import { unitsAt } from './rules/units.ts'

/** What a unit is worth: its dice and its health. */
const WORTH: readonly number[] = UNITS.map((u) => u.attack.red + u.attack.black + (u.health?.value ?? 6) / 2)

function strengthAt(s: State, side: number, at: number): number {
  let sum = 0
  const { units } = placeAt(s, at)
  for (const [u, n] of units.entries()) if (n > 0 && (UNITS[u]?.side === 'rebel') === (side === REBEL)) sum += n * (WORTH[u] as number)
  return sum
}

/** Loyal systems and what they build, sides compared: positive is good for the Rebels. */
function support(s: State): number {
  let sum = 0
  for (let at = 0; at < SPACE; at++) {
    const p = placeAt(s, at)
    if (p.loyalty === REBEL && !p.subjugated) sum += 1
    else if (p.loyalty === IMPERIAL) sum -= 1
    else if (p.subjugated) sum -= 0.5
    if (p.sabotage && p.loyalty === IMPERIAL) sum += 0.4
  }
  return sum
}

/** Leaders in play, captives counted against their side. */
function people(s: State): number {
  let sum = 0
  for (let l = 0; l < s.leaders.length; l++) {
    const x = s.leaders[l] as State['leaders'][number]
    if (x.at === IN_SUPPLY || x.at === ELIMINATED) continue
    const value = isCaptive(s, l) ? -0.7 : 1
    sum += x.side === REBEL ? value : -1
  }
  return sum
}

/** How safe the base is: few suspects and Imperial strength nearby are bad for the Rebels. */
function safety(s: State): number {
  const base = baseSystem(s)
  if (base < 0) return 0
  const here = s.revealed ? base : SPACE
  let threat = strengthAt(s, IMPERIAL, base)
  for (const n of NEIGHBOURS[base] ?? []) threat += 0.4 * strengthAt(s, IMPERIAL, n)
  const guard = strengthAt(s, REBEL, here)
  if (s.revealed) return -1.5 + Math.max(-2, Math.min(1, (guard - threat) / 15))
  return Math.log2(1 + suspectsOf(s).length) / 4 - Math.max(0, threat - guard) / 60
}

/** The Rebels' chance, roughly: the race of time and reputation against the hunt. */
function rebelChance(s: State): number {
  const gap = s.reputation - s.time
  let force = 0
  for (let at = 0; at <= SPACE; at++) force += strengthAt(s, REBEL, at) - 0.6 * strengthAt(s, IMPERIAL, at)
  const z = (8 - gap) * 0.3 + safety(s) + support(s) * 0.12 + people(s) * 0.1 + force / 120 + s.objectives.length * 0.05
  return 1 / (1 + Math.exp(-z))
}

/** Verbs that end a question without doing more. */
const IDLE = new Set(['pass', 'done'])

/** Worthwhile answers, best guess first: doing something comes before doing nothing. */
function order(_s: State, ask: Ask): number[] {
  const rank = (o: Opt): number => (IDLE.has(o.t) ? 2 : o.t === 'mission' ? 0 : o.t === 'reveal-base' ? 3 : 1)
  return ask.opts.map((_, i) => i).toSorted((a, b) => rank(ask.opts[a] as Opt) - rank(ask.opts[b] as Opt) || a - b)
}

/** The same thing in every world: a card by what it is where the asking seat knows it. */
function edge(s: State, ask: Ask, o: Opt): string {
  if (typeof o.c !== 'number' || s.cards[o.c] === undefined) return keyOf(o)
  const known = ((s.cards[o.c]?.seen ?? 0) & (1 << sideOfSeat(ask.seat))) !== 0
  return known ? `${o.t}:${cardIdOf(s, o.c)}:${o.d ?? ''}` : keyOf(o)
}

/** A sensible activation draws units together: where own units stand next door. */
function rollout(s: State, ask: Ask, rnd: (n: number) => number): number {
  const { opts } = ask
  const last = opts.length - 1
  if (ask.kind === 'command') {
    const missions = opts.flatMap((o, i) => (o.t === 'mission' ? [i] : []))
    if (missions.length > 0 && rnd(3) > 0) return missions[rnd(missions.length)] as number
    for (let tries = 0; tries < 6; tries++) {
      const i = rnd(opts.length)
      const o = opts[i] as Opt
      if (o.t === 'reveal-base') continue
      if (o.t !== 'activate') return i
      const near = (NEIGHBOURS[placeOf(o)] ?? []).some((n) => unitsAt(s, sideOfSeat(ask.seat), n) > 0)
      if (near) return i
    }
    return opts.findIndex((o) => o.t === 'pass')
  }
  // What ends a question stands last: taken only now and then while there is more to do.
  if (IDLE.has(opts[last]?.t ?? '') && rnd(4) > 0 && last > 0) return rnd(last)
  return rnd(opts.length)
}

/** The place that an activation names, or -1. */
function placeOf(o: Opt): number {
  return typeof o.c === 'string' && o.c !== placeId(SPACE) ? placeNo(o.c) : -1
}

export const bot: BotHints<State> = {
  evaluate: (s, seat) => (sideOfSeat(seat) === REBEL ? rebelChance(s) : 1 - rebelChance(s)),
  order,
  edge,
  rollout,
  calm: (s) => s.step === 'command' || s.step === 'assign',
}
