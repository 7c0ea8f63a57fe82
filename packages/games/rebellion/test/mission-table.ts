/** A position put together by hand, and rules that run in it with answers by name: for tests of missions and action cards. */
import { Ctx, keyOf, rngFrom, SUSPEND, untilEnded, untilSuspended, type Ask, type Ev, type Opt } from '@orrery/kernel'
import { LEADERS } from '../content/leaders.ts'
import { RINGS } from '../content/rings.ts'
import { SYSTEMS } from '../content/systems.ts'
import { UNITS } from '../content/units.ts'
import { blockCards, BLOCKS, CARD_COUNT, cardIdOf, leaderNo, PLACE_COUNT, placeId, placeNo, ringNo, unitNo } from '../lookup.ts'
import { cloneState } from '../state.gen.ts'
import { useAssignmentAction } from '../rules/actions.ts'
import { whyNotReveal } from '../rules/missions.ts'
import { resolveMobilizations } from '../rules/new-base.ts'
import { revealMission } from '../rules/reveal.ts'
import { placeSubjugation } from '../rules/subjugation.ts'
import { ELIMINATED, IMPERIAL, IN_POOL, IN_SUPPLY, NONE, ON_MISSION, REBEL, type State } from '../state.ts'

/** A test's name with the ids of the statements that it shows; the last text is the name. */
export function rule(...idsAndName: string[]): string {
  const name = idsAndName[idsAndName.length - 1]
  const ids = idsAndName.slice(0, -1).map((id) => `[rebellion/${id}]`)
  return `${ids.join(' ')} ${name}`
}

interface SideRaw {
  /** Mission ids in hand beside the starting missions that are on no leader. */
  hand?: string[]
  /** Top cards of the mission deck, top first. */
  deck?: string[]
  discard?: string[]
  actions?: string[]
  /** Leaders by the facedown mission that they are on. */
  assigned?: Record<string, string[]>
  /** Units on the build queue: `{ 2: '3 stormtrooper' }`. */
  queue?: Record<number, string>
}

/** A position in words. Places: `"2 stormtrooper, tie-fighter, rebel, sabotage, destroyed"`; leaders: `"kessel captured"`, `"pool"`. */
export interface Raw {
  systems?: Record<string, string>
  leaders?: Record<string, string>
  rebel?: SideRaw
  imperial?: SideRaw
  base?: string
  revealed?: boolean
  /** Systems of the probe cards that the Empire holds. */
  probes?: string[]
  /** Top of the probe deck, top first. */
  probeDeck?: string[]
  objectives?: string[]
  objectiveDeck?: string[]
  projectDeck?: string[]
  players?: 2 | 3 | 4
  turn?: number
  /** Faces of the dice to come: `"hit blank special"`. */
  dice?: string
  mobilizations?: number[]
  closed?: string[]
  reputation?: number
  suspects?: string[]
}

const SEATS = { 2: [0, 1, 1, 0], 3: [0, 1, 2, 0], 4: [0, 1, 2, 3] }
const FACE = { hit: 0, 'direct-hit': 2, special: 3, blank: 4 }

function countsOf(words: string): [string, number][] {
  return words
    .split(',')
    .map((w) => w.trim())
    .filter((w) => w !== '')
    .map((w) => {
      const [, n, id] = /^(?:(\d+) )?(\S+)$/.exec(w) ?? []
      return [id ?? w, Number(n ?? 1)]
    })
}

