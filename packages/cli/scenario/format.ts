/** Scenario files: their shape, checked with the place of what is wrong. docs/scenarios.md tells it to people. */
import type { TableFile } from '@orrery/protocol'
import { tableFileOf } from '../files.ts'
import { gameOf } from '../games.ts'
import { UsageError } from '../io.ts'

export const FORMAT = 'orrery-scenario/1'

type Raw = Readonly<Record<string, unknown>>

/** Where a scenario begins. */
export type Start =
  | { readonly kind: 'position'; readonly position: Raw; readonly seed: string }
  | { readonly kind: 'options'; readonly options: Raw; readonly seed: string }
  | { readonly kind: 'file'; readonly file: TableFile; readonly at: number }

/** A piece of an event: the fields that must be there. */
export type EventPart = Readonly<Record<string, unknown>>

/** What happens or must hold next. `seat` is a seat's number, or null for the one that is asked. */
export type Step =
  | { readonly k: 'answer'; readonly key: string; readonly seat: number | null }
  | { readonly k: 'asked'; readonly kind: string; readonly seat: number | null }
  | { readonly k: 'offered'; readonly not: boolean; readonly keys: readonly string[]; readonly seat: number | null }
  | { readonly k: 'offers'; readonly keys: readonly string[]; readonly seat: number | null }
  | { readonly k: 'refused'; readonly key: string; readonly rule: string; readonly seat: number | null }
  | { readonly k: 'value'; readonly path: string; readonly is: unknown }
  | { readonly k: 'events'; readonly parts: readonly EventPart[] }
  | { readonly k: 'no-event'; readonly part: EventPart }
  | { readonly k: 'outcome'; readonly outcome: string | readonly number[] }

export interface Scenario {
  readonly game: string
  readonly name: string
  readonly start: Start
  readonly steps: readonly Step[]
  /** The steps as they are written, for reports. */
  readonly written: readonly unknown[]
}

/** Reads one value after another, and knows where it is. */
class Place {
  constructor(
    readonly file: string,
    readonly where: string,
  ) {}

  in(name: string | number): Place {
    return new Place(this.file, typeof name === 'number' ? `${this.where}[${name}]` : this.where === '' ? name : `${this.where}.${name}`)
  }

  fail(what: string): never {
    throw new UsageError(`${this.file}: ${this.where === '' ? 'the file' : this.where} ${what}.`)
  }

  record(raw: unknown): Raw {
    return typeof raw !== 'object' || raw === null || Array.isArray(raw) ? this.fail('must be an object') : (raw as Raw)
  }

  object(raw: unknown, names: readonly string[]): Raw {
    const o = this.record(raw)
    const unknown = Object.keys(o).find((k) => !names.includes(k))
    if (unknown !== undefined) this.in(unknown).fail(`is unknown; there may be ${names.join(', ')}`)
    return o
  }

  text(raw: unknown): string {
    return typeof raw === 'string' && raw !== '' ? raw : this.fail('must be a text')
  }

  texts(raw: unknown): string[] {
    if (typeof raw === 'string') return [this.text(raw)]
    return Array.isArray(raw) ? raw.map((x, i) => this.in(i).text(x)) : this.fail('must be a text or a list of texts')
  }

  list(raw: unknown): readonly unknown[] {
    return Array.isArray(raw) ? raw : this.fail('must be a list')
  }
}

const TOP = ['format', 'game', 'name', 'rules', 'start', 'steps', 'report']

/** Reads a scenario. `file` names it in sentences. Throws UsageError that says where it is wrong. */
export function scenarioOf(raw: unknown, file: string): Scenario {
  const top = new Place(file, '')
  const o = top.object(raw, TOP)
  if (o['format'] !== FORMAT) top.in('format').fail(`must be "${FORMAT}"`)
  const game = top.in('game').text(o['game'])
  knownGame(top.in('game'), game)
  const start = startOf(top.in('start'), o['start'], game)
  const seats = seatNames(game, start)
  const steps = top.in('steps').list(o['steps'])
  if (o['rules'] !== undefined) rulesOf(top.in('rules'), o['rules'], game)
  return {
    game,
    name: top.in('name').text(o['name']),
    start,
    steps: steps.map((x, i) => stepOf(top.in('steps').in(i), x, { game, seats })),
    written: steps,
  }
}

function knownGame(place: Place, id: string): void {
  try {
    gameOf(id)
  } catch (e) {
    throw e instanceof UsageError ? new UsageError(`${place.file}: ${place.where}: ${e.message}`) : e
  }
}

/** What a step may name. */
interface Names {
  readonly game: string
  readonly seats: readonly string[]
}

/** The seats of the game with the options that it begins with; of the usual game where these are wrong, which its start will tell. */
function seatNames(id: string, start: Start): string[] {
  const { game } = gameOf(id)
  const raw = start.kind === 'options' ? start.options : start.kind === 'file' ? start.file.options : start.position['options']
  const read = game.parseOptions(raw)
  const options = 'ok' in read ? read : game.parseOptions(undefined)
  return 'ok' in options ? game.seats(options.ok).map((s) => s.id) : []
}

function rulesOf(place: Place, raw: unknown, game: string): void {
  place.texts(raw).forEach((id, i) => knownRule(place.in(i), id, game))
}

