/** How a game went, turn by turn: the values behind the curves of the end screen. */
import { baseFacts } from './content/index.ts'

/** What a position and a view have in common. */
interface Scene {
  readonly force: number
  readonly players: readonly {
    readonly base: string | null
    readonly baseDamage: number
    readonly taken: readonly string[]
    readonly resources: number
    readonly ships: readonly number[]
  }[]
}

/** Values of a moment, each by seat. */
export interface CourseValues {
  /** Bases that the seat has destroyed. */
  readonly bases: readonly [number, number]
  /** Damage that the seat has done to bases and that still counts: hit points of the destroyed ones and damage on the present one. */
  readonly damage: readonly [number, number]
  /** Resources in the seat's pool. */
  readonly resources: readonly [number, number]
  /** Capital ships of the seat in play. */
  readonly ships: readonly [number, number]
  /** The marker as the seat sees it: positive on its own side. */
  readonly force: readonly [number, number]
}

/** The values of a position or of a view, e.g. at the start of each turn. */
export function courseValues(s: Scene): CourseValues {
  const of = (seat: number, value: (p: Scene['players'][number]) => number): number => {
    const p = s.players[seat]
    return p === undefined ? 0 : value(p)
  }
  const both = (value: (p: Scene['players'][number]) => number): [number, number] => [of(0, value), of(1, value)]
  const destroyed = both((p) => p.taken.reduce((n, id) => n + baseFacts(id).hitPoints, 0))
  const present = both((p) => p.baseDamage)
  return {
    bases: both((p) => p.taken.length),
    damage: [destroyed[0] + present[1], destroyed[1] + present[0]],
    resources: both((p) => p.resources),
    ships: both((p) => p.ships.length),
    force: [0 - s.force, s.force],
  }
}
