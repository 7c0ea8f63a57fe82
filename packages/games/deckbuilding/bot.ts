/** What a search needs to play well: which moves to try, what they mean, how good a position is; and a rule-of-thumb player. */
import type { Ask, BotHints, Opt } from '@orrery/kernel'
import { evaluate, FREE_USE, kindOf, worth } from './bot-values.ts'
import { CARDS } from './content/cards.ts'
import { baseFacts } from './content/index.ts'
import { attackOf } from './rules/attack.ts'
import { rewardOf, targetValueOf } from './rules/attack-row.ts'
import { AT_BASE, cardOf, factsOf, NOBODY, playerOf, type State } from './state.ts'

const at = (o: Opt): number => (o.c === 'base' ? AT_BASE : (o.c as number))
const indexOf = (ask: Ask, t: string): number => ask.opts.findIndex((o) => o.t === t)

/** The index of the option with the highest score; the first of equals. */
function best(ask: Ask, score: (o: Opt) => number): number {
  let found = 0
  let high = -Infinity
  for (let i = 0; i < ask.opts.length; i++) {
    const x = score(ask.opts[i] as Opt)
    if (x <= high) continue
    high = x
    found = i
  }
  return found
}

function freeAttack(s: State, seat: number, target: number): number {
  const p = playerOf(s, seat)
  let n = 0
  for (const id of p.units) if (isFree(s, id)) n += attackOf(s, seat, id, target)
  if (target === AT_BASE) for (const id of p.ships) if (isFree(s, id)) n += attackOf(s, seat, id, target)
  return n
}

const isFree = (s: State, id: number): boolean => !cardOf(s, id).attacked && cardOf(s, id).target === NOBODY

function shipsHold(s: State, seat: number): number {
  let n = 0
  for (const id of playerOf(s, seat).ships) n += (factsOf(s, id).hitPoints ?? 0) - cardOf(s, id).damage
  return n
}

function rewardWorth(s: State, id: number): number {
  const r = rewardOf(factsOf(s, id))
  return r.resources + 0.6 * r.force + 1.5 * r.exileUpTo + (r.freePurchase ? 4 : 0)
}

/** Whether the free cards should go for the base: when they reach it, or nothing in the row is worth them. -1: nothing to gain. */
function chooseTarget(s: State, ask: Ask): number {
  const foe = 1 - ask.seat
  const onBase = freeAttack(s, ask.seat, AT_BASE) - shipsHold(s, foe)
  const base = playerOf(s, foe).base
  const kill = base !== null && onBase >= baseFacts(base).hitPoints - playerOf(s, foe).baseDamage
  let found = -1
  let high = kill ? Infinity : Math.max(0, onBase) * 1.1
  if (onBase > 0 || kill) found = indexOf(ask, 'commit')
  ask.opts.forEach((o, i) => {
    if (o.t !== 'commit') return
    if (o.c === 'base') {
      if (onBase > 0 || kill) found = i
      return
    }
    const id = o.c as number
    const need = targetValueOf(factsOf(s, id))
    const attack = freeAttack(s, ask.seat, id)
    const gain = rewardWorth(s, id) + 0.35 * worth(s, id) + 0.5 * (attack - need)
    if (attack < need || gain <= high) return
    high = gain
    found = i
  })
  if (found >= 0) return found
  // Nothing to reach: weaken the ships.
  return base !== null || playerOf(s, foe).ships.length > 0 ? ask.opts.findIndex((o) => o.t === 'commit' && o.c === 'base') : -1
}

function mainMove(s: State, ask: Ask): number {
  const opts = ask.opts
  if (opts[0]?.t === 'play') return best(ask, (o) => (o.t === 'play' ? playFirst(s, at(o)) : -1))
  let purchase = -1
  let dearest = 0
  for (let i = 0; i < opts.length; i++) {
    const o = opts[i] as Opt
    if (o.t === 'attack') return i
    if (o.t === 'use' && typeof o.c === 'number' && FREE_USE[cardOf(s, o.c).def] === true) return i
    if (o.t === 'buy' && buyWorth(s, at(o)) > dearest) {
      dearest = buyWorth(s, at(o))
      purchase = i
    }
  }
  const target = indexOf(ask, 'commit') < 0 ? -1 : chooseTarget(s, ask)
  if (target >= 0) return target
  if (purchase >= 0) return purchase
  const spare = opts.findIndex((o) => o.t === 'use' && usesUp(s, ask.seat, o))
  return spare >= 0 ? spare : opts.length - 1
}

/** Ships and what has something to offer when played come first, so that abilities find them. */
function playFirst(s: State, id: number): number {
  const f = kindOf(s, id)
  return (f.type === 'capital-ship' ? 10 : 0) + f.force + f.resources
}

function buyWorth(s: State, id: number): number {
  return kindOf(s, id).cost + 0.1 * worth(s, id)
}

/** Abilities that cost the card: a pilot or a damage dealer once it has attacked; the Death Star's shot if a ship defends. */
function usesUp(s: State, seat: number, o: Opt): boolean {
  if (typeof o.c === 'string') return playerOf(s, 1 - seat).ships.length > 0
  return o.c !== undefined && kindOf(s, o.c).cost <= 2
}

