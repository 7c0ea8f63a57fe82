/** The games of this server. */
import type { Ev } from '@orrery/kernel'
import { deckbuilding, prepared } from '@orrery/deckbuilding'
import { describe, toNumbers, toPlaces } from '@orrery/deckbuilding/describe'
import type { GameEvent } from '@orrery/deckbuilding/events'
import type { View } from '@orrery/deckbuilding/view'
import { prepared as rebellionPrepared, rebellion } from '@orrery/rebellion'
import * as rebellionWords from '@orrery/rebellion/describe'
import type { View as RebellionView } from '@orrery/rebellion/view'
import type { AnyGame, Games, Hosted, Words } from './hosted.ts'

const MOMENTS = new Set(['base-destroyed', 'ship-destroyed', 'new-base', 'won'])

const total = (events: readonly Ev[], of: (e: GameEvent) => number): number => events.reduce((sum, e) => sum + of(e as GameEvent), 0)

/** The chart: bases destroyed so far, damage to the other's bases so far, resources gained in the turn. */
const hostedDeckbuilding: Hosted = {
  // The server hands positions from one function of a game to another and never looks inside: it needs no more than that.
  game: deckbuilding as unknown as AnyGame,
  prepared,
  turn: (view) => (view as View).turn,
  values: (view, events, before) => ({
    bases: (view as View).players.map((p) => p.taken.length),
    damage: [0, 1].map(
      (seat) => (before['damage']?.[seat] ?? 0) + total(events, (e) => (e.t === 'damage' && e.seat !== seat && e.card === undefined ? e.n : 0)),
    ),
    resources: [0, 1].map((seat) => total(events, (e) => (e.t === 'resources' && e.seat === seat ? e.n : 0))),
  }),
  moment: (e: Ev) => MOMENTS.has(e.t),
  words: { describe, toPlaces, toNumbers } as unknown as Words,
}

const REBELLION_MOMENTS = new Set(['base-revealed', 'new-base', 'objective', 'captured', 'system-destroyed', 'end'])

/** The chart: the two markers that run towards each other, and the loyal systems of each seat's side. */
const hostedRebellion: Hosted = {
  game: rebellion as unknown as AnyGame,
  prepared: rebellionPrepared,
  turn: (view) => (view as RebellionView).time,
  values: (view) => {
    const v = view as RebellionView
    const seats = [...new Set(v.seats)].toSorted((a, b) => a - b)
    const sideOf = (seat: number): number => (seat === 0 || seat === 3 ? 0 : 1)
    const loyal = (side: number): number => v.places.filter((p) => p.loyalty === side).length
    return {
      reputation: seats.map(() => v.reputation),
      time: seats.map(() => v.time),
      loyalty: seats.map((seat) => loyal(sideOf(seat))),
    }
  },
  moment: (e: Ev) => REBELLION_MOMENTS.has(e.t),
  words: { describe: rebellionWords.describe, toPlaces: rebellionWords.toPlaces, toNumbers: rebellionWords.toNumbers } as unknown as Words,
}

export const GAMES: Games = new Map([
  [deckbuilding.id, hostedDeckbuilding],
  [rebellion.id, hostedRebellion],
])
