/** Chances from what everybody sees: of a mission, exactly; of a battle, by playing it often. For the client and the bots. */
import { TACTICS } from './content/tactics.ts'
import { UNITS } from './content/units.ts'
import { IS_SHIP, SIDE_OF_UNIT } from './rules/units.ts'

/** Chance of 0, 1, 2 successes of one die: two blanks, two hits and a direct hit, a special that counts twice. */
const DIE = [1 / 3, 1 / 2, 1 / 6] as const

/** Chance of each number of successes of `n` dice, by number. */
export function successes(n: number): number[] {
  let chances = [1]
  for (let k = 0; k < n; k++) {
    const next = Array<number>(chances.length + 2).fill(0)
    chances.forEach((p, i) => DIE.forEach((q, j) => (next[i + j] = (next[i + j] as number) + p * q)))
    chances = next
  }
  return chances
}

/** What rings that are attached where a mission is attempted let the Rebels do with its dice (rules/mission-dice.ts, rules/dice.ts). */
export interface RingHelp {
  /** Whether the mission is their own: then they roll first, else the Empire does. */
  readonly own: boolean
  /** Master Yoda: one of their dice is rolled again. */
  readonly reroll: boolean
  /** R2-D2: one die of the Empire becomes a blank. */
  readonly blank: boolean
}

/** A way in which dice can fall: its chance, and how many show nothing, one success and two. */
interface Fall {
  readonly p: number
  readonly none: number
  readonly one: number
  readonly two: number
}

function fallsOf(n: number): Fall[] {
  let falls = new Map<string, Fall>([['', { p: 1, none: 0, one: 0, two: 0 }]])
  for (let k = 0; k < n; k++) {
    const next = new Map<string, Fall>()
    for (const f of falls.values())
      DIE.forEach((q, j) => {
        const [none, one, two] = [f.none + Number(j === 0), f.one + Number(j === 1), f.two + Number(j === 2)]
        next.set(`${one} ${two}`, { p: f.p * q + (next.get(`${one} ${two}`)?.p ?? 0), none, one, two })
      })
    falls = next
  }
  return [...falls.values()]
}

/** Chance that the Rebels come off better, where it is `wins(n)` with `n` successes of theirs and they roll again what is best to. */
function bestOf(falls: readonly Fall[], reroll: boolean, wins: (n: number) => number): number {
  return falls.reduce((sum, { p, none, one, two }) => {
    const n = one + 2 * two
    const again = (without: number): number => DIE.reduce((x, q, j) => x + q * wins(without + j), 0)
    const blank = reroll && none > 0 ? again(n) : 0
    const hit = reroll && one > 0 ? again(n - 1) : 0
    return sum + p * Math.max(wins(n), blank, hit)
  }, 0)
}

/** `missionOdds` where a ring helps the Rebels: they use it as well as they can, R2-D2's against the best die. */
function oddsWithRings(mine: number, bonus: number, foes: number, foeBonus: number, { own, reroll, blank }: RingHelp): number {
  const rebels = fallsOf(own ? mine : foes)
  const empire = fallsOf(own ? foes : mine).map(({ p, one, two }) => ({ p, n: one + 2 * two - (blank ? (two > 0 ? 2 : Math.min(one, 1)) : 0) }))
  const better = (n: number, e: number): boolean => (own ? n + bonus > e + foeBonus : n + foeBonus >= e + bonus)
  // Their own mission they roll for before the Empire does; against its mission they know what there is to beat.
  if (own) return bestOf(rebels, reroll, (n) => empire.reduce((sum, { p, n: e }) => (better(n, e) ? sum + p : sum), 0))
  return 1 - empire.reduce((sum, { p, n: e }) => sum + p * bestOf(rebels, reroll, (n) => Number(better(n, e))), 0)
}

/**
 * Chance that an opposed mission succeeds: `dice` and fixed successes against the opposer's dice (at most 10 each); a tie fails
 * (rebellion/reveal/5f, /5g). An opposer without dice still has to be beaten by one success. `rings`: what attached rings add.
 */
export function missionOdds(dice: number, bonus: number, foeDice: number, foeBonus = 0, rings: RingHelp | null = null): number {
  const [n, foe] = [Math.min(10, dice), Math.min(10, foeDice)]
  if (rings?.reroll === true || rings?.blank === true) return oddsWithRings(n, bonus, foe, foeBonus, rings)
  const mine = successes(n)
  const foes = successes(foe)
  let sum = 0
  mine.forEach((p, i) => foes.forEach((q, j) => (sum += i + bonus > j + foeBonus ? p * q : 0)))
  return sum
}

