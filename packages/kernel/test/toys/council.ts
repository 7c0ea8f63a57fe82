/**
 * Toy for three to six seats: initiative order, "when" before "after", a card that cancels another's while it is being
 * played (and can itself be cancelled), a secret simultaneous bid, and a vote.
 */
import {
  byInitiative,
  cloneBy,
  diffBy,
  hashBy,
  refuse,
  rngFrom,
  seatsFrom,
  shuffleBy,
  t,
  window,
  type Ability,
  type Ctx,
  type Game,
  type Of,
  type Opt,
  type Ref,
  type Rng,
  type Viewer,
  type Window,
} from '../../index.ts'

export const councilSchema = t.record({
  rng: t.rng,
  step: t.text,
  result: t.maybe(t.list(t.int)),
  round: t.int,
  speaker: t.int,
  /** Seats that still act in this round, in initiative order. */
  acting: t.list(t.int),
  players: t.rows(t.record({ points: t.int, influence: t.int, initiative: t.int, hand: t.list(t.int) })),
  deck: t.list(t.int),
  discard: t.list(t.int),
  /** Kind of each card by its number, and who has seen it: a bit per seat, -1 for all. */
  cards: t.rows(t.record({ def: t.int, seen: t.int })),
})
export type Council = Of<typeof councilSchema>
type G = Ctx<Council>

export const councilViewSchema = t.record({
  round: t.int,
  speaker: t.int,
  acting: t.list(t.int),
  players: t.rows(t.record({ points: t.int, influence: t.int, initiative: t.int, hand: t.int })),
  cards: t.table(t.text),
  deck: t.int,
  discard: t.list(t.int),
})
type CouncilView = Of<typeof councilViewSchema>
export interface CouncilOptions {
  readonly players: number
}

interface Play {
  card: number
  by: number
  cancelled: boolean
}
interface Count {
  yes: number
  no: number
  cancelled: boolean
}

interface Kind {
  readonly name: string
  readonly act?: (g: G, seat: number) => void
  readonly on?: Readonly<Record<string, Ability<Council, never>>>
}

const handOf = (s: Council, me: Ref) => s.players.findIndex((p) => p.hand.includes(me as number))
export const kindOf = (s: Council, id: Ref) => KINDS[s.cards[id as number]!.def]!
const rich = (g: G, me: Ref) => g.s.players[handOf(g.s, me)]!.influence > 0

const KINDS: readonly Kind[] = [
  { name: 'Envoy', act: (g, seat) => score(g, seat, 1) },
  { name: 'Tax', act: (g, seat) => (g.s.players[seat]!.influence += 2) },
  {
    name: 'Raid',
    act(g, seat) {
      const rivals = g.s.players.flatMap((p, other): Opt[] => (other !== seat && p.influence > 0 ? [{ t: 'raid', c: other }] : []))
      if (rivals.length === 0) return
      const victim = g.s.players[g.choose(seat, 'raid', rivals).c as number]!
      victim.influence--
      g.s.players[seat]!.influence++
    },
  },
  // "When another plays a card": cancels it. Costs one influence, and may be cancelled in turn.
  {
    name: 'Veto',
    on: {
      'when-played': {
        when: (g, me, e: Play) => rich(g, me) && handOf(g.s, me) !== e.by && !e.cancelled,
        effect: (g, me, e: Play) => {
          g.s.players[handOf(g.s, me)]!.influence--
          playCard(g, handOf(g.s, me), me as number, () => (e.cancelled = true))
        },
      },
    },
  },
  // "After another has played a card": pays for the trouble.
  {
    name: 'Windfall',
    on: {
      'after-played': {
        when: (g, me, e: Play) => handOf(g.s, me) !== e.by,
        effect: (g, me) => playQuietly(g, me, (seat) => (g.s.players[seat]!.influence += 2)),
      },
    },
  },
  // "When votes are about to be counted" and "after they were".
  { name: 'Bribe', on: { 'when-counted': { effect: (g, me, e: Count) => playQuietly(g, me, () => (e.yes += 2)) } } },
  { name: 'Riot', on: { 'after-counted': { effect: (g, me) => playQuietly(g, me, (seat) => score(g, seat, 1)) } } },
]
const COPIES = 5

function score(g: G, seat: number, n: number): void {
  g.s.players[seat]!.points += n
  g.emit({ t: 'points', seat, n })
}

/** Takes a card out of a hand and shows it. */
function show(g: G, seat: number, id: number): void {
  const { hand } = g.s.players[seat]!
  hand.splice(hand.indexOf(id), 1)
  g.s.cards[id]!.seen = -1
  g.s.discard.push(id)
  g.reveal()
  g.emit({ t: 'card', seat, card: id, def: kindOf(g.s, id).name })
}

