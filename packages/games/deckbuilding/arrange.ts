/**
 * A position from a readable description: for tests, scenario files and reports.
 *
 * `{ options, seed, turn, active, force, step, empire: {…}, rebels: {…}, row, galaxyDeck, galaxyDiscard, pilots, exiled,
 * bought, boughtNeutral, playedNeutral }`; a side is `{ base, damage, baseUsed, prevented, bases, taken, hand, units,
 * ships, deck, discard, resources }`. Piles are written with their top card first. A card is its content id, in play also
 * `{ card, damage, used, attacked, bonus, target }` with target `base` or the id of a row card. In the row `null` is a gap.
 * What is not named is dealt from the rest of the box, the same for the same `seed`. A named deck holds what is named;
 * when its last item is `...` the rest of the box follows, shuffled. What finds no place is exiled.
 */
import { rngFrom, shuffleBy, type Problem, type Rng } from '@orrery/kernel'
import { check } from './check.ts'
import { CARDS, type Deck } from './content/cards.ts'
import { BASE_OF, DEF_OF } from './content/index.ts'
import { parseOptions, type Options } from './options.ts'
import { HAND_SIZE } from './rules/end-of-turn.ts'
import { emptyState, numbersOf, otherBases, ROW_SIZE } from './setup.ts'
import { AT_BASE, cardOf, DARK_END, EMPIRE, factsOf, GAP, LIGHT_END, playerOf, SEEN_BY_ALL, SIDES, type Side, type State } from './state.ts'
import { SECRET_BASES, steps } from './steps.ts'

type Raw = Readonly<Record<string, unknown>>
/** Collects the first problem; after one nothing more is believed. */
class Reader {
  problem: Problem | null = null

  fail(where: string, what: string): void {
    this.problem ??= { where, what }
  }

  object(raw: unknown, where: string, names: readonly string[]): Raw {
    if (raw === undefined) return {}
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      this.fail(where, 'must be an object')
      return {}
    }
    const unknown = Object.keys(raw).find((k) => !names.includes(k))
    if (unknown !== undefined) this.fail(`${where}.${unknown}`, `is unknown; there are ${names.join(', ')}`)
    return raw as Raw
  }

  list(raw: unknown, where: string): readonly unknown[] | undefined {
    if (raw === undefined || Array.isArray(raw)) return raw
    this.fail(where, 'must be a list')
    return undefined
  }

  int(raw: unknown, where: string, min: number, max: number, preset: number): number {
    if (raw === undefined) return preset
    if (typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max) return raw
    this.fail(where, `must be a whole number from ${min} to ${max}`)
    return preset
  }

  flag(raw: unknown, where: string): boolean {
    if (raw !== undefined && typeof raw !== 'boolean') this.fail(where, 'must be true or false')
    return raw === true
  }
}

const SIDE_NAMES = ['base', 'damage', 'baseUsed', 'prevented', 'bases', 'taken', 'hand', 'units', 'ships', 'deck', 'discard', 'resources']
const TOP_NAMES =
  'options seed turn active force step empire rebels row galaxyDeck galaxyDiscard pilots exiled bought boughtNeutral playedNeutral waiting doomed comment'.split(
    ' ',
  )
const IN_PLAY_NAMES = ['card', 'damage', 'used', 'attacked', 'bonus', 'target']
const REST = '...'

/** Deals named and unnamed cards of the box into the zones of a position. */
class Dealer {
  readonly s: State
  private readonly rest = new Map<string, number[]>()
  private readonly rng: Rng
  private readonly later: (() => void)[] = []

  constructor(
    readonly r: Reader,
    options: Options,
    seed: string,
  ) {
    this.rng = rngFrom(seed)
    this.s = emptyState(options, rngFrom(`${seed}|dice`))
    for (const deck of ['starter-empire', 'starter-rebel', 'galaxy', 'outer-rim-pilot'] as const) {
      const ids = numbersOf(deck)
      const defs = ids.map((id) => cardOf(this.s, id).def)
      shuffleBy(this.rng, defs)
      ids.forEach((id, i) => (cardOf(this.s, id).def = defs[i] as number))
      for (const id of ids) this.pool(factsOf(this.s, id).id).push(id)
    }
  }

