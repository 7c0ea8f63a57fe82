/** From the options to the first position. Choices of the setup are the first steps (`rules/complete-setup.ts`). */
import { Ctx, type Rng } from '@orrery/kernel'
import { LEADERS } from './content/leaders.ts'
import { PROBES } from './content/probes.ts'
import { FIRST_GAME, SYMBOLS } from './content/setup.ts'
import { SYSTEMS } from './content/systems.ts'
import { REPUTATION_START, TIME_START } from './content/time-track.ts'
import { UNITS } from './content/units.ts'
import { blockCards, BLOCKS, CARD_COUNT, PLACE_COUNT, placeNo, probeSystem, systemNo, unitNo } from './lookup.ts'
import { SEATS_BY_ROLE, type Options } from './options.ts'
import { drawObjectives, shuffleCards, takeTop } from './rules/decks.ts'
import { IMPERIAL, IN_POOL, IN_SUPPLY, NONE, placeAt, REBEL, REBEL_ADMIRAL, sideOf, type Leader, type Side, type State } from './state.ts'

const freshSide = (): Side => ({ hand: [], deck: [], discard: [], actionDeck: [], actions: [], assigned: [] })

/** A leader beside the board. */
export function freshLeader(l: number): Leader {
  const side = LEADERS[l]?.side === 'rebel' ? REBEL : IMPERIAL
  return { at: IN_SUPPLY, side, ring: NONE, mission: NONE, unlocked: false, detained: false, bonus: 0, unopposed: false }
}

/** A position with everything in the box and every card a blank of its block: none has a place yet. */
export function emptyState(options: Options, rng: Rng): State {
  const cards = Array.from({ length: CARD_COUNT }, () => ({ def: 0, seen: 0 }))
  for (const b of BLOCKS) b.defs.forEach((def, i) => (cards[b.first + i] = { def, seen: 0 }))
  return {
    rng,
    step: 'assign',
    result: null,
    seats: [...(SEATS_BY_ROLE[options.players] ?? [])],
    firstGame: options.setup === 'first-game',
    time: TIME_START,
    reputation: REPUTATION_START,
    current: REBEL,
    turn: REBEL_ADMIRAL,
    passed: [false, false, false, false],
    places: Array.from({ length: PLACE_COUNT }, (_, at) => ({
      units: UNITS.map(() => 0),
      loyalty: SYSTEMS[at]?.permanentLoyalty === 'imperial' ? IMPERIAL : NONE,
      subjugated: false,
      sabotage: false,
      destroyed: false,
    })),
    leaders: LEADERS.map((_, l) => freshLeader(l)),
    cards,
    sides: [freshSide(), freshSide()],
    supply: UNITS.map((u) => u.countInBox),
    queues: Array.from({ length: 6 }, () => ({ units: UNITS.map(() => 0) })),
    base: NONE,
    revealed: false,
    probeDeck: [],
    probes: [],
    suspects: SYSTEMS.map((x) => (x.hasProbeCard ? 1 : 0)),
    ruledOut: [],
    projectDeck: [],
    projectDiscard: [],
    objectiveDeck: [],
    objectives: [],
    scored: [],
    spaceTactics: [],
    groundTactics: [],
    box: [],
    mobilizations: [],
    closed: [],
    yodaUsed: false,
    owners: [],
    attempt: null,
    combat: null,
  }
}

/** Puts units from the supply somewhere without a word: for setups. */
export function layUnits(s: State, at: number, unit: number, n: number): void {
  s.supply[unit] = (s.supply[unit] as number) - n
  const { units } = placeAt(s, at)
  units[unit] = (units[unit] as number) + n
}

/** Decks of both sides, tactics, projects and objectives, shuffled; the starting missions in hand (rebellion/setup/4 to /7, /10a). */
function dealCards(g: Ctx<State>): void {
  const s = g.s
  const pile = (name: string): number[] => {
    const cards = blockCards(name)
    shuffleCards(g, cards)
    return cards
  }
  const names = ['rebel', 'imperial']
  for (const side of [REBEL, IMPERIAL]) {
    const own = sideOf(s, side)
    own.hand = blockCards(`${names[side] ?? ''}-starting-missions`)
    own.deck = pile(`${names[side] ?? ''}-missions`)
    own.actionDeck = pile(`${names[side] ?? ''}-recruits`)
    own.hand.push(...takeTop(g, own.deck, 2))
    for (const id of own.hand) (s.cards[id] as { seen: number }).seen = 1 << side
  }
  s.projectDeck = pile('projects')
  s.spaceTactics = pile('space-tactics')
  s.groundTactics = pile('ground-tactics')
  s.objectiveDeck = [...pile('objectives-3'), ...pile('objectives-2'), ...pile('objectives-1')]
  drawObjectives(g, 1)
}

