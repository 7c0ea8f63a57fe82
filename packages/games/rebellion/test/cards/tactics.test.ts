import { describe, expect, it } from 'vitest'
import { TACTIC_RULES } from '../../cards/tactics.ts'
import { TACTICS } from '../../content/tactics.ts'
import { fight, rule, type Raw, type Scene } from '../combat-table.ts'

/** Space: Rebels attack first, with Ackbar's three cards; ground: Madine's. */
const space = (cards: readonly string[], more: Raw = {}): Scene =>
  fight({ units: { 'x-wing': 2, 'tie-fighter': 1, 'star-destroyer': 1 }, leaders: { 'admiral-ackbar': 'sullust' }, space: cards, ...more })
const ground = (cards: readonly string[], more: Raw = {}): Scene =>
  fight({ units: { 'rebel-trooper': 2, stormtrooper: 1, 'at-at': 1 }, leaders: { 'general-madine': 'sullust' }, ground: cards, ...more })
const decks = [
  { deck: 'space', at: space, other: 'ground' },
  { deck: 'ground', at: ground, other: 'space' },
] as const

/** Damage that stays after the attack, by kind. */
const damaged = (t: Scene): string[] => t.told('damaged').map((e) => `${e['unit']} ${e['damage']}`)

describe('every tactic card', () => {
  it('has its rules', () => expect(TACTIC_RULES.map((r) => r.id)).toEqual(TACTICS.map((c) => c.id)))
})