function empty(raw: Raw): State {
  const cards = Array.from({ length: CARD_COUNT }, () => ({ def: 0, seen: 0 }))
  for (const b of BLOCKS) b.defs.forEach((def, i) => (cards[b.first + i] = { def, seen: 0 }))
  const side = () => ({ hand: [], deck: [], discard: [], actionDeck: [], actions: [], assigned: [] })
  return {
    rng: rngFrom('mission-table'),
    step: 'command',
    result: null,
    seats: [...SEATS[raw.players ?? 2]],
    firstGame: false,
    time: 2,
    reputation: raw.reputation ?? 14,
    current: REBEL,
    turn: raw.turn ?? 0,
    passed: [false, false, false, false],
    places: Array.from({ length: PLACE_COUNT }, (_, at) => ({
      units: UNITS.map(() => 0),
      loyalty: SYSTEMS[at]?.permanentLoyalty === 'imperial' ? IMPERIAL : NONE,
      subjugated: false,
      sabotage: false,
      destroyed: false,
    })),
    leaders: LEADERS.map((x) => ({
      at: IN_SUPPLY,
      side: x.side === 'rebel' ? REBEL : IMPERIAL,
      ring: NONE,
      mission: NONE,
      unlocked: false,
      detained: false,
      bonus: 0,
      unopposed: false,
    })),
    cards,
    sides: [side(), side()],
    supply: UNITS.map((u) => u.countInBox),
    queues: Array.from({ length: 6 }, () => ({ units: UNITS.map(() => 0) })),
    base: NONE,
    revealed: raw.revealed ?? false,
    probeDeck: [],
    probes: [],
    suspects: SYSTEMS.map((x) => (x.hasProbeCard && (raw.suspects === undefined || raw.suspects.includes(x.id)) ? 1 : 0)),
    ruledOut: [],
    projectDeck: [],
    projectDiscard: [],
    objectiveDeck: [],
    objectives: [],
    scored: [],
    spaceTactics: blockCards('space-tactics'),
    groundTactics: blockCards('ground-tactics'),
    box: [],
    mobilizations: [...(raw.mobilizations ?? [])],
    closed: (raw.closed ?? []).map(placeNo),
    yodaUsed: false,
    owners: [],
    deployed: [],
    attempt: null,
    combat: null,
  } as State
}

/** Takes the first card with this content id out of a list. */
function takeCard(s: State, from: number[], id: string): number {
  const card = from.find((c) => cardIdOf(s, c) === id)
  if (card === undefined) throw new Error(`no card ${id} is left`)
  from.splice(from.indexOf(card), 1)
  return card
}

/** The cards of a pile with the named ones on top, top first. */
function withTop(s: State, pile: number[], top: readonly string[] = []): number[] {
  const cards = top.map((id) => takeCard(s, pile, id))
  return [...pile, ...cards.toReversed()]
}

function layCards(s: State, raw: Raw): void {
  for (const [side, name, x] of [[REBEL, 'rebel', raw.rebel ?? {}] as const, [IMPERIAL, 'imperial', raw.imperial ?? {}] as const]) {
    const own = s.sides[side]!
    const starting = blockCards(`${name}-starting-missions`)
    const normal = blockCards(`${name}-missions`)
    const projects = side === IMPERIAL ? blockCards('projects') : []
    const actions = [...blockCards(`${name}-starting-actions`), ...blockCards(`${name}-recruits`)]
    const find = (id: string): number => takeCard(s, [starting, normal, projects].find((l) => l.some((c) => cardIdOf(s, c) === id)) ?? normal, id)
    for (const [id, leaders] of Object.entries(x.assigned ?? {})) {
      const card = find(id)
      own.assigned.push(card)
      for (const l of leaders) Object.assign(s.leaders[leaderNo(l)]!, { at: ON_MISSION, mission: card })
    }
    own.hand = (x.hand ?? []).map(find)
    own.discard = (x.discard ?? []).map(find)
    own.actions = (x.actions ?? []).map((id) => takeCard(s, actions, id))
    own.hand = [...starting, ...own.hand]
    own.deck = withTop(s, normal, x.deck)
    own.actionDeck = actions
    if (side === IMPERIAL) s.projectDeck = withTop(s, projects, raw.projectDeck)
    for (const id of [...own.hand, ...own.assigned, ...own.actions]) s.cards[id]!.seen = 1 << side
    for (const [space, words] of Object.entries(x.queue ?? {})) {
      for (const [id, n] of countsOf(words)) {
        s.queues[side * 3 + Number(space) - 1]!.units[unitNo(id)] = n
        s.supply[unitNo(id)]! -= n
      }
    }
  }
  const probes = blockCards('probes')
  s.base = takeCard(s, probes, `probe-${raw.base ?? 'hoth'}`)
  s.cards[s.base]!.seen = s.revealed ? 7 : 1
  s.probes = (raw.probes ?? []).map((id) => takeCard(s, probes, `probe-${id}`))
  for (const id of s.probes) s.cards[id]!.seen = 2
  s.probeDeck = withTop(
    s,
    probes,
    raw.probeDeck?.map((id) => `probe-${id}`),
  )
  const objectives = [1, 2, 3].flatMap((n) => blockCards(`objectives-${n}`))
  s.objectives = (raw.objectives ?? []).map((id) => takeCard(s, objectives, id))
  for (const id of s.objectives) s.cards[id]!.seen = 1
  s.objectiveDeck = withTop(s, objectives, raw.objectiveDeck)
}

