/**
 * Toy: a card duel with interrupts and reactions. Action windows alternate, active player first, until both pass in a row;
 * cards of the hand may answer, so the windows are concealed wherever a hand and the means to pay could hold an answer.
 */
import {
  cloneBy,
  delist,
  diffBy,
  enlist,
  happen,
  hashBy,
  listening,
  refuse,
  rngFrom,
  seatsFrom,
  shuffleBy,
  t,
  window,
  type Ability,
  type Ask,
  type Ctx,
  type Ev,
  type Game,
  type Happening,
  type Of,
  type Opt,
  type Ref,
  type Rng,
  type Viewer,
  type Window,
} from '../../index.ts'
import { moments, KINDS } from './duel-cards.ts'

export const duelSchema = t.record({
  rng: t.rng,
  step: t.text,
  result: t.maybe(t.list(t.int)),
  turn: t.int,
  active: t.int,
  players: t.rows(t.record({ base: t.int, energy: t.int, deck: t.list(t.int), hand: t.list(t.int), play: t.list(t.int), discard: t.list(t.int) })),
  /** `seen` holds a bit per seat; `zone` is `aside` while a card is being played. */
  cards: t.rows(
    t.record({ def: t.int, owner: t.int, zone: t.oneOf('deck', 'hand', 'play', 'discard', 'aside'), damage: t.int, ready: t.bool, seen: t.int }),
  ),
  listeners: t.table(t.list(t.int)),
})
export type Duel = Of<typeof duelSchema>
export type G = Ctx<Duel>
export type Zone = Duel['cards'][number]['zone']

const viewSchema = t.record({
  turn: t.int,
  active: t.int,
  players: t.rows(t.record({ base: t.int, energy: t.int, deck: t.int, hand: t.int, play: t.list(t.int), discard: t.list(t.int) })),
  cards: t.table(t.record({ def: t.text, zone: t.text, damage: t.int, ready: t.bool })),
})
export type DuelView = Of<typeof viewSchema>
export { viewSchema as duelViewSchema }

export const card = (s: Duel, id: Ref) => s.cards[id as number]!
export const kindOf = (s: Duel, id: Ref) => KINDS[card(s, id).def]!
export const other = (seat: number) => 1 - seat

const PILES = { deck: 'deck', hand: 'hand', play: 'play', discard: 'discard' } as const

/** Moves a card, and its listening with it. */
export function move(g: G, id: Ref, to: Zone): void {
  const c = card(g.s, id)
  const me = g.s.players[c.owner]!
  if (c.zone !== 'aside') me[PILES[c.zone]].splice(me[PILES[c.zone]].indexOf(id as number), 1)
  delist(g.s.listeners, hooksOf(g.s, id), id as number)
  c.zone = to
  c.damage = 0
  c.ready = true
  if (to !== 'aside') me[PILES[to]].push(id as number)
  enlist(g.s.listeners, hooksOf(g.s, id), id as number)
  c.seen = to === 'deck' ? 0 : to === 'hand' ? c.seen | (1 << c.owner) : 3
  g.emit({ t: 'move', card: id, def: kindOf(g.s, id).name, to, owner: c.owner, seen: c.seen })
}

/** The moments that a card listens to where it lies now. */
const hooksOf = (s: Duel, id: Ref): string[] =>
  Object.entries(kindOf(s, id).on)
    .filter(([, a]) => a.from.includes(card(s, id).zone))
    .map(([hook]) => hook)

export function draw(g: G, seat: number, n: number): void {
  const { deck } = g.s.players[seat]!
  for (let i = 0; i < n && deck.length > 0; i++) {
    g.reveal()
    move(g, deck[deck.length - 1]!, 'hand')
  }
}

export function pay(g: G, seat: number, n: number): void {
  g.s.players[seat]!.energy -= n
}

/** A moment of this game: who listens, in which order, and where a hidden hand could hold an answer. */
export function moment<E>(g: G, name: string, about?: Ref, cost = 1): Window<Duel, E> {
  return {
    name,
    order: seatsFrom(g.s.active, 2),
    listeners: (s) => listening(s.listeners, name),
    ability: (s, me) => kindOf(s, me).on[name] as Ability<Duel, E> | undefined,
    seatOf: (s, me) => card(s, me).owner,
    until: (e) => (e as Partial<Happening>).cancelled === true,
    concealed: (s, seat) => moments.includes(name) && s.players[seat]!.hand.length > 0 && s.players[seat]!.energy >= cost,
    ...(about !== undefined && { about }),
  }
}

export interface Playing extends Happening {
  card: Ref
}
export interface Damage extends Happening {
  target: Ref
  amount: number
  from: Ref
}
export interface Doom extends Happening {
  card: Ref
}