function playQuietly(g: G, me: Ref, effect: (seat: number) => void): void {
  const seat = handOf(g.s, me)
  show(g, seat, me as number)
  effect(seat)
}

function moment<E>(name: string, order: readonly number[]): Window<Council, E> {
  return {
    name,
    order,
    listeners: (s) => s.players.flatMap((p) => p.hand),
    ability: (s, me) => kindOf(s, me).on?.[name] as Ability<Council, E> | undefined,
    seatOf: handOf,
    concealed: (s, seat) => s.players[seat]!.hand.length > 0 && (name !== 'when-played' || s.players[seat]!.influence > 0),
    until: (e) => (e as { cancelled: boolean }).cancelled,
  }
}

/** Plays a card: "when" windows in initiative order from the player on, the effect unless cancelled, "after" windows. */
export function playCard(g: G, seat: number, id: number, effect: () => void): void {
  show(g, seat, id)
  const e: Play = { card: id, by: seat, cancelled: false }
  const order = byInitiative(g.s.players.map((p) => p.initiative)).filter((other) => other !== seat)
  window(g, moment<Play>('when-played', order), e)
  if (e.cancelled) return g.emit({ t: 'vetoed', card: id })
  effect()
  window(g, moment<Play>('after-played', order), e)
}

function draw(g: G, seat: number): void {
  const id = g.s.deck.pop()
  if (id === undefined) return
  g.reveal()
  g.s.players[seat]!.hand.push(id)
  g.s.cards[id]!.seen |= 1 << seat
  g.emit({ t: 'draw', seat, card: id, seen: 1 << seat })
}

const lots = (seats: number, what: (seat: number) => Opt[], kind: string) =>
  Array.from({ length: seats }, (_, seat) => ({ seat, kind, opts: what(seat) }))

function bid(g: G): void {
  const { players } = g.s
  const bids = g.chooseEach(lots(players.length, (seat) => Array.from({ length: players[seat]!.influence + 1 }, (_, c) => ({ t: 'bid', c })), 'bid'))
  const offers = bids.map((b) => b.c as number)
  offers.forEach((n, seat) => (players[seat]!.influence -= n))
  g.emit({ t: 'bids', offers })
  const top = Math.max(...offers)
  const winner = offers.indexOf(top)
  if (top > 0 && offers.lastIndexOf(top) === winner) score(g, winner, 2)
}

function vote(g: G): void {
  const { players, speaker } = g.s
  const order = seatsFrom(speaker, players.length)
  const e: Count = { yes: 0, no: 0, cancelled: false }
  for (const seat of order) {
    const o = g.choose(seat, 'vote', [{ t: 'yes' }, { t: 'no' }])
    if (o.t === 'yes') e.yes++
    else e.no++
    g.emit({ t: 'vote', seat, for: o.t })
  }
  window(g, moment<Count>('when-counted', order), e)
  g.emit({ t: 'counted', yes: e.yes, no: e.no })
  if (e.yes > e.no) for (const p of players) p.influence++
  else score(g, speaker, 1)
  window(g, moment<Count>('after-counted', order), e)
}

function setup({ players }: CouncilOptions, rng: Rng): Council {
  const defs = KINDS.flatMap((_, def) => Array.from({ length: COPIES }, () => def))
  const s: Council = {
    rng,
    step: 'deal',
    result: null,
    round: 0,
    speaker: 0,
    acting: [],
    players: Array.from({ length: players }, (_, seat) => ({ points: 0, influence: 3, initiative: seat, hand: [] })),
    deck: defs.map((_, id) => id),
    discard: [],
    cards: [],
  }
  shuffleBy(s.rng, defs)
  s.cards = defs.map((def) => ({ def, seen: 0 }))
  return s
}

const sees = (seen: number, viewer: Viewer) => viewer === 'all' || seen === -1 || (viewer !== 'public' && ((seen >> viewer) & 1) === 1)

