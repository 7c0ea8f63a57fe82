import { rebellion } from '@orrery/rebellion'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { MISSIONS } from '@orrery/rebellion/content/missions'
import { RINGS } from '@orrery/rebellion/content/rings'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { CARD_COUNT, cardIdOf } from '@orrery/rebellion/lookup'
import { missionOdds } from '@orrery/rebellion/odds'
import { bonusOf, diceOf } from '@orrery/rebellion/rules/mission-dice'
import type { View } from '@orrery/rebellion/view'
import { describe, expect, it } from 'vitest'
import { chanceOf, percentOf } from '../src/games/rebellion/scenes/chance.ts'
import { leadersInMission, type Attempt } from '../src/games/rebellion/scenes/model.ts'

const made = rebellion.arrange?.({ leaders: { 'mon-mothma': 'pool', 'princess-leia': 'kessel', 'darth-vader': 'kessel' } })
if (made === undefined || 'problem' in made) throw new Error(JSON.stringify(made))
const view = rebellion.view(made.ok, 1) as View
const at = (place: number): Attempt =>
  ({ place, target: -1, side: 1, card: 0, leaders: [], dice: [], foeDice: [], success: null }) as unknown as Attempt
const names = (place: number, side: number) => leadersInMission(view, at(place), side).map((l) => LEADERS[l]?.id)

describe('who is in a mission', () => {
  it('is who stands where it is attempted', () => {
    const kessel = SYSTEMS.findIndex(({ id }) => id === 'kessel')
    expect([0, 1].map((side) => names(kessel, side))).toEqual([['princess-leia'], ['darth-vader']])
  })

  it('is nobody while the place is not chosen: not the leaders that nobody has recruited', () => {
    expect([0, 1].map((side) => names(-1, side))).toEqual([[], []])
  })
})

