/** Where the cards of a described position lie. */
import { shuffleBy, type Rng } from '@orrery/kernel'
import type { Raw, Reader } from './arrange-reader.ts'
import { LEADERS } from './content/leaders.ts'
import { SYSTEMS } from './content/systems.ts'
import { blockCards, BLOCKS, cardIdOf, leaderNo, placeId, probeSystem } from './lookup.ts'
import { cardAt, IMPERIAL, leaderAt, ON_MISSION, REBEL, SEEN_BY_ALL, sideOf, type State } from './state.ts'

const SIDE_KEYS = ['hand', 'deck', 'discard', 'actions', 'actionDeck', 'assigned']

/** Cards that have no place yet, by block. */
class Box {
  private readonly left = new Map<string, number[]>()

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
      this.left.set(b.name, b.name.endsWith('starting-missions') ? ids.toSorted((a, b2) => a - b2) : ids)
    }
  }

  /** A card of one of these blocks with that content id. */
  take(blocks: readonly string[], id: string, where: string): number[] {
    for (const name of blocks) {
      const ids = this.left.get(name) ?? []
      const at = ids.findIndex((card) => cardIdOf(this.s, card) === id)
      if (at >= 0) return ids.splice(at, 1)
    }
    this.r.fail(where, `there is no "${id}" left for it`)
    return []
  }

  list(raw: unknown, where: string, blocks: readonly string[], prefix = ''): number[] | undefined {
    return this.r.texts(raw, where)?.flatMap((id, i) => this.take(blocks, prefix + id, `${where}[${i}]`))
  }

  rest(...blocks: readonly string[]): number[] {
    return blocks.flatMap((name) => this.left.get(name)?.splice(0) ?? [])
  }
}

function see(s: State, ids: readonly number[], bit: number): void {
  for (const id of ids) cardAt(s, id).seen = bit
}

function readAssigned(box: Box, side: number, raw: Raw, where: string, blocks: readonly string[]): void {
  const { s, r } = box
  for (const [mission, leaders] of Object.entries(raw)) {
    const [card] = box.take(blocks, mission, `${where}.${mission}`)
    if (card === undefined) continue
    sideOf(s, side).assigned.push(card)
    for (const id of r.texts(leaders, `${where}.${mission}`) ?? []) {
      const l = r.id(leaderNo, id, `${where}.${mission}`, 'leader', LEADERS)
      if (l === null) continue
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
  const deck = (box.list(raw['deck'], `${name}.deck`, missions) ?? []).toReversed()
  own.actions = box.list(raw['actions'], `${name}.actions`, actions) ?? []
  const actionDeck = (box.list(raw['actionDeck'], `${name}.actionDeck`, actions) ?? []).toReversed()
  see(s, own.discard, SEEN_BY_ALL)
  return () => {
    own.hand = hand ?? box.rest(`${name}-starting-missions`)
    see(s, [...own.hand, ...own.assigned, ...own.actions], 1 << side)
    own.deck = [...box.rest(`${name}-missions`), ...deck]
    own.actionDeck = [...box.rest(`${name}-recruits`), ...actionDeck]
    s.box.push(...box.rest(`${name}-starting-missions`, `${name}-starting-actions`))
  }
}

/** The base, named or the first card of the rest, and the other probe cards. */
function readProbes(box: Box, top: Raw): void {
  const { s, r } = box
  const base = top['base'] === undefined ? undefined : box.list([top['base']], 'base', ['probes'], 'probe-')?.[0]
  s.probes = box.list(top['probes'], 'probes', ['probes'], 'probe-') ?? []
  const deck = (box.list(top['probeDeck'], 'probeDeck', ['probes'], 'probe-') ?? []).toReversed()
  const rest = box.rest('probes')
  const free = rest.filter((id) => (s.places[probeSystem(s, id)]?.units ?? []).every((n) => n === 0))
  // Before it is chosen there is none.
  s.base = base ?? (s.step === 'choose-base' ? -1 : (free[0] ?? rest[0] ?? -1))
  s.probeDeck = [...rest.filter((id) => id !== s.base), ...deck]
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
  const tops = (key: string, blocks: readonly string[]): number[] => (box.list(top[key], key, blocks) ?? []).toReversed()
  const [objectiveTop, projectTop, spaceTop, groundTop] = [
    tops('objectiveDeck', objectives),
    tops('projectDeck', ['projects']),
    tops('spaceTactics', ['space-tactics']),
    tops('groundTactics', ['ground-tactics']),
  ] as const
  s.projectDiscard = tops('projectDiscard', ['projects'])
  readProbes(box, top)
  for (const fill of sides) fill()
  s.objectiveDeck = [...box.rest('objectives-3', 'objectives-2', 'objectives-1'), ...objectiveTop]
  s.projectDeck = [...box.rest('projects'), ...projectTop]
  s.spaceTactics = [...box.rest('space-tactics'), ...spaceTop]
  s.groundTactics = [...box.rest('ground-tactics'), ...groundTop]
  see(s, s.objectives, 1 << REBEL)
  see(s, [...s.scored, ...s.projectDiscard, ...s.box], SEEN_BY_ALL)
  const waiting = top['mobilizations']
  if (Array.isArray(waiting) && waiting.every((n) => n === 4 || n === 8)) s.mobilizations = [...waiting] as number[]
  else if (waiting !== undefined) r.fail('mobilizations', 'must be a list of 4 and 8')
}
