/** The games of this server. */
import type { Ev } from '@orrery/kernel'
import { deckbuilding } from '@orrery/deckbuilding'
import type { View } from '@orrery/deckbuilding/view'
import type { AnyGame, Games, Hosted } from './hosted.ts'

const MOMENTS = new Set(['base-destroyed', 'ship-destroyed', 'new-base', 'won'])

const hostedDeckbuilding: Hosted = {
  // The server hands positions from one function of a game to another and never looks inside: it needs no more than that.
  game: deckbuilding as unknown as AnyGame,
  prepared: {},
  turn: (view) => (view as View).turn,
  values: (view) => {
    const { players } = view as View
    return {
      bases: players.map((p) => p.taken.length),
      damage: players.map((p) => p.baseDamage),
      resources: players.map((p) => p.resources),
    }
  },
  moment: (e: Ev) => MOMENTS.has(e.t),
}

export const GAMES: Games = new Map([[deckbuilding.id, hostedDeckbuilding]])
