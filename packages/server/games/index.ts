/** The games of this server. */
import type { Games } from '../hosted.ts'
import { hostedDeckbuilding } from './deckbuilding.ts'
import { hostedRebellion } from './rebellion.ts'

export const GAMES: Games = new Map([hostedDeckbuilding, hostedRebellion].map((hosted) => [hosted.game.id, hosted]))
