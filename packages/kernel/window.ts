/**
 * Timing windows: the moments at which abilities may or must be used. One mechanism for all games; what differs is who
 * goes first. Nested windows are ordinary calls: an ability may do something that opens windows of its own.
 */
import type { Ctx } from './ctx.ts'
import type { Base, Opt, Ref } from './types.ts'

/** What a listener does at one moment. `me` is the listener, `e` the event that interrupts may change. */
export interface Ability<S extends Base, E> {
  /** Must be used when it can; forced abilities come before all optional ones. */
  readonly forced?: boolean
  /** Whether it can be used now, costs included. */
  when?(g: Ctx<S>, me: Ref, e: E): boolean
  effect(g: Ctx<S>, me: Ref, e: E): void
}

/** A moment. `E` is the record of what happens. */
export interface Window<S extends Base, E> {
  /** What its questions are called (`ask.kind`). */
  readonly name: string
  /** Seats in the order in which they may act, e.g. `seatsFrom(active, 2)`. Each acts once, then the next. */
  readonly order: readonly number[]
  /** Who listens, from `listening`. Read anew before each question, because abilities come and go. */
  listeners(s: S): readonly Ref[]
  /** The ability of a listener for this moment. */
  ability(s: S, me: Ref): Ability<S, E> | undefined
  /** The seat that uses it. */
  seatOf(s: S, me: Ref): number
  /** Closes the window early, e.g. when the event was cancelled. */
  until?(e: E): boolean
  /**
   * Seats that could hold an answer as far as the others know: they are asked even when they hold none. Must use public
   * knowledge only. Without it, a seat that cannot answer is not asked.
   */
  concealed?(s: S, seat: number): boolean
  /** An ability may be used several times in the same window (action windows, where its cost is what limits it). */
  readonly repeats?: boolean
  /** The card or thing that the window is about. */
  readonly about?: Ref
}

/** The seats `first`, `first + 1` …, round the table: active player first, or speaker clockwise. */
export function seatsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (first + i) % count)
}

/** The seats by ascending initiative; equal numbers stay in seat order. */
export function byInitiative(initiative: readonly number[]): number[] {
  return initiative.map((_, seat) => seat).toSorted((a, b) => (initiative[a] as number) - (initiative[b] as number) || a - b)
}

/**
 * Opens a window: first all forced abilities, seat by seat (a seat with several chooses which comes next), then the seats
 * use optional ones in turn until all have passed in a row. Forced abilities that become usable meanwhile come at once.
 * Each ability is used once per call, unless `repeats`.
 */
export function window<S extends Base, E>(g: Ctx<S>, w: Window<S, E>, e: E): void {
  const used = new Set<Ref>()
  const seats = w.order.length
  let passes = 0
  for (let turn = 0; passes < seats; turn = (turn + 1) % seats) {
    resolveForced(g, w, e, used)
    if (w.until?.(e) === true) return
    const seat = w.order[turn] as number
    const concealed = w.concealed?.(g.s, seat) === true
    const chosen = g.may(seat, w.name, usable(g, w, e, seat, false, used), { concealed, ...(w.about !== undefined && { about: w.about }) })
    if (chosen === undefined) passes++
    else {
      passes = 0
      use(g, w, e, chosen.c as Ref, used)
    }
  }
}

function resolveForced<S extends Base, E>(g: Ctx<S>, w: Window<S, E>, e: E, used: Set<Ref>): void {
  for (let i = 0; i < w.order.length;) {
    if (w.until?.(e) === true) return
    const seat = w.order[i] as number
    const must = usable(g, w, e, seat, true, used)
    if (must.length === 0) {
      i++
      continue
    }
    const next = g.choose(seat, w.name, must, w.about === undefined ? {} : { about: w.about })
    use(g, w, e, next.c as Ref, used, true)
    i = 0
  }
}

function usable<S extends Base, E>(g: Ctx<S>, w: Window<S, E>, e: E, seat: number, forced: boolean, used: ReadonlySet<Ref>): Opt[] {
  const opts: Opt[] = []
  for (const me of w.listeners(g.s)) {
    if (used.has(me) || w.seatOf(g.s, me) !== seat) continue
    const ability = w.ability(g.s, me)
    if (ability === undefined || (ability.forced === true) !== forced) continue
    if (ability.when === undefined || ability.when(g, me, e)) opts.push({ t: 'use', c: me })
  }
  return opts
}

function use<S extends Base, E>(g: Ctx<S>, w: Window<S, E>, e: E, me: Ref, used: Set<Ref>, forced = false): void {
  // A forced ability never repeats: with nothing to pay it would go on without end.
  if (forced || w.repeats !== true) used.add(me)
  const ability = w.ability(g.s, me)
  if (ability !== undefined) g.within(`${w.name}/${me}`, () => ability.effect(g, me, e))
}

/** What interrupts may do to an event, beside changing its own fields: stop it. Costs that were paid stay paid. */
export interface Happening {
  cancelled: boolean
}

/**
 * One event with its moments: interrupts, which may change, redirect, replace (cancel, and do something else) or cancel
 * it; the event itself; reactions once it has happened. Returns whether it happened.
 */
export function happen<S extends Base, E extends Happening>(
  g: Ctx<S>,
  e: E,
  moments: { readonly interrupts?: Window<S, E>; carryOut(g: Ctx<S>, e: E): void; readonly reactions?: Window<S, E> },
): boolean {
  if (moments.interrupts !== undefined) window(g, moments.interrupts, e)
  if (e.cancelled) return false
  moments.carryOut(g, e)
  if (moments.reactions !== undefined) window(g, moments.reactions, e)
  return true
}
