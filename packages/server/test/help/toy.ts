/**
 * A small game for the server's tests. Two seats. Each turn the active seat takes 1 to 3 stones from a heap of known size, or
 * looks at its hidden number, which is shown to itself only; first both bid in secret at once. Who takes the last stone wins.
 * With the option `hush`, a window that only a holder of an odd number can use is offered to both seats.
 */
import { below, refuse, type Base, type Game, type Patch } from '@orrery/kernel'
import type { AnyGame, Hosted } from '../../hosted.ts'

export interface Toy extends Base {
  stones: number
  active: number
  turn: number
  hidden: number[]
  bids: number[]
  hush: boolean
  told: boolean[]
}

interface ToyView {
  you: number
  stones: number
  active: number
  turn: number
  hidden: (number | null)[]
  bids: number[]
}

const other = (seat: number): number => 1 - seat

export const toyGame: Game<Toy, ToyView, { stones: number; hush: boolean }> = {
  id: 'toy',
  version: '1',
  seats: () => [{ id: 'left' }, { id: 'right' }],
  windows: ['odd'],
  parseOptions: (raw) => {
    const { stones = 9, hush = false } = raw as { stones?: unknown; hush?: unknown }
    if (typeof stones !== 'number' || stones < 1) return { problem: { where: 'stones', what: 'must be a number from 1' } }
    return { ok: { stones, hush: hush === true } }
  },
  setup: ({ stones, hush }, rng) => ({
    rng,
    step: 'bid',
    result: null,
    stones,
    active: 0,
    turn: 1,
    hidden: [0, 1].map(() => 7_000_000 + below(rng, 1_000_000)),
    bids: [],
    hush,
    told: [false, false],
  }),
  steps: {
    bid: (g) => {
      const opts = [
        { t: 'bid', c: 1 },
        { t: 'bid', c: 2 },
      ]
      const bids = g.chooseEach([0, 1].map((seat) => ({ seat, kind: 'bid', opts })))
      g.s.bids = bids.map((b) => Number(b.c))
      g.s.active = g.s.bids[1]! > g.s.bids[0]! ? 1 : 0
      g.emit({ t: 'bids', bids: g.s.bids })
      g.s.step = 'take'
    },
    take: (g) => {
      const { s } = g
      if (s.hush) {
        for (const seat of [0, 1]) {
          const odd = s.hidden[seat]! % 2 === 1
          const used = g.may(seat, 'odd', odd ? [{ t: 'shout' }] : [], { concealed: true })
          if (used !== undefined) g.emit({ t: 'shout', seat })
        }
      }
      const takes = [1, 2, 3].filter((n) => n <= s.stones).map((c) => ({ t: 'take', c }))
      const o = g.choose(s.active, 'main', [...takes, ...(s.told[s.active] ? [] : [{ t: 'look' }]), { t: 'wait' }])
      if (o.t === 'look') {
        g.reveal()
        s.told[s.active] = true
        g.emit({ t: 'looked', seat: s.active, hidden: s.hidden[s.active] })
        return
      }
      if (o.t === 'take') s.stones -= Number('c' in o ? o.c : 0)
      g.emit({ t: 'took', seat: s.active, left: s.stones })
      if (s.stones === 0) s.result = s.active === 0 ? [1, 0] : [0, 1]
      s.active = other(s.active)
      s.turn++
    },
  },
  clone: (s) => structuredClone(s),
  hash: (s) => s.stones * 31 + s.turn * 7 + s.active,
  view: (s, viewer) => ({
    you: typeof viewer === 'number' ? viewer : -1,
    stones: s.stones,
    active: s.active,
    turn: s.turn,
    bids: s.bids,
    hidden: s.hidden.map((h, i) => (viewer === 'all' || (viewer === i && s.told[i]) ? h : null)),
  }),
  diffView: (a, b) => {
    const out: Record<string, Patch> = {}
    for (const k of Object.keys(b) as (keyof ToyView)[]) if (JSON.stringify(a[k]) !== JSON.stringify(b[k])) out[k] = [b[k]]
    return Object.keys(out).length === 0 ? undefined : out
  },
  redact: (e, viewer) => (e.t === 'looked' && viewer !== 'all' && viewer !== e['seat'] ? { t: 'looked', seat: e['seat'] } : e),
  redeal: (s, seat, rnd) => {
    s.hidden[other(seat)] = 7_000_000 + rnd(1_000_000)
  },
  whyNot: (_s, _seat, key) => (key.startsWith('take:') ? refuse('toy/take/01', { key }) : refuse('toy/other')),
  arrange: (raw) => {
    if (typeof raw !== 'object' || raw === null) return { problem: { where: '', what: 'must be an object' } }
    return {
      ok: {
        rng: [1, 2, 3, 4],
        step: 'take',
        result: null,
        stones: 2,
        active: 0,
        turn: 1,
        hidden: [1, 2],
        bids: [],
        hush: false,
        told: [false, false],
        ...raw,
      },
    }
  },
  check: () => null,
  bot: {
    evaluate: () => 0.5,
    order: (_s, ask) => ask.opts.map((_, i) => i),
    edge: (_s, _a, o) => o.t,
    rollout: (_s, ask, rnd) => rnd(ask.opts.length),
  },
}

export const hostedToy = (game = toyGame): Hosted => ({
  game: game as unknown as AnyGame,
  prepared: { endgame: () => ({ stones: 1 }) },
  turn: (v) => (v as ToyView).turn,
  values: (v) => ({ stones: [(v as ToyView).stones, (v as ToyView).stones] }),
  moment: (e) => e.t === 'bids',
})
