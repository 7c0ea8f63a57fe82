/**
 * A mind for browser tests: a whole game of Rebellion thought through before it is played, from its first decision to a chosen
 * kind of victory. It knows the position as the server does, so the Empire may know where the base is. The pages know nothing of it.
 */
import { keyOf, seederOf, Table, type Answer, type Ask, type Opt } from '@orrery/kernel'
import { rebellion, ruleOfThumb } from '@orrery/rebellion'
import { scoresOf } from '@orrery/rebellion/bot-moves'
import { SPACE } from '@orrery/rebellion/lookup'
import { baseSystem } from '@orrery/rebellion/rules/map'
import { endingOf, type Why } from '@orrery/rebellion/rules/victory'
import { IMPERIAL, placeAt, sideOfSeat, type State } from '@orrery/rebellion/state'

/** One answer of a thought-out game, with the question as it stood. */
export interface Thought extends Answer {
  readonly ask: Ask
  readonly option: Opt
}

export interface Game {
  /** The secret and the name that the dice come from. */
  readonly secret: string
  readonly options: Readonly<Record<string, unknown>>
  readonly thoughts: readonly Thought[]
  readonly how: Why
  readonly round: number
}

/** The name that the dice of every such game are committed with. */
export const DICE = 'mindmindmind'

/** The position as it would be if the base had been found: what the rule of thumb needs to go there. */
function asIfFound(s: State): State {
  const base = baseSystem(s)
  if (s.revealed || base < 0) return s
  const found = rebellion.clone(s)
  found.revealed = true
  found.suspects = found.suspects.map((_, at) => (at === base ? 1 : 0))
  const there = placeAt(found, base)
  there.units = there.units.map((n, u) => n + (placeAt(s, SPACE).units[u] ?? 0))
  placeAt(found, SPACE).units.fill(0)
  return found
}

/** Rebels who wait: of their missions and moves only what they must do. */
const WAITS: ReadonlySet<string> = new Set(['assign', 'command', 'mobilization'])

/** A place that only a third of the others are worse than: the Empire comes there before its troops are spread over the galaxy. */
function poorHideout(s: State, ask: Ask): number {
  const scores = scoresOf(s, ask)
  const worstFirst = scores.map((_, i) => i).toSorted((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  return worstFirst[Math.floor(worstFirst.length / 3)] ?? 0
}

function choose(s: State, ask: Ask, how: Why): number {
  if (sideOfSeat(ask.seat) === IMPERIAL) return ruleOfThumb(asIfFound(s), ask)
  if (ask.kind === 'choose-base' && how === 'conquest') return poorHideout(s, ask)
  const pass = ask.opts.findIndex((o) => o.t === 'pass')
  return WAITS.has(ask.kind) && pass >= 0 ? pass : ruleOfThumb(s, ask)
}

function think(secret: string, options: Game['options'], how: Why, most: number): Game | null {
  const read = rebellion.parseOptions(options)
  if ('problem' in read) throw new RangeError(read.problem.what)
  const table = new Table(rebellion, read.ok, seederOf(secret, DICE))
  const thoughts: Thought[] = []
  while (table.result === null && thoughts.length < most) {
    const [ask] = table.pending
    if (ask === undefined) break
    const option = ask.opts[choose(table.s, ask, how)] as Opt
    const key = keyOf(option)
    thoughts.push({ seat: ask.seat, key, ask, option })
    table.submit(ask.seat, key)
  }
  if (table.result === null || endingOf(table.s).how !== how) return null
  return { secret, options, thoughts, ...endingOf(table.s) }
}

/**
 * A game with these options that ends in this way within `most` answers, the same one in every run: the first one from number
 * `from` on. Throws where none of 200 does.
 */
export function thinkOut(options: Game['options'], how: Why, most: number, from = 0): Game {
  for (let n = from; n < from + 200; n++) {
    const game = think(`mind-${n}`, options, how, most)
    if (game !== null) return game
  }
  throw new RangeError(`none of 200 games ends by ${how} within ${most} answers`)
}