/** Units of both sides by index in UNITS, and for each side how many tactic cards it has. */
export interface BattleSetup {
  readonly theatre: 'space' | 'ground'
  readonly units: readonly number[]
  /** Rebel, Imperial. */
  readonly cards: readonly [number, number]
  /** The side that attacks first. */
  readonly first: number
  /** Rebel Ion Cannons on the ground: 2 red Imperial dice fewer each, in space. */
  readonly ionCannons?: number
}

export interface BattleOdds {
  readonly rebel: number
  readonly imperial: number
  /** Both are gone, or nobody can harm the other any more. */
  readonly nobody: number
  /** Average share of each side's printed health that is destroyed, 0..1: Rebel, Imperial. */
  readonly losses: readonly [number, number]
}

/** Kinds of cards that a simulated battle knows: damage and blocks, and the rest that changes little. */
interface Deck {
  readonly damage: number
  readonly costly: number
  readonly block: number
  readonly all: number
}
const deckOf = (theatre: string): Deck => {
  const own = TACTICS.filter((c) => c.deck === theatre)
  const count = (fits: (id: string) => boolean): number => own.reduce((n, c) => n + (fits(c.id) ? c.copies : 0), 0)
  return {
    damage: count((id) => id.endsWith('critical-hit')),
    costly: count((id) => /onslaught|take-it-down|bombardment/.test(id)),
    block: count((id) => id.endsWith('defensive-formation')),
    all: count(() => true),
  }
}
const DECKS = { space: deckOf('space'), ground: deckOf('ground') }
const RED_HEALTH: readonly boolean[] = UNITS.map((u) => u.health?.color === 'red')
const HEALTH: readonly number[] = UNITS.map((u) => u.health?.value ?? 0)
const RED: readonly number[] = UNITS.map((u) => u.attack.red)
const BLACK: readonly number[] = UNITS.map((u) => u.attack.black)

/** One side of a simulated battle: its units, cheapest to kill first, and its cards. */
interface Army {
  readonly types: readonly number[]
  /** Health left per unit, and what of it is taken in this round. */
  readonly left: number[]
  readonly fresh: number[]
  damage: number
  costly: number
  block: number
}

/** A longer battle is one that nobody wins. */
const MOST_ROUNDS = 30

function armyOf(setup: BattleSetup, side: number, rnd: (n: number) => number): Army {
  const types: number[] = []
  setup.units.forEach((n, u) => {
    if (SIDE_OF_UNIT[u] === side && IS_SHIP[u] === (setup.theatre === 'space')) for (let i = 0; i < n; i++) types.push(u)
  })
  types.sort((a, b) => (HEALTH[a] as number) - (HEALTH[b] as number))
  const army: Army = { types, left: types.map((u) => HEALTH[u] as number), fresh: types.map(() => 0), damage: 0, costly: 0, block: 0 }
  for (let n = 0; n < (setup.cards[side] as number); n++) drawCard(army, setup.theatre, rnd)
  return army
}

/** A card off the deck; few are drawn, so cards that are out already are not left out. */
function drawCard(army: Army, theatre: 'space' | 'ground', rnd: (n: number) => number): void {
  const deck = DECKS[theatre]
  const i = rnd(deck.all)
  if (i < deck.damage) army.damage++
  else if (i < deck.damage + deck.costly) army.costly++
  else if (i < deck.damage + deck.costly + deck.block) army.block++
}

/** A unit that a hit would do something to: one that it finishes if there is one, else the first that still stands. -1: none. */
function targetOf(army: Army, fits: (u: number) => boolean): number {
  let found = -1
  for (let i = 0; i < army.types.length; i++) {
    const left = (army.left[i] as number) - (army.fresh[i] as number)
    if (left <= 0 || !fits(army.types[i] as number)) continue
    if (left === 1) return i
    if (found < 0) found = i
  }
  return found
}

const isRed = (u: number): boolean => RED_HEALTH[u] === true
const isBlack = (u: number): boolean => RED_HEALTH[u] === false
const anything = (): boolean => true

function hit(army: Army, n: number, fits: (u: number) => boolean): void {
  for (let k = 0; k < n; k++) {
    const i = targetOf(army, fits)
    if (i < 0) return
    army.fresh[i] = (army.fresh[i] as number) + 1
  }
}

