/** What a request at a table adds to its records. Each function reads the table as it is and throws Refused, or returns what to add. */
import type { BotLevel } from '@orrery/protocol'
import type { Draft } from './hall.ts'
import type { LiveTable } from './live.ts'
import { peopleOf, seatsOf } from './meta.ts'
import { resignScores } from './file-flaws.ts'
import { Refused } from './refused.ts'
import type { RecordBody, Sitter, Standing } from './records.ts'
import { actingSeat, mustBeSeat, mustRun } from './seats.ts'

/** The level of a bot that plays on for somebody. */
const STAND_IN: BotLevel = 'steady'

/** Answers in a row to the open decision. */
export function answer(live: LiveTable, seats: readonly number[], seq: number, keys: readonly string[], as?: number): Draft {
  mustRun(live)
  const seat = actingSeat(live, seats, as)
  if (live.meta.seats[seat]?.stoodIn !== null) throw new Refused('bot-plays', 'A bot plays for this seat; take the seat back first.')
  return answerOf(live, seat, seq, keys)
}

/** The same for a seat that somebody else has vouched for: a bot, a standing answer. */
export function answerOf(live: LiveTable, seat: number, seq: number, keys: readonly string[]): Draft {
  mustRun(live)
  const { table } = live
  const opened = table === null ? 0 : table.checkpoint.at + table.prefix.length
  if (seq < opened) throw new Refused('old-decision', `Decision ${seq} has been made already; the table is at ${live.seq}.`)
  if (seq > live.seq) throw new Refused('no-such-decision', `The table is at decision ${live.seq}.`)
  if (table?.askOf(seat) === undefined) throw new Refused('not-asked', 'This seat is not asked anything now.')
  return { bodies: keys.map((key) => ({ k: 'a', seat, key })) }
}

/** The others have won: the other team, or all together. */
export function resign(live: LiveTable, seats: readonly number[], as?: number): Draft {
  mustRun(live)
  const seat = as ?? (seats.length > 1 ? actingSeat(live, seats) : actingSeat(live, seats, seats[0]))
  actingSeat(live, seats, seat)
  return { bodies: [{ k: 'resign', seat, scores: resignScores(live.teams, seat) }] }
}

export function leave(live: LiveTable, seats: readonly number[]): Draft {
  if (live.status !== 'waiting') throw new Refused('started', 'The game has begun; you can resign.')
  actingSeat(live, seats, seats[0])
  return { bodies: seats.map((seat) => ({ k: 'leave', seat })) }
}

/** Somebody sits down; when all seats are taken the game starts. */
export function sit(live: LiveTable, person: { id: string; name: string }, wish?: number): Draft {
  if (live.status !== 'waiting') throw new Refused('started', 'The game has begun; you can watch it.')
  const { seats } = live.meta
  const seat = wish ?? seats.findIndex((s) => s.kind === 'open')
  if (seats[seat]?.kind !== 'open') throw new Refused('taken', wish === undefined ? 'No seat is open.' : 'This seat is not open.')
  const last = seats.every((s, i) => i === seat || s.kind !== 'open')
  const start: RecordBody[] = last ? [{ k: 'start', version: live.hosted.game.version }] : []
  return { bodies: [{ k: 'sit', seat, person: person.id, name: person.name }, ...start], people: [person.id] }
}

export function letBotPlay(live: LiveTable, seats: readonly number[], seat: number, now: number): Draft {
  mustRun(live)
  actingSeat(live, seats, seats[0])
  mustBeSeat(live, seat, 'seat')
  if (seats.includes(seat)) throw new Refused('own-seat', 'That is your own seat.')
  const since = live.awaySince(seat, now)
  if (since === null || now - since < live.meta.awayMinutes * 60_000) throw new Refused('not-away', 'This seat has not been away for long enough.')
  return { bodies: [{ k: 'stand-in', seat, level: STAND_IN }] }
}

export function takeSeatBack(live: LiveTable, seats: readonly number[]): Draft {
  actingSeat(live, seats, seats[0])
  const given = seats.filter((s) => live.meta.seats[s]?.stoodIn !== null)
  if (given.length === 0) throw new Refused('no-bot', 'No bot plays for you.')
  return { bodies: given.map((seat) => ({ k: 'seat-back', seat })) }
}

export function standing(live: LiveTable, seats: readonly number[], window: string, wish: Standing): Draft {
  actingSeat(live, seats, seats[0])
  const { windows = [] } = live.hosted.game
  if (!windows.includes(window))
    throw new Refused(
      'no-such-window',
      `This game has no concealed window "${window}"; ${windows.length === 0 ? 'it has none' : `there are ${windows.join(', ')}`}.`,
      'window',
    )
  return { bodies: seats.map((seat) => ({ k: 'standing', seat, window, answer: wish })) }
}

/** Bots answer without their pauses until a person is asked: whoever plays may wish it. Nothing of it is kept. */
export function hurry(live: LiveTable, seats: readonly number[]): void {
  actingSeat(live, seats, seats[0])
  live.hurried = true
}

/** The seats of the next table: everybody moves on by one, so that two players swap sides. */
export function rematchSeats(live: LiveTable): Sitter[] {
  const { seats } = live.meta
  return seats.map((_, i) => {
    const { kind, person, name, level } = seats[(i + 1) % seats.length] ?? { kind: 'open', person: null, name: '', level: null }
    return { kind, person, name, level }
  })
}

/** A wish for a rematch; `create` makes the next table's steps once everybody has asked. */
export function rematch(live: LiveTable, seats: readonly number[], create: () => { id: string; also: NonNullable<Draft['also']> }): Draft {
  if (live.status !== 'over') throw new Refused('not-over', 'The game is not over yet.')
  actingSeat(live, seats, seats[0])
  if (live.meta.rematch.table !== null) return { bodies: [] }
  const asked = new Set([...live.meta.rematch.asked, ...seats])
  const ask: RecordBody = { k: 'rematch-ask', seats: [...seats] }
  const all = peopleOf(live.meta).every((p) => seatsOf(live.meta, p).some((s) => asked.has(s)))
  if (!all) return { bodies: [ask] }
  const { id, also } = create()
  return { bodies: [ask, { k: 'rematch', table: id }], also }
}
