/** A table in an arranged position, spoken to in card names: for tests. */
import { keyOf, rngFrom, Table, type Ask, type Ev, type Opt, type Viewer } from '@orrery/kernel'
import { CARDS } from '../content/cards.ts'
import { DEF_OF } from '../content/index.ts'
import { deckbuilding } from '../index.ts'
import { GAP, SIDES, type Side, type State } from '../state.ts'

/** A test's name with the ids of the statements that it shows; the last text is the name. */
export function rule(...idsAndName: string[]): string {
  const name = idsAndName[idsAndName.length - 1]
  const ids = idsAndName.slice(0, -1).map((id) => `[deckbuilding/${id}]`)
  return `${ids.join(' ')} ${name}`
}

/** A row in which nothing can be attacked: six neutral capital ships. */
export const CALM = ['blockade-runner', 'blockade-runner', 'blockade-runner', 'nebulon-b-frigate', 'nebulon-b-frigate', 'c-roc-cruiser']

type SideRaw = Record<string, unknown>
export interface Raw extends Record<string, unknown> {
  empire?: SideRaw
  rebels?: SideRaw
}

export class Play {
  constructor(readonly table: Table<State>) {}

  get s(): State {
    return this.table.s
  }

  /** The open question; of several the first. */
  get ask(): Ask {
    const ask = this.table.pending[0]
    if (ask === undefined) throw new Error('nothing is asked')
    return ask
  }

  /** Kind of the open question and side to whom it is put: `empire main`. */
  get asked(): string {
    const ask = this.table.pending[0]
    return ask === undefined ? 'nothing' : `${SIDES[ask.seat]} ${ask.kind}`
  }

  name(id: number): string {
    return CARDS[this.s.cards[id]?.def ?? -1]?.id ?? '?'
  }

  /** An option in card names: `play:tie-fighter`. */
  readable(o: Opt): string {
    if (typeof o.c !== 'number' || o.t === 'amount') return keyOf(o)
    return `${o.t}:${this.name(o.c)}${o.d === undefined ? '' : `:${o.d}`}`
  }

  /** All answers of the open question, in card names. */
  get offers(): string[] {
    return this.ask.opts.map((o) => this.readable(o))
  }

  /** Gives answers one after another; each must be on offer. */
  do(...keys: string[]): this {
    for (const key of keys) {
      const o = this.ask.opts.find((x) => this.readable(x) === key || keyOf(x) === key)
      if (o === undefined) throw new Error(`"${key}" is not on offer to ${this.asked}: ${this.offers.join(' ')}`)
      const done = this.table.submit(this.ask.seat, keyOf(o))
      if ('refused' in done) throw new Error(`${key}: ${done.refused}`)
      const wrong = deckbuilding.check(this.s)
      if (wrong !== null && this.table.prefix.length === 0) throw new Error(`after ${key}: ${wrong}`)
    }
    return this
  }

  /** The rule that refuses the answer to the side (of the open question, unless named), without the game's name; null when allowed. */
  why(key: string, side?: Side): string | null {
    const v = this.table.whyNot(this.seat(side), this.raw(key, this.seat(side)))
    return v === null ? null : v.rule.replace('deckbuilding/', '')
  }

  /** What the refusal names. */
  params(key: string, side?: Side): unknown {
    return this.table.whyNot(this.seat(side), this.raw(key, this.seat(side)))?.params
  }

  private seat(side?: Side): number {
    return side === undefined ? this.ask.seat : SIDES.indexOf(side)
  }

  /** The key with the card's number: the first copy where the verb would look for it. */
  raw(key: string, seat: number): string {
    const [verb = '', thing = '', more] = key.split(':')
    if (!DEF_OF.has(thing)) return key
    const [p, foe] = [this.s.players[seat], this.s.players[1 - seat]]
    if (p === undefined || foe === undefined) return key
    const inPlay = [...p.units, ...p.ships]
    const market = [...this.s.row.filter((id) => id !== GAP), ...this.s.pilots]
    const first: Record<string, readonly number[]> = { play: p.hand, use: inPlay, pick: inPlay }
    const zones = [first[verb] ?? market, p.hand, inPlay, market, p.discard, p.deck, foe.units, foe.ships, foe.hand, foe.discard, foe.deck]
    const id = [...zones, this.s.galaxyDiscard, this.s.galaxyDeck, this.s.exiled].flat().find((x) => this.name(x) === thing)
    if (id === undefined) throw new Error(`there is no ${thing}`)
    return [verb, id, ...(more === undefined ? [] : [more])].join(':')
  }

  /** A side's zones in card names, piles with the top card first. */
  side(side: Side) {
    const p = this.s.players[SIDES.indexOf(side)]
    if (p === undefined) throw new Error(side)
    const names = (ids: readonly number[]): string[] => ids.map((id) => this.name(id))
    return {
      ...p,
      hand: names(p.hand),
      units: names(p.units),
      ships: names(p.ships),
      deck: names(p.deck.toReversed()),
      discard: names(p.discard.toReversed()),
      damageOf: (card: string): number => this.s.cards[p.ships.find((id) => this.name(id) === card) ?? -1]?.damage ?? -1,
    }
  }

  get empire() {
    return this.side('empire')
  }
  get rebels() {
    return this.side('rebels')
  }
  get row(): string[] {
    return this.s.row.map((id) => (id === GAP ? '-' : this.name(id)))
  }
  /** Top card first. */
  get galaxyDeck(): string[] {
    return this.s.galaxyDeck.toReversed().map((id) => this.name(id))
  }
  get galaxyDiscard(): string[] {
    return this.s.galaxyDiscard.toReversed().map((id) => this.name(id))
  }
  get exiled(): string[] {
    return this.s.exiled.map((id) => this.name(id))
  }
  view(viewer: Viewer) {
    return deckbuilding.view(this.s, viewer)
  }
  /** Events of a kind so far. */
  events(t: string): Ev[] {
    return this.table.log.filter((x) => x.e.t === t).map((x) => x.e)
  }
  /** Events of a kind as a viewer is told of them. */
  told(t: string, viewer: Viewer): Ev[] {
    return this.events(t).map((e) => deckbuilding.redact(e, viewer) as Ev)
  }
}

/** A table in an arranged position. Hands are empty and the row is calm unless they are named. Throws when the description is wrong. */
export function at(raw: Raw = {}): Play {
  const full = { row: CALM, ...raw, empire: { hand: [], ...raw.empire }, rebels: { hand: [], ...raw.rebels } }
  const out = deckbuilding.arrange(full)
  if ('problem' in out) throw new Error(`${out.problem.where}: ${out.problem.what}`)
  const seeder = (no: number) => rngFrom(`dice|${String(raw['seed'] ?? '')}|${no}`)
  const options = deckbuilding.parseOptions(raw['options'])
  if ('problem' in options) throw new Error(options.problem.what)
  return new Play(new Table<State>(deckbuilding as never, options.ok, seeder, { at: 0, no: 1, s: out.ok }))
}

/** A table from the very beginning. */
export function newGame(options: unknown = {}, seed = 'new'): Play {
  const parsed = deckbuilding.parseOptions(options)
  if ('problem' in parsed) throw new Error(parsed.problem.what)
  return new Play(new Table<State>(deckbuilding as never, parsed.ok, (no) => rngFrom(`${seed}|${no}`)))
}
