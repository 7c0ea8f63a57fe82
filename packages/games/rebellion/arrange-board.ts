/** What stands on the board: systems, leaders, build queues. */
import type { Raw, Reader } from './arrange-reader.ts'
import { LEADERS } from './content/leaders.ts'
import { BASE_SPACE } from './content/map.ts'
import { RINGS } from './content/rings.ts'
import { SYSTEMS } from './content/systems.ts'
import { UNITS } from './content/units.ts'
import { CORUSCANT, leaderNo, placeNo, ringNo, SPACE, unitNo } from './lookup.ts'
import { queueOf } from './rules/building.ts'
import { canChangeLoyalty } from './rules/loyalty.ts'
import { ELIMINATED, IMPERIAL, IN_POOL, IN_SUPPLY, leaderAt, NONE, ON_MISSION, placeAt, REBEL, type State } from './state.ts'

const PLACES: readonly { readonly id: string }[] = [...SYSTEMS, BASE_SPACE]

/** `2 stormtrooper` or `stormtrooper` into a list of counts. False when it is no unit. */
function readUnits(r: Reader, s: State, units: number[], word: string, where: string): void {
  const found = /^(?:(\d{1,2}) )?([a-z-]+)$/.exec(word)
  const u = r.id(unitNo, found?.[2] ?? word, where, 'unit or marker', UNITS)
  if (u === null) return
  const n = Number(found?.[1] ?? 1)
  if (n > (s.supply[u] as number)) return r.fail(where, `there are not so many ${UNITS[u]?.id ?? ''} in the box`)
  s.supply[u] = (s.supply[u] as number) - n
  units[u] = (units[u] as number) + n
}

const words = (raw: unknown): string[] | null =>
  typeof raw !== 'string'
    ? null
    : raw
        .split(',')
        .map((w) => w.trim())
        .filter((w) => w !== '')

const MARKERS = ['sabotage', 'subjugated', 'destroyed']

function readPlace(r: Reader, s: State, at: number, word: string, where: string): void {
  const p = placeAt(s, at)
  if (at === SPACE && MARKERS.includes(word)) return r.fail(where, 'no marker can lie there')
  if (word === 'rebel' || word === 'imperial') {
    if (!canChangeLoyalty(s, at)) return r.fail(where, 'no loyalty can be placed there')
    if (p.loyalty >= 0) return r.fail(where, 'one loyalty can be placed there')
    p.loyalty = word === 'rebel' ? REBEL : IMPERIAL
  } else if (word === 'neutral') {
    if (at === CORUSCANT) return r.fail(where, 'no loyalty can be taken away there')
    p.loyalty = NONE
  } else if (word === 'sabotage') p.sabotage = true
  else if (word === 'subjugated') p.subjugated = true
  else if (word === 'destroyed') {
    p.destroyed = true
    p.loyalty = NONE
  } else readUnits(r, s, p.units, word, where)
}

/** Systems by id, each in words. */
export function readBoard(r: Reader, s: State, raw: Raw): void {
  for (const [id, text] of Object.entries(raw)) {
    const where = `systems.${id}`
    const at = r.id(placeNo, id, where, 'place', PLACES)
    const list = words(text)
    if (list === null) r.fail(where, 'must be a text like "2 stormtrooper, rebel"')
    else if (at !== null) for (const word of list) readPlace(r, s, at, word, where)
  }
}

const STATES: ReadonlyMap<string, number> = new Map([
  ['pool', IN_POOL],
  ['supply', IN_SUPPLY],
  ['eliminated', ELIMINATED],
  ['mission', ON_MISSION],
])

/** Leaders by id: where each is, and a ring. */
export function readLeaders(r: Reader, s: State, raw: Raw): void {
  for (const [id, text] of Object.entries(raw)) {
    const where = `leaders.${id}`
    const l = r.id(leaderNo, id, where, 'leader', LEADERS)
    if (l === null) continue
    if (typeof text !== 'string') {
      r.fail(where, 'must be a text like "pool" or "kessel captured"')
      continue
    }
    const [at = '', ...marks] = text.split(' ')
    const x = leaderAt(s, l)
    const place = STATES.get(at) ?? r.id(placeNo, at, where, 'place', PLACES)
    if (place !== null) x.at = place
    for (const mark of marks) {
      if (mark === 'detained') x.detained = true
      else if (mark === 'unlocked') x.unlocked = true
      else if (mark === 'unopposed') x.unopposed = true
      else if (/^\+[1-9]$/.test(mark)) x.bonus = Number(mark)
      else if (mark === 'imperial') x.side = IMPERIAL
      else x.ring = r.id(ringNo, mark, where, 'ring', RINGS) ?? NONE
    }
  }
}

/** Build queues: by side, by space 1 to 3, in words. */
export function readQueues(r: Reader, s: State, raw: Raw): void {
  for (const [side, name] of ['rebel', 'imperial'].entries()) {
    const spaces = r.object(raw[name], `queues.${name}`, ['1', '2', '3'])
    for (const [space, text] of Object.entries(spaces)) {
      const where = `queues.${name}.${space}`
      const list = words(text)
      if (list === null) r.fail(where, 'must be a text like "2 tie-fighter"')
      else for (const word of list) readUnits(r, s, queueOf(s, side, Number(space)), word, where)
    }
  }
}
