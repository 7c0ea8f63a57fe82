/** Where the cards of a described position lie. */
import { shuffleBy, type Rng } from '@orrery/kernel'
import type { Raw, Reader } from './arrange-reader.ts'
import { LEADERS } from './content/leaders.ts'
import { SYSTEMS } from './content/systems.ts'
import { blockCards, BLOCKS, cardIdOf, leaderNo, placeId, placeNo, probeSystem } from './lookup.ts'
import {
  cardAt,
  IMPERIAL,
  IN_POOL,
  IN_SUPPLY,
  leaderAt,
  NONE,
  ON_MISSION,
  REBEL,
  ROLES,
  SEEN_BY_ALL,
  sideOf,
  sideOfRole,
  type State,
} from './state.ts'

const SIDE_KEYS = ['hand', 'deck', 'discard', 'actions', 'actionDeck', 'assigned']

/** Cards that have no place yet, by block. */
class Box {
  private readonly cards = new Map<string, number[]>()

  constructor(
    readonly r: Reader,
    readonly s: State,
    rng: Rng,
  ) {
    for (const b of BLOCKS) {
      const ids = blockCards(b.name)
      const defs = ids.map((id) => cardAt(s, id).def)
      if (!b.name.endsWith('starting-missions')) shuffleBy(rng, defs)
      ids.forEach((id, i) => (cardAt(s, id).def = defs[i] as number))
      shuffleBy(rng, ids)
      this.cards.set(b.name, b.name.endsWith('starting-missions') ? ids.toSorted((a, b2) => a - b2) : ids)
    }
  }

  /** A card of one of these blocks with that content id. */
  take(blocks: readonly string[], id: string, where: string): number[] {
    for (const name of blocks) {
      const ids = this.cards.get(name) ?? []
      const at = ids.findIndex((card) => cardIdOf(this.s, card) === id)
      if (at >= 0) return ids.splice(at, 1)
    }
    this.r.fail(where, `there is no "${id}" left for it`)
    return []
  }

  list(raw: unknown, where: string, blocks: readonly string[], prefix = ''): number[] | undefined {
    return this.r.texts(raw, where)?.flatMap((id, i) => this.take(blocks, prefix + id, `${where}[${i}]`))
  }

  /** A deck by its top cards, top first; where the last word is "end" it holds no more, and the rest lies in the box. */
  deck(raw: unknown, where: string, blocks: readonly string[], prefix = ''): (...rest: readonly string[]) => number[] {
    const words = this.r.texts(raw, where) ?? []
    const ends = words.at(-1) === 'end'
    const top = (this.list(ends ? words.slice(0, -1) : words, where, blocks, prefix) ?? []).toReversed()
    return (...rest) => {
      const below = this.rest(...rest)
      if (!ends) return [...below, ...top]
      this.s.box.push(...below)
      return top
    }
  }

  rest(...blocks: readonly string[]): number[] {
    return blocks.flatMap((name) => this.cards.get(name)?.splice(0) ?? [])
  }

  /** Cards of a block that have no place yet. */
  left(block: string): readonly number[] {
    return this.cards.get(block) ?? []
  }

  without(block: string, card: number): void {
    this.cards.set(
      block,
      this.left(block).filter((id) => id !== card),
    )
  }
}

function see(s: State, ids: readonly number[], bit: number): void {
  for (const id of ids) cardAt(s, id).seen = bit
}