function knownRule(place: Place, id: string, game: string): string {
  return gameOf(game).desk.rules.some((r) => r.id === id) ? id : place.fail(`is "${id}", but there is no such rule; orrery rules ${game} lists them`)
}

function startOf(place: Place, raw: unknown, game: string): Start {
  const o = place.object(raw, ['position', 'options', 'file', 'at', 'seed'])
  const kinds = ['position', 'options', 'file'].filter((k) => o[k] !== undefined)
  if (kinds.length !== 1) place.fail('must have one of position, options, file')
  if (o['at'] !== undefined && kinds[0] !== 'file') place.in('at').fail('belongs to a file')
  if (o['seed'] !== undefined && kinds[0] === 'file') place.in('seed').fail('belongs to a position or options: a file has its own dice')
  const { seed = '' } = o
  if (typeof seed !== 'string' && typeof seed !== 'number') return place.in('seed').fail('must be a text or a number')
  // The game itself reads what is in them.
  if (kinds[0] === 'position') return { kind: 'position', position: place.in('position').record(o['position']), seed: String(seed) }
  if (kinds[0] === 'options') return { kind: 'options', options: place.in('options').record(o['options']), seed: String(seed) }
  const file = tableFileOf(o['file'], `${place.file}: ${place.where}.file`)
  if (file.game !== game) place.in('file.game').fail(`is "${file.game}", but the scenario is of "${game}"`)
  const { at = file.answers.length } = o
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > file.answers.length)
    return place.in('at').fail(`must be a whole number from 0 to ${file.answers.length}`)
  return { kind: 'file', file, at }
}

/** A step by the name that it begins with: the other names that it may have, and how it is read. */
const STEPS: Readonly<Record<string, { readonly also: readonly string[]; read(p: Place, o: Raw, seat: number | null, names: Names): Step }>> = {
  answer: { also: ['seat'], read: (p, o, seat) => ({ k: 'answer', key: p.in('answer').text(o['answer']), seat }) },
  asked: { also: ['seat'], read: (p, o, seat) => ({ k: 'asked', kind: p.in('asked').text(o['asked']), seat }) },
  offered: { also: ['seat'], read: (p, o, seat) => ({ k: 'offered', not: false, keys: p.in('offered').texts(o['offered']), seat }) },
  notOffered: { also: ['seat'], read: (p, o, seat) => ({ k: 'offered', not: true, keys: p.in('notOffered').texts(o['notOffered']), seat }) },
  offers: { also: ['seat'], read: (p, o, seat) => ({ k: 'offers', keys: p.in('offers').texts(o['offers']), seat }) },
  refused: {
    also: ['rule', 'seat'],
    read: (p, o, seat, { game }) => ({
      k: 'refused',
      key: p.in('refused').text(o['refused']),
      rule: knownRule(p.in('rule'), p.in('rule').text(o['rule']), game),
      seat,
    }),
  },
  value: {
    also: ['is'],
    read: (p, o) => ('is' in o ? { k: 'value', path: p.in('value').text(o['value']), is: o['is'] } : p.fail('needs "is", what the value must be')),
  },
  event: { also: [], read: (p, o) => ({ k: 'events', parts: [partOf(p.in('event'), o['event'])] }) },
  events: {
    also: [],
    read: (p, o) => ({
      k: 'events',
      parts: p
        .in('events')
        .list(o['events'])
        .map((x, i) => partOf(p.in('events').in(i), x)),
    }),
  },
  noEvent: { also: [], read: (p, o) => ({ k: 'no-event', part: partOf(p.in('noEvent'), o['noEvent']) }) },
  outcome: { also: [], read: (p, o, _seat, { seats }) => ({ k: 'outcome', outcome: outcomeOf(p.in('outcome'), o['outcome'], seats) }) },
}

function stepOf(place: Place, raw: unknown, names: Names): Step {
  if (typeof raw === 'string') return { k: 'answer', key: place.text(raw), seat: null }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return place.fail(`must be an answer (a text) or an object with one of ${Object.keys(STEPS).join(', ')}`)
  const kinds = Object.keys(raw).filter((k) => Object.hasOwn(STEPS, k))
  const [kind] = kinds
  const step = kind === undefined ? undefined : STEPS[kind]
  if (kind === undefined || step === undefined || kinds.length > 1) return place.fail(`must have one of ${Object.keys(STEPS).join(', ')}`)
  const o = place.object(raw, [kind, ...step.also])
  return step.read(place, o, seatOf(place.in('seat'), o['seat'], names.seats), names)
}

function seatOf(place: Place, raw: unknown, seats: readonly string[]): number | null {
  if (raw === undefined) return null
  const seat = seats.findIndex((s) => s === raw)
  return seat < 0 ? place.fail(`must be one of ${seats.join(', ')}`) : seat
}

function partOf(place: Place, raw: unknown): EventPart {
  if (typeof raw !== 'object' || raw === null || typeof (raw as Raw)['t'] !== 'string')
    return place.fail('must be an object with the event\'s "t" and the fields that matter')
  return raw as EventPart
}

function outcomeOf(place: Place, raw: unknown, seats: readonly string[]): string | readonly number[] {
  if (Array.isArray(raw) && raw.length > 0 && raw.every((x) => typeof x === 'number')) return raw as number[]
  const words = ['running', 'shared', ...seats]
  return words.find((w) => w === raw) ?? place.fail(`must be one of ${words.join(', ')}, or a list of scores`)
}
