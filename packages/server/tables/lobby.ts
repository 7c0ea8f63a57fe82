/** Making tables: new ones, rematches and those from a file. */
import { randomBytes, randomInt } from 'node:crypto'
import { answersDigest, commitment, keyOf } from '@orrery/kernel'
import type { CreateTable, TableFile } from '@orrery/protocol'
import type { Hosted } from '../hosted.ts'
import type { Person } from '../store/repository.ts'
import type { Hall, NewTable } from './hall.ts'
import type { LiveTable } from './live.ts'
import { RulesError } from './live.ts'
import { peopleOf } from './meta.ts'
import { rematchSeats } from './moves.ts'
import { endFlaw, seatsFlaw } from './file-flaws.ts'
import { Refused, type Code } from './refused.ts'
import type { RecordBody, Sitter } from './records.ts'
import { deal, optionsOf } from './setup.ts'

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
/** A table's id: 60 bits, so that a link can't be guessed. */
export const newId = (): string => Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const OPEN: Sitter = { kind: 'open', person: null, name: '', level: null }

function newRow(game: string, visibility: NewTable['visibility'], created: number, dealt?: { secret: string; dice: string }): NewTable {
  const id = newId()
  return {
    id,
    game,
    visibility,
    created,
    secret: dealt?.secret ?? randomBytes(32).toString('hex'),
    dice: dealt?.dice ?? id,
    seatKey: randomBytes(32).toString('hex'),
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    const [a, b] = [out[i], out[j]]
    if (a !== undefined && b !== undefined) [out[i], out[j]] = [b, a]
  }
  return out
}

const startIf = (sitters: readonly Sitter[], version: string): RecordBody[] =>
  sitters.every((s) => s.kind !== 'open') ? [{ k: 'start', version }] : []

/** The options of a table as wished: those of its position, where it begins with a prepared one. Throws Refused where they can't be had. */
function wishedOptions(hosted: Hosted, wish: CreateTable): CreateTable['options'] {
  const { game, prepared } = hosted
  const read = game.parseOptions(wish.options)
  if ('problem' in read) throw new Refused('options', read.problem.what, read.problem.where)
  const name = wish.prepared
  if (name === undefined) return wish.options
  const position = Object.hasOwn(prepared, name) ? prepared[name]?.() : undefined
  if (position === undefined) throw new Refused('no-prepared', `There is no prepared position "${name}".`, 'prepared')
  // Options are flat lists of values in every game.
  const own = (position as { options?: Record<string, unknown> }).options ?? {}
  const has = optionsOf(hosted, own) as Record<string, unknown>
  const asked = read.ok as Record<string, unknown>
  const wrong = Object.keys(wish.options).find((k) => JSON.stringify(asked[k]) !== JSON.stringify(has[k]))
  if (wrong !== undefined) throw new Refused('options', `The prepared position "${name}" has ${wrong} ${JSON.stringify(has[wrong])}.`, wrong)
  return own
}

/** Makes a table as wished. Throws Refused where the wish can't be met. Returns its id. */
export async function createTable(hall: Hall, person: Person, wish: CreateTable): Promise<string> {
  const hosted = hall.hosted(wish.game)
  const { game } = hosted
  const options = wishedOptions(hosted, wish)
  const places = game.seats(optionsOf(hosted, options)).length
  if (wish.seats.length !== places) throw new Refused('seats', `This table has ${places} seats.`, 'seats')
  if (wish.seats.filter((s) => s.kind === 'me').length > 1)
    throw new Refused('seats', 'You can sit on one seat; use "hand-over" for a second player on this device.', 'seats')
  const sitters = (wish.shuffleSeats ? shuffled(wish.seats) : wish.seats).map((s): Sitter => {
    if (s.kind === 'bot') return { kind: 'bot', person: null, name: '', level: s.level }
    return s.kind === 'open' ? OPEN : { kind: 'person', person: person.id, name: person.name, level: null }
  })
  const row = newRow(wish.game, wish.visibility, hall.now)
  const created: RecordBody = {
    k: 'created',
    options,
    seats: sitters,
    awayMinutes: wish.awayMinutes,
    prepared: wish.prepared ?? null,
    by: person.id,
  }
  await hall.create(row, [created, ...startIf(sitters, game.version)], [person.id])
  return row.id
}

