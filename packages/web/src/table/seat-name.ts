import type { SeatState } from '@orrery/protocol'
import { hasWord, word } from '../words/index.ts'

/** A seat's side in one word or two, as sentences name it. */
export function sideWord(side: string): string {
  const id = `side.${side}`
  return hasWord(id) ? word(id) : side
}

/** A person's name; that of a guest who has not given himself one, which the server makes, in the language that is shown. */
export function personName(name: string): string {
  const n = /^Guest (\d{4})$/.exec(name)?.[1]
  return n === undefined ? name : word('person.guest', { n })
}

/** The person's name, or the machine's: where the side stands beside it anyway. */
export function plainName(seat: SeatState | undefined): string {
  if (seat === undefined) return ''
  return seat.kind !== 'bot' || seat.name !== '' ? personName(seat.name) : word('seat.machine')
}

/** What a seat is called at its table: by name, and by side too where another seat has the same name. */
export function seatName(seats: readonly SeatState[], seat: number | undefined): string {
  const own = seats.find((s) => s.seat === seat)
  const name = plainName(own)
  const alone = own === undefined || seats.every((s) => s === own || s.kind === 'open' || plainName(s) !== name)
  return alone ? name : `${name} (${sideWord(own.side)})`
}
