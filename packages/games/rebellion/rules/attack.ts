/** Making an attack: rolling dice, combat actions, assigning damage, blocking, damage that stays. */
import { refuse, type Opt, type Verdict } from '@orrery/kernel'
import { tacticRules } from '../cards/tactics.ts'
import { tacticOf, unitFacts } from '../lookup.ts'
import { countAt } from './units.ts'
import { foeOf, IMPERIAL, REBEL, type State } from '../state.ts'
import { combatOf, hasEffect, ofSide } from './combat-effects.ts'
import { fighterAt, healthOf, ION_CANNON, unitsIn, type Theatre } from './combat-units.ts'
import { tell, type G } from './context.ts'
import { assignHits, freshOn } from './damage.ts'
import { colorName, dieName, noteRoll, rerollSome, sortDice } from './combat-dice.ts'
import { BLACK, dieOf, MOST_DICE, RED, rollDice, SPECIAL, yodaHelps } from './dice.ts'
import { canDrawTactic, discardTactic, drawTactics, heldTactics, holdsTactics, kindsHeld, mayPlayTactics, seatIn } from './tactic-cards.ts'

/** Dice of an attack: all units of the theatre together, less what is taken away, at most 5 of a colour (rebellion/attack/1 to /1c, units/10, /12). */
export function attackDice(s: State, side: number, theatre: Theatre): { red: number; black: number } {
  const c = combatOf(s)
  let red = 0
  let black = 0
  for (const i of unitsIn(s, side, theatre)) {
    const { attack } = unitFacts(fighterAt(s, i).type)
    red += attack.red
    black += attack.black
  }
  if (side === IMPERIAL && theatre === 'space') red -= 2 * countAt(s, c.place, ION_CANNON)
  if (side === REBEL && hasEffect(s, 'fewer-rebel-dice')) {
    red -= 1
    black -= 2
  }
  return { red: Math.min(MOST_DICE, Math.max(0, red)), black: Math.min(MOST_DICE, Math.max(0, black)) }
}

/** One attack of a side with all its units of the theatre (rebellion/combat/3.i, 3.ii). */
export function attack(g: G, side: number, theatre: Theatre): void {
  const s = g.s
  const c = combatOf(s)
  c.attacker = side
  const seat = seatIn(s, side, theatre)
  const { red, black } = attackDice(s, side, theatre)
  c.dice = rollDice(g, side, c.place, red, black)
  noteRoll(g, side, 'attack', c.dice)
  sortDice(c.dice)
  combatActions(g, side, seat, theatre)
  assignHits(g, side, seat, theatre)
  block(g, foeOf(side), theatre)
  settleDamage(g, foeOf(side), theatre)
  c.dice = []
  c.attacker = -1
}

const COLORS = [RED, BLACK]

const SPECIALS = COLORS.map((color) => dieOf(color, SPECIAL))

/** Colours of the dice that still show a special. */
const specials = (dice: readonly number[]): number[] => COLORS.filter((color) => dice.includes(SPECIALS[color] as number))

/** A die that shows a special is set aside for the rest of the attack (rebellion/attack/2b). */
function spend(g: G, side: number, color: string): void {
  const { dice } = combatOf(g.s)
  const die = dieOf(color === 'red' ? RED : BLACK, SPECIAL)
  dice.splice(dice.indexOf(die), 1)
  tell(g, { t: 'spend', side, die: dieName(die) })
}

/** Whether a tactic card in hand may be played now, as a combat action or to block (rebellion/attack/2d, /2e, /2i, /4 to /4c). */
export function mayPlayTactic(s: State, side: number, card: number): Verdict {
  const { theatre, attacker, dice } = combatOf(s)
  const facts = tacticOf(s, card)
  const attacking = attacker === side
  if (facts.deck !== theatre) return refuse(attacking ? 'rebellion/attack/2d' : 'rebellion/attack/4b', { card: facts.id })
  if (!mayPlayTactics(s, side, theatre)) return refuse('rebellion/golden/04', { card: 'its-a-trap' })
  if (!attacking && hasEffect(s, ofSide('no-block', side))) return refuse('rebellion/golden/04', { card: `${theatre}-unstoppable-assault` })
  if (!attacking && facts.use !== 'block') return refuse('rebellion/attack/4c', { card: facts.id })
  if (attacking && facts.use === 'block') return refuse('rebellion/attack/4', { card: facts.id })
  if (facts.requiresSpecial && specials(dice).length === 0) return refuse('rebellion/attack/2e', { card: facts.id })
  return tacticRules(facts.id).can(s, side) ? null : refuse('rebellion/attack/2i', { card: facts.id })
}

