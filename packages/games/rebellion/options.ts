/** What a table agrees on before the game. */
import type { Problem, SeatInfo } from '@orrery/kernel'
import { sideOfSeat } from './state.ts'

export interface Options {
  /** 2, or 3 or 4 for the team game. */
  readonly players: number
  /** The fixed setup of a first game, or the complete one with free placement. */
  readonly setup: 'first-game' | 'complete'
}

export const PLAYERS: readonly number[] = [2, 3, 4]
export const SETUPS: readonly Options['setup'][] = ['first-game', 'complete']
const NAMES = ['players', 'setup']

/** Reads options that came from outside: missing ones get their defaults; a wrong or unknown one is a problem. */
export function parseOptions(raw: unknown): { ok: Options } | { problem: Problem } {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
    return { problem: { where: 'options', what: 'must be an object' } }
  }
  const given: Readonly<Record<string, unknown>> = { ...raw }
  const unknown = Object.keys(given).find((k) => !NAMES.includes(k))
  if (unknown !== undefined) return { problem: { where: unknown, what: `is no option; there are ${NAMES.join(', ')}` } }
  const { players: number = 2, setup: kind = 'first-game' } = given
  const players = PLAYERS.find((n) => n === number)
  if (players === undefined) return { problem: { where: 'players', what: `must be one of ${PLAYERS.join(', ')}` } }
  const setup = SETUPS.find((x) => x === kind)
  if (setup === undefined) return { problem: { where: 'setup', what: `must be one of ${SETUPS.join(', ')}` } }
  return { ok: { players, setup } }
}

/** Seats by role (ROLES): who decides for each (rebellion/team/37 for three). */
export const SEATS_BY_ROLE: Readonly<Record<number, readonly number[]>> = { 2: [0, 1, 1, 0], 3: [0, 1, 2, 0], 4: [0, 1, 2, 3] }

const SEAT_IDS: Readonly<Record<number, readonly string[]>> = {
  2: ['rebels', 'empire'],
  3: ['rebels', 'imperial-admiral', 'imperial-general'],
  4: ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'],
}
const TEAM: readonly string[] = ['rebels', 'empire']

/** Seats of a table, in seat order. */
export function seatsOf(options: Options): readonly SeatInfo[] {
  return (SEAT_IDS[options.players] ?? []).map((id, seat) => ({ id, team: TEAM[sideOfSeat(seat)] as string }))
}