/** The fixed setup of the first game (rebellion/first-game/1 to /13). */
function firstGame(g: Ctx<State>): void {
  const s = g.s
  const removed = PROBES.flatMap((p) => (p.removedInFirstGame ? [systemNo(p.system)] : []))
  dealProbes(g, removed)
  for (const id of FIRST_GAME.rebelLoyalty) placeAt(s, systemNo(id)).loyalty = REBEL
  for (const id of FIRST_GAME.imperialLoyalty) placeAt(s, systemNo(id)).loyalty = IMPERIAL
  for (const id of FIRST_GAME.subjugated) placeAt(s, systemNo(id)).subjugated = true
  for (const { place, units } of FIRST_GAME.units) for (const [unit, n] of Object.entries(units)) layUnits(s, placeNo(place), unitNo(unit), n)
  for (const name of ['rebel-starting-actions', 'imperial-starting-actions']) s.box.push(...blockCards(name))
}

/** The probe deck without the cards of some systems, which lie open in the box. */
function dealProbes(g: Ctx<State>, removed: readonly number[]): void {
  const s = g.s
  const all = blockCards('probes')
  const out = all.filter((id) => removed.includes(probeSystem(s, id)))
  for (const id of out) {
    s.suspects[probeSystem(s, id)] = 0
    ;(s.cards[id] as { seen: number }).seen = 7
  }
  s.box.push(...out)
  s.probeDeck = all.filter((id) => !out.includes(id))
  shuffleCards(g, s.probeDeck)
}

/** Loyalty by the first probe cards with a symbol (rebellion/setup/8.i.1 to /8.i.5r). */
function revealSymbols(g: Ctx<State>): void {
  const s = g.s
  const order = PROBES.map((_, i) => i)
  g.shuffle(order)
  const rebel: number[] = []
  const imperial: number[] = []
  for (const i of order) {
    const p = PROBES[i]
    if (p === undefined || (rebel.length === SYMBOLS.rebel && imperial.length === SYMBOLS.imperial)) break
    if (p.loyaltyIcon === 'rebel' && rebel.length < SYMBOLS.rebel) rebel.push(systemNo(p.system))
    if (p.loyaltyIcon === 'imperial' && imperial.length < SYMBOLS.imperial) imperial.push(systemNo(p.system))
  }
  for (const at of rebel) placeAt(s, at).loyalty = REBEL
  imperial.forEach((at, i) => {
    if (i < SYMBOLS.subjugated) placeAt(s, at).subjugated = true
    else placeAt(s, at).loyalty = IMPERIAL
  })
  dealProbes(g, imperial)
}

/** Two starting action cards a side; the rest goes to the box unseen (rebellion/setup/8.iv.1, /8.iv.2). They are received in the first steps. */
function dealStartingActions(g: Ctx<State>): void {
  const s = g.s
  for (const [side, name] of [[REBEL, 'rebel-starting-actions'] as const, [IMPERIAL, 'imperial-starting-actions'] as const]) {
    const cards = blockCards(name)
    shuffleCards(g, cards)
    sideOf(s, side).actions = takeTop(g, cards, 2)
    for (const id of sideOf(s, side).actions) (s.cards[id] as { seen: number }).seen = 1 << side
    s.box.push(...cards)
  }
}

/** The first position: what chance decides is done, what players choose comes as the first steps. */
export function setup(options: Options, rng: Rng): State {
  const s = emptyState(options, rng)
  const g = new Ctx(s, () => {
    throw new RangeError('setup asks nothing')
  })
  for (const [l, facts] of LEADERS.entries()) if (facts.set === 'starting') (s.leaders[l] as Leader).at = IN_POOL
  dealCards(g)
  if (s.firstGame) firstGame(g)
  else {
    revealSymbols(g)
    dealStartingActions(g)
  }
  s.step = s.firstGame ? 'choose-base' : 'place-imperial'
  s.current = s.firstGame ? REBEL : IMPERIAL
  return s
}
