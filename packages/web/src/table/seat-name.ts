import type { SeatState } from '@orrery/protocol'
import { word } from '../words/index.ts'

/** What a seat is called: the person's name, or the machine with its strength. */
export function seatName(seat: SeatState | undefined): string {
  if (seat === undefined) return ''
  if (seat.kind !== 'bot') return seat.name
  return seat.name !== '' ? seat.name : word('seat.machine')
}
