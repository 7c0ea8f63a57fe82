/** A combat on a board built by hand, spoken to in keys, with loaded dice: for tests. */
import { Ctx, keyOf, rngFrom, SUSPEND, untilEnded, untilSuspended, type Ask, type Ev } from '@orrery/kernel'
import { LEADERS } from '../content/leaders.ts'
import { RINGS } from '../content/rings.ts'
import { SYSTEMS } from '../content/systems.ts'
import { UNITS } from '../content/units.ts'
import { BLOCKS, blockCards, blockOf, cardIdOf, leaderNo, PLACE_COUNT, placeNo, SPACE, systemNo, unitNo } from '../lookup.ts'
import { resolveCombat } from '../rules/combat.ts'
import type { G } from '../rules/context.ts'
import { upkeep } from '../rules/upkeep.ts'
import { IN_POOL, IN_SUPPLY, IMPERIAL, leaderAt, NONE, placeAt, REBEL, type State } from '../state.ts'
import { cloneState } from '../state.gen.ts'

/** A test's name with the ids of the statements that it shows; the last text is the name. */
export function rule(...idsAndName: string[]): string {
  const name = idsAndName[idsAndName.length - 1]
  const ids = idsAndName.slice(0, -1).map((id) => `[rebellion/${id}]`)
  return `${ids.join(' ')} ${name}`
}

type Counts = Readonly<Record<string, number>>
interface PlaceRaw {
  readonly units?: Counts
  readonly loyalty?: 'rebel' | 'imperial'
  readonly subjugated?: boolean
  readonly sabotage?: boolean
  readonly destroyed?: boolean
}

/** What a test says of the position; all that it leaves out is empty. */
export interface Raw {
  /** The system of the combat. */
  readonly at?: string
  /** Units there. */
  readonly units?: Counts
  readonly places?: Readonly<Record<string, PlaceRaw>>
  /** Where leaders are: a place or `pool`. */
  readonly leaders?: Readonly<Record<string, string>>
  readonly rings?: Readonly<Record<string, string>>
  readonly initiator?: 'rebel' | 'imperial'
  readonly from?: readonly string[]
  /** Faces of all dice in the order in which they are rolled, red ones of an attack first: h hit, d direct hit, s special, - blank. */
  readonly dice?: string
  /** Tops of the tactic decks, the top card first. */
  readonly space?: readonly string[]
  readonly ground?: readonly string[]
  readonly actions?: readonly string[]
  readonly objectives?: readonly string[]
  readonly base?: string
  readonly revealed?: boolean
  readonly reputation?: number
  readonly time?: number
  readonly seats?: readonly number[]
}

const NO_UNITS = (): number[] => UNITS.map(() => 0)

/** An empty board: everything in the supply, all cards in their decks, unshuffled. */
export function freshState(): State {
  const side = () => ({ hand: [], deck: [], discard: [], actionDeck: [], actions: [], assigned: [] })
  return {
    rng: rngFrom('combat'),
    step: '',
    result: null,
    seats: [0, 1, 1, 0],
    firstGame: false,
    time: 1,
    reputation: 14,
    current: REBEL,
    turn: 0,
    passed: [false, false, false, false],
    places: Array.from({ length: PLACE_COUNT }, () => ({ units: NO_UNITS(), loyalty: NONE, subjugated: false, sabotage: false, destroyed: false })),
    leaders: LEADERS.map((l) => ({
      at: IN_SUPPLY,
      side: l.side === 'rebel' ? REBEL : IMPERIAL,
      ring: NONE,
      mission: NONE,
      unlocked: false,
      detained: false,
      bonus: 0,
      unopposed: false,
    })),
    cards: BLOCKS.flatMap((b) => b.defs.map((def) => ({ def, seen: 0 }))),
    sides: [side(), side()],
    supply: UNITS.map((u) => u.countInBox),
    queues: Array.from({ length: 6 }, () => ({ units: NO_UNITS() })),
    base: NONE,
    revealed: false,
    probeDeck: blockCards('probes'),
    probes: [],
    suspects: SYSTEMS.map(() => 1),
    ruledOut: [],
    projectDeck: blockCards('projects'),
    projectDiscard: [],
    objectiveDeck: [...blockCards('objectives-3'), ...blockCards('objectives-2'), ...blockCards('objectives-1')],
    objectives: [],
    scored: [],
    spaceTactics: blockCards('space-tactics'),
    groundTactics: blockCards('ground-tactics'),
    box: [],
    mobilizations: [],
    closed: [],
    yodaUsed: false,
    owners: [],
    attempt: null,
    combat: null,
  }
}

