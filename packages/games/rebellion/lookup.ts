/** Numbers of things: indexes in the content lists, and the blocks of card numbers. Computed once from the content. */
import { ACTIONS, type ActionFacts } from './content/actions.ts'
import { LEADERS, type LeaderFacts } from './content/leaders.ts'
import { BASE_SPACE, BORDERS, REGIONS } from './content/map.ts'
import { MISSIONS, type MissionFacts } from './content/missions.ts'
import { OBJECTIVES, type ObjectiveFacts } from './content/objectives.ts'
import { RINGS } from './content/rings.ts'
import { SYSTEMS, type SystemFacts } from './content/systems.ts'
import { TACTICS, type TacticFacts } from './content/tactics.ts'
import { UNITS, type UnitFacts } from './content/units.ts'
import { cardAt, type State } from './state.ts'

/** Number of the Rebel Base space among the places: it follows the systems. */
export const SPACE: number = SYSTEMS.length
export const PLACE_COUNT: number = SPACE + 1

const indexed = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> => new Map(list.map((x, i) => [x.id, i]))
const systemIndex = indexed(SYSTEMS)
const unitIndex = indexed(UNITS)
const leaderIndex = indexed(LEADERS)
const ringIndex = indexed(RINGS)

function found(map: ReadonlyMap<string, number>, what: string, id: string): number {
  const i = map.get(id)
  if (i === undefined) throw new RangeError(`there is no ${what} "${id}"`)
  return i
}

/** Index of a content id. Each throws RangeError when there is none. */
export const systemNo = (id: string): number => found(systemIndex, 'system', id)
export const unitNo = (id: string): number => found(unitIndex, 'unit', id)
export const leaderNo = (id: string): number => found(leaderIndex, 'leader', id)
export const ringNo = (id: string): number => found(ringIndex, 'ring', id)
/** A place: a system or the Rebel Base space. */
export const placeNo = (id: string): number => (id === BASE_SPACE.id ? SPACE : systemNo(id))
/** The content id of a place, as it stands in option keys. */
export const placeId = (at: number): string => SYSTEMS[at]?.id ?? BASE_SPACE.id

export const unitFacts = (u: number): UnitFacts => UNITS[u] as UnitFacts
export const leaderFacts = (l: number): LeaderFacts => LEADERS[l] as LeaderFacts
export const systemFacts = (at: number): SystemFacts => SYSTEMS[at] as SystemFacts
export const CORUSCANT = systemNo('coruscant')
export const DEATH_STAR = unitNo('death-star')
/** The Death Star Under Construction. */
export const SITE = unitNo('death-star-under-construction')

/** Neighbours of each system, by index; never through an impassable area. The Rebel Base space is in `rules/base.ts`. */
export const NEIGHBOURS: readonly (readonly number[])[] = SYSTEMS.map(({ id }) =>
  BORDERS.flatMap(([a, b]) => (a === id ? [systemNo(b)] : b === id ? [systemNo(a)] : [])).toSorted((a, b) => a - b),
)
/** Systems of the region of each system, by index, itself included. */
export const REGION_OF: readonly (readonly number[])[] = SYSTEMS.map(({ id }) =>
  (REGIONS.find((r) => r.systems.includes(id))?.systems ?? []).map(systemNo).toSorted((a, b) => a - b),
)

/** Kinds of cards by their block of numbers. */
export type Kind = 'mission' | 'action' | 'objective' | 'tactic' | 'probe'
interface Block {
  readonly name: string
  readonly kind: Kind
  readonly first: number
  /** Content index per card number of the block, before any shuffling. */
  readonly defs: readonly number[]
}

const copiesOf = (list: readonly object[], keep: (i: number) => boolean): number[] =>
  list.flatMap((x, i) => (keep(i) ? Array.from({ length: 'copies' in x && typeof x.copies === 'number' ? x.copies : 1 }, () => i) : []))

