import { below, Ctx, keyOf, rngFrom, shuffleBy, untilEnded } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { UNITS } from '../../content/units.ts'
import { LEADERS } from '../../content/leaders.ts'
import { ACTIONS } from '../../content/actions.ts'
import { OBJECTIVES } from '../../content/objectives.ts'
import { blockCards, NEIGHBOURS, placeId, systemNo } from '../../lookup.ts'
import { resolveCombat, sharesTheatre } from '../../rules/combat.ts'
import { sideOfSeat, type State } from '../../state.ts'
import { arranged, rule, type Raw } from '../combat-table.ts'

/** A random combat: units, leaders, cards. */
function randomRaw(seed: string): Raw {
  const r = rngFrom(seed)
  const pick = (n: number): number => below(r, n)
  const at = 'sullust'
  const units: Record<string, number> = {}
  for (const u of UNITS) if (pick(2) === 0) units[u.id] = Math.min(u.countInBox, pick(4))
  const leaders: Record<string, string> = {}
  for (const l of LEADERS) if (l.id !== 'luke-skywalker') leaders[l.id] = ['pool', 'pool', at, 'coruscant', 'kashyyyk'][pick(5)]!
  const places: Record<string, { units: Record<string, number>; loyalty?: 'rebel' | 'imperial' }> = {}
  for (const n of NEIGHBOURS[systemNo(at)]!) {
    const k = pick(4)
    places[placeId(n)] =
      k === 0 ? { units: { 'tie-fighter': 1 } } : k === 1 ? { units: { 'x-wing': 1 } } : { units: {}, ...(k === 2 && { loyalty: 'rebel' as const }) }
  }
  const actions = ACTIONS.filter((a) => a.timing === 'start-of-combat' && pick(3) === 0).map((a) => a.id)
  const objectives = OBJECTIVES.filter(() => pick(2) === 0).map((o) => o.id)
  return { at, units, leaders, places, actions, objectives, initiator: pick(2) === 0 ? 'rebel' : 'imperial', reputation: 99 }
}

const HIDDEN = [
  ['rebel-starting-actions', 'rebel-recruits', 'objectives-1', 'objectives-2', 'objectives-3'],
  ['imperial-starting-actions', 'imperial-recruits'],
]

/** Deals the cards of a side again that the other one has not seen: within each kind of back. */
function dealAgain(s: State, side: number, seed: string): void {
  const r = rngFrom(seed)
  for (const name of HIDDEN[side]!) {
    const cards = blockCards(name)
    const defs = cards.map((id) => s.cards[id]!.def)
    shuffleBy(r, defs)
    cards.forEach((id, i) => (s.cards[id]!.def = defs[i]!))
  }
}

/** Plays one at random. Returns the kinds of questions. */
function play(seed: string): { s: State; keys: string[]; kinds: string[] } {
  const raw = randomRaw(seed)
  const s = arranged(raw)
  const r = rngFrom(`${seed} answers`)
  const keys: string[] = []
  const kinds: string[] = []
  const g = new Ctx(s, (ask) => {
    expect(new Set(ask.opts.map(keyOf)).size).toBe(ask.opts.length)
    const i = below(r, ask.opts.length)
    keys.push(`${ask.kind} ${keyOf(ask.opts[i]!)}`)
    kinds.push(ask.kind)
    if (s.combat !== null) {
      // Individuals and counts stay in step at every question.
      const counts = UNITS.map((_, u) => s.combat!.units.filter((f) => f.type === u).length)
      expect(counts).toEqual(s.places[s.combat.place]!.units)
    }
    return i
  })
  g.events = []
  s.rng = rngFrom(`${seed} dice`)
  untilEnded(() => resolveCombat(g, systemNo('sullust'), raw.initiator === 'rebel' ? 0 : 1, []))
  return { s, keys, kinds }
}

describe('random combats', () => {
  it(
    rule('components/01', 'components/08', 'combat/4', 'combat/4a', 'end with no shared theatre, every unit and every tactic card accounted for'),
    () => {
      let most = 0
      const seen = new Set<string>()
      for (let n = 0; n < 400; n++) {
        const { s, kinds } = play(`combat ${n}`)
        most = Math.max(most, kinds.length)
        for (const k of kinds) seen.add(k)
        const total = UNITS.map((_, u) => s.supply[u]! + s.places.reduce((sum, p) => sum + p.units[u]!, 0))
        expect(total).toEqual(UNITS.map((u) => u.countInBox))
        expect(sharesTheatre(s, systemNo('sullust'))).toBe(false)
        expect(s.combat).toBeNull()
        expect(s.spaceTactics).toHaveLength(15)
        expect(s.groundTactics).toHaveLength(15)
        expect(new Set([...s.spaceTactics, ...s.groundTactics]).size).toBe(30)
      }
      expect(most).toBeLessThan(600)
    },
  )

  it(rule('tactic-cards/02', 'objectives/10', 'actions/11', 'ask the same questions whatever the hidden cards of a side are'), () => {
    let asked = 0
    for (let n = 0; n < 120; n++)
      for (const side of [0, 1]) {
        const quiet = (swap: string): string[] => {
          const raw = randomRaw(`quiet ${n}`)
          const s = arranged(raw)
          dealAgain(s, side, `${n} ${swap}`)
          s.rng = rngFrom(`quiet ${n}`)
          const asks: string[] = []
          const g = new Ctx(s, (ask) => {
            // What the side itself may answer depends on its cards; that it is asked must not, nor what the other is offered.
            const own = sideOfSeat(ask.seat) === side
            asks.push(`${ask.seat} ${ask.kind} ${own ? '' : ask.opts.map(keyOf).join(' ')}`)
            return ask.opts.length - 1
          })
          untilEnded(() => resolveCombat(g, systemNo('sullust'), raw.initiator === 'rebel' ? 0 : 1, []))
          return asks
        }
        const first = quiet('a')
        asked += first.length
        expect(quiet('b')).toEqual(first)
      }
    expect(asked).toBeGreaterThan(1000)
  })
})