/** The next table of the same people, sides moved on by one: its id, and the steps that make it. */
export function rematchTable(hall: Hall, live: LiveTable) {
  const seats = rematchSeats(live)
  const row = newRow(live.row.game, live.row.visibility, hall.now)
  const { options, awayMinutes, prepared } = live.meta
  const created: RecordBody = { k: 'created', options, seats, awayMinutes, prepared, by: seats.find((s) => s.person !== null)?.person ?? '' }
  const people = peopleOf(live.meta)
  return { id: row.id, also: hall.creation(row, [created, ...startIf(seats, live.hosted.game.version)], people) }
}

/** Makes a table of a file: a replay when the game is over, otherwise one that the person plays on. Throws Refused when the file does not hold together. */
export async function importTable(hall: Hall, person: Person, file: TableFile): Promise<string> {
  const hosted = hall.hosted(file.game)
  if (file.secret === null) throw new Refused('no-secret', 'The file lacks the secret behind its dice: only a finished game has it.', 'secret')
  if (commitment(file.secret, file.table) !== file.commitment)
    throw new Refused('commitment', 'The secret does not fit the published hash.', 'secret')
  const meta = { options: file.options, prepared: file.prepared ?? null }
  const read = hosted.game.parseOptions(file.options)
  if ('problem' in read) throw new Refused('options', read.problem.what, `options.${read.problem.where}`)
  if (meta.prepared !== null && !Object.hasOwn(hosted.prepared, meta.prepared))
    throw new Refused('no-prepared', `There is no prepared position "${meta.prepared}".`, 'prepared')
  const sides = hosted.game.seats(read.ok)
  const ids = sides.map((s) => s.id)
  must('seats', seatsFlaw(file.seats, ids), 'seats')
  const played = playedThrough(hosted, meta, { secret: file.secret, dice: file.table }, file)
  if (file.digest !== undefined && answersDigest(file.answers) !== file.digest)
    throw new Refused('digest', 'The answers are not the ones that were played.', 'answers')
  // Under other rules the same answers may end otherwise.
  const teams = sides.map((x) => x.team)
  if (file.version === hosted.game.version) must('result', endFlaw(file, played.result, teams), 'over')
  const sitters = file.seats.map((s): Sitter => {
    if (s.kind === 'bot') return { kind: 'bot', person: null, name: '', level: s.level ?? 'steady' }
    // Whoever brings in a finished game has not played it.
    if (file.over !== null) return { kind: 'person', person: null, name: s.name, level: null }
    return { kind: 'person', person: person.id, name: s.name === '' ? person.name : s.name, level: null }
  })
  const row = newRow(file.game, 'link', hall.now, { secret: file.secret, dice: file.table })
  const created: RecordBody = { k: 'created', options: file.options, seats: sitters, awayMinutes: 3, prepared: meta.prepared, by: person.id }
  const resigned: RecordBody[] =
    file.over?.by === 'resign' && file.over.seat !== null && played.result === null
      ? [{ k: 'resign', seat: file.over.seat, scores: file.over.scores }]
      : []
  const answers = file.answers.map(({ seat, key }): RecordBody => ({ k: 'a', seat, key }))
  await hall.create(row, [created, { k: 'start', version: hosted.game.version }, ...answers, ...resigned], file.over === null ? [person.id] : [])
  return row.id
}

/** Refuses with what is wrong, as a sentence. */
function must(code: Code, flaw: string | null, where: string): void {
  if (flaw !== null) throw new Refused(code, `${flaw.charAt(0).toUpperCase()}${flaw.slice(1)}.`, where)
}

function playedThrough(hosted: ReturnType<Hall['hosted']>, meta: Parameters<typeof deal>[1], by: Parameters<typeof deal>[2], file: TableFile) {
  try {
    const { table, fallback } = deal(hosted, meta, by, file.answers)
    if (fallback === null && (file.version !== hosted.game.version || hosted.game.hash(table.s) === file.hash)) return table
    if (fallback === null) throw new Refused('hash', 'The answers lead to another position than the file says.', 'hash')
    // The table stands at the last checkpoint: what was on offer is seen from all that came before.
    const { pending } = deal(hosted, meta, by, file.answers.slice(0, fallback.at)).table
    const offered = pending
      .flatMap((a) => a.opts.map(keyOf))
      .slice(0, 8)
      .join(', ')
    throw new Refused(
      'answers',
      `Answer ${fallback.key} is not on offer; ${offered === '' ? 'the game is over there' : `there are ${offered}`}.`,
      'answers',
    )
  } catch (e) {
    if (e instanceof Refused) throw e
    throw new RulesError(e as Error)
  }
}