for (const { deck, at, other } of decks)
  describe(deck, () => {
    it('Brilliant Strategy: for a special two cards, of either deck or one of each', () => {
      const raw = { [other]: [`${other}-concentrate-fire`, `${other}-critical-hit`], dice: 's-' }
      expect(at([`${deck}-brilliant-strategy`]).offers).not.toContain(`play:${deck}-brilliant-strategy:black`)
      const play = at([`${deck}-brilliant-strategy`], raw).do(`play:${deck}-brilliant-strategy:black`)
      expect(play.offers).toEqual(['draw:0:2', 'draw:1:1', 'draw:2:0'])
      const held = play.hand('rebel').length
      const mixed = play.do('draw:1:1')
      expect(mixed.hand('rebel').filter((id) => id.startsWith(other))).toEqual([`${other}-concentrate-fire`])
      expect(mixed.hand('rebel')).toHaveLength(held + 2)
    })
    it('Concentrate Fire: rerolls one or two dice together', () => {
      const t = at([`${deck}-concentrate-fire`], { dice: '--hd' }).do(`play:${deck}-concentrate-fire`)
      expect(t.asks.at(-1)?.about).toBe(`${deck}-concentrate-fire`)
      // The first of two dice that are alike goes without saying.
      expect(t.offers).toEqual(['die:black:blank', 'pass'])
      t.do('die:black:blank')
      expect(t.told('roll')[1]).toMatchObject({ why: 'reroll', dice: ['black:hit', 'black:direct-hit'] })
      const one = at([`${deck}-concentrate-fire`], { dice: '--h' }).do(`play:${deck}-concentrate-fire`, 'pass')
      expect(one.told('roll')[1]).toMatchObject({ dice: ['black:hit'] })
      // Of three not all.
      const units: Record<string, number> = deck === 'space' ? { 'x-wing': 3, 'tie-fighter': 1 } : { 'rebel-trooper': 3, stormtrooper: 1 }
      const three = at([`${deck}-concentrate-fire`], { units, dice: '---hhh' }).do(`play:${deck}-concentrate-fire`, 'die:black:blank')
      expect([three.told('roll')[1]?.['dice'], three.asked]).toEqual([['black:hit', 'black:hit'], 'rebel combat-action'])
    })
    it('Critical Hit: 1 damage to a unit of choice, whatever the colour of its health', () => {
      const t = at([`${deck}-critical-hit`]).do(`play:${deck}-critical-hit`)
      expect(t.asked).toBe('rebel card-damage')
      const big = t.offers[1]!
      expect(damaged(t.do(big).do('pass'))).toEqual([deck === 'space' ? 'star-destroyer 1' : 'at-at 1'])
    })
    it('Defensive Formation: blocks 1', () => {
      const raw = { initiator: 'imperial', dice: '--hh' } as const
      const t = at([`${deck}-defensive-formation`], raw).to('block')
      const before = t.s.combat!.units.reduce((n, f) => n + f.fresh, 0)
      t.do(`play:${deck}-defensive-formation`)
      expect(t.told('blocked')).toHaveLength(1)
      // The other hit stays.
      expect([before, t.asked]).toEqual([2, 'rebel block'])
    })
    it(rule('cards/take-it-down', 'attack/2e', 'Take It Down: for a special 2 damage to one unit'), () => {
      expect(at([`${deck}-take-it-down`]).offers.some((o) => o.includes('take-it-down'))).toBe(false)
      const t = at([`${deck}-take-it-down`], { dice: 's-' }).do(`play:${deck}-take-it-down:black`)
      t.do(t.offers[1]!)
      expect(t.told('spend')).toHaveLength(1)
      expect(damaged(t.do('pass'))).toEqual([deck === 'space' ? 'star-destroyer 2' : 'at-at 2'])
    })
    it('Onslaught: for a special 1 damage to each of up to two units', () => {
      const start = (): Scene => at([`${deck}-onslaught`], { dice: 's-' }).do(`play:${deck}-onslaught:black`)
      const t = start()
      t.do(t.offers[0]!)
      expect(t.offers).toHaveLength(2)
      expect(t.offers[1]).toBe('pass')
      t.do(t.offers[0]!).do('pass')
      expect(new Set(damaged(t).map((d) => d.split(' ')[1]))).toEqual(new Set(['1']))
      expect(damaged(t)).toHaveLength(2)
      const one = start()
      one.do(one.offers[0]!).do('pass').do('pass')
      expect(damaged(one)).toHaveLength(1)
    })
    it('Unstoppable Assault: for a special the other side can not block in this battle', () => {
      const side = { 'grand-moff-tarkin': 'sullust', 'admiral-ackbar': 'sullust', 'general-madine': 'sullust' }
      const t = at([`${deck}-unstoppable-assault`], { leaders: side, dice: 'sh' }).do(`play:${deck}-unstoppable-assault:black`)
      expect(t.s.combat!.effects).toEqual(['no-block-1'])
      t.do('pass')
      while (t.told('combat-round').length < 2 && t.asked !== 'nothing') t.do(t.offers.includes('pass') ? 'pass' : t.offers[0]!)
      expect(t.history.slice(0, 8)).not.toContain('imperial block')
      expect(t.s.combat?.effects ?? []).toEqual([])
    })
  })

