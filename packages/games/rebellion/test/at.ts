/** A table in an arranged position, spoken to in ids: for tests. */
import { keyOf, rngFrom, Table, type Ask, type Ev, type Viewer } from '@orrery/kernel'
import { toNumbers, toPlaces, valuesOf } from '../describe.ts'
import { rebellion } from '../index.ts'
import { leaderNo, placeNo, unitNo } from '../lookup.ts'
import { groundAt, shipsAt, unitsAt } from '../rules/units.ts'
import { leaderAt, placeAt, type State } from '../state.ts'

/** A test's name with the ids of the statements that it shows; the last text is the name. */
export function rule(...idsAndName: string[]): string {
  const name = idsAndName[idsAndName.length - 1]
  const ids = idsAndName.slice(0, -1).map((id) => `[rebellion/${id}]`)
  return `${ids.join(' ')} ${name}`
}

export type Raw = Record<string, unknown>
const SEAT_NAMES = ['rebels', 'empire', 'empire 2', 'rebels 2']

export class Play {
  constructor(readonly table: Table<State>) {}

  get s(): State {
    return this.table.s
  }

  /** The open question; of several the first. */
  get ask(): Ask {
    const ask = this.table.pending[0]
    if (ask === undefined) throw new Error(`nothing is asked in step ${this.s.step}`)
    return ask
  }

  /** To whom and what: `rebels command`. */
  get asked(): string {
    const ask = this.table.pending[0]
    return ask === undefined ? 'nothing' : `${SEAT_NAMES[ask.seat]} ${ask.kind}`
  }

  /** All answers of the open question, card numbers by place. */
  get offers(): string[] {
    return this.ask.opts.map((o) => toPlaces(this.s, this.ask.seat, keyOf(o)))
  }

  /** Answers of one verb. */
  offersOf(verb: string): string[] {
    return this.offers.filter((k) => k.split(':')[0] === verb)
  }

  raw(key: string, seat: number): string {
    const out = toNumbers(this.s, seat, key)
    if ('problem' in out) throw new Error(out.problem)
    return out.key
  }

  /** Gives answers one after another; each must be on offer. */
  do(...keys: string[]): this {
    for (const key of keys) {
      const { seat } = this.ask
      const raw = this.raw(key, seat)
      if (!this.ask.opts.some((o) => keyOf(o) === raw))
        throw new Error(`"${key}" is not on offer to ${this.asked}: ${this.offers.slice(0, 60).join(' ')}`)
      const done = this.table.submit(seat, raw)
      if ('refused' in done) throw new Error(`${key}: ${done.refused}`)
      const wrong = rebellion.check(this.table.checkpoint.s)
      if (wrong !== null) throw new Error(`after ${key}: ${wrong}`)
    }
    return this
  }

  /** Declines whatever is asked until a question of this kind comes (or the game ends). */
  until(...kinds: string[]): this {
    for (let n = 0; n < 400; n++) {
      const ask = this.table.pending[0]
      if (ask === undefined || kinds.includes(ask.kind)) return this
      const o = ask.opts.find((x) => x.t === 'pass') ?? ask.opts.find((x) => x.t === 'done') ?? ask.opts[0]
      if (o === undefined) throw new Error('no answer')
      const done = this.table.submit(ask.seat, keyOf(o))
      if ('refused' in done) throw new Error(done.refused)
    }
    throw new Error(`${kinds.join(' or ')} never comes; ${this.asked}`)
  }

  /** The rule that refuses an answer, without the game's name; null when allowed. */
  why(key: string, seat?: number): string | null {
    const who = seat ?? this.ask.seat
    const v = this.table.whyNot(who, this.raw(key, who))
    return v === null ? null : v.rule.replace('rebellion/', '')
  }

  units(place: string, unit: string): number {
    return placeAt(this.s, placeNo(place)).units[unitNo(unit)] as number
  }
  /** Units, ships, ground units of a side (0 Rebels, 1 Empire) in a place. */
  count(side: number, place: string): { units: number; ships: number; ground: number } {
    const at = placeNo(place)
    return { units: unitsAt(this.s, side, at), ships: shipsAt(this.s, side, at), ground: groundAt(this.s, side, at) }
  }
  place(id: string) {
    return placeAt(this.s, placeNo(id))
  }
  leader(id: string) {
    return leaderAt(this.s, leaderNo(id))
  }
  get values(): Raw {
    return valuesOf(this.s) as Raw
  }
  queue(side: 'rebel' | 'imperial'): Record<string, string> {
    return (this.values['queues'] as Record<string, Record<string, string>>)[side] as Record<string, string>
  }
  view(viewer: Viewer) {
    return rebellion.view(this.s, viewer)
  }
  /** Events of a kind so far. */
  events(t: string): Ev[] {
    return this.table.log.filter((x) => x.e.t === t).map((x) => x.e)
  }
  /** Events of a kind as a viewer is told of them. */
  told(t: string, viewer: Viewer): Ev[] {
    return this.events(t).map((e) => rebellion.redact(e, viewer) as Ev)
  }
  /** -1 while the game goes on, else the side that has won. */
  get winner(): number {
    return this.s.result === null ? -1 : this.s.result[0] === 1 ? 0 : 1
  }
}

/** A table in an arranged position: an empty board but for what is named. Throws when the description is wrong. */
export function at(raw: Raw = {}): Play {
  const out = rebellion.arrange(raw)
  if ('problem' in out) throw new Error(`${out.problem.where}: ${out.problem.what}`)
  const seeder = (no: number) => rngFrom(`dice|${String(raw['seed'] ?? '')}|${no}`)
  const options = rebellion.parseOptions(raw['options'])
  if ('problem' in options) throw new Error(options.problem.what)
  return new Play(new Table<State>(rebellion as never, options.ok, seeder, { at: 0, no: 1, s: out.ok }))
}

/** A table from the very beginning. */
export function newGame(options: unknown = {}, seed = 'new'): Play {
  const parsed = rebellion.parseOptions(options)
  if ('problem' in parsed) throw new Error(parsed.problem.what)
  return new Play(new Table<State>(rebellion as never, parsed.ok, (no) => rngFrom(`${seed}|${no}`)))
}
