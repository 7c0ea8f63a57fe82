/** Every event as one sentence. Names of components are set between `\u0001`, so that they can be set apart. */
import { CARDS } from '../content/cards.ts'
import type { Told } from '../events.ts'
import type { log } from './log.en.ts'

/** The sentences of the log in one language, by id. */
export type Log = Readonly<Record<keyof typeof log, string>>
/** An event as somebody may see it. */
interface Seen {
  readonly t: string
  readonly [key: string]: unknown
}

/** Marks a content id inside a sentence, so that it can be set as a name afterwards. */
const marked = (def: string): string => `\u0001${def}\u0001`

const QUIET = new Set(['turn', 'refill', 'commit', 'release', 'end-turn'])

const FACTS = new Map(CARDS.map((c) => [c.id, c]))
/** What a card gives by being played; a base gives nothing. */
const printed = (def: string, value: 'resources' | 'force'): number => FACTS.get(def)?.[value] ?? 0

/** Whether an event has a line in the log. */
export function told(e: Seen): boolean {
  const x = e as unknown as Told
  // What a card prints is told with its play; an extra line for each number would drown the rest.
  if (x.t === 'resources' && x.from === 'card') return false
  if (x.t === 'force' && x.def !== undefined && printed(x.def, 'force') === x.n) return false
  return !QUIET.has(x.t)
}

interface Line {
  readonly id: keyof Log
  readonly values: Readonly<Record<string, string | number>>
}

/** The sentence of an event, with the values that it is said with; null for what needs no line. `who` names a seat. */
export function lineOf(e: Seen, who: (seat: number) => string): Line | null {
  return told(e) ? line(e as unknown as Told, who) : null
}

function line(e: Told, who: (seat: number) => string): Line | null {
  switch (e.t) {
    case 'new-base':
      return { id: 'log.newBase', values: { who: who(e.seat), card: marked(e.base) } }
    case 'resources':
      if (e.from === 'force-bonus') return { id: 'log.forceBonus', values: { who: who(e.seat), n: e.n } }
      return {
        id: 'log.resources',
        values: { who: who(e.seat), n: e.n, card: e.def === undefined ? '' : marked(e.def), from: e.def === undefined ? 'none' : e.from },
      }
    case 'force':
      return { id: 'log.force', values: { who: who(e.seat), n: e.n } }
    case 'play':
      return { id: 'log.play', values: { card: marked(e.def), resources: printed(e.def, 'resources'), force: printed(e.def, 'force') } }
    case 'buy':
      return { id: 'log.buy', values: { who: who(e.seat), card: marked(e.def), paid: e.paid, to: e.to } }
    case 'take':
      return { id: 'log.take', values: { who: who(e.seat), card: marked(e.def), to: e.to } }
    case 'use':
      return { id: 'log.use', values: { who: who(e.seat), card: marked(e.def) } }
    case 'option':
      return { id: 'log.option', values: { who: who(e.seat), option: e.option, card: marked(e.def) } }
    case 'attack':
      return {
        id: 'log.attack',
        values: {
          who: who(e.seat),
          cards: e.cards.map((c) => `${marked(c.def)} ${c.attack}`).join(', '),
          target: e.def === null ? '' : marked(e.def),
          base: e.def === null ? 'none' : 'some',
          total: e.total,
        },
      }
    case 'defeated':
      return { id: 'log.defeated', values: { card: marked(e.def) } }
    case 'failed':
      return { id: 'log.failed', values: { card: marked(e.def) } }
    case 'reward':
      return { id: e.taken ? 'log.rewardTaken' : 'log.rewardLeft', values: { who: who(e.seat), card: marked(e.def) } }
    case 'damage':
      return { id: 'log.damage', values: { card: marked(e.def), n: e.n, prevented: e.prevented ?? 0 } }
    case 'repair':
      return { id: 'log.repair', values: { card: marked(e.base), n: e.n } }
    case 'lost':
      return { id: 'log.lost', values: { n: e.n } }
    case 'ship-destroyed':
      return { id: 'log.shipDestroyed', values: { card: marked(e.def) } }
    case 'base-destroyed':
      return { id: 'log.baseDestroyed', values: { who: who(e.by), card: marked(e.base) } }
    case 'discard':
      return { id: 'log.discard', values: { who: e.seat < 0 ? '' : who(e.seat), card: marked(e.def), from: e.from } }
    case 'exile':
      return { id: 'log.exile', values: { who: who(e.seat), card: marked(e.def) } }
    case 'draw':
      return e.defs === undefined
        ? { id: 'log.drawHidden', values: { who: who(e.seat), n: e.n } }
        : { id: 'log.draw', values: { who: who(e.seat), cards: e.defs.map(marked).join(', ') } }
    case 'look':
      return e.defs === undefined
        ? { id: 'log.lookHidden', values: { who: who(e.seat), at: e.at, n: e.n } }
        : { id: 'log.look', values: { who: who(e.seat), cards: e.defs.map(marked).join(', ') } }
    case 'reveal':
      return { id: 'log.reveal', values: { card: marked(e.def) } }
    case 'to-deck':
      return {
        id: 'log.toDeck',
        values: { who: who(e.seat), card: e.def === undefined ? '' : marked(e.def), known: e.def === undefined ? 'no' : 'yes' },
      }
    case 'swap':
      return { id: 'log.swap', values: { who: who(e.seat), card: marked(e.row) } }
    case 'shuffle':
      return { id: e.seat < 0 ? 'log.shuffleGalaxy' : 'log.shuffle', values: { who: e.seat < 0 ? '' : who(e.seat) } }
    case 'pay-discard':
      return { id: 'log.payDiscard', values: { who: who(e.seat), card: marked(e.def), paid: e.paid } }
    case 'won':
      return { id: 'log.won', values: { who: who(e.seat) } }
    default:
      return null
  }
}
