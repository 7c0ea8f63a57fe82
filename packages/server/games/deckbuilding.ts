/** The Deckbuilding Game as this server hosts it. */
import type { Ev } from '@orrery/kernel'
import { deckbuilding, prepared } from '@orrery/deckbuilding'
import { describe, toNumbers, toPlaces } from '@orrery/deckbuilding/describe'
import type { GameEvent } from '@orrery/deckbuilding/events'
import type { View } from '@orrery/deckbuilding/view'
import type { AnyGame, Hosted, Words } from '../hosted.ts'

const MOMENTS = new Set(['base-destroyed', 'ship-destroyed', 'new-base', 'won'])

const total = (events: readonly Ev[], of: (e: GameEvent) => number): number => events.reduce((sum, e) => sum + of(e as GameEvent), 0)

/** The chart: bases destroyed so far, damage to the other's bases so far, resources gained in the turn. */
export const hostedDeckbuilding: Hosted = {
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
