/** Rebellion as this server hosts it. */
import type { Ev } from '@orrery/kernel'
import { prepared, rebellion } from '@orrery/rebellion'
import { describe, toNumbers, toPlaces } from '@orrery/rebellion/describe'
import type { View } from '@orrery/rebellion/view'
import type { AnyGame, Hosted, Words } from '../hosted.ts'

const MOMENTS = new Set(['base-revealed', 'new-base', 'objective', 'captured', 'system-destroyed', 'end'])

/** The chart: the two markers that run towards each other, and the loyal systems of each seat's side. */
export const hostedRebellion: Hosted = {
  game: rebellion as unknown as AnyGame,
  prepared,
  turn: (view) => (view as View).time,
  values: (view) => {
    const v = view as View
    const seats = [...new Set(v.seats)].toSorted((a, b) => a - b)
    const sideOf = (seat: number): number => (seat === 0 || seat === 3 ? 0 : 1)
    const loyal = (side: number): number => v.places.filter((p) => p.loyalty === side).length
    return {
      reputation: seats.map(() => v.reputation),
      time: seats.map(() => v.time),
      loyalty: seats.map((seat) => loyal(sideOf(seat))),
    }
  },
  moment: (e: Ev) => MOMENTS.has(e.t),
  words: { describe, toPlaces, toNumbers } as unknown as Words,
}