function blocks(): readonly Block[] {
  const missions = (side: string, deck: string) => copiesOf(MISSIONS, (i) => MISSIONS[i]?.side === side && MISSIONS[i]?.deck === deck)
  const actions = (side: string, set: string) => copiesOf(ACTIONS, (i) => ACTIONS[i]?.side === side && ACTIONS[i]?.set === set)
  const objectives = (stage: number) => copiesOf(OBJECTIVES, (i) => OBJECTIVES[i]?.stage === stage)
  const tactics = (deck: string) => copiesOf(TACTICS, (i) => TACTICS[i]?.deck === deck)
  const all: [string, Kind, number[]][] = [
    ['rebel-starting-missions', 'mission', missions('rebel', 'starting')],
    ['rebel-missions', 'mission', missions('rebel', 'mission')],
    ['imperial-starting-missions', 'mission', missions('imperial', 'starting')],
    ['imperial-missions', 'mission', missions('imperial', 'mission')],
    ['projects', 'mission', missions('imperial', 'project')],
    ['rebel-starting-actions', 'action', actions('rebel', 'starting')],
    ['rebel-recruits', 'action', actions('rebel', 'recruit')],
    ['imperial-starting-actions', 'action', actions('imperial', 'starting')],
    ['imperial-recruits', 'action', actions('imperial', 'recruit')],
    ['objectives-1', 'objective', objectives(1)],
    ['objectives-2', 'objective', objectives(2)],
    ['objectives-3', 'objective', objectives(3)],
    ['space-tactics', 'tactic', tactics('space')],
    ['ground-tactics', 'tactic', tactics('ground')],
    ['probes', 'probe', SYSTEMS.flatMap((s, i) => (s.hasProbeCard ? [i] : []))],
  ]
  let first = 0
  return all.map(([name, kind, defs]) => {
    const block = { name, kind, first, defs }
    first += defs.length
    return block
  })
}

/** Blocks of card numbers. Within a block, cards look alike from behind; starting missions are known to all. */
export const BLOCKS: readonly Block[] = blocks()
const blockOfCard: readonly Block[] = BLOCKS.flatMap((b) => b.defs.map(() => b))
export const CARD_COUNT: number = blockOfCard.length

/** The numbers of a block. Throws RangeError when there is no such block. */
export function blockCards(name: string): number[] {
  const b = BLOCKS.find((x) => x.name === name)
  if (b === undefined) throw new RangeError(`there is no block "${name}"`)
  return b.defs.map((_, i) => b.first + i)
}
/** The block of a card number. Throws RangeError for a number that is no card. */
export function blockOf(id: number): Block {
  const b = blockOfCard[id]
  if (b === undefined) throw new RangeError(`there is no card ${id}`)
  return b
}

/** Facts of a card instance; the caller knows its kind. */
export const missionOf = (s: State, id: number): MissionFacts => MISSIONS[cardAt(s, id).def] as MissionFacts
export const actionOf = (s: State, id: number): ActionFacts => ACTIONS[cardAt(s, id).def] as ActionFacts
export const objectiveOf = (s: State, id: number): ObjectiveFacts => OBJECTIVES[cardAt(s, id).def] as ObjectiveFacts
export const tacticOf = (s: State, id: number): TacticFacts => TACTICS[cardAt(s, id).def] as TacticFacts
/** The system (index) of a probe card. */
export const probeSystem = (s: State, id: number): number => cardAt(s, id).def
/** Content ids of cards by kind and content index, made once: a view names a hundred cards, and equal names should be the same text. */
const CARD_IDS: Readonly<Record<Kind, readonly string[]>> = {
  mission: MISSIONS.map((x) => x.id),
  action: ACTIONS.map((x) => x.id),
  objective: OBJECTIVES.map((x) => x.id),
  tactic: TACTICS.map((x) => x.id),
  probe: SYSTEMS.map((x) => `probe-${x.id}`),
}
const idsOfCard: readonly (readonly string[])[] = blockOfCard.map((b) => CARD_IDS[b.kind])
/** The content id of any card: of a probe card, `probe-<system>`. Throws RangeError for a number that is no card. */
export function cardIdOf(s: State, id: number): string {
  const ids = idsOfCard[id]
  if (ids === undefined) throw new RangeError(`there is no card ${id}`)
  return ids[cardAt(s, id).def] ?? ''
}