/** Takes the card of this content id out of a list. */
function pull(s: State, list: number[], id: string): number {
  const i = list.findIndex((card) => cardIdOf(s, card) === id)
  if (i < 0) throw new Error(`no ${id} there`)
  return list.splice(i, 1)[0]!
}

function put(s: State, at: number, units: Counts): void {
  for (const [id, n] of Object.entries(units)) {
    placeAt(s, at).units[unitNo(id)]! += n
    s.supply[unitNo(id)]! -= n
  }
}

/** The position that a test describes. */
export function arranged(raw: Raw): State {
  const s = freshState()
  put(s, systemNo(raw.at ?? 'sullust'), raw.units ?? {})
  for (const [id, p] of Object.entries(raw.places ?? {})) {
    const place = placeAt(s, placeNo(id))
    put(s, placeNo(id), p.units ?? {})
    place.loyalty = p.loyalty === undefined ? NONE : p.loyalty === 'rebel' ? REBEL : IMPERIAL
    place.subjugated = p.subjugated ?? false
    place.sabotage = p.sabotage ?? false
    place.destroyed = p.destroyed ?? false
  }
  for (const [id, where] of Object.entries(raw.leaders ?? {})) leaderAt(s, leaderNo(id)).at = where === 'pool' ? IN_POOL : placeNo(where)
  for (const [id, ring] of Object.entries(raw.rings ?? {})) leaderAt(s, leaderNo(id)).ring = RINGS.findIndex((r) => r.id === ring)
  for (const [deck, tops] of [
    [s.spaceTactics, raw.space],
    [s.groundTactics, raw.ground],
  ] as const) {
    const found = (tops ?? []).map((id) => pull(s, deck, id))
    deck.push(...found.toReversed())
  }
  for (const id of raw.actions ?? []) {
    const card = s.cards.findIndex((_, i) => blockOf(i).kind === 'action' && cardIdOf(s, i) === id)
    s.sides[blockOf(card).name.startsWith('rebel') ? REBEL : IMPERIAL]!.actions.push(card)
  }
  for (const id of raw.objectives ?? []) s.objectives.push(pull(s, s.objectiveDeck, id))
  if (raw.base !== undefined) s.base = pull(s, s.probeDeck, `probe-${raw.base}`)
  s.revealed = raw.revealed ?? false
  s.reputation = raw.reputation ?? 14
  s.time = raw.time ?? 1
  s.seats = [...(raw.seats ?? s.seats)]
  s.current = raw.initiator === 'imperial' ? IMPERIAL : REBEL
  return s
}

const FACES: Readonly<Record<string, number>> = { h: 0, d: 2, s: 3, '-': 4 }

/** After the dice that a test names so many fall blank; from then on they roll, so that every combat ends. */
const BLANKS = 40

/** Dice that fall as the test says. */
class Loaded extends Ctx<State> {
  dice = ''
  private rest = BLANKS
  override random(n: number): number {
    if (n !== 6 || (this.dice === '' && this.rest-- <= 0)) return super.random(n)
    this.revealed++
    const face = FACES[this.dice[0] ?? '-']
    if (face === undefined) throw new Error(`no such face: ${this.dice[0]}`)
    this.dice = this.dice.slice(1)
    return face
  }
}

/** A scene that is played by answers; each answer runs it again from its start. */
export class Scene {
  s!: State
  asks: Ask[] = []
  pending: Ask | null = null
  events: Ev[] = []
  private readonly answers: string[] = []

  constructor(
    private readonly start: State,
    private readonly dice: string,
    private readonly play: (g: G) => void,
  ) {
    this.run()
  }

