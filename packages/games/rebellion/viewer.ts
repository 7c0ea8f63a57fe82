/** What a viewer sees of a position and of what happens. The shape that goes out is in view.ts. */
import type { Ev, Viewer } from '@orrery/kernel'
import { cardIdOf, probeSystem } from './lookup.ts'
import { bitOf } from './rules/decks.ts'
import { isCaptive } from './rules/leaders.ts'
import { baseSystem } from './rules/map.ts'
import { suspectMarks } from './rules/probes.ts'
import { cardAt, IMPERIAL, ON_MISSION, REBEL, SEEN_BY_ALL, sideOf, sideOfSeat, WATCHERS, type Place, type State } from './state.ts'
import type { SeenLeader, SeenPlace, SeenSide, View } from './view.ts'

/** The bit of `seen` that belongs to a viewer; all bits once the game is open to everybody. */
function bitOfViewer(viewer: Viewer): number {
  if (viewer === 'all') return SEEN_BY_ALL
  return viewer === 'public' ? WATCHERS : bitOf(sideOfSeat(viewer))
}

function seenLeader(s: State, l: number): SeenLeader {
  const x = s.leaders[l] as State['leaders'][number]
  const pile = x.at === ON_MISSION ? sideOf(s, x.side).assigned.indexOf(x.mission) : -1
  const { at, side, ring, detained, bonus, unopposed, unlocked } = x
  return { at, side, ring, captive: isCaptive(s, l), pile, detained, bonus, unopposed, unlocked }
}

const seenPlace = ({ units, loyalty, subjugated, sabotage, destroyed }: Place): SeenPlace => ({ units, loyalty, subjugated, sabotage, destroyed })

function seenSide(s: State, side: number, mine: boolean): SeenSide {
  const x = sideOf(s, side)
  return {
    hand: mine ? x.hand : [],
    handCount: x.hand.length,
    actions: mine ? x.actions : [],
    actionCount: x.actions.length,
    assigned: mine ? x.assigned : [],
    assignedCount: x.assigned.length,
    deck: x.deck.length,
    actionDeck: x.actionDeck.length,
    discard: x.discard,
  }
}

/** Numbers of cards that the viewer may meet: in own hands, open piles, and what it knows in decks. */
function knownCards(s: State, viewer: Viewer, bit: number): Record<string, string> {
  const cards: Record<string, string> = {}
  const all = viewer === 'all'
  for (let id = 0; id < s.cards.length; id++) if (all || (cardAt(s, id).seen & bit) !== 0) cards[id] = cardIdOf(s, id)
  return cards
}

/**
 * What the viewer sees: the board, the own side's cards, and what else came to its knowledge. Of decks only the size. Lists that
 * are the same as in the position are the position's own, which nobody changes once a table shows it.
 */
export function view(s: State, viewer: Viewer): View {
  const bit = bitOfViewer(viewer)
  const side = typeof viewer === 'number' ? sideOfSeat(viewer) : -1
  const mine = (of: number): boolean => viewer === 'all' || side === of
  const knowsBase = s.base >= 0 && (viewer === 'all' || (cardAt(s, s.base).seen & bit) !== 0)
  return {
    you: typeof viewer === 'number' ? viewer : -1,
    side,
    seats: s.seats,
    step: s.step,
    firstGame: s.firstGame,
    time: s.time,
    reputation: s.reputation,
    current: s.current,
    role: s.turn,
    turn: s.time,
    passed: s.passed,
    places: s.places.map(seenPlace),
    leaders: s.leaders.map((_, l) => seenLeader(s, l)),
    sides: [REBEL, IMPERIAL].map((x) => seenSide(s, x, mine(x))),
    cards: knownCards(s, viewer, bit),
    supply: s.supply,
    queues: s.queues.map(({ units }) => ({ units })),
    base: knowsBase ? baseSystem(s) : -1,
    revealed: s.revealed,
    probeDeck: s.probeDeck.length,
    probes: mine(IMPERIAL) ? s.probes.map((id) => probeSystem(s, id)) : [],
    probeCount: s.probes.length,
    suspects: side === IMPERIAL ? suspectMarks(s) : s.suspects,
    projectDeck: s.projectDeck.length,
    projectDiscard: s.projectDiscard,
    objectiveDeck: s.objectiveDeck.length,
    objectives: mine(REBEL) ? s.objectives : [],
    objectiveCount: s.objectives.length,
    scored: s.scored,
    box: s.box.filter((id) => cardAt(s, id).seen === SEEN_BY_ALL),
    spaceTactics: s.spaceTactics.length,
    groundTactics: s.groundTactics.length,
    mobilizations: s.mobilizations,
    closed: s.closed,
    yodaUsed: s.yodaUsed,
    attempt: s.attempt === null ? null : { ...s.attempt },
    combat: seenCombat(s, mine),
    rebelTactics: s.combat?.rebelHand.length ?? 0,
    imperialTactics: s.combat?.imperialHand.length ?? 0,
    result: s.result,
  }
}

function seenCombat(s: State, mine: (side: number) => boolean): View['combat'] {
  const c = s.combat
  if (c === null) return null
  return {
    ...c,
    rebelHand: mine(REBEL) || c.faceUp ? c.rebelHand : [],
    imperialHand: mine(IMPERIAL) ? c.imperialHand : [],
  }
}

/** What of an event names cards that not everybody may know. */
const NAMES_CARDS = ['cards', 'defs', 'def', 'card']

/** The event without what the viewer may not know. Of every event all may know that it happened. */
export function redact(e: Ev, viewer: Viewer): Ev {
  if (typeof e['seen'] !== 'number' || (e['seen'] & bitOfViewer(viewer)) !== 0) return e
  return Object.fromEntries(Object.entries(e).filter(([key]) => !NAMES_CARDS.includes(key))) as unknown as Ev
}