/** One attack of an army: dice, cards, hits where they finish something; the other one blocks what it can. */
function attack(me: Army, foe: Army, theatre: 'space' | 'ground', fewerRed: number, rnd: (n: number) => number): void {
  let red = -fewerRed
  let black = 0
  for (const u of me.types) {
    red += RED[u] as number
    black += BLACK[u] as number
  }
  // Of each colour's faces: 0, 1 hits, 2 a direct hit, 3 a special, the rest blank.
  const hits = [0, 0]
  let direct = 0
  let special = 0
  for (let c = 0; c < 2; c++)
    for (let n = Math.min(5, c === 0 ? red : black); n > 0; n--) {
      const face = rnd(6)
      if (face < 2) hits[c] = (hits[c] as number) + 1
      else if (face === 2) direct++
      else if (face === 3) special++
    }
  for (; special > 0; special--) {
    if (me.costly > 0) {
      me.costly--
      direct += 2
    } else drawCard(me, theatre, rnd)
  }
  direct += me.damage
  me.damage = 0
  hit(foe, hits[0] as number, isRed)
  hit(foe, hits[1] as number, isBlack)
  hit(foe, direct, anything)
  for (let i = foe.types.length - 1; i >= 0 && foe.block > 0; i--) {
    if ((foe.fresh[i] as number) === 0 || (foe.fresh[i] as number) < (foe.left[i] as number)) continue
    foe.fresh[i] = (foe.fresh[i] as number) - 1
    foe.block--
  }
}

/** Takes off what was destroyed in a round; units without health stay. */
function bury(army: Army): Army {
  const types: number[] = []
  const left: number[] = []
  for (let i = 0; i < army.types.length; i++) {
    const rest = (army.left[i] as number) - (army.fresh[i] as number)
    if (rest <= 0 && (HEALTH[army.types[i] as number] as number) > 0) continue
    types.push(army.types[i] as number)
    left.push(rest)
  }
  return { ...army, types, left, fresh: types.map(() => 0) }
}

const healthIn = (army: Army): number => army.left.reduce((a, b) => a + b, 0)

/** Plays a battle to its end. Returns the winner (-1: nobody) and the lost share of health of each side. */
function playBattle(setup: BattleSetup, rnd: (n: number) => number): { winner: number; lost: [number, number] } {
  const armies: [Army, Army] = [armyOf(setup, 0, rnd), armyOf(setup, 1, rnd)]
  const whole = armies.map(healthIn)
  const cannons = setup.theatre === 'space' ? 2 * (setup.ionCannons ?? 0) : 0
  for (let round = 0; round < MOST_ROUNDS && armies[0].types.length > 0 && armies[1].types.length > 0; round++) {
    for (const side of [setup.first, 1 - setup.first]) {
      const me = side === 0 ? armies[0] : armies[1]
      attack(me, side === 0 ? armies[1] : armies[0], setup.theatre, side === 1 ? cannons : 0, rnd)
    }
    armies[0] = bury(armies[0])
    armies[1] = bury(armies[1])
  }
  const lost = armies.map((a, side) => ((whole[side] as number) === 0 ? 0 : 1 - healthIn(a) / (whole[side] as number)))
  const stands = armies.map((a) => a.types.length > 0)
  const winner = stands[0] === stands[1] ? -1 : stands[0] === true ? 0 : 1
  return { winner, lost: [lost[0] as number, lost[1] as number] }
}

/**
 * Chances of a battle that nobody leaves, from `n` battles with the given chance (`rnd(k)`: 0..k-1). Both sides assign hits
 * where they finish a unit, and use cards that damage or block. A pure function of its arguments and of what `rnd` gives.
 */
export function battleOdds(setup: BattleSetup, n: number, rnd: (k: number) => number): BattleOdds {
  const won = [0, 0]
  const losses: [number, number] = [0, 0]
  for (let k = 0; k < n; k++) {
    const { winner, lost } = playBattle(setup, rnd)
    if (winner >= 0) won[winner] = (won[winner] as number) + 1
    losses[0] += lost[0]
    losses[1] += lost[1]
  }
  const [rebel, imperial] = [(won[0] as number) / n, (won[1] as number) / n]
  return { rebel, imperial, nobody: Math.max(0, 1 - rebel - imperial), losses: [losses[0] / n, losses[1] / n] }
}
