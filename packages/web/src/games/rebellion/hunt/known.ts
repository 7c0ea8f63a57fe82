/**
 * What a seat knows of the hidden base, from its view and its log alone. `view.suspects` says where the base can be; this
 * module finds out why it is nowhere else, and which public events told something.
 */
import { BORDERS } from '@orrery/rebellion/content/map'
import { PROBES } from '@orrery/rebellion/content/probes'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import type { Told } from '@orrery/rebellion/events'
import type { View } from '@orrery/rebellion/view'
import type { WireEvent } from '@orrery/protocol'
import { IMPERIAL, placeId, REBEL } from '../model.ts'

/** Why the base is not in a system, the plainest reason first. */
export const REASONS = ['never', 'probe', 'troops', 'loyalty', 'destroyed', 'answer', 'moved', 'seen', 'revealed'] as const
export type Reason = (typeof REASONS)[number]

const GROUND = UNITS.map((u) => u.side === 'imperial' && u.theatre === 'ground')
const NEVER_FIRST = new Set(PROBES.flatMap((p) => (p.removedInFirstGame ? [p.system] : [])))

const SPACE_ID = 'rebel-base-space'
const beside = (a: string, b: string): boolean => a === b || BORDERS.some(([x, y]) => (x === a && y === b) || (x === b && y === a))

export interface Clue {
  readonly round: number
  readonly kind: 'chosen' | 'moved' | 'yes' | 'no' | 'destroyed' | 'revealed' | 'newBase'
  readonly places: readonly string[]
  /** A new base has been found since: it says nothing any more. */
  readonly void: boolean
}

/** The public events that told something of the base, in their order. */
export function cluesOf(log: readonly WireEvent[]): readonly Clue[] {
  const found: { round: number; kind: Clue['kind']; places: readonly string[] }[] = []
  let round = 0
  // Only a movement of the Rebels' own activation has to keep to neighbours of the base.
  let activated = false
  let newest = 0
  for (const { e: raw } of log) {
    const e = raw as unknown as Told
    const note = (kind: Clue['kind'], ...places: string[]) => found.push({ round, kind, places })
    if (e.t === 'round') round = e.round
    else if (e.t === 'activate') activated = e.side === REBEL
    else if (e.t === 'mission-at' || e.t === 'mobilization' || e.t === 'action') activated = false
    else if (e.t === 'base-chosen') note('chosen')
    else if (e.t === 'statement') note(e.yes ? 'yes' : 'no', ...e.places)
    else if (e.t === 'system-destroyed') note('destroyed', e.place)
    else if (e.t === 'base-revealed') note('revealed', e.place)
    else if (e.t === 'new-base') newest = note('newBase', e.old) - 1
    else if (e.t === 'move' && activated && e.side === REBEL && (e.from === SPACE_ID) !== (e.to === SPACE_ID))
      note('moved', e.from === SPACE_ID ? e.to : e.from)
  }
  return found.map((c, i) => ({ ...c, void: i < newest && c.kind !== 'destroyed' }))
}

/** Whether a clue says that the base is not there. */
function excludes(clue: Clue, id: string): boolean {
  const [first = ''] = clue.places
  if (clue.void) return false
  if (clue.kind === 'moved') return !beside(first, id)
  if (clue.kind === 'yes') return !clue.places.includes(id)
  return clue.kind === 'no' && clue.places.includes(id)
}

function reasonFor(view: View, at: number, clues: readonly Clue[]): Reason {
  const id = placeId(at)
  const place = view.places[at]
  if (SYSTEMS[at]?.hasProbeCard !== true || (view.firstGame && NEVER_FIRST.has(id))) return 'never'
  if (view.revealed) return 'revealed'
  if (view.probes.includes(at)) return 'probe'
  if (place?.units.some((n, u) => n > 0 && GROUND[u] === true) === true) return 'troops'
  if (place?.loyalty === IMPERIAL) return 'loyalty'
  if (place?.destroyed === true) return 'destroyed'
  if (clues.some((c) => c.kind !== 'moved' && excludes(c, id))) return 'answer'
  return clues.some((c) => excludes(c, id)) ? 'moved' : 'seen'
}

export interface Known {
  /** By system: why the base is not there, or null while it can be. */
  readonly reasons: readonly (Reason | null)[]
  readonly possible: number
  readonly clues: readonly Clue[]
}

/** What the viewer can tell of every system. */
export function knownOf(view: View, log: readonly WireEvent[]): Known {
  const clues = cluesOf(log)
  const reasons = SYSTEMS.map((_, at) => (view.suspects[at] === 1 ? null : reasonFor(view, at, clues)))
  return { reasons, possible: reasons.filter((r) => r === null).length, clues }
}
