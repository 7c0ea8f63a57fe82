/** Complete setup: what players choose before the first round. */
import { COMPLETE_SETUP } from '../content/setup.ts'
import { NEIGHBOURS, placeId, probeSystem, SPACE, systemNo, unitFacts, unitNo } from '../lookup.ts'
import { layUnits } from '../setup.ts'
import { admiralOf, cardAt, generalOf, IMPERIAL, REBEL, removeFrom, type State } from '../state.ts'
import type { Verdict } from '@orrery/kernel'
import { refuse } from '@orrery/kernel'
import { tell, type G } from './context.ts'
import { bitOf, shuffleCards } from './decks.ts'
import { isImperialSystem } from './map.ts'
import { groundAt, unitsAt } from './units.ts'

/** Ground units come last, so that what every system must have can still be kept back. */
const IMPERIAL_ORDER = ['death-star', 'star-destroyer', 'assault-carrier', 'tie-fighter', 'at-at', 'at-st', 'stormtrooper']

/** The Empire divides its starting units among its systems, at least one ground unit in each (rebellion/setup/8.ii.1, /8.ii.2). */
export function placeImperialUnits(g: G): void {
  const s = g.s
  const systems = s.suspects.map((_, at) => at).filter((at) => isImperialSystem(s, at))
  for (const id of IMPERIAL_ORDER) {
    const unit = unitNo(id)
    const total = COMPLETE_SETUP.imperial[id] ?? 0
    // Stormtroopers, the last and most numerous, first fill the systems without a ground unit.
    const bare = id === 'stormtrooper' ? systems.filter((at) => groundAt(s, IMPERIAL, at) === 0) : []
    for (const at of bare) {
      layUnits(s, at, unit, 1)
      // Told before the rest is asked for: it says where the first of them went.
      noteLaid(g, IMPERIAL, at, unit, 1)
    }
    const left = total - bare.length
    const shares = g.divide(
      admiralOf(s, IMPERIAL),
      'place',
      left,
      systems.map((at) => ({ id: placeId(at), max: left })),
      id,
    )
    shares.forEach((n, i) => layUnits(s, systems[i] as number, unit, n))
    systems.forEach((at, i) => noteLaid(g, IMPERIAL, at, unit, shares[i] as number))
  }
}

/** Where a side has put units of a kind, for the log. */
function noteLaid(g: G, side: number, at: number, unit: number, n: number): void {
  if (n > 0) tell(g, { t: 'gain', side, place: placeId(at), unit: unitFacts(unit).id, n })
}

/** Any one system without Imperial units takes Rebel starting units (rebellion/setup/8.iii.2r). */
export function mayStartIn(s: State, at: number): Verdict {
  return unitsAt(s, IMPERIAL, at) > 0 ? refuse('rebellion/setup/8.iii.2r', { place: placeId(at) }) : null
}

/** The Rebels put their starting units into the space and one system (rebellion/setup/8.iii.1). */
export function placeRebelUnits(g: G): void {
  const s = g.s
  const seat = admiralOf(s, REBEL)
  const systems = s.suspects.map((_, at) => at).filter((at) => mayStartIn(s, at) === null)
  const chosen = g.may(
    seat,
    'start-system',
    systems.map((at) => ({ t: 'system', c: placeId(at) })),
  )
  for (const [id, total] of Object.entries(COMPLETE_SETUP.rebel)) {
    const n = chosen === undefined ? 0 : g.amount(seat, 'start-units', 0, total, id)
    const unit = unitNo(id)
    if (chosen !== undefined) {
      layUnits(s, systemNo(chosen.c), unit, n)
      noteLaid(g, REBEL, systemNo(chosen.c), unit, n)
    }
    layUnits(s, SPACE, unit, total - n)
    noteLaid(g, REBEL, SPACE, unit, total - n)
  }
}

/** Whether the base may be there: its card is in the deck; in the first game no Imperial unit there or next door (rebellion/setup/9a to /9c, first-game/12). */
export function mayHoldBase(s: State, at: number): Verdict {
  const inDeck = s.probeDeck.some((id) => probeSystem(s, id) === at)
  if (!inDeck || unitsAt(s, IMPERIAL, at) > 0) return refuse('rebellion/setup/9b', { place: placeId(at) })
  if (!s.firstGame) return null
  const near = (NEIGHBOURS[at] ?? []).some((n) => unitsAt(s, IMPERIAL, n) > 0)
  return near ? refuse('rebellion/first-game/12', { place: placeId(at) }) : null
}

/** The Rebels take a card for the base in secret; the rest is shuffled (rebellion/setup/9a, /9d). */
export function chooseBase(g: G): void {
  const s = g.s
  const systems = s.suspects.map((_, at) => at).filter((at) => mayHoldBase(s, at) === null)
  const o = g.choose(
    generalOf(s, REBEL),
    'choose-base',
    systems.map((at) => ({ t: 'base', c: placeId(at) })),
    { concealed: true },
  )
  const at = systemNo(o.c)
  const card = s.probeDeck.find((id) => probeSystem(s, id) === at) ?? -1
  removeFrom(s.probeDeck, card)
  shuffleCards(g, s.probeDeck)
  s.base = card
  cardAt(s, card).seen = bitOf(REBEL)
  for (const x of s.suspects.keys()) s.suspects[x] = systems.includes(x) ? 1 : 0
  tell(g, { t: 'base-chosen', seen: bitOf(REBEL), def: placeId(at) })
}
