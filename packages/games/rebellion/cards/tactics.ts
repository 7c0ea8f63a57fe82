/** Tactic cards: what each does, beside its id. Both decks share most of their effects. */
import type { Opt } from '@orrery/kernel'
import { unitFacts, unitNo } from '../lookup.ts'
import { foeOf, placeAt, type State } from '../state.ts'
import { rerollSome } from '../rules/combat-dice.ts'
import { combatOf, ofSide, putEffect } from '../rules/combat-effects.ts'
import type { G } from '../rules/context.ts'
import { blockable, blockDamage, dealDivided, dealToOne, hasTarget } from '../rules/damage.ts'
import { canDrawTactic, discardTactic, drawTactics, heldTactics, kindsHeld } from '../rules/tactic-cards.ts'
import { SHIPS_OF } from '../rules/units.ts'

/** What a tactic card is good for: for the bots' move order and for people who browse the cards. */
type Tag = 'damage' | 'block' | 'draw' | 'reroll' | 'retreat' | 'no-retreat' | 'no-block'

interface TacticRules {
  readonly id: string
  readonly tags: readonly Tag[]
  /** Whether it would do anything now; who may play it at all is asked elsewhere. */
  can(s: State, side: number): boolean
  run(g: G, side: number, seat: number): void
}

type Effect = Omit<TacticRules, 'id'>
const card = (id: string, effect: Effect): TacticRules => ({ id, ...effect })

const concentrateFire: Effect = {
  tags: ['reroll'],
  can: (s) => combatOf(s).dice.length > 0,
  run: (g, side, seat) => rerollSome(g, side, seat, 2, `${combatOf(g.s).theatre}-concentrate-fire`),
}

const damageToOne = (n: number): Effect => ({ tags: ['damage'], can: hasTarget, run: (g, side, seat) => void dealToOne(g, side, seat, n) })

const onslaught: Effect = {
  tags: ['damage'],
  can: hasTarget,
  run: (g, side, seat) => {
    const first = dealToOne(g, side, seat, 1)
    if (first !== null) dealToOne(g, side, seat, 1, first)
  },
}

const brilliantStrategy: Effect = {
  tags: ['draw'],
  can: (s) => canDrawTactic(s, 'space') || canDrawTactic(s, 'ground'),
  run: (g, side, seat) => {
    const opts = [0, 1, 2].map((space): Opt => ({ t: 'draw', c: space, d: 2 - space }))
    const o = g.choose(seat, 'draw-tactics', opts)
    drawTactics(g, side, 'space', Number(o.c))
    drawTactics(g, side, 'ground', Number(o.d))
  },
}

const unstoppableAssault: Effect = {
  tags: ['no-block'],
  can: () => true,
  run: (g, side) => putEffect(g.s, ofSide('no-block', foeOf(side))),
}

const defensiveFormation: Effect = {
  tags: ['block'],
  can: (s, side) => blockable(s, side).length > 0,
  run: (g, side, seat) => blockDamage(g, side, seat, 1),
}

/** Another card of the same theatre is the price: the card itself is gone from the hand when it is paid. */
const blockForCard = (theatre: 'space' | 'ground'): Effect => ({
  tags: ['block'],
  can: (s, side) => blockable(s, side).length > 0 && heldTactics(s, side, theatre).length > 1,
  run: (g, side, seat) => {
    const opts = kindsHeld(g.s, side, theatre).map((c): Opt => ({ t: 'pick', c }))
    const paid = g.choose(seat, 'pay-tactic', opts, { concealed: true })
    discardTactic(g, side, paid.c as number, false)
    blockDamage(g, side, seat, 2)
  },
})

/** Kinds of a side's ships in the system that have a red attack value. */
const bombers = (s: State, side: number): number[] =>
  (SHIPS_OF[side] as readonly number[]).filter((u) => unitFacts(u).attack.red > 0 && (placeAt(s, combatOf(s).place).units[u] as number) > 0)

const bombardment: Effect = {
  tags: ['damage'],
  can: (s, side) => hasTarget(s, side) && bombers(s, side).length > 0,
  run: (g, side, seat) => {
    const opts = bombers(g.s, side).map((u): Opt => ({ t: 'ship', c: unitFacts(u).id }))
    const o = g.choose(seat, 'bombard', opts)
    dealDivided(g, side, seat, unitFacts(unitNo(String(o.c))).attack.red)
  },
}

const noEscape: Effect = {
  tags: ['no-retreat'],
  can: () => true,
  run: (g, side) => putEffect(g.s, ofSide('no-retreat', foeOf(side))),
}

const escapePlan: Effect = {
  tags: ['retreat'],
  can: () => true,
  run: (g, side) => putEffect(g.s, ofSide('free-transport', side)),
}

export const TACTIC_RULES: readonly TacticRules[] = [
  card('space-brilliant-strategy', brilliantStrategy),
  card('space-concentrate-fire', concentrateFire),
  card('space-critical-hit', damageToOne(1)),
  card('space-defensive-formation', defensiveFormation),
  card('space-no-escape', noEscape),
  card('space-onslaught', onslaught),
  card('space-outmaneuver', blockForCard('space')),
  card('space-take-it-down', damageToOne(2)),
  card('space-unstoppable-assault', unstoppableAssault),
  card('ground-bombardment', bombardment),
  card('ground-brilliant-strategy', brilliantStrategy),
  card('ground-concentrate-fire', concentrateFire),
  card('ground-critical-hit', damageToOne(1)),
  card('ground-defensive-formation', defensiveFormation),
  card('ground-dig-in', blockForCard('ground')),
  card('ground-escape-plan', escapePlan),
  card('ground-onslaught', onslaught),
  card('ground-take-it-down', damageToOne(2)),
  card('ground-unstoppable-assault', unstoppableAssault),
]

const byId: ReadonlyMap<string, TacticRules> = new Map(TACTIC_RULES.map((x) => [x.id, x]))

/** The rules of a tactic card. Throws RangeError when there is none of this id. */
export function tacticRules(id: string): TacticRules {
  const rules = byId.get(id)
  if (rules === undefined) throw new RangeError(`there is no tactic card "${id}"`)
  return rules
}
