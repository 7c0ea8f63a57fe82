/** The words that kernel and games share. Everything here is plain data. */

/** Four 32-bit words of an sfc32 generator. They live in the position, so that a saved game rolls the same dice. */
export type Rng = [number, number, number, number]

/** What every position has. `result` is null until the game ends, then one score per seat: 1 won, 0 lost, 0.5 shared. */
export interface Base {
  rng: Rng
  /** The step that runs next: a key of the game's `steps`. */
  step: string
  result: number[] | null
}

/** Something that can be pointed at: a card instance by number, or a fixed thing (system, leader, base) by content id. */
export type Ref = number | string

/** One possible answer: a verb and up to two things. Answers are stored as `keyOf(option)`, never by index. */
export interface Opt {
  readonly t: string
  readonly c?: Ref
  readonly d?: Ref
}

/** How an ask belongs to a larger answer (a set, an order, a division) that is put together item by item. */
export interface SetOf {
  /** `set`: ascending picks; `order`: one after the other; `divide`: one share per thing. */
  readonly how: 'set' | 'order' | 'divide'
  readonly min: number
  readonly max: number
  /** All things that the whole answer is about, in the order in which it asks for them. */
  readonly ids: readonly Ref[]
  readonly picked: readonly Ref[]
  /** The most that each of `ids` can take, where a total is divided. */
  readonly limits?: readonly number[]
}

/** A question to one seat. */
export interface Ask {
  readonly seat: number
  /** What is asked, e.g. `main`, `discard`: the client's sentence and the bot's move order hang on it. */
  readonly kind: string
  readonly opts: readonly Opt[]
  /** The card or thing that asks, if one does. */
  readonly about?: Ref
  /** What is being resolved, outermost first (rule ids, card ids). */
  readonly path: readonly string[]
  /** Present while a set, an order or a division is put together item by item. */
  readonly set?: SetOf
  /** Asked although there is only one answer, because a missing pause would tell something. */
  readonly concealed?: true
}

/** Something that happened, for log and animation. Who may see what of it is the game's `redact`. */
export interface Ev {
  readonly t: string
  readonly [key: string]: unknown
}

/** Answers an ask with the index of an option, or throws SUSPEND. `group` holds all asks that are open at once. */
export type Driver = (ask: Ask, group?: readonly Ask[]) => number

/** Why something is not allowed: a rule's id, and what the sentence needs to be concrete. */
export interface Refusal {
  readonly rule: string
  readonly params?: Readonly<Record<string, Ref>>
}

/** Allowed (null), or the reason why not. */
export type Verdict = Refusal | null

/** Builds a refusal. `rule` is a rule's id, e.g. `duel/blow/02`. */
export function refuse(rule: string, params?: Readonly<Record<string, Ref>>): Refusal {
  return params === undefined ? { rule } : { rule, params }
}

/** The stored form of an answer: `buy:17`, `activate:kessel:mon-mothma`. */
export function keyOf(o: Opt): string {
  if (o.c === undefined) return o.t
  return o.d === undefined ? `${o.t}:${o.c}` : `${o.t}:${o.c}:${o.d}`
}

/** The answer of every "you may" that is declined. */
export const PASS: Opt = { t: 'pass' }
/** Closes a set that could hold more. */
export const DONE: Opt = { t: 'done' }