export const council: Game<Council, CouncilView, CouncilOptions> = {
  id: 'toy-council',
  version: '1',
  windows: ['action', 'after-counted', 'after-played', 'when-counted', 'when-played'],
  seats: ({ players }) => Array.from({ length: players }, (_, seat) => ({ id: `seat-${seat}` })),
  parseOptions: (raw) => ({ ok: { players: Number((raw as CouncilOptions).players) } }),
  setup,
  steps: {
    deal(g) {
      const { s } = g
      for (const [seat] of s.players.entries()) for (let n = s.round === 0 ? 3 : 1; n > 0; n--) draw(g, seat)
      s.round++
      s.step = 'strategy'
    },
    strategy(g) {
      const { s } = g
      const free = Array.from({ length: 8 }, (_, i) => i + 1)
      for (const seat of seatsFrom(s.speaker, s.players.length)) {
        const c = g.choose(
          seat,
          'strategy',
          free.map((n): Opt => ({ t: 'take', c: n })),
        ).c as number
        free.splice(free.indexOf(c), 1)
        s.players[seat]!.initiative = c
      }
      s.acting = byInitiative(s.players.map((p) => p.initiative))
      s.step = 'action'
    },
    action(g) {
      const { s } = g
      const seat = s.acting.shift()!
      const cards = s.players[seat]!.hand.map((c): Opt => ({ t: 'play', c }))
      const o = g.may(
        seat,
        'action',
        cards.filter((x) => kindOf(s, x.c!).act !== undefined),
        { concealed: true },
      )
      if (o !== undefined) {
        g.within(`play/${o.c}`, () => playCard(g, seat, o.c as number, () => kindOf(s, o.c!).act!(g, seat)))
        s.acting.push(seat)
      }
      if (s.acting.length === 0) s.step = 'agenda'
    },
    agenda(g) {
      const { s } = g
      bid(g)
      vote(g)
      s.speaker = (s.speaker + 1) % s.players.length
      s.step = 'deal'
      const best = Math.max(...s.players.map((p) => p.points))
      if (best >= 6 || s.round === 4) s.result = s.players.map((p) => (p.points === best ? 1 : 0))
    },
  },
  clone: (s) => cloneBy(councilSchema, s),
  hash: (s) => hashBy(councilSchema, s),
  view: (s, viewer) => ({
    round: s.round,
    speaker: s.speaker,
    acting: [...s.acting],
    players: s.players.map((p) => ({ ...p, hand: p.hand.length })),
    cards: Object.fromEntries(s.cards.flatMap((c, id) => (sees(c.seen, viewer) ? [[id, KINDS[c.def]!.name] as const] : []))),
    deck: s.deck.length,
    discard: [...s.discard],
  }),
  diffView: (from, to) => diffBy(councilViewSchema, from, to),
  redact: (e, viewer) => (e.t === 'draw' && !sees(e['seen'] as number, viewer) ? { t: 'draw', seat: e['seat'] } : e),
  redeal(s, seat, rnd) {
    const unseen = s.cards.filter((c) => !sees(c.seen, seat))
    const defs = unseen.map((c) => c.def).toSorted((a, b) => a - b)
    for (let i = defs.length - 1; i > 0; i--) {
      const j = rnd(i + 1)
      ;[defs[i], defs[j]] = [defs[j]!, defs[i]!]
    }
    unseen.forEach((c, i) => (c.def = defs[i]!))
    s.rng = [rnd(2 ** 31), rnd(2 ** 31), rnd(2 ** 31), 1]
  },
  whyNot: (s, seat, key) => {
    const id = Number(key.split(':')[1])
    return s.players[seat]!.hand.includes(id) && kindOf(s, id).act === undefined ? refuse('toy/not-an-action', { card: id }) : null
  },
  /** Hands by card names, influence, and initiative numbers; the step that runs next. */
  arrange(raw) {
    const { hands, influence, step, initiative } = raw as { hands: string[][]; influence?: number[]; step: string; initiative?: number[] }
    const s = setup({ players: hands.length }, rngFrom('arranged'))
    for (const [seat, names] of hands.entries()) {
      for (const name of names) {
        const at = s.deck.findIndex((id) => kindOf(s, id).name === name)
        if (at < 0) return { problem: { where: `seat ${seat}`, what: `no ${name} left` } }
        const id = s.deck.splice(at, 1)[0]!
        s.players[seat]!.hand.push(id)
        s.cards[id]!.seen = 1 << seat
      }
      s.players[seat]!.influence = influence?.[seat] ?? 3
      s.players[seat]!.initiative = initiative?.[seat] ?? seat
    }
    s.acting = byInitiative(s.players.map((p) => p.initiative))
    return { ok: { ...s, round: 1, step } }
  },
  check(s) {
    const all = [...s.deck, ...s.discard, ...s.players.flatMap((p) => p.hand)]
    if (all.length !== s.cards.length || new Set(all).size !== all.length) return 'a card is in no place or in two'
    return s.players.some((p) => p.influence < 0) ? 'influence below zero' : null
  },
  bot: {
    evaluate(s, seat) {
      const rivals = s.players.filter((_, i) => i !== seat).map((p) => p.points)
      return 1 / (1 + Math.exp(Math.max(...rivals) - s.players[seat]!.points - s.players[seat]!.influence / 10))
    },
    order: (_, ask) => ask.opts.map((_, i) => i),
    edge: (s, ask, o) =>
      (ask.kind === 'action' || o.t === 'use' ? `${o.t} ${o.c === undefined ? '' : kindOf(s, o.c).name}` : `${o.t} ${o.c ?? ''}`) + ask.kind,
    rollout: (_, ask, rnd) => rnd(ask.opts.length),
  },
}