  private pool(card: string): number[] {
    const ids = this.rest.get(card) ?? []
    this.rest.set(card, ids)
    return ids
  }

  /** The number of a copy of the named card that has no place yet. */
  named(raw: unknown, where: string, owner?: Side): number | undefined {
    if (typeof raw !== 'string') return void this.r.fail(where, 'must be the id of a card')
    const facts = CARDS[DEF_OF.get(raw) ?? -1]
    if (facts === undefined) return void this.r.fail(where, `"${raw}" is no card`)
    if (owner !== undefined && facts.faction !== 'neutral' && facts.faction !== owner)
      return void this.r.fail(where, `${raw} can't belong to the ${owner}`)
    const id = this.pool(raw).pop()
    if (id === undefined) this.r.fail(where, `there are only ${facts.copies} of ${raw}`)
    return id
  }

  /** A zone as it is written, top card first; undefined when it isn't named. */
  zone(raw: unknown, where: string, owner?: Side): { ids: number[]; rest: boolean } | undefined {
    const list = this.r.list(raw, where)
    if (list === undefined) return undefined
    const rest = list[list.length - 1] === REST
    const items = rest ? list.slice(0, -1) : list
    return { ids: items.flatMap((x, i) => this.named(x, `${where}[${i}]`, owner) ?? []), rest }
  }

  /** Cards in play, with their marks. */
  inPlay(raw: unknown, where: string, owner: Side, type: 'unit' | 'capital-ship'): number[] {
    return (this.r.list(raw, where) ?? []).flatMap((x, i) => {
      const at = `${where}[${i}]`
      const marks = typeof x === 'string' ? { card: x } : this.r.object(x, at, IN_PLAY_NAMES)
      const id = this.named(marks['card'], at, owner)
      if (id === undefined) return []
      if (factsOf(this.s, id).type !== type) this.r.fail(at, `${factsOf(this.s, id).id} is a ${factsOf(this.s, id).type}`)
      this.mark(id, marks, at)
      return [id]
    })
  }

  private mark(id: number, marks: Raw, at: string): void {
    const c = cardOf(this.s, id)
    c.damage = this.r.int(marks['damage'], `${at}.damage`, 0, Math.max(0, (factsOf(this.s, id).hitPoints ?? 1) - 1), 0)
    c.used = this.r.flag(marks['used'], `${at}.used`)
    c.attacked = this.r.flag(marks['attacked'], `${at}.attacked`)
    c.bonus = this.r.int(marks['bonus'], `${at}.bonus`, 0, 9, 0)
    const target = marks['target']
    if (target === 'base') c.target = AT_BASE
    else if (target !== undefined) this.later.push(() => this.aim(id, target, `${at}.target`))
  }

  private aim(id: number, target: unknown, at: string): void {
    const found = this.s.row.find((r) => r !== GAP && factsOf(this.s, r).id === target)
    if (found === undefined) this.r.fail(at, 'must be "base" or the id of a card in the row')
    else cardOf(this.s, id).target = found
  }

  /** Once the row is laid. */
  finish(): void {
    for (const f of this.later) f()
  }

  /** All cards of a deck of the box that have no place yet, shuffled. */
  restOf(deck: Deck): number[] {
    const ids = CARDS.flatMap((c) => (c.deck === deck ? this.pool(c.id).splice(0) : []))
    shuffleBy(this.rng, ids)
    return ids
  }

  take<T>(list: T[], n: number): T[] {
    return list.splice(0, n)
  }
}