function readAssigned(box: Box, side: number, raw: Raw, where: string, blocks: readonly string[]): void {
  const { s, r } = box
  for (const [mission, leaders] of Object.entries(raw)) {
    // The second copy of a mission is called so, that two of a kind can be named.
    const [card] = box.take(blocks, mission.replace(/#[2-9]$/, ''), `${where}.${mission}`)
    if (card === undefined) continue
    sideOf(s, side).assigned.push(card)
    for (const id of r.texts(leaders, `${where}.${mission}`) ?? []) {
      const l = r.id(leaderNo, id, `${where}.${mission}`, 'leader', LEADERS)
      if (l === null) continue
      const { at, mission: other } = leaderAt(s, l)
      if (other !== NONE || (at !== ON_MISSION && at !== IN_POOL && at !== IN_SUPPLY)) r.fail(`${where}.${mission}`, `${id} is elsewhere`)
      leaderAt(s, l).at = ON_MISSION
      leaderAt(s, l).mission = card
    }
  }
}

function readSide(box: Box, side: number, name: 'rebel' | 'imperial', raw: Raw): () => void {
  const { s } = box
  const own = sideOf(s, side)
  const missions = [`${name}-starting-missions`, `${name}-missions`, ...(side === IMPERIAL ? ['projects'] : [])]
  const actions = [`${name}-starting-actions`, `${name}-recruits`]
  readAssigned(box, side, box.r.object(raw['assigned'], `${name}.assigned`), `${name}.assigned`, missions)
  const hand = box.list(raw['hand'], `${name}.hand`, missions)
  own.discard = (box.list(raw['discard'], `${name}.discard`, missions) ?? []).toReversed()
  const deck = box.deck(raw['deck'], `${name}.deck`, missions)
  own.actions = box.list(raw['actions'], `${name}.actions`, actions) ?? []
  const actionDeck = box.deck(raw['actionDeck'], `${name}.actionDeck`, actions)
  see(s, own.discard, SEEN_BY_ALL)
  return () => {
    own.hand = hand ?? box.rest(`${name}-starting-missions`)
    see(s, [...own.hand, ...own.assigned, ...own.actions], 1 << side)
    own.deck = deck(`${name}-missions`)
    own.actionDeck = actionDeck(`${name}-recruits`)
    s.box.push(...box.rest(`${name}-starting-missions`, `${name}-starting-actions`))
  }
}

function readBase(box: Box, raw: unknown): number | undefined {
  if (raw === undefined) return undefined
  const system = SYSTEMS.find((x) => x.id === raw)
  if (system?.hasProbeCard === true) return box.take(['probes'], `probe-${system.id}`, 'base')[0]
  box.r.fail('base', 'must be the id of a system that has a probe card, e.g. "hoth"')
  return undefined
}

/** The base, named or the first card of the rest, and the other probe cards. */
function readProbes(box: Box, top: Raw): void {
  const { s, r } = box
  const base = readBase(box, top['base'])
  s.probes = box.list(top['probes'], 'probes', ['probes'], 'probe-') ?? []
  const deck = box.deck(top['probeDeck'], 'probeDeck', ['probes'], 'probe-')
  const rest = box.left('probes')
  const free = rest.filter((id) => (s.places[probeSystem(s, id)]?.units ?? []).every((n) => n === 0))
  // Before it is chosen there is none.
  s.base = base ?? (s.step === 'choose-base' ? -1 : (free[0] ?? rest[0] ?? -1))
  if (base === undefined && s.base >= 0) box.without('probes', s.base)
  s.probeDeck = deck('probes')
  s.revealed = r.flag(top['revealed'], 'revealed')
  see(s, s.probes, 1 << IMPERIAL)
  if (s.base >= 0) see(s, [s.base], s.revealed ? SEEN_BY_ALL : 1 << REBEL)
  if (s.revealed) s.suspects = s.suspects.map((_, at) => (at === probeSystem(s, s.base) ? 1 : 0))
  const suspects = r.texts(top['suspects'], 'suspects')
  if (suspects !== undefined) {
    for (const [i, id] of suspects.entries()) if (!SYSTEMS.some((x) => x.id === id)) r.fail(`suspects[${i}]`, `"${id}" is no system`)
    const named = new Set(suspects)
    s.suspects = s.suspects.map((_, at) => (named.has(placeId(at)) ? 1 : 0))
  }
}

function systemsOf(r: Reader, raw: unknown, where: string): number[] {
  return (r.texts(raw, where) ?? []).flatMap((id, i) => r.id(placeNo, id, `${where}[${i}]`, 'system', SYSTEMS) ?? [])
}

/** Recruited action cards of a team, by the role whose pool got the leader (rebellion/team/25). */
function readOwners(r: Reader, s: State, raw: Raw): void {
  for (const [id, text] of Object.entries(raw)) {
    const role = ROLES.indexOf(r.oneOf(text, `owners.${id}`, ROLES, ROLES[0]))
    const card = sideOf(s, sideOfRole(role)).actions.find((x) => cardIdOf(s, x) === id)
    if (card === undefined) r.fail(`owners.${id}`, 'is no action card that this side holds')
    else s.owners.push({ card, seat: s.seats[role] as number })
  }
}

/** Hands, decks and piles of both sides and of the table. */
export function readCards(r: Reader, s: State, top: Raw, rng: Rng): void {
  const box = new Box(r, s, rng)
  const objectives = ['objectives-1', 'objectives-2', 'objectives-3']
  const sides = (['rebel', 'imperial'] as const).map((name, side) => readSide(box, side, name, r.object(top[name], name, SIDE_KEYS)))
  s.objectives = box.list(top['objectives'], 'objectives', objectives) ?? []
  s.scored = box.list(top['scored'], 'scored', objectives) ?? []
  s.box =
    box.list(
      top['box'],
      'box',
      BLOCKS.map((b) => b.name),
    ) ?? []
  see(s, s.box, SEEN_BY_ALL)
  s.box.push(
    ...(box.list(
      top['facedown'],
      'facedown',
      BLOCKS.map((b) => b.name),
    ) ?? []),
  )
  const objectiveDeck = box.deck(top['objectiveDeck'], 'objectiveDeck', objectives)
  const projectDeck = box.deck(top['projectDeck'], 'projectDeck', ['projects'])
  const spaceTactics = box.deck(top['spaceTactics'], 'spaceTactics', ['space-tactics'])
  const groundTactics = box.deck(top['groundTactics'], 'groundTactics', ['ground-tactics'])
  s.projectDiscard = (box.list(top['projectDiscard'], 'projectDiscard', ['projects']) ?? []).toReversed()
  readProbes(box, top)
  for (const fill of sides) fill()
  s.objectiveDeck = objectiveDeck('objectives-3', 'objectives-2', 'objectives-1')
  s.projectDeck = projectDeck('projects')
  s.spaceTactics = spaceTactics('space-tactics')
  s.groundTactics = groundTactics('ground-tactics')
  see(s, s.objectives, 1 << REBEL)
  see(s, [...s.scored, ...s.projectDiscard], SEEN_BY_ALL)
  const waiting = top['mobilizations']
  if (Array.isArray(waiting) && waiting.every((n) => n === 4 || n === 8)) s.mobilizations = [...waiting] as number[]
  else if (waiting !== undefined) r.fail('mobilizations', 'must be a list of 4 and 8')
  s.closed = systemsOf(r, top['closed'], 'closed')
  s.ruledOut = systemsOf(r, top['ruledOut'], 'ruledOut')
  readOwners(r, s, r.object(top['owners'], 'owners'))
}
