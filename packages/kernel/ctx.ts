/** What rules may do: ask, roll, tell. Nothing else reaches a rule. */
import { below, shuffleBy } from './chance.ts'
import { ENDED } from './suspend.ts'
import { DONE, PASS, type Ask, type Base, type Driver, type Ev, type Opt, type Ref } from './types.ts'

/** More asks than this in one step mean a loop without end: the step is stopped with a report. */
export const MAX_ASKS = 2_000
/** Deeper nesting than this means that effects call each other without end. */
export const MAX_DEPTH = 200
/** More effects than this resolved in one step, or more steps than this without a question, mean the same. */
export const MAX_EFFECTS = 50_000
export const MAX_QUIET_STEPS = 10_000

/** Raised when a step asks or nests without end. `path` says what was being resolved. */
export class LoopError extends Error {
  constructor(
    what: string,
    readonly path: readonly string[],
  ) {
    super(`${what} in ${path.slice(0, 12).join(' > ') || 'the step itself'}`)
    this.name = 'LoopError'
  }
}

export interface ChooseOptions {
  /** The thing that asks. */
  readonly about?: Ref
  /** Ask even when there is one answer only: the missing pause would tell something. */
  readonly concealed?: boolean
}

export interface EachAsk {
  readonly seat: number
  readonly kind: string
  readonly opts: readonly Opt[]
  readonly about?: Ref
}

const NO_OPTIONS: ChooseOptions = {}

/** Picks of small numbers, made once: sets of cards are asked for often. */
const PICKS: readonly Opt[] = Array.from({ length: 256 }, (_, c) => ({ t: 'pick', c }))
const pickOf = (c: Ref): Opt => (typeof c === 'number' ? PICKS[c] : undefined) ?? { t: 'pick', c }

export class Ctx<S extends Base> {
  /** Null in a search: telling then costs one test. */
  events: Ev[] | null = null
  /** What is being resolved, outermost first. */
  readonly path: string[] = []
  /** How often something hidden came to light or chance was used in this step: an answer before it can't be taken back freely. */
  revealed = 0
  private asks = 0
  private effects = 0

  constructor(
    readonly s: S,
    public driver: Driver,
  ) {}

  /** Starts to count for the guards against endless loops. Called before each step. */
  beginStep(): void {
    this.asks = 0
    this.effects = 0
  }

  /** Whether this step has asked anything yet. */
  get quiet(): boolean {
    return this.asks === 0
  }

  private put(ask: Ask, group?: readonly Ask[]): Opt {
    if (++this.asks > MAX_ASKS) throw new LoopError(`more than ${MAX_ASKS} questions`, this.path)
    const at = this.driver(ask, group)
    const o = ask.opts[at]
    if (o === undefined) throw new RangeError(`answer ${at} to "${ask.kind}" is not one of ${ask.opts.length}`)
    return o
  }

  /** One of several; a single option is taken without asking. Throws RangeError when there is none. */
  choose<O extends Opt>(seat: number, kind: string, opts: readonly O[], how: ChooseOptions = NO_OPTIONS): O {
    const only = opts[0]
    if (only === undefined) throw new RangeError(`"${kind}" has no answer`)
    if (opts.length === 1 && how.concealed !== true) return only
    return this.put(this.ask(seat, kind, opts, how)) as O
  }

  /** One of several, or none of them: undefined when declined. Not asked when there is nothing to choose. */
  may<O extends Opt>(seat: number, kind: string, opts: readonly O[], how: ChooseOptions = NO_OPTIONS): O | undefined {
    if (opts.length === 0 && how.concealed !== true) return undefined
    const o = this.put(this.ask(seat, kind, [...opts, PASS], how))
    return o === PASS ? undefined : (o as O)
  }

  private ask(seat: number, kind: string, opts: readonly Opt[], how: ChooseOptions): Ask {
    const path = this.path
    const about = how.about
    // Written out: spreading would cost as much as all the rest of an ask.
    if (how.concealed === true)
      return about === undefined ? { seat, kind, opts, path, concealed: true } : { seat, kind, opts, path, about, concealed: true }
    return about === undefined ? { seat, kind, opts, path } : { seat, kind, opts, path, about }
  }

  /**
   * A set of min..max of `ids` (all different), picked one by one in the order of the list, so that each set is reached by
   * one path only. `concealed`: forced picks are asked too, because their missing would tell what the set holds.
   */
  chooseSome<R extends Ref>(seat: number, kind: string, ids: readonly R[], min: number, max: number, about?: Ref, concealed = false): R[] {
    const picked: R[] = []
    const most = Math.min(max, ids.length)
    const least = Math.min(min, most)
    if (least === ids.length && !concealed) return [...ids]
    let from = 0
    while (picked.length < most) {
      const need = least - picked.length
      const end = need > 0 ? ids.length - need + 1 : ids.length
      const opts: Opt[] = need > 0 ? [] : [DONE]
      for (let i = from; i < end; i++) opts.push(pickOf(ids[i] as R))
      if (opts.length === 1 && need <= 0) break
      const o =
        opts.length === 1 && !concealed
          ? (opts[0] as Opt)
          : this.item(seat, kind, opts, { how: 'set', min: least, max: most, ids, picked }, about, concealed)
      if (o.c === undefined) break
      picked.push(o.c as R)
      from = ids.indexOf(o.c as R) + 1
    }
    return picked
  }

