/** What of a table's file can be checked without its answers, and what its answers must come to. Sentences without their stop. */
import type { TableFile } from '@orrery/protocol'

/** Does the file seat those whom the game seats? `sides` are the game's, in its order. Null when it does. */
export function seatsFlaw(seats: TableFile['seats'], sides: readonly string[]): string | null {
  const has = seats.map((s) => s.side)
  if (has.join() !== sides.join())
    return `the game's seats are ${sides.join(', ')}, but the file has ${has.length === 0 ? 'none' : has.map((side) => JSON.stringify(side)).join(', ')}`
  for (const { side, kind, level } of seats) {
    if (kind === 'open') return `the file says that the seat ${side} is open, but a game begins when none is`
    if (kind !== 'bot' && level !== undefined && level !== null) return `the file gives the seat ${side} a bot's level, but no bot sits there`
  }
  return null
}

/**
 * What a resignation comes to: the other team has won, as by the rules; where each plays for himself, the others share one point.
 * `teams`: by seat, undefined for one who plays for himself.
 */
export function resignScores(teams: readonly (string | undefined)[], seat: number): number[] {
  const team = teams[seat]
  if (team !== undefined) return teams.map((t) => (t === team ? 0 : 1))
  return teams.map((_, i) => (i === seat ? 0 : 1 / Math.max(1, teams.length - 1)))
}

/** Does the file's end fit where its answers lead? `result` is the rules'; null while the game is running. Null when it does. */
export function endFlaw({ over, seats }: TableFile, result: readonly number[] | null, teams: readonly (string | undefined)[]): string | null {
  if (over === null) return result === null ? null : 'the game is over by the rules, but the file says that it is not'
  if (over.by === 'rules' && result === null) return 'the file says that the game is over, but its answers do not end it'
  if (over.by === 'resign' && result !== null) return 'the file says that somebody resigned, but the game is over by the rules'
  if (over.by === 'resign' && seats[over.seat ?? -1] === undefined) return 'the file does not say whose seat resigned'
  if (over.by === 'rules' && over.seat !== null) return 'the file names a seat that ended the game, but nobody resigned'
  const scores = result ?? resignScores(teams, over.seat ?? -1)
  return scores.join() === over.scores.join() ? null : `the scores are ${scores.join(' : ')}, but the file says ${over.scores.join(' : ')}`
}
