/**
 * Toy with hidden places: everybody walks a ring in secret, with two secret cards. A probe names a place; whoever stands
 * there may vanish with a Cloak. That window must not tell who stands there or who holds a Cloak.
 */
import {
  cloneBy,
  diffBy,
  hashBy,
  refuse,
  rngFrom,
  seatsFrom,
  shuffleBy,
  t,
  window,
  type Ctx,
  type Game,
  type Of,
  type Opt,
  type Rng,
  type Viewer,
  type Window,
} from '../../index.ts'

const PLACES = 6
const CLOAK = 1
const LAST_TURN = 40

export const shadowsSchema = t.record({
  rng: t.rng,
  step: t.text,
  result: t.maybe(t.list(t.int)),
  turn: t.int,
  active: t.int,
  players: t.rows(t.record({ lives: t.int, place: t.int, hand: t.list(t.int) })),
  /** What each card is (1: Cloak); 0 for a card whose kind is Dud. */
  cards: t.list(t.int),
  deck: t.list(t.int),
})
export type Shadows = Of<typeof shadowsSchema>
type G = Ctx<Shadows>

export const shadowsViewSchema = t.record({
  turn: t.int,
  active: t.int,
  place: t.int,
  hand: t.table(t.text),
  players: t.rows(t.record({ lives: t.int, hand: t.int })),
})
type ShadowsView = Of<typeof shadowsViewSchema>

interface Probe {
  readonly place: number
  readonly safe: number[]
}

const alive = (s: Shadows) => s.players.flatMap((p, seat) => (p.lives > 0 ? [seat] : []))

function draw(g: G, seat: number): void {
  const id = g.s.deck.pop()
  if (id === undefined) return
  g.reveal()
  g.s.players[seat]!.hand.push(id)
  g.emit({ t: 'draw', seat, card: id })
}

/** Everybody alive with a card could stand there and hold a Cloak, as far as the others know. */
const probed = (g: G): Window<Shadows, Probe> => ({
  name: 'probed',
  order: seatsFrom(g.s.active, g.s.players.length).filter((seat) => seat !== g.s.active && g.s.players[seat]!.lives > 0),
  listeners: (s) => s.players.flatMap((p) => p.hand),
  seatOf: (s, me) => s.players.findIndex((p) => p.hand.includes(me as number)),
  ability: (s, me) => (s.cards[me as number] === CLOAK ? cloak : undefined),
  concealed: (s, seat) => s.players[seat]!.hand.length > 0,
})

const cloak = {
  when: (g: G, me: number | string, e: Probe) =>
    g.s.players.some((p, seat) => p.hand.includes(me as number) && p.place === e.place && !e.safe.includes(seat)),
  effect(g: G, me: number | string, e: Probe) {
    const seat = g.s.players.findIndex((p) => p.hand.includes(me as number))
    const { hand } = g.s.players[seat]!
    hand.splice(hand.indexOf(me as number), 1)
    g.reveal()
    e.safe.push(seat)
    g.emit({ t: 'cloaked', seat })
  },
}

function probe(g: G, place: number): void {
  const { s } = g
  const e: Probe = { place, safe: [] }
  g.emit({ t: 'probe', place })
  window(g, probed(g), e)
  for (const seat of alive(s)) {
    const p = s.players[seat]!
    if (seat === s.active || e.safe.includes(seat) || p.place !== place) continue
    g.reveal()
    p.lives--
    p.place = g.random(PLACES)
    g.emit({ t: 'hit', seat, place: p.place })
  }
}

function setup(_: object, rng: Rng): Shadows {
  const cards = Array.from({ length: 24 }, (_, i) => i % 2)
  const s: Shadows = { rng, step: 'turn', result: null, turn: 0, active: 0, players: [], cards, deck: cards.map((_, id) => id) }
  shuffleBy(s.rng, s.cards)
  const places = Array.from({ length: PLACES }, (_, i) => i)
  shuffleBy(s.rng, places)
  for (let seat = 0; seat < 4; seat++) s.players.push({ lives: 2, place: places[seat]!, hand: [s.deck.pop()!, s.deck.pop()!] })
  return s
}

const knows = (viewer: Viewer, seat: number) => viewer === 'all' || viewer === seat