describe('the chance of a mission', () => {
  const kessel = SYSTEMS.findIndex(({ id }) => id === 'kessel')
  const leaderNo = (id: string) => LEADERS.findIndex((l) => l.id === id)
  const attempts = MISSIONS.filter((m) => m.kind === 'attempt')

  it.each(attempts.map((m) => m.id))('is the engine’s own count, for each leader who may be sent: %s', (id) => {
    const facts = MISSIONS.find((m) => m.id === id)!
    const side = facts.side === 'rebel' ? 0 : 1
    const [mine, foes] = side === 0 ? ['mon-mothma', ['darth-vader', 'grand-moff-tarkin']] : ['darth-vader', ['mon-mothma', 'princess-leia']]
    const arranged = rebellion.arrange?.({
      systems: { kessel: 'x-wing, tie-fighter' },
      leaders: { [mine as string]: 'kessel', ...Object.fromEntries((foes as string[]).map((x) => [x, 'pool'])) },
    })
    if (arranged === undefined || 'problem' in arranged) throw new Error(JSON.stringify(arranged))
    const s = arranged.ok
    const card = Array.from({ length: CARD_COUNT }, (_, n) => n).find((n) => cardIdOf(s, n) === id)!
    const l = leaderNo(mine as string)
    s.attempt = { card, side, seat: side, place: kessel, target: -1, leaders: [l], opposer: -1, dice: [], foeDice: [], success: null, present: [] }
    s.leaders[l]!.bonus = 1
    // The card is faceup while it is carried out.
    const seen = () => ({ ...(rebellion.view(s, 1 - side) as View), cards: { [card]: id } }) as View
    expect(chanceOf(seen())).toBe(1)
    for (const foe of foes as string[]) {
      const shown = chanceOf(seen(), leaderNo(foe))
      s.leaders[leaderNo(foe)]!.at = kessel
      expect(shown).toBeCloseTo(missionOdds(diceOf(s, s.attempt, side), bonusOf(s, s.attempt), diceOf(s, s.attempt, 1 - side)), 9)
      expect(chanceOf(seen())).toBe(shown)
      s.leaders[leaderNo(foe)]!.at = -2
    }
  })

  /** A mission at Kessel by its leaders, with rings on some: the chance against each leader who may be sent. */
  const against = (id: string, leaders: Record<string, string>, rings: Record<string, string>, ...foes: string[]) => {
    const side = MISSIONS.find((m) => m.id === id)!.side === 'rebel' ? 0 : 1
    const arranged = rebellion.arrange?.({ leaders })
    if (arranged === undefined || 'problem' in arranged) throw new Error(JSON.stringify(arranged))
    const s = arranged.ok
    const card = Array.from({ length: CARD_COUNT }, (_, n) => n).find((n) => cardIdOf(s, n) === id)!
    const mine = Object.keys(leaders)
      .map(leaderNo)
      .filter((l) => s.leaders[l]!.at === kessel && s.leaders[l]!.side === side)
    s.attempt = { card, side, seat: side, place: kessel, target: -1, leaders: mine, opposer: -1, dice: [], foeDice: [], success: null, present: [] }
    for (const [leader, ring] of Object.entries(rings)) s.leaders[leaderNo(leader)]!.ring = RINGS.findIndex((r) => r.id === ring)
    const shown = (used: boolean) => {
      s.yodaUsed = used
      return { ...(rebellion.view(s, 1 - side) as View), cards: { [card]: id } } as View
    }
    const dice = (l: string) =>
      [
        diceOf(s, s.attempt!, side),
        diceOf({ ...s, leaders: s.leaders.map((x, i) => (i === leaderNo(l) ? { ...x, at: kessel } : x)) }, s.attempt!, 1 - side),
      ] as const
    return foes.map((l) => ({ chance: chanceOf(shown(false), leaderNo(l)), used: chanceOf(shown(true), leaderNo(l)), dice: dice(l) }))
  }

  it('counts the ring that a leader would bring along, and the one that is there', () => {
    const leaders = { 'darth-vader': 'kessel', 'mon-mothma': 'pool', 'princess-leia': 'pool', 'luke-skywalker': 'pool' }
    const rings = { 'mon-mothma': 'r2-d2', 'luke-skywalker': 'master-yoda' }
    const [mothma, leia, luke] = against('gather-intel', leaders, rings, 'mon-mothma', 'princess-leia', 'luke-skywalker')
    const odds = (x: typeof mothma, reroll: boolean, blank: boolean) => missionOdds(x!.dice[0], 0, x!.dice[1], 0, { own: false, reroll, blank })
    expect(mothma!.chance).toBe(odds(mothma, false, true))
    expect(leia!.chance).toBe(odds(leia, false, false))
    expect([luke!.chance, luke!.used]).toEqual([odds(luke, true, false), odds(luke, false, false)])
    const there = against('gather-intel', { ...leaders, 'mon-mothma': 'kessel' }, rings, 'princess-leia')[0]!
    expect(there.chance).toBe(missionOdds(there.dice[0], 0, there.dice[1], 0, { own: false, reroll: false, blank: true }))
    const away = against('gather-intel', { ...leaders, 'mon-mothma': 'naboo' }, rings, 'princess-leia')[0]!
    expect(away.chance).toBe(leia!.chance)
  })

  it('is certain for the Rebels’ diplomacy where C-3PO is, and nowhere else', () => {
    const leaders = { 'mon-mothma': 'kessel', 'han-solo': 'kessel', 'darth-vader': 'pool' }
    const rings = { 'han-solo': 'c-3po' }
    expect(against('build-alliance', leaders, rings, 'darth-vader')[0]!.chance).toBe(1)
    expect(against('build-alliance', { ...leaders, 'han-solo': 'naboo' }, rings, 'darth-vader')[0]!.chance).toBeLessThan(1)
    expect(against('sabotage', leaders, rings, 'darth-vader')[0]!.chance).toBeLessThan(1)
    // Their own dice, and one of the Empire's.
    const sabotage = against('sabotage', leaders, { 'han-solo': 'r2-d2' }, 'darth-vader')[0]!
    expect(sabotage.chance).toBe(missionOdds(sabotage.dice[0], 0, sabotage.dice[1], 0, { own: true, reroll: false, blank: true }))
  })

  it('is a figure that is certain only where it is', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %'])
  })
})