  private run(): void {
    const s = cloneState(this.start)
    let n = 0
    this.pending = null
    this.asks = []
    this.events = []
    const g = new Loaded(s, (ask) => {
      this.asks.push(ask)
      const key = this.answers[n++]
      if (key === undefined) {
        this.pending = { ...ask, path: [...ask.path] }
        throw SUSPEND
      }
      const i = ask.opts.findIndex((o) => keyOf(o) === key)
      if (i < 0) throw new Error(`"${key}" is not on offer to ${named(ask)}: ${ask.opts.map(keyOf).join(' ')}`)
      return i
    })
    g.dice = this.dice
    g.events = this.events
    untilSuspended(() => untilEnded(() => this.play(g)))
    this.s = s
  }

  /** The open question: `rebel combat-action`, or `nothing`. */
  get asked(): string {
    return this.pending === null ? 'nothing' : named(this.pending)
  }

  get offers(): string[] {
    return this.pending?.opts.map(keyOf) ?? []
  }

  /** Gives answers one after another. */
  do(...keys: string[]): this {
    for (const key of keys) {
      if (this.pending === null) throw new Error(`nothing is asked, so not "${key}"`)
      this.answers.push(key)
      this.run()
    }
    return this
  }

  /** Passes every question until one of this name is open (`retreat`, `rebel retreat`), or all is over. Where no pass is offered, the last answer: hits are spread. */
  to(what: string): this {
    for (let n = 0; n < 500 && this.pending !== null; n++) {
      if (this.pending.kind === what || this.asked === what) return this
      this.do(this.offers.at(-1)!)
    }
    return this
  }

  /** Until the combat is over. */
  end(): this {
    return this.to('-')
  }

  /** Units of a kind in a place. */
  count(unit: string, at = 'sullust'): number {
    return placeAt(this.s, placeNo(at)).units[unitNo(unit)]!
  }

  at(leader: string): string {
    const { at } = leaderAt(this.s, leaderNo(leader))
    return at === IN_POOL ? 'pool' : at === SPACE ? 'space' : (SYSTEMS[at]?.id ?? String(at))
  }

  told(t: string): Ev[] {
    return this.events.filter((e) => e.t === t)
  }

  /** Kinds of all questions so far, with who was asked. */
  get history(): string[] {
    return this.asks.map(named)
  }

  /** Tactic cards in a side's hand, by content id. */
  hand(side: 'rebel' | 'imperial'): string[] {
    const c = this.s.combat
    return (side === 'rebel' ? (c?.rebelHand ?? []) : (c?.imperialHand ?? [])).map((id) => cardIdOf(this.s, id))
  }

  /** Objectives in hand, by content id. */
  get objectives(): string[] {
    return this.s.objectives.map((id) => cardIdOf(this.s, id))
  }
}

const SEATS = ['rebel', 'imperial', 'imperial-general', 'rebel-general']
const named = (ask: Ask): string => `${SEATS[ask.seat]} ${ask.kind}`

/** Starts a combat in `raw.at` (Sullust when not named) and plays it to the first question. */
export function fight(raw: Raw): Scene {
  const at = systemNo(raw.at ?? 'sullust')
  const initiator = raw.initiator === 'imperial' ? IMPERIAL : REBEL
  return new Scene(arranged(raw), raw.dice ?? '', (g) => resolveCombat(g, at, initiator, (raw.from ?? []).map(placeNo)))
}

/** A combat as it follows an arrival, with the upkeep after it. */
export function fightAndSettle(raw: Raw): Scene {
  const at = systemNo(raw.at ?? 'sullust')
  const initiator = raw.initiator === 'imperial' ? IMPERIAL : REBEL
  return new Scene(arranged(raw), raw.dice ?? '', (g) => {
    resolveCombat(g, at, initiator, (raw.from ?? []).map(placeNo))
    upkeep(g, initiator)
  })
}

/** Any rule on an arranged position. */
export const scene = (raw: Raw, play: (g: G) => void): Scene => new Scene(arranged(raw), raw.dice ?? '', play)