/** Plays a card from hand: its cost is paid whatever becomes of it. `effect` is what an event does. */
export function play(g: G, id: Ref, effect?: () => void): void {
  const kind = kindOf(g.s, id)
  const { owner } = card(g.s, id)
  pay(g, owner, kind.cost)
  g.reveal()
  move(g, id, 'aside')
  const happened = happen<Duel, Playing>(
    g,
    { card: id, cancelled: false },
    {
      interrupts: moment(g, 'playing', id),
      carryOut: () => {
        if (kind.hp > 0) {
          move(g, id, 'play')
          card(g.s, id).ready = false
        } else effect?.()
      },
      reactions: moment(g, 'played', id),
    },
  )
  if (!happened) g.emit({ t: 'denied', card: id })
  if (card(g.s, id).zone === 'aside') move(g, id, 'discard')
}

export function damage(g: G, target: Ref, amount: number, from: Ref): void {
  if (card(g.s, target).zone !== 'play') return
  happen<Duel, Damage>(
    g,
    { target, amount, from, cancelled: false },
    {
      interrupts: moment(g, 'damaging', target),
      carryOut: (_, e) => {
        const hit = card(g.s, e.target)
        if (hit.zone !== 'play') return
        hit.damage += e.amount
        g.emit({ t: 'damage', card: e.target, n: e.amount })
        if (hit.damage >= kindOf(g.s, e.target).hp) destroy(g, e.target)
      },
      reactions: moment(g, 'damaged', target),
    },
  )
}

export function destroy(g: G, id: Ref): void {
  const doomed = card(g.s, id).zone === 'play'
  if (!doomed) return
  happen<Duel, Doom>(
    g,
    { card: id, cancelled: false },
    {
      interrupts: moment(g, 'dying', id),
      carryOut: () => {
        if (card(g.s, id).zone === 'play') move(g, id, 'discard')
      },
      reactions: moment(g, 'died', id),
    },
  )
}

/** Declares an attack on an enemy unit, or on the base when there is none. */
export function attack(g: G, id: Ref): void {
  const me = card(g.s, id)
  me.ready = false
  const foe = other(me.owner)
  window(g, moment<object>(g, 'attacking', id), { attacker: id })
  if (me.zone !== 'play') return
  const targets = g.s.players[foe]!.play.map((c): Opt => ({ t: 'hit', c }))
  const { power } = kindOf(g.s, id)
  if (targets.length > 0) damage(g, g.choose(me.owner, 'target', targets, { about: id }).c as Ref, power, id)
  else {
    g.s.players[foe]!.base -= power
    g.emit({ t: 'base', seat: foe, n: power })
  }
}

function over(s: Duel): void {
  const down = s.players.map((p) => p.base <= 0)
  if (!down.includes(true) && s.turn < 24) return
  const [a, b] = s.players as [Duel['players'][number], Duel['players'][number]]
  s.result = [a.base > b.base ? 1 : 0, b.base > a.base ? 1 : 0]
}

function setup(_: object, rng: Rng): Duel {
  const s: Duel = { rng, step: 'draw', result: null, turn: 0, active: 0, players: [], cards: [], listeners: {} }
  for (const owner of [0, 1]) {
    const mine = KINDS.flatMap((_, def) => [def, def, def])
    shuffleBy(s.rng, mine)
    const first = s.cards.length
    for (const def of mine) s.cards.push({ def, owner, zone: 'deck', damage: 0, ready: true, seen: 0 })
    s.players.push({ base: 10, energy: 0, deck: mine.map((_, i) => first + i), hand: [], play: [], discard: [] })
  }
  return s
}

/** A position for tests: names of the cards in each hand and in play, energy, and who is active. */
export interface DuelArranged {
  hands: string[][]
  play?: string[][]
  energy?: number[]
  active?: number
}

function arrange(raw: unknown): { ok: Duel } | { problem: { where: string; what: string } } {
  const { hands, play = [[], []], energy = [6, 6], active = 0 } = raw as DuelArranged
  const s = setup({}, rngFrom('arranged'))
  const place = (seat: number, names: string[], to: 'hand' | 'play') => {
    for (const name of names) {
      const { deck } = s.players[seat]!
      const at = deck.findIndex((id) => kindOf(s, id).name === name)
      if (at < 0) return false
      const id = deck.splice(at, 1)[0]!
      Object.assign(card(s, id), { zone: to, seen: to === 'play' ? 3 : 1 << seat })
      s.players[seat]![to].push(id)
      enlist(s.listeners, hooksOf(s, id), id)
    }
    return true
  }
  for (const seat of [0, 1]) {
    if (!place(seat, hands[seat] ?? [], 'hand') || !place(seat, play[seat] ?? [], 'play'))
      return { problem: { where: `seat ${seat}`, what: 'no such card left' } }
    s.players[seat]!.energy = energy[seat] ?? 0
  }
  return { ok: { ...s, active, step: 'actions', turn: 1 } }
}