function layBoard(s: State, raw: Raw): void {
  for (const [place, words] of Object.entries(raw.systems ?? {})) {
    const p = s.places[placeNo(place)]!
    for (const [id, n] of countsOf(words)) {
      if (id === 'rebel') p.loyalty = REBEL
      else if (id === 'imperial') p.loyalty = IMPERIAL
      else if (id === 'sabotage') p.sabotage = true
      else if (id === 'destroyed') p.destroyed = true
      else {
        p.units[unitNo(id)]! += n
        s.supply[unitNo(id)]! -= n
      }
    }
  }
  for (const [id, words] of Object.entries(raw.leaders ?? {})) {
    const l = s.leaders[leaderNo(id)]!
    const [where = '', more] = words.split(' ')
    l.at = where === 'pool' ? IN_POOL : where === 'eliminated' ? ELIMINATED : where === 'supply' ? IN_SUPPLY : placeNo(where)
    if (more !== undefined) l.ring = ringNo(RINGS.some((r) => r.id === more) ? more : 'captured')
  }
  const g = new Ctx(s, () => 0)
  for (let at = 0; at < SYSTEMS.length; at++) placeSubjugation(g, at)
}

type Work = (g: Ctx<State>) => void

/** A position in which rules run. Each run starts where the last one ended. */
export class Play {
  s: State
  /** All questions that were put, with the answers: `0 oppose send:darth-vader`; the open one last, with `?`. */
  asked: string[] = []
  events: Ev[] = []
  /** The question that has no answer yet. */
  open: Ask | null = null
  private dice: number[]

  constructor(raw: Raw) {
    this.s = empty(raw)
    layCards(this.s, raw)
    layBoard(this.s, raw)
    this.dice = (raw.dice ?? '').split(' ').flatMap((f) => (f in FACE ? [FACE[f as keyof typeof FACE]] : []))
  }

  /** An option with card ids in place of numbers. */
  readable(o: Opt): string {
    if (typeof o.c !== 'number' || ['die', 'amount'].includes(o.t)) return keyOf(o)
    return `${o.t}:${cardIdOf(this.s, o.c)}${o.d === undefined ? '' : `:${o.d}`}`
  }

  get offers(): string[] {
    return this.open?.opts.map((o) => this.readable(o)) ?? []
  }

  /**
   * Runs rules with these answers. A concealed question that the next answer doesn't fit is passed. Without an answer the run
   * stops at the question (`open`), and the position is the one there.
   */
  run(work: Work, ...keys: string[]): this {
    const before = cloneState(this.s)
    const rest = [...keys]
    const dice = [...this.dice]
    this.asked = []
    this.open = null
    const g = new Ctx(this.s, (ask) => this.answer(ask, rest))
    g.events = this.events = []
    const real = g.random.bind(g)
    // Dice of missions lie as named, else blank; a combat rolls its own.
    g.random = (n) => (n === 6 && g.s.combat === null ? (dice.shift() ?? FACE.blank) : real(n))
    g.beginStep()
    const finished = untilSuspended(() => untilEnded(() => work(g)))
    if (finished && rest.length > 0) throw new Error(`not asked for: ${rest.join(' ')}; asked: ${this.asked.join(', ')}`)
    if (finished) this.dice = dice
    this.again = (...more) => {
      this.s = before
      return this.run(work, ...keys, ...more)
    }
    return this
  }

  /** Runs the same again with more answers. */
  again: (...more: string[]) => this = () => this

  private answer(ask: Ask, rest: string[]): number {
    const offers = ask.opts.map((o) => this.readable(o))
    const next = rest[0]
    const at = next === undefined ? -1 : offers.indexOf(next)
    const told = `${ask.seat} ${ask.kind}${ask.kind === 'special' ? ` ${String(ask.about)}` : ''}`
    if (at >= 0) {
      this.asked.push(`${told} ${rest.shift() ?? ''}`)
      return at
    }
    const pass = offers.indexOf('pass')
    if (ask.concealed === true && pass >= 0 && (next !== undefined || offers.length === 1)) {
      this.asked.push(`${told} pass`)
      return pass
    }
    if (next !== undefined) throw new Error(`"${next}" is not on offer to ${told}: ${offers.join(' ')}`)
    this.open = ask
    this.asked.push(`${told} ?`)
    throw SUSPEND
  }

  /** Number of a facedown mission of a side by its id. */
  mission(id: string): number {
    const card = this.s.sides.flatMap((x) => x.assigned).find((c) => cardIdOf(this.s, c) === id)
    if (card === undefined) throw new Error(`${id} is not assigned`)
    return card
  }

  private seatFor(card: number, seat: number | null): number {
    const side = this.s.sides.findIndex((x) => x.assigned.includes(card))
    return seat ?? (side === REBEL ? 0 : 1)
  }

