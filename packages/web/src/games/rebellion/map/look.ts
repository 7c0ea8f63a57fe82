/** What is drawn of each system, as plain values: a system whose look stays as it was is not drawn again. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import type { View } from '@orrery/rebellion/view'
import { changesNothing, leadersAt, ownerOf, REBEL } from '../model.ts'
import type { Book } from '../hunt/use-book.ts'
import type { Hand } from '../use-hand.ts'
import type { StripPlace } from './strips.ts'

interface LeaderLook {
  readonly l: number
  readonly id: string
  readonly side: number
  readonly ring: number
  readonly captive: boolean
  /** It answers what is asked. */
  readonly legal: boolean
  readonly chosen: boolean
}

/** What stands in a system, whoever looks and whatever is chosen. */
interface Standing {
  readonly owner: ReturnType<typeof ownerOf>
  /** Subjugated, with a Rebel marker below. */
  readonly rebelToo: boolean
  readonly sabotage: boolean
  readonly units: readonly number[]
  readonly leaders: readonly string[]
}

export interface Look extends Standing {
  readonly at: number
  readonly id: string
  /** How many times the usual size names and pieces have. */
  readonly up: number
  /** How many times its height the map has. */
  readonly tall: number
  readonly far: boolean
  readonly base: boolean
  /** Classes of what can be done here now. */
  readonly state: string
  readonly legal: boolean
  /** It may be chosen, but that would change nothing. */
  readonly idle: boolean
  readonly chosen: boolean
  /** Of a movement: how many of each unit of the own side come along; null where nothing can be taken. */
  readonly taken: Readonly<Record<string, number>> | null
  /** How many of `unit` are being placed here. */
  readonly share: number
  readonly unit: string
  readonly who: readonly LeaderLook[]
  readonly strips: readonly StripPlace[]
  /** The same for the same look. */
  readonly stamp: string
}

const leaderId = (l: number): string => LEADERS[l]?.id ?? ''

/** What stands in a system; of a place that is none, nothing. */
export function standingOf(view: View, at: number): Standing {
  const place = view.places[at]
  const owner = ownerOf(view, at)
  return {
    owner,
    rebelToo: owner === 'subjugated' && place?.loyalty === REBEL,
    sabotage: place?.sabotage === true,
    units: place?.units ?? [],
    leaders: leadersAt(view, at).map(leaderId),
  }
}

function leaderLook(hand: Hand, l: number): LeaderLook {
  const seen = hand.view.leaders[l]
  const id = leaderId(l)
  const legal = hand.ask?.options.some((o) => o.c === id || o.d === id) === true || hand.ask?.set?.ids.includes(id) === true
  return { l, id, side: seen?.side ?? 0, ring: seen?.ring ?? -1, captive: seen?.captive ?? false, legal, chosen: hand.picks.includes(id) }
}

function takenFrom(hand: Hand, id: string): Record<string, number> {
  return Object.fromEntries(UNITS.flatMap((u) => ((hand.load[`${id}|${u.id}`] ?? 0) > 0 ? [[u.id, hand.load[`${id}|${u.id}`] ?? 0]] : [])))
}

/** The look of a system; while the notebook is open, what is asked does not show. */
export function lookOf(hand: Hand, book: Book, strips: readonly StripPlace[], at: number, up = 1, tall = 1, far = false): Look {
  const id = SYSTEMS[at]?.id ?? ''
  const shown = !book.open
  const legal = shown && hand.byPlace.has(at) && hand.ask?.kind !== 'move'
  const idle = legal && changesNothing(hand.view, hand.ask, at)
  const source = shown && hand.sources.has(at)
  const share = hand.shares[id] ?? 0
  const chosen = shown ? hand.place === at || hand.picks.includes(id) || share > 0 : book.at === at
  const about = shown && hand.ask?.about === id
  const aside = shown && hand.target !== null && hand.target !== at && !hand.comers.some((c) => c.at === at)
  const hunt = hand.view.suspects[at] === 1 ? 'hunt-yes' : 'hunt-no'
  const look = {
    ...standingOf(hand.view, at),
    at,
    id,
    up,
    tall,
    far,
    base: hand.view.base === at,
    state: [hunt, legal && 'legal', idle && 'idle', (chosen || about) && 'chosen', source && 'source', aside && 'aside']
      .filter((c) => c !== false)
      .join(' '),
    legal,
    idle,
    chosen,
    taken: hand.sources.has(at) ? takenFrom(hand, id) : null,
    share,
    unit: share === 0 ? '' : String(hand.ask?.about),
    who: leadersAt(hand.view, at).map((l) => leaderLook(hand, l)),
    strips,
  }
  return { ...look, stamp: JSON.stringify(look) }
}
