/** Retreat. */
import { refuse, type Opt, type Verdict } from '@orrery/kernel'
import { DEATH_STAR, SITE, leaderFacts, leaderNo, NEIGHBOURS, placeId, placeNo, SPACE, unitFacts } from '../lookup.ts'
import { admiralOf, foeOf, generalOf, IMPERIAL, leaderAt, placeAt, REBEL, type State } from '../state.ts'
import { combatOf, hasEffect, ofSide } from './combat-effects.ts'
import { attackDice } from './attack.ts'
import { destroyFighters, fighterAt, forceAt, ION_CANNON, settleLosses, unitsIn, type Fighter } from './combat-units.ts'
import { tell, type G } from './context.ts'
import { leadersAt, seatOfLeader } from './leaders.ts'
import { addUnits, countAt, groundAt, shipsAt, SIDE_OF_UNIT, takeUnits, unitsAt } from './units.ts'

/** Leaders that can lead a retreat: any own ones there, captives and lent ones left out (rebellion/retreat/02, /03). */
const guides = (s: State, side: number): number[] => leadersAt(s, side, combatOf(s).place).filter((l) => !combatOf(s).lent.includes(l))

/** Whether something of the side could go at all: a ship, or anything mobile under an Escape Plan (rebellion/retreat/15, /17). */
function canGo(s: State, side: number): boolean {
  const free = hasEffect(s, ofSide('free-transport', side))
  return combatOf(s).units.some((f) => {
    const { immobile, transportRestricted } = unitFacts(f.type)
    return SIDE_OF_UNIT[f.type] === side && !immobile && (free || !transportRestricted)
  })
}

/** Whether a side may retreat at all, wherever to. */
export function mayRetreat(s: State, side: number): Verdict {
  const c = combatOf(s)
  if (c.retreated[side] === true) return refuse('rebellion/retreat/18')
  if (unitsAt(s, foeOf(side), c.place) === 0) return refuse('rebellion/retreat/11')
  if (side === REBEL && hasEffect(s, 'rebels-trapped')) return refuse('rebellion/cards/keep-them-from-escaping')
  if (hasEffect(s, ofSide('no-retreat', side))) return refuse('rebellion/golden/04', { card: 'space-no-escape' })
  if (side === IMPERIAL && countAt(s, c.place, DEATH_STAR) + countAt(s, c.place, SITE) > 0) return refuse('rebellion/retreat/12')
  if (guides(s, side).length === 0) return refuse('rebellion/retreat/02')
  return canGo(s, side) ? null : refuse('rebellion/retreat/17')
}

const ownGround = (s: State, side: number, to: number): boolean => unitsAt(s, side, to) > 0 || placeAt(s, to).loyalty === side

/** A system that is not barred: next door, without enemies, not one that the enemy came from (rebellion/retreat/01, /08 to /10). */
function isOpen(s: State, side: number, to: number): Verdict {
  const c = combatOf(s)
  if (to === SPACE) return refuse('rebellion/retreat/10')
  if (NEIGHBOURS[c.place]?.includes(to) !== true) return refuse('rebellion/retreat/01', { place: placeId(to) })
  if (unitsAt(s, foeOf(side), to) > 0) return refuse('rebellion/retreat/08', { place: placeId(to) })
  const origins = side === REBEL ? c.imperialFrom : c.rebelFrom
  return origins.includes(to) ? refuse('rebellion/retreat/09', { place: placeId(to) }) : null
}

/** Systems that a side may retreat to: with own units or loyalty if there are any, else without units (rebellion/retreat/06, /07). */
function destinations(s: State, side: number): number[] {
  const open = (NEIGHBOURS[combatOf(s).place] ?? []).filter((to) => isOpen(s, side, to) === null)
  const own = open.filter((to) => ownGround(s, side, to))
  return own.length > 0 ? own : open
}

/** Whether a side may retreat to this place. */
export function mayRetreatTo(s: State, side: number, to: number): Verdict {
  const barred = isOpen(s, side, to)
  if (barred !== null || destinations(s, side).includes(to)) return barred
  return refuse('rebellion/retreat/06', { place: placeId(to) })
}

/** The Rebel ships have to leave: transports alone among Imperial ships, or a Death Star that Ion Cannons keep silent (rebellion/combat/3.v, 3.vi). */
function mustFlee(s: State): boolean {
  const { place } = combatOf(s)
  const ships = unitsIn(s, REBEL, 'space')
  const foes = unitsIn(s, IMPERIAL, 'space')
  if (ships.length === 0 || foes.length === 0) return false
  if (ships.every((i) => unitFacts(fighterAt(s, i).type).id === 'rebel-transport')) return true
  if (foes.some((i) => fighterAt(s, i).type !== DEATH_STAR) || groundAt(s, IMPERIAL, place) > 0) return false
  return countAt(s, place, ION_CANNON) >= 2 && attackDice(s, IMPERIAL, 'space').red === 0 && !hasEffect(s, 'plans-used')
}