  /** The mission is revealed by its side, or by a seat of it. */
  reveal(id: string, ...keys: string[]): this {
    return this.revealAs(null, id, ...keys)
  }
  revealAs(by: number | null, id: string, ...keys: string[]): this {
    const card = this.mission(id)
    const seat = this.seatFor(card, by)
    const why = whyNotReveal(this.s, seat, card)
    if (why !== null) throw new Error(`${id} can't be revealed: ${why.rule}`)
    if (by === null) this.s.turn = seat === 0 ? 0 : 1
    this.s.current = seat === 0 || seat === 3 ? REBEL : IMPERIAL
    return this.run((g) => revealMission(g, seat, card), ...keys)
  }

  /** Why a facedown mission can't be revealed, without the game's name; null when it can. */
  why(id: string, by: number | null = null): string | null {
    const card = this.mission(id)
    return whyNotReveal(this.s, this.seatFor(card, by), card)?.rule.replace('rebellion/', '') ?? null
  }

  /** Systems or leaders that the mission offers as its target; one alone is taken without asking. */
  targets(id: string): string[] {
    const t = new Play({})
    t.s = cloneState(this.s)
    t.reveal(id)
    const at = t.events.find((e) => e.t === 'mission-at')
    if (at !== undefined) return [String(at['target'] ?? at['place'])]
    return t.offers.map((x) => x.slice(x.indexOf(':') + 1))
  }

  /** An assignment card is used with a leader of the pool. */
  use(id: string, leader: string, ...keys: string[]): this {
    const side = this.s.sides.findIndex((x) => x.actions.some((c) => cardIdOf(this.s, c) === id))
    const card = this.s.sides[side]?.actions.find((c) => cardIdOf(this.s, c) === id) ?? -1
    this.s.current = side
    return this.run((g) => useAssignmentAction(g, side, card, leaderNo(leader)), ...keys)
  }

  mobilize(...keys: string[]): this {
    return this.run(resolveMobilizations, ...keys)
  }

  /** A place in words: units with counts, then markers. */
  at(place: string): string {
    const p = this.s.places[placeNo(place)]!
    const units = UNITS.flatMap((u, i) => ((p.units[i] ?? 0) > 0 ? [`${p.units[i]} ${u.id}`] : []))
    const markers = [p.loyalty === REBEL ? 'rebel' : p.loyalty === IMPERIAL ? 'imperial' : '', p.subjugated ? 'subjugated' : '']
    return [...units, ...markers, p.sabotage ? 'sabotage' : '', p.destroyed ? 'destroyed' : ''].filter((x) => x !== '').join(', ')
  }

  /** A leader in words: place and ring. */
  leader(id: string): string {
    const l = this.s.leaders[leaderNo(id)]!
    const words: Record<number, string> = { [IN_SUPPLY]: 'supply', [IN_POOL]: 'pool', [ELIMINATED]: 'eliminated', [ON_MISSION]: 'mission' }
    const where = words[l.at] ?? placeId(l.at)
    return l.ring === NONE ? where : `${where} ${RINGS[l.ring]?.id}`
  }

  /** A side's build queue in words: `1: 2 stormtrooper; 3: 1 at-at`. */
  queue(side: 'rebel' | 'imperial'): string {
    const rows = [1, 2, 3].map((space) => {
      const { units } = this.s.queues[(side === 'rebel' ? 0 : 3) + space - 1]!
      const list = UNITS.flatMap((u, i) => ((units[i] ?? 0) > 0 ? [`${units[i]} ${u.id}`] : []))
      return list.length === 0 ? '' : `${space}: ${list.join(', ')}`
    })
    return rows.filter((x) => x !== '').join('; ')
  }

  /** Content ids of cards. */
  ids(cards: readonly number[]): string[] {
    return cards.map((c) => cardIdOf(this.s, c))
  }
  hand(side: 'rebel' | 'imperial'): string[] {
    return this.ids(this.s.sides[side === 'rebel' ? REBEL : IMPERIAL]!.hand)
  }
  told(kind: string): Ev[] {
    return this.events.filter((e) => e.t === kind)
  }
  /** Dice of each roll in a mission, in order. */
  get rolls(): string[][] {
    return this.told('mission-roll').map((e) => e['dice'] as string[])
  }
  /** Whether the mission succeeded; null before it is known. */
  get success(): boolean | null {
    const last = this.told('mission-result').at(-1)
    return last === undefined ? null : last['success'] === true
  }
}

export const table = (raw: Raw = {}): Play => new Play(raw)
