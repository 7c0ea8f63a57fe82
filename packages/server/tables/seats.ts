/** Who may do what for which seat. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LiveTable } from './live.ts'
import { Refused } from './refused.ts'

/** The token of a seat for programs without cookies: bound to table, seat and person. */
export function seatToken(seatKey: string, table: string, seat: number, person: string): string {
  const mac = createHmac('sha256', Buffer.from(seatKey, 'hex')).update(`${table}|${seat}|${person}`).digest('base64url')
  return `${seat}.${mac}`
}

/** The seat that a token opens; null for a forged or outdated one, and for another table's. */
export function seatOfToken(live: LiveTable, token: string): number | null {
  const seat = Number(/^([0-7])\./.exec(token)?.[1] ?? Number.NaN)
  const person = live.meta.seats[seat]?.person ?? null
  if (person === null) return null
  const right = Buffer.from(seatToken(live.row.seatKey, live.id, seat, person))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right) ? seat : null
}

/** Throws Refused unless the asker has a seat. */
export function mustSit(seats: readonly number[]): void {
  if (seats.length === 0) throw new Refused('spectator', 'You watch this table; only its players can do that.')
}

/** Throws Refused unless the table has this seat; `where` is the field that names it. */
export function mustBeSeat(live: LiveTable, seat: number, where: string): void {
  const { length } = live.meta.seats
  if (seat >= length) throw new Refused('no-such-seat', `There is no such seat; this table has the seats 0 to ${length - 1}.`, where)
}

/** The seat that a request is for: the one it names, the one that is asked, or the only one. Throws Refused. */
export function actingSeat(live: LiveTable, seats: readonly number[], as?: number): number {
  mustSit(seats)
  if (as !== undefined) {
    mustBeSeat(live, as, 'as')
    if (!seats.includes(as)) throw new Refused('not-your-seat', 'That is not your seat.')
    return as
  }
  const asked = seats.filter((s) => live.table?.askOf(s) !== undefined)
  const seat = asked.length === 1 ? asked[0] : seats.length === 1 ? seats[0] : undefined
  if (seat === undefined) throw new Refused('which-seat', 'You have several seats: say with "as" which one you mean.')
  return seat
}

/** Throws Refused unless the table is being played. */
export function mustRun(live: LiveTable): void {
  if (live.status === 'waiting') throw new Refused('not-started', 'The table has not started yet.')
  if (live.status === 'over') throw new Refused('over', 'The game is over.')
}
