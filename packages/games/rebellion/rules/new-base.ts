/** Establishing a new base: what Rapid Mobilization brings at the end of the command phase. */
import type { Opt } from '@orrery/kernel'
import { blockOf, placeId, probeSystem, SPACE, systemFacts, systemNo } from '../lookup.ts'
import { cardAt, generalOf, IMPERIAL, placeAt, REBEL, SEEN_BY_ALL, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { noteDraw, shuffleCards, takeTop, toBottom } from './decks.ts'
import { baseSystem } from './map.ts'
import { moveUnits } from './movement.ts'
import { addUnits, unitsAt } from './units.ts'
import { arrive, upkeep } from './upkeep.ts'

/** Units that a Rapid Mobilization may bring to the space. */
const MOST_UNITS = 5

/** Not loyal to the Empire, no Imperial unit, not destroyed (rebellion/new-base/05). All this is public. */
function canBeBase(s: State, at: number): boolean {
  const p = placeAt(s, at)
  return systemFacts(at).hasProbeCard && p.loyalty !== IMPERIAL && !p.destroyed && unitsAt(s, IMPERIAL, at) === 0
}

/**
 * The Rapid Mobilizations of the command phase, one after the other, before the refresh phase begins (rebellion/new-base/02,
 * /13): units go to the base, or a new base is established, or nothing happens.
 */
export function resolveMobilizations(g: G): void {
  const s = g.s
  for (;;) {
    const n = s.mobilizations.shift()
    if (n === undefined) return
    g.within('rapid-mobilization', () => mobilize(g, n))
  }
}

function mobilize(g: G, n: number): void {
  const s = g.s
  const seat = generalOf(s, REBEL)
  const move: Opt[] = s.revealed ? [] : [{ t: 'move' }]
  const o = g.may(seat, 'mobilization', [...move, { t: 'new-base' }], { about: 'rapid-mobilization' })
  tell(g, { t: 'mobilization', what: o === undefined ? null : o.t === 'move' ? 'move' : 'new-base', n })
  if (o?.t === 'move') {
    const from = moveUnits(g, seat, { to: SPACE, from: [...Array(SPACE).keys()], atMost: MOST_UNITS, oneSource: true, beyond: true })
    arrive(g, SPACE, REBEL, from)
  } else if (o !== undefined) chooseNewBase(g, seat, n)
}

/** Probe cards are drawn for the Rebels to see; one of them may be the new base, the others go under the deck (rebellion/new-base/01, /03 to /06). */
function chooseNewBase(g: G, seat: number, n: number): void {
  const s = g.s
  const drawn = takeTop(g, s.probeDeck, n)
  noteDraw(g, REBEL, 'probe', drawn)
  const fit = drawn.filter((id) => canBeBase(s, probeSystem(s, id))).toSorted((a, b) => probeSystem(s, a) - probeSystem(s, b))
  const opts = fit.map((id): Opt => ({ t: 'base', c: placeId(probeSystem(s, id)) }))
  const o = g.may(seat, 'new-base', opts, { about: 'rapid-mobilization', concealed: true })
  const chosen = o === undefined ? undefined : fit.find((id) => probeSystem(s, id) === systemNo(String(o.c)))
  const rest = drawn.filter((id) => id !== chosen)
  shuffleCards(g, rest)
  toBottom(s.probeDeck, rest)
  if (chosen === undefined) tell(g, { t: 'no-new-base' })
  else establish(g, chosen)
}

/** The old base comes to light and its card goes to the Empire; the new one is hidden (rebellion/new-base/07 to /12). */
function establish(g: G, card: number): void {
  const s = g.s
  const [old, at] = [s.base, baseSystem(s)]
  const wasHidden = !s.revealed
  cardAt(s, old).seen = SEEN_BY_ALL
  s.probes.push(old)
  s.base = card
  s.revealed = false
  // All that the Empire held of earlier draws stays in its hand; cards that it gave back can be the base now.
  s.ruledOut = []
  // Everybody has seen the cards in the box, and those of all old bases that the Empire still holds.
  const known = [...s.box.filter((id) => blockOf(id).kind === 'probe'), ...s.probes.filter((id) => cardAt(s, id).seen === SEEN_BY_ALL)]
  const gone = known.map((id) => probeSystem(s, id))
  for (const x of s.suspects.keys()) s.suspects[x] = canBeBase(s, x) && !gone.includes(x) ? 1 : 0
  g.reveal()
  tell(g, { t: 'new-base', old: placeId(at) })
  // Units that are placed among enemies fight, those that stood there already do not (rebellion/new-base/14r, combat/0, movement/15).
  if (wasHidden && leaveSpace(s, at)) arrive(g, at, REBEL, [])
  else upkeep(g, REBEL)
}

/** All units and leaders of the space are placed in the old system. Whether there was a unit among them. */
function leaveSpace(s: State, at: number): boolean {
  const space = placeAt(s, SPACE)
  const any = space.units.some((n) => n > 0)
  space.units.forEach((n, u) => n > 0 && addUnits(s, at, u, n))
  space.units.fill(0)
  for (const l of s.leaders) if (l.at === SPACE) l.at = at
  return any
}