/** Reads a position; says where it is wrong. Never throws. */
export function arrange(raw: unknown): { ok: State } | { problem: Problem } {
  const r = new Reader()
  const top = r.object(raw, 'position', TOP_NAMES)
  const options = parseOptions(top['options'])
  if ('problem' in options) return options
  const { seed = 'arranged', comment = '' } = top
  if (typeof seed !== 'string' && typeof seed !== 'number') return { problem: { where: 'seed', what: 'must be a text or a number' } }
  if (typeof comment !== 'string') return { problem: { where: 'comment', what: 'must be a text' } }
  const d = new Dealer(r, options.ok, String(seed))
  readTable(d, top)
  const sides = SIDES.map((side, seat) => readSide(d, r.object(top[side], side, SIDE_NAMES), side, seat))
  readGalaxy(d, top)
  sides.forEach((fill) => fill())
  readMarks(d, top)
  d.finish()
  if (r.problem !== null) return { problem: r.problem }
  const wrong = check(d.s)
  return wrong === null ? { ok: d.s } : { problem: { where: 'position', what: wrong } }
}

/** Cards of the active side that wait for a purchase (`waiting`), or are exiled at the end of the turn (`doomed`), by id. */
function readMarks({ r, s }: Dealer, top: Raw): void {
  const p = playerOf(s, s.active)
  const find = (name: 'waiting' | 'doomed', among: readonly number[]): number[] => {
    const found: number[] = []
    r.list(top[name], name)?.forEach((x, i) => {
      const id = among.find((c) => factsOf(s, c).id === x && !found.includes(c))
      if (id === undefined) r.fail(`${name}[${i}]`, `the ${SIDES[s.active]} have no ${JSON.stringify(x)} there`)
      else found.push(id)
    })
    return found
  }
  s.waiting = find('waiting', p.units)
  s.doomed = find('doomed', [...p.units, ...p.ships, ...p.hand, ...p.discard])
}

function readTable({ r, s }: Dealer, top: Raw): void {
  const { active = 'empire', step = 'action' } = top
  const seat = SIDES.findIndex((side) => side === active)
  if (seat < 0) r.fail('active', `must be one of ${SIDES.join(', ')}`)
  s.active = Math.max(EMPIRE, seat)
  s.turn = r.int(top['turn'], 'turn', 1, 9999, s.active + 1)
  s.force = r.int(top['force'], 'force', DARK_END, LIGHT_END, LIGHT_END)
  s.bought = r.int(top['bought'], 'bought', 0, 99, 0)
  s.boughtNeutral = r.int(top['boughtNeutral'], 'boughtNeutral', 0, 99, 0)
  s.playedNeutral = r.int(top['playedNeutral'], 'playedNeutral', 0, 99, 0)
  if (typeof step !== 'string' || !Object.hasOwn(steps, step)) r.fail('step', `must be one of ${Object.keys(steps).join(', ')}`)
  else s.step = step
}

/** Bases by id: known, of the right side, each once. */
function readBases(r: Reader, raw: unknown, where: string, side: Side, gone: Set<string>): string[] | undefined {
  return r.list(raw, where)?.flatMap((x, i) => {
    const facts = typeof x === 'string' ? BASE_OF.get(x) : undefined
    if (facts === undefined) return r.fail(`${where}[${i}]`, `${JSON.stringify(x)} is no base`) ?? []
    if (facts.faction !== side) return r.fail(`${where}[${i}]`, `${facts.id} can't belong to the ${side}`) ?? []
    if (gone.has(facts.id)) return r.fail(`${where}[${i}]`, `${facts.id} is there already`) ?? []
    gone.add(facts.id)
    return [facts.id]
  })
}