/** Step 3.III for one side: it may retreat, or has to (rebellion/combat/3.iii). */
export function retreatStep(g: G, side: number): void {
  const s = g.s
  const forced = side === REBEL && mustFlee(s)
  const targets = mayRetreat(s, side) === null ? destinations(s, side) : []
  if (targets.length > 0 && chooseRetreat(g, side, targets, forced)) return
  if (forced) destroyFighters(g, unitsIn(s, REBEL, 'space'))
}

/** Asks each seat that has a leader there, the admiral first; a team retreats once (rebellion/team/23). Returns whether it did. */
function chooseRetreat(g: G, side: number, targets: readonly number[], forced: boolean): boolean {
  const s = g.s
  const seats = [...new Set([admiralOf(s, side), generalOf(s, side)])].filter((seat) => guides(s, side).some((l) => seatOfLeader(s, l) === seat))
  for (const [i, seat] of seats.entries()) {
    const own = guides(s, side).filter((l) => seatOfLeader(s, l) === seat)
    const opts = targets.flatMap((to) => own.map((l): Opt => ({ t: 'retreat', c: placeId(to), d: leaderFacts(l).id })))
    const must = forced && i === seats.length - 1
    const o = must ? g.choose(seat, 'retreat', opts) : g.may(seat, 'retreat', opts)
    if (o === undefined) continue
    retreat(g, side, seat, placeNo(String(o.c)), leaderNo(String(o.d)))
    return true
  }
  return false
}

/** Units that leave: all mobile ships, and of what needs transport as many as the seat wants and the ships carry (rebellion/retreat/04, /13 to /15). */
function chooseUnits(g: G, side: number, seat: number): Fighter[] {
  const s = g.s
  const own = combatOf(s).units.filter((f) => SIDE_OF_UNIT[f.type] === side && !unitFacts(f.type).immobile)
  const going = own.filter((f) => !unitFacts(f.type).transportRestricted)
  let room = hasEffect(s, ofSide('free-transport', side)) ? Infinity : going.reduce((sum, f) => sum + unitFacts(f.type).capacity, 0)
  const classes = new Map<string, Fighter[]>()
  for (const f of own) {
    if (!unitFacts(f.type).transportRestricted) continue
    const key = `${f.type} ${f.damage}`
    classes.set(key, [...(classes.get(key) ?? []), f])
  }
  const groups = [...classes.values()]
  groups.forEach((group, i) => {
    const first = group[0] as Fighter
    // Somebody has to go with the leader (rebellion/retreat/17).
    const least = going.length === 0 && i === groups.length - 1 ? 1 : 0
    const opts: Opt[] = []
    for (let n = least; n <= Math.min(group.length, room); n++) opts.push({ t: 'go', c: combatOf(s).units.indexOf(first), d: n })
    const n = Number(g.choose(seat, 'retreat-units', opts, { about: unitFacts(first.type).id }).d)
    going.push(...group.slice(0, n))
    room -= n
  })
  return going
}

/** A leader and units of his side move to the system (rebellion/retreat/01, /05r, /19: own leaders don't lock, captives stay). */
function retreat(g: G, side: number, seat: number, to: number, leader: number): void {
  const s = g.s
  const c = combatOf(s)
  const going = chooseUnits(g, side, seat)
  c.retreated[side] = true
  c.units = c.units.filter((f) => !going.includes(f))
  const units: Record<string, number> = {}
  for (const { type } of going) {
    takeUnits(s, c.place, type, 1)
    addUnits(s, to, type, 1)
    units[unitFacts(type).id] = (units[unitFacts(type).id] ?? 0) + 1
  }
  tell(g, { t: 'retreat', side, leader: leaderFacts(leader).id, from: placeId(c.place), to: placeId(to), units })
  // Units move past him (Public Support) only where he was sent.
  Object.assign(leaderAt(s, leader), { at: to, unlocked: false })
  // Who stays behind may be asked for an objective again.
  c.offered = 0
  settleLosses(g)
}

/** Step 3.IV: what would stand alone against enemies that can't be fought is destroyed (rebellion/combat/3.iv.a, 3.iv.b). */
export function endRound(g: G): void {
  const s = g.s
  const { place } = combatOf(s)
  const rebels = unitsIn(s, REBEL, 'ground')
  const structures = rebels.filter((i) => unitFacts(fighterAt(s, i).type).class === 'structure')
  if (structures.length === rebels.length && forceAt(s, IMPERIAL, place, 'ground') > 0) destroyFighters(g, structures)
  const ships = unitsIn(s, IMPERIAL, 'space')
  if (shipsAt(s, REBEL, place) > 0 && ships.every((i) => fighterAt(s, i).type === SITE)) destroyFighters(g, ships)
}
