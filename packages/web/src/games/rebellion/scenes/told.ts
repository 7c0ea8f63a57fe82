/** What the log tells of a mission that has just been decided: a pure function on its events. */
import type { Told } from '@orrery/rebellion/events'
import type { WireEvent } from '@orrery/protocol'
import { dieColor, dieFace, FACES, IMPERIAL, placeNo, REBEL, type Face } from '../model.ts'

export interface MissionTold {
  /** The index of its result in the log. */
  readonly at: number
  readonly side: number
  readonly def: string
  /** The system, -1 where there is none. */
  readonly place: number
  readonly success: boolean
  /** What decided it other than dice or that nobody came. */
  readonly by: 'c-3po' | 'stopped' | null
  /** What lies there of both sides, the Rebels' first; null where nothing was rolled. */
  readonly dice: readonly [readonly number[], readonly number[]] | null
  /** Successes that came on top of the dice of the side whose mission it is. */
  readonly bonus: number
  readonly own: number
  readonly foe: number
}

/** A mission that is resolved was never in doubt. */
const IN_DOUBT = new Set(['dice', 'unopposed', 'stopped', 'c-3po'])
/** With these something else begins. */
const BEGINNINGS = new Set(['reveal', 'mission-at', 'combat'])

const WORTH: Readonly<Record<Face, number>> = { blank: 0, hit: 1, 'direct-hit': 1, special: 2 }
const worth = (die: number): number => WORTH[dieFace(die)]

/** A die from its name: missions write `red-hit`, rerolls `red:hit`. */
function dieNamed(id: string): number {
  const [, color, face] = /^([a-z]+)[:-](.+)$/.exec(id) ?? []
  const n = FACES.findIndex((f) => f === face)
  return (color === 'red' ? 0 : 8) + Math.max(0, n)
}

function replaced(dice: readonly number[], which: number, by: number | undefined): readonly number[] {
  return which < 0 || by === undefined ? dice : dice.with(which, by)
}

/** A reroll tells the new die, not which one was taken up: that follows from the successes of all. */
function rerolled(dice: readonly number[], by: number | undefined, total: number): readonly number[] {
  if (by === undefined) return dice
  const before = dice.reduce((sum, die) => sum + worth(die), 0) - total + worth(by)
  const which = dice.findIndex((die) => worth(die) === before && dieColor(die) === dieColor(by))
  return replaced(dice, which, by)
}

/** The last mission of the log, if it was in doubt and nothing else has begun since its result. */
export function lastMission(log: readonly WireEvent[]): MissionTold | null {
  const at = log.findLastIndex(({ e }) => e.t === 'mission-result')
  const result = log[at]?.e as Told | undefined
  if (result?.t !== 'mission-result' || !IN_DOUBT.has(result.why)) return null
  if (log.slice(at + 1).some(({ e }) => BEGINNINGS.has(e.t))) return null
  const { side, def, success, why } = result
  const by = why === 'c-3po' || why === 'stopped' ? why : null
  const from = log.slice(0, at).findLastIndex(({ e }) => e.t === 'mission-at')
  const dice: [readonly number[], readonly number[]] = [[], []]
  let [rolled, bonus, own, foe, place] = [false, 0, 0, 0, -1]
  let again: number | undefined
  for (const { e } of log.slice(Math.max(0, from), at + 1)) {
    const told = e as Told
    if (told.t === 'mission-at') place = placeNo(told.place ?? undefined) ?? -1
    else if (told.t === 'mission-roll') {
      dice[told.side === REBEL ? 0 : 1] = told.dice.map(dieNamed)
      bonus += told.bonus
      rolled = true
    } else if (told.t === 'roll' && told.why === 'reroll') again = told.dice.map(dieNamed)[0]
    else if (told.t === 'die-blanked') {
      const which = dice[1].findIndex((die) => dieFace(die) === told.face)
      dice[1] = replaced(dice[1], which, dice[1][which] === undefined ? undefined : dice[1][which] & 8)
    }
    // C-3PO's own result counts no dice.
    else if (told.t === 'mission-result' && told.why === 'dice') [own, foe] = [told.own, told.foe]
  }
  dice[0] = rerolled(dice[0], again, side === IMPERIAL ? foe : own - bonus)
  return { at, side, def, place, success, by, dice: rolled ? dice : null, bonus, own, foe }
}