/** Answers that play a card of the hand; the die that pays for it is named by its colour. */
function plays(s: State, side: number, theatre: Theatre): Opt[] {
  const opts: Opt[] = []
  const colors = specials(combatOf(s).dice)
  for (const card of kindsHeld(s, side, theatre)) {
    if (mayPlayTactic(s, side, card) !== null) continue
    const { id, requiresSpecial } = tacticOf(s, card)
    if (requiresSpecial) for (const x of colors) opts.push({ t: 'play', c: id, d: colorName(x) })
    else opts.push({ t: 'play', c: id })
  }
  return opts
}

/**
 * Combat actions, as many as the attacker likes. Asked whenever a special could be spent or a card played as far as the others
 * know: a pause that is missing would tell what the hand holds.
 */
function combatActions(g: G, side: number, seat: number, theatre: Theatre): void {
  const s = g.s
  for (;;) {
    const { dice, place } = combatOf(s)
    const draws: Opt[] = canDrawTactic(s, theatre) ? specials(dice).map((x) => ({ t: 'draw', c: colorName(x) })) : []
    const yoda: Opt[] = side === REBEL && dice.length > 0 && yodaHelps(s, place) ? [{ t: 'yoda' }] : []
    const holds = mayPlayTactics(s, side, theatre) && holdsTactics(s, side, theatre)
    if (draws.length + yoda.length === 0 && !holds) return
    const o = g.may(seat, 'combat-action', [...draws, ...plays(s, side, theatre), ...yoda], { concealed: true })
    if (o === undefined) return
    if (o.t === 'yoda') {
      s.yodaUsed = true
      rerollSome(g, side, seat, 1, 'master-yoda')
    } else if (o.t === 'draw') {
      spend(g, side, String(o.c))
      drawTactics(g, side, theatre, 1)
    } else playTactic(g, side, seat, theatre, String(o.c), o.d === undefined ? null : String(o.d))
  }
}

/** Plays a tactic card from hand: pays for it, discards it, applies it. */
function playTactic(g: G, side: number, seat: number, theatre: Theatre, id: string, color: string | null): void {
  const card = heldTactics(g.s, side, theatre).find((x) => tacticOf(g.s, x).id === id)
  if (card === undefined) return
  if (color !== null) spend(g, side, color)
  discardTactic(g, side, card, true)
  g.within(id, () => tacticRules(id).run(g, side, seat))
}

/** Step 4: the defender may play cards that block what has just been assigned (rebellion/attack/4 to /4d). */
function block(g: G, side: number, theatre: Theatre): void {
  const s = g.s
  const seat = seatIn(s, side, theatre)
  if (hasEffect(s, ofSide('no-block', side)) || !mayPlayTactics(s, side, theatre)) return
  while (freshOn(s, side, theatre) > 0 && holdsTactics(s, side, theatre)) {
    const opts = plays(s, side, theatre)
    const o = g.may(seat, 'block', opts, { concealed: true })
    if (o === undefined) return
    playTactic(g, side, seat, theatre, String(o.c), null)
  }
}

/** Step 5: damage that was not blocked stays; who has enough of it is set aside (rebellion/attack/5, /5c, /5d). */
function settleDamage(g: G, side: number, theatre: Theatre): void {
  const s = g.s
  for (const i of unitsIn(s, side, theatre)) {
    const f = fighterAt(s, i)
    if (f.fresh === 0) continue
    f.damage += f.fresh
    f.fresh = 0
    const health = healthOf(s, f.type)
    f.lost = health !== null && f.damage >= health
    tell(g, { t: 'damaged', side, unit: unitFacts(f.type).id, of: i, damage: f.damage, lost: f.lost })
  }
}