const masked = (viewer: Viewer): number => (viewer === 'all' ? -1 : viewer === 'public' ? 0 : 1 << viewer)
const visible = (seen: number, viewer: Viewer) => viewer === 'all' || seen === 3 || (seen & masked(viewer)) !== 0

export const duel: Game<Duel, DuelView, object> = {
  id: 'toy-duel',
  version: '1',
  windows: moments,
  seats: () => [{ id: 'north' }, { id: 'south' }],
  parseOptions: () => ({ ok: {} }),
  setup,
  steps: {
    draw(g) {
      const { s } = g
      if (s.turn === 0) for (const seat of [0, 1]) draw(g, seat, 4)
      for (const p of s.players) p.energy = 3
      for (const id of s.players[s.active]!.play) card(s, id).ready = true
      draw(g, s.active, 1)
      s.turn++
      s.step = 'actions'
    },
    actions(g) {
      const { s } = g
      window(g, { ...moment(g, 'action', undefined, 0), repeats: true, until: () => s.players.some((p) => p.base <= 0) }, {})
      over(s)
      s.active = other(s.active)
      s.step = 'draw'
    },
  },
  clone: (s) => cloneBy(duelSchema, s),
  hash: (s) => hashBy(duelSchema, s),
  view: (s, viewer) => ({
    turn: s.turn,
    active: s.active,
    players: s.players.map((p) => ({ ...p, deck: p.deck.length, hand: p.hand.length, play: [...p.play], discard: [...p.discard] })),
    cards: Object.fromEntries(
      s.cards.flatMap((c, id) =>
        visible(c.seen, viewer) ? [[id, { def: KINDS[c.def]!.name, zone: c.zone, damage: c.damage, ready: c.ready }] as const] : [],
      ),
    ),
  }),
  diffView: (from, to) => diffBy(viewSchema, from, to),
  redact(e: Ev, viewer) {
    if (e.t !== 'move' || visible(e['seen'] as number, viewer)) return e
    return { t: 'move', to: e['to'], owner: e['owner'] }
  },
  redeal(s, seat, rnd) {
    for (const owner of [0, 1]) {
      const unseen = s.cards.flatMap((c, id) => (c.owner === owner && !visible(c.seen, seat) ? [id] : []))
      for (const id of unseen) delist(s.listeners, hooksOf(s, id), id)
      const defs = unseen.map((id) => card(s, id).def).toSorted((a, b) => a - b)
      for (let i = defs.length - 1; i > 0; i--) {
        const j = rnd(i + 1)
        ;[defs[i], defs[j]] = [defs[j]!, defs[i]!]
      }
      unseen.forEach((id, i) => (card(s, id).def = defs[i]!))
      for (const id of unseen) enlist(s.listeners, hooksOf(s, id), id)
    }
    s.rng = [rnd(2 ** 31), rnd(2 ** 31), rnd(2 ** 31), 1]
  },
  whyNot: (s, seat, key) => {
    const id = Number(key.split(':')[1])
    const c = s.cards[id]
    if (c === undefined || c.owner !== seat || !visible(c.seen, seat)) return refuse('toy/not-yours')
    return c.zone === 'hand' && kindOf(s, id).cost > s.players[seat]!.energy ? refuse('toy/energy', { cost: kindOf(s, id).cost }) : null
  },
  arrange,
  check(s) {
    const zones = s.players.flatMap((p) => [...p.deck, ...p.hand, ...p.play, ...p.discard])
    if (new Set(zones).size !== s.cards.length || zones.length !== s.cards.length) return 'a card is in no place or in two'
    if (s.players.some((p) => p.energy < 0)) return 'energy below zero'
    return s.cards.every((_, id) => hooksOf(s, id).every((hook) => listening(s.listeners, hook).includes(id))) ? null : 'a card does not listen'
  },
  bot: {
    evaluate(s, seat) {
      const side = (n: number) =>
        s.players[n]!.base * 2 + s.players[n]!.play.reduce((sum, id) => sum + kindOf(s, id).power, 0) + s.players[n]!.hand.length
      return 1 / (1 + Math.exp((side(other(seat)) - side(seat)) / 6))
    },
    order: (_, ask) => ask.opts.map((_, i) => i),
    edge: (s, ask: Ask, o) =>
      (o.c === undefined || card(s, o.c).zone === 'play' ? `${o.t}:${o.c ?? ''}` : `${o.t} ${kindOf(s, o.c).name}`) + ` ${ask.kind}`,
    rollout: (_, ask, rnd) =>
      ask.opts.length > 1 && ask.opts[ask.opts.length - 1]!.t === 'pass' && rnd(4) > 0 ? rnd(ask.opts.length - 1) : rnd(ask.opts.length),
  },
}

/** Ids of the cards of a name that a seat has in a zone. */
export function idsOf(s: Duel, seat: number, zone: 'hand' | 'play' | 'discard', name: string): number[] {
  return s.players[seat]![zone].filter((id) => kindOf(s, id).name === name)
}
