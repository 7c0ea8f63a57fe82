/** Why an answer is not allowed: the same verdicts that build the options, for everything that a player could point at. */
import { refuse, type Ask, type Refusal, type Verdict } from '@orrery/kernel'
import { BASE_OF } from './content/index.ts'
import { mayUse, mayUseBase } from './rules/abilities.ts'
import { mayPayAway } from './rules/alternative-rules.ts'
import { mayCommit, mayJoin, mayResolve } from './rules/commit.ts'
import { mayPlay } from './rules/play.ts'
import { mayBuy } from './rules/purchase.ts'
import { ABILITY_NOT_YOUR_TURN, NOT_IN_PLAY, NOT_YOUR_TURN } from './rules/refusals.ts'
import { AT_BASE, playerOf, type State } from './state.ts'

const OVER = refuse('deckbuilding/victory/02')
const UNKNOWN = refuse('deckbuilding/actions/01')

/** While another question is open the answer must fit it: the rule behind each question. */
const RULE_OF_KIND: Readonly<Record<string, string>> = {
  attackers: 'commit/05',
  'secret-bases': 'variants/03',
  'new-base': 'start-of-turn/1.1',
  split: 'attack-base/04',
  reward: 'attack-row/08',
  'use-when': 'when/04',
  'use-order': 'when/04',
  option: 'choose/02',
  discard: 'discard/01',
  'pay-discard': 'abilities/03',
  'pay-exile': 'exile/03',
  exile: 'exile/03',
  'row-discard': 'discard/03',
  'row-take': 'abilities/03',
  'free-purchase': 'abilities/03',
  'pile-purchase': 'abilities/03',
  'pile-take': 'abilities/03',
  placement: 'purchase/03',
  ship: 'destroy/01',
  swap: 'look/02',
  fetch: 'abilities/03',
  'look-discard': 'look/02',
  'to-deck': 'abilities/03',
}

interface Pointed {
  readonly verb: string
  readonly thing: string
  /** Number of the card, AT_BASE for the base, or -1. */
  readonly id: number
}

function parse(s: State, key: string): Pointed {
  const [verb = '', thing = ''] = key.split(':')
  const n = /^\d{1,3}$/.test(thing) && Number(thing) < s.cards.length ? Number(thing) : -1
  return { verb, thing, id: thing === 'base' ? AT_BASE : n }
}

/** The answer to another question than the open one, or a thing that the open one doesn't offer. */
function notTheQuestion(s: State, seat: number, { verb, id }: Pointed, ask: Ask): Refusal {
  if (ask.kind === 'attackers' && verb === 'pick' && id >= 0) {
    const p = playerOf(s, seat)
    const ship = p.ships.includes(id)
    if (!ship && !p.units.includes(id)) return NOT_IN_PLAY
    const why = mayJoin(s, seat, id, ask.about === 'base' ? AT_BASE : (ask.about as number), ship)
    if (why !== null) return why
  }
  return refuse(`deckbuilding/${RULE_OF_KIND[ask.kind] ?? 'actions/01'}`)
}

/**
 * Why the seat may not give this answer now; null when it may. `ask` is the seat's open question, if it has one: what is
 * no answer to it is refused with the rule that the question stands on. Looks only at what the seat knows.
 */
export function whyNot(s: State, seat: number, key: string, ask?: Ask): Verdict {
  if (s.result !== null) return OVER
  const pointed = parse(s, key)
  if (ask !== undefined && ask.kind !== 'main') return notTheQuestion(s, seat, pointed, ask)
  return mainVerdict(s, seat, pointed)
}

/** A card that is pointed at as an attacker before any target is named: the base is the target that all cards may have. */
function mayAttackAtAll(s: State, seat: number, id: number): Verdict {
  const p = playerOf(s, seat)
  const ship = p.ships.includes(id)
  return ship || p.units.includes(id) ? mayJoin(s, seat, id, AT_BASE, ship) : NOT_IN_PLAY
}

function mainVerdict(s: State, seat: number, { verb, thing, id }: Pointed): Verdict {
  if (verb === 'end') return s.active === seat ? null : NOT_YOUR_TURN
  if (verb === 'use' && BASE_OF.has(thing)) return mayUseBase(s, seat, thing)
  if (id === AT_BASE || id >= 0) {
    if (verb === 'commit') return mayCommit(s, seat, id)
    if (verb === 'attack' || verb === 'release') return mayResolve(s, seat, id)
  }
  if (id >= 0) {
    if (verb === 'play') return mayPlay(s, seat, id)
    if (verb === 'buy') return mayBuy(s, seat, id)
    if (verb === 'use') return mayUse(s, seat, id)
    if (verb === 'discard') return mayPayAway(s, seat, id)
    if (verb === 'pick' && s.active === seat) return mayAttackAtAll(s, seat, id)
  }
  if (s.active !== seat) return verb === 'use' ? ABILITY_NOT_YOUR_TURN : NOT_YOUR_TURN
  return UNKNOWN
}
