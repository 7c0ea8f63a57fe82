/** The player's turn: one action after another, in any order and number, until the end is announced (deckbuilding/actions/01, /03). */
import type { Opt } from '@orrery/kernel'
import { AT_BASE, cardOf, factsAt, GAP, NOBODY, playerOf, type State } from '../state.ts'
import { mayUseBase, mayUseInPlay, useBase, useCard } from './abilities.ts'
import { attackBase } from './attack-base.ts'
import { attackRow } from './attack-row.ts'
import { hasAttack } from './attack.ts'
import { mayPayAway, payAway } from './alternative-rules.ts'
import { commit, mayTargetKind, release } from './commit.ts'
import type { G } from './context.ts'
import { ATTACK, ATTACK_BASE, BUY, COMMIT, COMMIT_BASE, DISCARD, END, keyed, PLAY, RELEASE, RELEASE_BASE, USE, USE_BASE } from './keys.ts'
import { playCard } from './play.ts'
import { buy, canPay, topPilot } from './purchase.ts'

const ALWAYS_ASKED = { concealed: true }
const IF_SEVERAL = {}

/** One action. False when the turn is over: the end was announced. */
export function takeAction(g: G): boolean {
  const seat = g.s.active
  const opts = mainOptions(g.s, seat)
  // The end is announced, not slipped into, so that the last action can still be taken back.
  const o = g.choose(seat, 'main', opts, opts.length === 1 ? ALWAYS_ASKED : IF_SEVERAL)
  if (o.t === 'end') return false
  carryOut(g, seat, o)
  return true
}

function carryOut(g: G, seat: number, o: Opt): void {
  const target = o.c === 'base' ? AT_BASE : (o.c as number)
  switch (o.t) {
    case 'play':
      return playCard(g, seat, target)
    case 'buy':
      return buy(g, seat, target)
    case 'use':
      return typeof o.c === 'string' ? useBase(g, seat) : useCard(g, seat, target)
    case 'commit':
      return commit(g, seat, target)
    case 'release':
      return release(g, seat, target)
    case 'attack':
      return target === AT_BASE ? attackBase(g, seat) : attackRow(g, seat, target)
    case 'discard':
      return payAway(g, seat, target)
  }
}

/** Everything that the active player may do now. Shared, frozen options; the last one is the end of the turn. */
export function mainOptions(s: State, seat: number): Opt[] {
  const p = playerOf(s, seat)
  const opts: Opt[] = []
  for (const id of p.hand) opts.push(keyed(PLAY, id))
  for (const id of s.row) if (id !== GAP && canPay(s, seat, factsAt(cardOf(s, id).def)) === null) opts.push(keyed(BUY, id))
  const pilot = topPilot(s)
  if (pilot >= 0 && canPay(s, seat, factsAt(cardOf(s, pilot).def)) === null) opts.push(keyed(BUY, pilot))
  for (const id of p.units) if (mayUseInPlay(s, seat, id) === null) opts.push(keyed(USE, id))
  for (const id of p.ships) if (mayUseInPlay(s, seat, id) === null) opts.push(keyed(USE, id))
  if (p.base !== null && mayUseBase(s, seat, p.base) === null) opts.push(USE_BASE[p.base] as Opt)
  addAttacks(s, seat, opts)
  if (s.neutralDiscard) for (const id of s.row) if (id !== GAP && mayPayAway(s, seat, id) === null) opts.push(keyed(DISCARD, id))
  opts.push(END)
  return opts
}

function addAttacks(s: State, seat: number, opts: Opt[]): void {
  const p = playerOf(s, seat)
  let freeUnit = false
  let grouped = false
  for (const id of p.units) {
    const c = cardOf(s, id)
    if (c.target !== NOBODY) grouped = true
    else if (!freeUnit && !c.attacked && hasAttack(s, seat, id, AT_BASE)) freeUnit = true
  }
  let free = freeUnit
  for (const id of p.ships) {
    const c = cardOf(s, id)
    if (c.target !== NOBODY) grouped = true
    else if (!free && !c.attacked && hasAttack(s, seat, id, AT_BASE)) free = true
  }
  if (free) opts.push(COMMIT_BASE)
  if (!freeUnit && !grouped) return
  if (grouped && hasGroup(s, seat, AT_BASE)) opts.push(ATTACK_BASE, RELEASE_BASE)
  for (const id of s.row) {
    if (id === GAP || mayTargetKind(s, seat, factsAt(cardOf(s, id).def)) !== null) continue
    if (freeUnit) opts.push(keyed(COMMIT, id))
    if (grouped && hasGroup(s, seat, id)) opts.push(keyed(ATTACK, id), keyed(RELEASE, id))
  }
}

function hasGroup(s: State, seat: number, target: number): boolean {
  const p = playerOf(s, seat)
  for (const id of p.units) if (cardOf(s, id).target === target) return true
  for (const id of p.ships) if (cardOf(s, id).target === target) return true
  return false
}