/** The set of attackers: everything at the base, just enough at a row card. */
function nextAttacker(s: State, ask: Ask): number {
  if (ask.about === 'base') return Math.max(0, indexOf(ask, 'pick'))
  const target = ask.about as number
  const have = (ask.set?.picked ?? []).reduce<number>((n, id) => n + attackOf(s, ask.seat, id as number, target), 0)
  const need = targetValueOf(factsOf(s, target)) - have
  if (need <= 0) return Math.max(0, indexOf(ask, 'done'))
  return best(ask, (o) => {
    if (o.t !== 'pick') return -99
    const a = attackOf(s, ask.seat, at(o), target)
    return a >= need ? 50 - a : a
  })
}

/** A sensible answer by rules of thumb: play all, use what is free, strike where it tells, buy the best. The index of an option. */
export function ruleOfThumb(s: State, ask: Ask): number {
  switch (ask.kind) {
    case 'main':
      return mainMove(s, ask)
    case 'attackers':
      return nextAttacker(s, ask)
    case 'free-purchase':
    case 'pile-purchase':
    case 'pile-take':
    case 'row-take':
    case 'fetch':
    case 'to-deck':
      return best(ask, (o) => (typeof o.c === 'number' ? worth(s, o.c) : -1))
    case 'discard':
    case 'pay-discard':
    case 'pay-exile':
      return best(ask, (o) => -worth(s, at(o)))
    case 'exile':
      return best(ask, (o) => (o.t === 'pick' ? 1.2 - worth(s, at(o)) : 0))
    case 'row-discard':
    case 'look-discard':
      return best(ask, (o) => (typeof o.c === 'number' ? rowHarm(s, ask.seat, o.c) : 0))
    case 'swap':
      return ask.opts.length - 1
    case 'placement':
      return best(ask, (o) => ({ 'to-hand': 2, 'to-deck': 1 })[o.t] ?? 0)
    case 'ship':
      return best(ask, (o) => (o.t === 'base' ? 3 : worth(s, at(o))))
    case 'split':
      return ask.opts.length - 1
    case 'new-base':
      return best(ask, (o) => baseFacts(o.c as string).hitPoints)
    default:
      return 0
  }
}

/** How much a row card would help the opponent more than the seat. */
function rowHarm(s: State, seat: number, id: number): number {
  const f = kindOf(s, id)
  if (f.faction === 'neutral') return 0
  return (f.faction === 'empire') === (seat === 0) ? -worth(s, id) : worth(s, id)
}

/** Fast and sensible, with a little spread: in places where rules of thumb say nothing the answer is random. */
function rollout(s: State, ask: Ask, rnd: (n: number) => number): number {
  if (ask.kind === 'new-base' || ask.kind === 'secret-bases') return rnd(ask.opts.length)
  if (ask.kind === 'main' && ask.opts[0]?.t !== 'play' && rnd(8) === 0) {
    const i = rnd(ask.opts.length)
    const o = ask.opts[i]
    if (o !== undefined && o.t !== 'release' && o.t !== 'end') return i
  }
  return ruleOfThumb(s, ask)
}

/** Two options that mean the same: equal cards in equal condition. */
function sameThing(s: State, a: Opt, b: Opt): boolean {
  if (a.t !== b.t || typeof a.c !== 'number' || typeof b.c !== 'number' || a.d !== b.d) return false
  const [x, y] = [cardOf(s, a.c), cardOf(s, b.c)]
  return x.def === y.def && x.damage === y.damage && x.bonus === y.bonus && x.attacked === y.attacked && x.used === y.used && x.target === y.target
}

const MAIN_RANK: Readonly<Record<string, number>> = { play: 6, attack: 5, use: 4, buy: 3, commit: 2, discard: 1, end: 0 }

function rank(s: State, ask: Ask, o: Opt): number {
  const base = (MAIN_RANK[o.t] ?? 0) * 100
  return typeof o.c === 'number' ? base + worth(s, o.c) : base + (ask.kind === 'main' ? 5 : 0)
}

/**
 * Options worth trying. Left out are only moves that another one on offer makes unnecessary: equal cards twice, freeing a
 * group, and ending the turn while cards could still be played (they would be discarded unplayed).
 */
function order(s: State, ask: Ask): number[] {
  const thumb = ruleOfThumb(s, ask)
  const main = ask.kind === 'main'
  const playsLeft = main && ask.opts[0]?.t === 'play'
  const kept: number[] = []
  ask.opts.forEach((o, i) => {
    if (main && (o.t === 'release' || (o.t === 'end' && playsLeft))) return
    if (ask.kind !== 'exile' && i !== thumb && ask.set === undefined && kept.some((k) => sameThing(s, ask.opts[k] as Opt, o))) return
    kept.push(i)
  })
  if (main) kept.sort((a, b) => rank(s, ask, ask.opts[b] as Opt) - rank(s, ask, ask.opts[a] as Opt))
  return [thumb, ...kept.filter((i) => i !== thumb)].filter(
    (i, n, all) => n === 0 || !sameThing(s, ask.opts[all[0] as number] as Opt, ask.opts[i] as Opt) || ask.set !== undefined,
  )
}

/** What an option means: cards by what they are, with their damage. */
function edge(s: State, _ask: Ask, o: Opt): string {
  if (o.c === undefined) return o.t
  if (typeof o.c === 'string') return `${o.t}:${o.c}`
  const c = cardOf(s, o.c)
  const id = CARDS[c.def]?.id ?? ''
  const damage = c.damage > 0 ? `-${c.damage}` : ''
  return o.d === undefined ? `${o.t}:${id}${damage}` : `${o.t}:${id}${damage}:${o.d}`
}

/** Between two turns nothing is half done. */
const calm = (s: State): boolean => s.step === 'new-base'

export const bot: BotHints<State> = { evaluate, order, edge, rollout, calm }