/** Reads the named zones of a side; the function that is handed back deals the rest, when all names have been read. */
function readSide(d: Dealer, raw: Raw, side: Side, seat: number): () => void {
  const { r, s } = d
  const p = playerOf(s, seat)
  const foe = SIDES[1 - seat] as Side
  const gone = new Set<string>()
  if (raw['base'] === null) p.base = null
  else if (raw['base'] !== undefined) p.base = readBases(r, [raw['base']], `${side}.base`, side, gone)?.[0] ?? p.base
  else gone.add(p.base ?? '')
  p.baseDamage = r.int(raw['damage'], `${side}.damage`, 0, p.base === null ? 0 : (BASE_OF.get(p.base)?.hitPoints ?? 1) - 1, 0)
  p.baseUsed = r.flag(raw['baseUsed'], `${side}.baseUsed`)
  p.prevented = r.int(raw['prevented'], `${side}.prevented`, 0, 2, 0)
  p.resources = r.int(raw['resources'], `${side}.resources`, 0, 999, 0)
  p.taken = readBases(r, raw['taken'], `${side}.taken`, foe, new Set()) ?? []
  if (p.taken.length >= s.toWin) r.fail(`${side}.taken`, `${p.taken.length} bases have won the game already`)
  const bases = readBases(r, raw['bases'], `${side}.bases`, side, gone)
  p.units = d.inPlay(raw['units'], `${side}.units`, side, 'unit')
  p.ships = d.inPlay(raw['ships'], `${side}.ships`, side, 'capital-ship')
  const discard = d.zone(raw['discard'], `${side}.discard`, side)
  const hand = d.zone(raw['hand'], `${side}.hand`, side)
  const deck = d.zone(raw['deck'], `${side}.deck`, side)
  return () => {
    const rest = d.restOf(side === 'empire' ? 'starter-empire' : 'starter-rebel')
    p.hand = hand?.ids ?? d.take(rest, HAND_SIZE)
    p.deck = [...(deck === undefined || deck.rest ? d.take(rest, rest.length) : []), ...(deck?.ids.toReversed() ?? [])]
    p.discard = discard?.ids.toReversed() ?? []
    s.exiled.push(...rest)
    for (const id of p.hand) cardOf(s, id).seen = 1 << seat
    for (const id of [...p.units, ...p.ships, ...p.discard, ...s.exiled]) cardOf(s, id).seen = SEEN_BY_ALL
    p.bases = bases ?? basesLeft(s, side, seat)
  }
}

/** The bases of the set that are neither in front of the player nor lost. */
function basesLeft(s: State, side: Side, seat: number): string[] {
  const lost = playerOf(s, 1 - seat).taken
  const left = otherBases(side, s.baseSet).filter((b) => b !== playerOf(s, seat).base && !lost.includes(b))
  const hidden = s.baseSet === 'secret-bases' && s.step !== 'secret-bases'
  return hidden ? left.slice(0, Math.max(0, SECRET_BASES + 1 - lost.length - (playerOf(s, seat).base === null ? 0 : 1))) : left
}

function readGalaxy(d: Dealer, top: Raw): void {
  const { r, s } = d
  const row = r.list(top['row'], 'row') ?? []
  if (row.length > ROW_SIZE) r.fail('row', `has ${ROW_SIZE} places`)
  const laid = row.map((x, i) => (x === null ? GAP : (d.named(x, `row[${i}]`) ?? GAP)))
  const discard = d.zone(top['galaxyDiscard'], 'galaxyDiscard')
  const deck = d.zone(top['galaxyDeck'], 'galaxyDeck')
  s.exiled = d.zone(top['exiled'], 'exiled')?.ids ?? []
  const pilots = d.restOf('outer-rim-pilot')
  s.pilots = d.take(pilots, r.int(top['pilots'], 'pilots', 0, pilots.length, pilots.length))
  const rest = d.restOf('galaxy')
  s.row = Array.from({ length: ROW_SIZE }, (_, i) => laid[i] ?? d.take(rest, 1)[0] ?? GAP)
  s.galaxyDeck = [...(deck === undefined || deck.rest ? d.take(rest, rest.length) : []), ...(deck?.ids.toReversed() ?? [])]
  s.galaxyDiscard = discard?.ids.toReversed() ?? []
  s.exiled.push(...pilots, ...rest)
  const open = [...s.row.filter((id) => id !== GAP), ...s.galaxyDiscard, ...s.pilots, ...s.exiled]
  for (const id of open) cardOf(s, id).seen = SEEN_BY_ALL
}