export const shadows: Game<Shadows, ShadowsView, object> = {
  id: 'toy-shadows',
  version: '1',
  windows: ['probed'],
  seats: () => ['a', 'b', 'c', 'd'].map((id) => ({ id })),
  parseOptions: () => ({ ok: {} }),
  setup,
  steps: {
    turn(g) {
      const { s } = g
      const me = s.players[s.active]!
      if (me.lives > 0) {
        const walk: Opt[] = [0, 1, PLACES - 1].map((d) => ({ t: 'walk', c: d }))
        const o = g.choose(s.active, 'turn', [...walk, ...Array.from({ length: PLACES }, (_, c): Opt => ({ t: 'probe', c }))])
        if (o.t === 'probe') probe(g, o.c as number)
        else {
          me.place = (me.place + (o.c as number)) % PLACES
          g.emit({ t: 'walk', seat: s.active, place: me.place })
          if (me.hand.length < 2) draw(g, s.active)
        }
      }
      s.turn++
      s.active = (s.active + 1) % s.players.length
      const left = alive(s)
      if (left.length <= 1 || s.turn >= LAST_TURN) s.result = s.players.map((p) => (p.lives > 0 ? 1 : 0))
    },
  },
  clone: (s) => cloneBy(shadowsSchema, s),
  hash: (s) => hashBy(shadowsSchema, s),
  view: (s, viewer) => ({
    turn: s.turn,
    active: s.active,
    place: typeof viewer === 'number' ? s.players[viewer]!.place : -1,
    hand: Object.fromEntries(
      s.players.flatMap((p, seat) => (knows(viewer, seat) ? p.hand.map((id) => [id, s.cards[id] === CLOAK ? 'Cloak' : 'Dud'] as const) : [])),
    ),
    players: s.players.map((p) => ({ lives: p.lives, hand: p.hand.length })),
  }),
  diffView: (from, to) => diffBy(shadowsViewSchema, from, to),
  redact(e, viewer) {
    const seat = e['seat'] as number
    if (e.t === 'draw' && !knows(viewer, seat)) return { t: 'draw', seat }
    return (e.t === 'walk' || e.t === 'hit') && !knows(viewer, seat) ? { t: e.t, seat } : e
  },
  redeal(s, seat, rnd) {
    const hidden = s.cards.map((_, id) => id).filter((id) => !s.players[seat]!.hand.includes(id))
    const kinds = hidden.map((id) => s.cards[id]!).toSorted((a, b) => a - b)
    for (let i = kinds.length - 1; i > 0; i--) {
      const j = rnd(i + 1)
      ;[kinds[i], kinds[j]] = [kinds[j]!, kinds[i]!]
    }
    hidden.forEach((id, i) => (s.cards[id] = kinds[i]!))
    s.players.forEach((p, other) => (p.place = other === seat ? p.place : rnd(PLACES)))
    s.rng = [rnd(2 ** 31), rnd(2 ** 31), rnd(2 ** 31), 1]
  },
  whyNot: (s, seat) => (s.active === seat ? null : refuse('toy/not-your-turn')),
  /** Places and hands (`Cloak`, `Dud`) per seat. */
  arrange(raw) {
    const { places, hands } = raw as { places: number[]; hands: string[][] }
    const s = setup({}, rngFrom('arranged'))
    s.players.forEach((p, seat) => {
      p.place = places[seat]!
      p.hand.forEach((id, i) => (s.cards[id] = hands[seat]![i] === 'Cloak' ? CLOAK : 0))
    })
    return { ok: s }
  },
  check: (s) => (s.players.some((p) => p.place < 0 || p.place >= PLACES || p.lives < 0) ? 'a seat is nowhere' : null),
  bot: {
    evaluate(s, seat) {
      const rivals = s.players.reduce((sum, p, i) => sum + (i === seat ? 0 : p.lives), 0)
      return 1 / (1 + Math.exp(rivals / 3 - s.players[seat]!.lives))
    },
    order: (_, ask) => ask.opts.map((_, i) => i),
    edge: (_, ask, o) => `${ask.kind} ${o.t} ${o.t === 'use' ? '' : (o.c ?? '')}`,
    rollout: (_, ask, rnd) => rnd(ask.opts.length),
  },
}
