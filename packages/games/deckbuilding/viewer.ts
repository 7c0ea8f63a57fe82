/** What a viewer sees of a position and of what happens. The shape that goes out is in view.ts, which carries no rules. */
import type { Ev, Viewer } from '@orrery/kernel'
import { baseFacts } from './content/index.ts'
import { attackOf } from './rules/attack.ts'
import { AT_BASE, cardOf, factsOf, GAP, playerOf, SEEN_BY_ALL, WATCHERS, type Player, type State } from './state.ts'
import type { SeenCard, SeenPlayer, View } from './view.ts'

/** The bit of `seen` that belongs to a viewer; all bits once the game is open to everybody. */
function bitOf(viewer: Viewer): number {
  if (viewer === 'all') return SEEN_BY_ALL
  return viewer === 'public' ? WATCHERS : 1 << viewer
}

function seenCardOf(s: State, id: number): SeenCard {
  const c = cardOf(s, id)
  const facts = factsOf(s, id)
  const owner = s.players.findIndex((p) => p.units.includes(id) || p.ships.includes(id))
  const inRow = s.row.find((r) => r !== GAP) ?? GAP
  return {
    def: facts.id,
    damage: c.damage,
    used: c.used,
    attacked: c.attacked,
    target: c.target,
    attack: owner < 0 ? facts.attack : attackOf(s, owner, id, AT_BASE),
    attackRow: owner < 0 || facts.type === 'capital-ship' ? 0 : attackOf(s, owner, id, inRow),
    doomed: s.doomed.includes(id),
  }
}

function seenPlayerOf(s: State, seat: number, viewer: Viewer): SeenPlayer {
  const p: Player = playerOf(s, seat)
  const mine = viewer === 'all' || viewer === seat
  const bit = bitOf(viewer)
  return {
    base: p.base,
    baseHitPoints: p.base === null ? 0 : baseFacts(p.base).hitPoints,
    baseDamage: p.baseDamage,
    baseUsed: p.baseUsed,
    bases: mine || s.baseSet !== 'secret-bases' ? p.bases.slice() : [],
    basesLeft: p.bases.length,
    taken: p.taken.slice(),
    deck: p.deck.length,
    hand: p.hand.filter((id) => (cardOf(s, id).seen & bit) !== 0 || mine),
    handCount: p.hand.length,
    units: p.units.slice(),
    ships: p.ships.slice(),
    discard: p.discard.slice(),
    resources: p.resources,
  }
}

/** What the viewer sees: all open zones, the own hand, and what else came to his knowledge. Nothing of a deck but its size. */
export function view(s: State, viewer: Viewer): View {
  const bit = bitOf(viewer)
  const cards: Record<string, SeenCard> = {}
  const show = (id: number): void => void (cards[id] = seenCardOf(s, id))
  const open = [s.row.filter((id) => id !== GAP), s.galaxyDiscard, s.pilots, s.exiled, ...s.players.flatMap((p) => [p.units, p.ships, p.discard])]
  for (const zone of open) zone.forEach(show)
  const players = s.players.map((_, seat) => seenPlayerOf(s, seat, viewer))
  for (const p of players) p.hand.forEach(show)
  // Known cards in decks: what one has looked at, or what everybody saw go there.
  for (const deck of [s.galaxyDeck, ...s.players.map((p) => p.deck)]) {
    for (const id of deck) if (viewer !== 'all' && (cardOf(s, id).seen & bit) !== 0) show(id)
  }
  return {
    you: typeof viewer === 'number' ? viewer : -1,
    turn: s.turn,
    active: s.active,
    force: s.force,
    toWin: s.toWin,
    baseSet: s.baseSet,
    neutralDiscard: s.neutralDiscard,
    cards,
    players,
    galaxyDeck: s.galaxyDeck.length,
    row: s.row.slice(),
    galaxyDiscard: s.galaxyDiscard.slice(),
    pilots: s.pilots.slice(),
    exiled: s.exiled.slice(),
    waiting: s.waiting.slice(),
    result: s.result === null ? null : s.result.slice(),
  }
}

/** What of an event names cards that not everybody may know. */
const NAMES_CARDS = ['cards', 'defs', 'def', 'card']

/** The event without the cards that the viewer may not know. Of every event all may know that it happened. */
export function redact(e: Ev, viewer: Viewer): Ev {
  if (typeof e['seen'] !== 'number' || (e['seen'] & bitOf(viewer)) !== 0) return e
  return Object.fromEntries(Object.entries(e).filter(([key]) => !NAMES_CARDS.includes(key))) as unknown as Ev
}