  private item(seat: number, kind: string, opts: readonly Opt[], set: Ask['set'] & object, about?: Ref, concealed = false): Opt {
    const { how, min, max, ids, limits } = set
    const picked = set.picked.slice()
    const shown = limits === undefined ? { how, min, max, ids, picked } : { how, min, max, ids, picked, limits }
    const path = this.path
    if (concealed)
      return this.put(
        about === undefined ? { seat, kind, opts, path, set: shown, concealed } : { seat, kind, opts, path, about, set: shown, concealed },
      )
    return this.put(about === undefined ? { seat, kind, opts, path, set: shown } : { seat, kind, opts, path, about, set: shown })
  }

  /** The ids in the order that the seat wants. */
  order<R extends Ref>(seat: number, kind: string, ids: readonly R[], about?: Ref): R[] {
    const rest = [...ids]
    const picked: R[] = []
    while (rest.length > 1) {
      const opts = rest.map((c): Opt => ({ t: 'next', c }))
      const o = this.item(seat, kind, opts, { how: 'order', min: ids.length, max: ids.length, ids, picked }, about)
      rest.splice(rest.indexOf(o.c as R), 1)
      picked.push(o.c as R)
    }
    return picked.concat(rest)
  }

  /** A whole number in min..max. */
  amount(seat: number, kind: string, min: number, max: number, about?: Ref): number {
    const opts: Opt[] = []
    for (let n = min; n <= max; n++) opts.push({ t: 'amount', c: n })
    return this.choose(seat, kind, opts, about === undefined ? NO_OPTIONS : { about }).c as number
  }

  /** Splits `total` among things, each up to its own limit; the limits together must hold the total. One share per entry. */
  divide(seat: number, kind: string, total: number, among: readonly { id: Ref; max: number }[], about?: Ref): number[] {
    let left = total
    let room = among.reduce((sum, a) => sum + a.max, 0)
    if (room < total) throw new RangeError(`"${kind}": ${total} do not fit into ${room}`)
    return among.map(({ id, max }, i) => {
      room -= max
      const least = Math.max(0, left - room)
      const most = Math.min(max, left)
      const opts: Opt[] = []
      for (let n = least; n <= most; n++) opts.push({ t: 'give', c: id, d: n })
      const set = {
        how: 'divide' as const,
        min: total,
        max: total,
        ids: among.map((a) => a.id),
        picked: among.slice(0, i).map((a) => a.id),
        limits: among.map((a) => a.max),
      }
      const o = opts.length === 1 ? (opts[0] as Opt) : this.item(seat, kind, opts, set, about)
      left -= o.d as number
      return o.d as number
    })
  }

  /**
   * Several seats at once, answered in any order and unseen by each other. One answer per ask, in the order given. Also
   * asks where there is one option only. Throws RangeError when a seat is asked twice or has no answer.
   */
  chooseEach(asks: readonly EachAsk[]): Opt[] {
    if (new Set(asks.map((a) => a.seat)).size < asks.length) throw new RangeError('a seat is asked twice at once')
    const mute = asks.find((a) => a.opts.length === 0)
    if (mute !== undefined) throw new RangeError(`"${mute.kind}" has no answer`)
    const group = asks.map((a): Ask => ({ ...a, path: this.path }))
    const answers = group.map((a) => this.put(a, group))
    // The seats now know each other's answers, so none can change its own.
    if (group.length > 1) this.revealed++
    return answers
  }

  /** Names what is being resolved, for the prompt's path, the log and error reports. */
  within<T>(what: string, resolve: () => T): T {
    if (this.path.length >= MAX_DEPTH) throw new LoopError(`nested deeper than ${MAX_DEPTH}`, this.path)
    if (++this.effects > MAX_EFFECTS) throw new LoopError(`more than ${MAX_EFFECTS} effects`, [...this.path, what])
    this.path.push(what)
    const out = resolve()
    this.path.pop()
    return out
  }

  /** Ends the game at this moment, with one score per seat: nothing of the step that follows is carried out. */
  end(result: number[]): never {
    this.s.result = result
    this.path.length = 0
    throw ENDED
  }

  /** Tells what happened. */
  emit(e: Ev): void {
    if (this.events !== null) this.events.push(e)
  }

  /** Marks that something hidden came to light, so that what was decided before can no longer be taken back freely. */
  reveal(): void {
    this.revealed++
  }

  /** A whole number in [0, n). */
  random(n: number): number {
    this.revealed++
    return below(this.s.rng, n)
  }

  /** `count` dice with faces 0..sides-1. */
  roll(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.random(sides))
  }

  /** Shuffles a list in place. */
  shuffle<T>(list: T[]): void {
    this.revealed++
    shuffleBy(this.s.rng, list)
  }
}
