/** Damage of an attack: assigning it, dealing it by cards, blocking it. */
import { refuse, type Opt, type Verdict } from '@orrery/kernel'
import { unitFacts } from '../lookup.ts'
import { foeOf, REBEL, type State } from '../state.ts'
import { combatOf, hasEffect } from './combat-effects.ts'
import { alikeOnce, fighterAt, unitsIn, type Theatre } from './combat-units.ts'
import { tell, type G } from './context.ts'
import { BLACK, dieOf, DIRECT, HIT, RED } from './dice.ts'
import { IS_SHIP, SIDE_OF_UNIT } from './units.ts'

/** What may be assigned: a hit of a colour, or damage that goes to any health. */
type Hit = 'red' | 'black' | 'direct'

/** Damage assigned in this attack that can still be blocked. */
export function freshOn(s: State, side: number, theatre: Theatre): number {
  let n = 0
  for (const i of unitsIn(s, side, theatre)) n += fighterAt(s, i).fresh
  return n
}

/** Whether a unit can be assigned a hit: of the theatre, with health of its colour (rebellion/attack/3a to /3c, death-star/02, units/17). */
export function mayHit(s: State, i: number, hit: Hit): Verdict {
  const { type } = fighterAt(s, i)
  const { id, health } = unitFacts(type)
  if (IS_SHIP[type] !== (combatOf(s).theatre === 'space')) return refuse('rebellion/attack/3c', { unit: id })
  if (health === null) return refuse('rebellion/death-star/02', { unit: id })
  return hit === 'direct' || health.color === hit ? null : refuse('rebellion/attack/3a', { unit: id, color: hit })
}

/** Units of a side that can take a hit. */
function targetsOf(s: State, side: number, theatre: Theatre, hit: Hit): number[] {
  return unitsIn(s, side, theatre).filter((i) => mayHit(s, i, hit) === null)
}

/** Puts damage on a unit, to be blocked or to stay. */
function deal(g: G, i: number, n: number): void {
  const f = fighterAt(g.s, i)
  f.fresh += n
  tell(g, { t: 'hit', side: SIDE_OF_UNIT[f.type] as number, unit: unitFacts(f.type).id, of: i, n })
}

/**
 * Assigns equal hits one by one, to any unit each time; units that are alike are offered once. More than a unit's health is
 * allowed, nothing may be held back (rebellion/attack/3d, /3e).
 */
function assign(g: G, seat: number, foe: number, theatre: Theatre, hit: Hit, n: number): void {
  for (let k = 0; k < n; k++) {
    const targets = alikeOnce(g.s, targetsOf(g.s, foe, theatre, hit))
    if (targets.length === 0) return
    const o = g.choose(
      seat,
      'assign-hit',
      targets.map((i): Opt => ({ t: 'hit', c: i, d: hit })),
    )
    deal(g, o.c as number, 1)
  }
}

const countOf = (dice: readonly number[], die: number): number => dice.filter((d) => d === die).length

/** Step 3: the attacker assigns the hits and direct hits of his unspent dice (rebellion/attack/3). Direct hits come last. */
export function assignHits(g: G, side: number, seat: number, theatre: Theatre): void {
  const s = g.s
  const { dice } = combatOf(s)
  const foe = foeOf(side)
  let red = countOf(dice, dieOf(RED, HIT))
  let black = countOf(dice, dieOf(BLACK, HIT))
  if (side === REBEL && theatre === 'space' && black > 0 && hasEffect(s, 'black-as-red')) {
    const turned = g.amount(seat, 'black-as-red', 0, Math.min(2, black))
    red += turned
    black -= turned
  }
  assign(g, seat, foe, theatre, 'red', red)
  assign(g, seat, foe, theatre, 'black', black)
  assign(g, seat, foe, theatre, 'direct', countOf(dice, dieOf(RED, DIRECT)) + countOf(dice, dieOf(BLACK, DIRECT)))
}

/** Whether a card that deals damage has a target in the battle that is going on. */
export function hasTarget(s: State, side: number): boolean {
  const { theatre } = combatOf(s)
  return theatre !== '' && targetsOf(s, foeOf(side), theatre, 'direct').length > 0
}

/** A card deals damage to one enemy unit of the theatre, whatever the colour of its health (rebellion/attack/2f, /2j). Returns the unit. */
export function dealToOne(g: G, side: number, seat: number, n: number, except = -1): number | null {
  const s = g.s
  const { theatre } = combatOf(s)
  if (theatre === '') return null
  const targets = alikeOnce(
    s,
    targetsOf(s, foeOf(side), theatre, 'direct').filter((i) => i !== except),
  )
  if (targets.length === 0) return null
  const opts = targets.map((i): Opt => ({ t: 'hit', c: i, d: 'card' }))
  // The second of two targets is a "may": the card says "up to".
  const o = except < 0 ? g.choose(seat, 'card-damage', opts) : g.may(seat, 'card-damage', opts)
  if (o === undefined) return null
  deal(g, o.c as number, n)
  return o.c as number
}

/** A card deals damage that is divided among enemy units of the theatre, point by point. */
export function dealDivided(g: G, side: number, seat: number, n: number): void {
  const { theatre } = combatOf(g.s)
  if (theatre !== '') assign(g, seat, foeOf(side), theatre, 'direct', n)
}

/** Units of a side that have fresh damage: only that can be blocked (rebellion/attack/4a). */
export function blockable(s: State, side: number): number[] {
  const { theatre } = combatOf(s)
  return theatre === '' ? [] : unitsIn(s, side, theatre).filter((i) => fighterAt(s, i).fresh > 0)
}

/** Blocks up to `n` damage on units of a side, on one or on several (rebellion/attack/4d); at least 1. */
export function blockDamage(g: G, side: number, seat: number, n: number): void {
  const s = g.s
  for (let k = 0; k < n; k++) {
    const opts = alikeOnce(s, blockable(s, side)).map((i): Opt => ({ t: 'block', c: i }))
    const o = k === 0 ? g.choose(seat, 'block-damage', opts) : g.may(seat, 'block-damage', opts)
    if (o === undefined) return
    const of = o.c as number
    const f = fighterAt(s, of)
    f.fresh -= 1
    tell(g, { t: 'blocked', side, unit: unitFacts(f.type).id, of })
  }
}