describe('cards of one deck', () => {
  it('Outmaneuver: another space card is the price of up to 2 blocked damage', () => {
    const raw = { initiator: 'imperial', dice: '--hh' } as const
    const t = space(['space-outmaneuver', 'space-critical-hit', 'space-outmaneuver'], raw).to('block')
    expect(t.offers).toEqual(['play:space-outmaneuver', 'pass'])
    t.do('play:space-outmaneuver')
    expect(t.asked).toBe('rebel pay-tactic')
    expect(t.offers).toHaveLength(2)
    t.do(t.offers[0]!)
    expect(t.told('tactic').map((e) => `${e['def']} ${e['played']}`)).toEqual(['space-outmaneuver true', 'space-critical-hit false'])
    expect([t.told('blocked').length, t.asked, t.offers.at(-1)]).toEqual([1, 'rebel block-damage', 'pass'])
    expect(t.do(t.offers[0]!).told('blocked')).toHaveLength(2)
    // Without another card it can't be paid.
    const alone = fight({
      units: { 'x-wing': 2, 'tie-fighter': 2 },
      leaders: { 'general-madine': 'sullust' },
      space: ['space-outmaneuver'],
      initiator: 'imperial',
      dice: 'h-',
    }).to('block')
    expect([alone.hand('rebel'), alone.offers]).toEqual([['space-outmaneuver'], ['pass']])
  })
  it('Dig In: another ground card is the price of up to 2 blocked damage', () => {
    const t = ground(['ground-dig-in', 'ground-critical-hit', 'ground-take-it-down'], { initiator: 'imperial', dice: '--hh' }).to('block')
    t.do('play:ground-dig-in')
    expect(t.offers).toHaveLength(2)
    t.do(t.offers[1]!)
    expect([t.told('blocked').length, t.asked, t.offers.at(-1)]).toEqual([1, 'rebel block-damage', 'pass'])
    t.do(t.offers[0]!).to('retreat')
    expect(t.told('tactic').map((e) => `${e['def']} ${e['played']}`)).toEqual(['ground-dig-in true', 'ground-take-it-down false'])
    expect(t.told('blocked')).toHaveLength(2)
  })
  it('No Escape: the other side does not retreat in this round; transports that would have to are lost', () => {
    const raw = {
      units: { 'rebel-transport': 1, 'tie-fighter': 2 },
      leaders: { 'grand-moff-tarkin': 'sullust', 'mon-mothma': 'sullust' },
      initiator: 'imperial',
      places: { naboo: { loyalty: 'rebel' } },
    } as const
    const t = fight({ ...raw, space: ['space-no-escape'] }).do('play:space-no-escape')
    t.end()
    expect([t.count('rebel-transport'), t.count('rebel-transport', 'naboo')]).toEqual([0, 0])
    expect(
      fight({ ...raw, space: ['space-critical-hit'] })
        .end()
        .count('rebel-transport', 'naboo'),
    ).toBe(1)
  })
  it('Escape Plan: own units retreat without transport in this round; somebody has to go, what is immobile stays', () => {
    const raw = {
      units: { 'rebel-trooper': 2, airspeeder: 1, 'ion-cannon': 1, stormtrooper: 2 },
      leaders: { 'general-madine': 'sullust' },
      places: { naboo: { loyalty: 'rebel' } },
    } as const
    const t = fight({ ...raw, ground: ['ground-escape-plan'] })
      .do('play:ground-escape-plan')
      .to('retreat')
    t.do('retreat:naboo:general-madine')
    expect(t.offers).toEqual(['go:2:0', 'go:2:1', 'go:2:2'])
    const kept = t.do('go:2:0')
    // The Airspeeder is the last that could go with the leader.
    expect([kept.count('airspeeder', 'naboo'), kept.at('general-madine')]).toEqual([1, 'naboo'])
    expect(kept.count('rebel-trooper')).toBe(2)
    expect(fight({ ...raw, ground: ['ground-critical-hit'] }).to('retreat').history).not.toContain('rebel retreat')
  })
  it('Bombardment: for a special damage by the red attack value of a ship there, divided as one likes', () => {
    const raw = {
      units: { 'rebel-trooper': 2, stormtrooper: 2, 'at-at': 1, 'mon-calamari-cruiser': 1, 'x-wing': 1, 'y-wing': 1 },
      leaders: { 'general-madine': 'sullust' },
      dice: 's-',
    } as const
    const t = fight({ ...raw, ground: ['ground-bombardment'] }).do('play:ground-bombardment:black')
    expect(t.offers).toEqual(['ship:y-wing', 'ship:mon-calamari-cruiser'])
    t.do('ship:mon-calamari-cruiser')
    expect(t.offers).toEqual(['hit:0:direct', 'hit:2:direct'])
    t.do('hit:0:direct', 'hit:2:direct')
    expect(t.told('hit').map((e) => e['unit'])).toEqual(['stormtrooper', 'at-at'])
    const none = fight({ ...raw, units: { 'rebel-trooper': 2, stormtrooper: 2, 'x-wing': 2 }, ground: ['ground-bombardment'] })
    expect(none.offers.some((o) => o.includes('bombardment'))).toBe(false)
  })
})
