/** What follows from a table's records without its rules: seats, proposals, chat. Pure. */
import type { ChatLine, TableNote } from '@orrery/protocol'
import type { Rec, RecordBody, Sitter, Standing } from './records.ts'

export interface Seat extends Sitter {
  /** Level of the bot that plays on for this person, or null. */
  readonly stoodIn: Sitter['level']
}

export interface Meta {
  readonly options: Readonly<Record<string, unknown>>
  readonly prepared: string | null
  readonly awayMinutes: number
  readonly seats: readonly Seat[]
  /** Version of the rules that the table runs under; null before the start. */
  readonly version: string | null
  /** The rules changed while it ran: the decisions before this number can't be run again from the setup. */
  readonly changedAt: number | null
  readonly resigned: { readonly seat: number; readonly scores: readonly number[] } | null
  readonly takeBack: { readonly seat: number; readonly to: number; readonly agreed: readonly number[] } | null
  readonly rematch: { readonly table: string | null; readonly asked: readonly number[] }
  readonly standing: Readonly<Record<string, Standing>>
  readonly chat: readonly ChatLine[]
  readonly notice: string | null
  /** Number of decisions that stand. */
  readonly decisions: number
  readonly notes: readonly TableNote[]
  /** Time of the last record that changed what is asked. */
  readonly openedAt: number
}

export const CHAT_KEPT = 100
const NOTES_KEPT = 40

const EMPTY: Meta = {
  options: {},
  prepared: null,
  awayMinutes: 3,
  seats: [],
  version: null,
  changedAt: null,
  resigned: null,
  takeBack: null,
  rematch: { table: null, asked: [] },
  standing: {},
  chat: [],
  notice: null,
  decisions: 0,
  notes: [],
  openedAt: 0,
}

const changeSeat = (m: Meta, seat: number, change: Partial<Seat>): Meta => ({
  ...m,
  seats: m.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)),
})

/** Key of a standing answer. */
export const standingKey = (seat: number, window: string): string => `${seat} ${window}`

/** Notes that came after what is dropped now stand at its place. */
const noted = (m: Meta, t: TableNote['t'], seat: number, at: number = m.decisions): readonly TableNote[] =>
  [...m.notes.map((n) => (n.at > at ? { ...n, at } : n)), { at, t, seat }].slice(-NOTES_KEPT)

type Fold<K extends RecordBody['k']> = (m: Meta, body: Extract<RecordBody, { k: K }>, rec: Rec) => Meta

const FOLDS: { readonly [K in RecordBody['k']]: Fold<K> } = {
  created: (m, b, { time }) => ({
    ...m,
    options: b.options,
    prepared: b.prepared,
    awayMinutes: b.awayMinutes,
    seats: b.seats.map((s) => ({ ...s, stoodIn: null })),
    openedAt: time,
  }),
  sit: (m, b) => changeSeat(m, b.seat, { kind: 'person', person: b.person, name: b.name, level: null }),
  leave: (m, b) => changeSeat(m, b.seat, { kind: 'open', person: null, name: '', level: null }),
  name: (m, b) => ({ ...m, seats: m.seats.map((s) => (s.person === b.person ? { ...s, name: b.name } : s)) }),
  start: (m, b, { time }) => ({ ...m, version: b.version, openedAt: time }),
  a: (m, _b, { time }) => ({ ...m, decisions: m.decisions + 1, takeBack: null, openedAt: time }),
  back: (m, b, { time }) => ({ ...m, decisions: b.to, notes: noted(m, 'take-back', b.seat, b.to), takeBack: null, openedAt: time }),
  'ask-back': (m, b) => ({ ...m, takeBack: { seat: b.seat, to: b.to, agreed: [] } }),
  'back-reply': (m, b) => {
    if (m.takeBack === null) return m
    return { ...m, takeBack: b.accept ? { ...m.takeBack, agreed: [...m.takeBack.agreed, ...b.seats] } : null }
  },
  chat: (m, b, { seq, time }) => ({ ...m, chat: [...m.chat, { n: seq, seat: b.seat, name: b.name, text: b.text, time }].slice(-CHAT_KEPT) }),
  resign: (m, b, { time }) => ({
    ...m,
    resigned: { seat: b.seat, scores: b.scores },
    notes: noted(m, 'resign', b.seat),
    takeBack: null,
    openedAt: time,
  }),
  'stand-in': (m, b) => ({ ...changeSeat(m, b.seat, { stoodIn: b.level }), notes: noted(m, 'stand-in', b.seat) }),
  'seat-back': (m, b, { time }) => ({ ...changeSeat(m, b.seat, { stoodIn: null }), notes: noted(m, 'seat-back', b.seat), openedAt: time }),
  standing: (m, b) => ({ ...m, standing: { ...m.standing, [standingKey(b.seat, b.window)]: b.answer } }),
  'rematch-ask': (m, b) => ({ ...m, rematch: { ...m.rematch, asked: [...new Set([...m.rematch.asked, ...b.seats])] } }),
  rematch: (m, b) => ({ ...m, rematch: { ...m.rematch, table: b.table } }),
  version: (m, b, { time }) => ({
    ...m,
    version: b.version,
    decisions: b.keep,
    changedAt: b.base,
    takeBack: null,
    openedAt: time,
    notice: b.dropped > 0 ? 'rules-changed' : m.notice,
  }),
}

/** What the table is after one more record. */
export function fold(m: Meta, rec: Rec): Meta {
  return (FOLDS[rec.body.k] as Fold<RecordBody['k']>)(m, rec.body as never, rec)
}

/** What the table is after these records. */
export function foldAll(records: readonly Rec[]): Meta {
  return records.reduce(fold, EMPTY)
}

/** The decisions that stand: answers, without those taken back or dropped by a change of the rules. */
export function standingAnswers(records: readonly Rec[]): { seat: number; key: string }[] {
  const answers: { seat: number; key: string }[] = []
  for (const { body } of records) {
    if (body.k === 'a') answers.push({ seat: body.seat, key: body.key })
    else if (body.k === 'back') answers.length = body.to
    else if (body.k === 'version') answers.length = body.keep
  }
  return answers
}

/** Own seats of a person, in seat order. */
export const seatsOf = (m: Meta, person: string): number[] => m.seats.flatMap((s, i) => (s.person === person ? [i] : []))
/** The people who sit here, each once. */
export const peopleOf = (m: Meta): string[] => [...new Set(m.seats.flatMap((s) => (s.person === null ? [] : [s.person])))]
