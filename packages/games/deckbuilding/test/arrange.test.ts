import { describe, expect, it } from 'vitest'
import { describe as inWords } from '../describe.ts'
import { deckbuilding as game } from '../index.ts'
import { at } from './at.ts'

const problem = (raw: unknown) => {
  const out = game.arrange(raw)
  return 'problem' in out ? out.problem : null
}

describe('arranging a position', () => {
  it('lays out what is named and deals the rest, the same for the same seed', () => {
    const raw = {
      seed: 7,
      active: 'rebels',
      force: 2,
      empire: { base: 'coruscant', damage: 6, hand: ['darth-vader'], ships: [{ card: 'star-destroyer', damage: 3 }] },
      row: ['x-wing', 'lobot'],
    }
    const t = at(raw)
    expect(t.empire).toMatchObject({ base: 'coruscant', baseDamage: 6, hand: ['darth-vader'], ships: ['star-destroyer'] })
    expect(t.empire.damageOf('star-destroyer')).toBe(3)
    expect([t.s.active, t.s.force, t.s.turn]).toEqual([1, 2, 2])
    expect(game.arrange(raw)).toEqual(game.arrange(raw))
    expect(game.arrange({ ...raw, seed: 8 })).not.toEqual(game.arrange(raw))
  })
  it('keeps what waits for a purchase and what is exiled at the end of the turn, there and back', () => {
    const t = at({
      active: 'empire',
      empire: { units: ['twilek-smuggler', 'twilek-smuggler'], hand: ['at-at'] },
      waiting: ['twilek-smuggler'],
      doomed: ['at-at'],
    })
    expect(t.s.waiting).toEqual([t.s.players[0]!.units[0]])
    expect(t.s.doomed).toEqual(t.s.players[0]!.hand)
    expect(inWords(t.s)).toMatchObject({ waiting: ['twilek-smuggler'], doomed: ['at-at'] })
    expect(inWords(at(inWords(t.s)).s)).toEqual(inWords(t.s))
    expect(problem({ waiting: ['lobot'] })).toEqual({ where: 'waiting[0]', what: 'the empire have no "lobot" there' })
  })
  it('writes piles with the top card first; `...` is the rest of the box', () => {
    const t = at({
      row: Array.from({ length: 6 }, () => null),
      empire: { deck: ['inquisitor', 'stormtrooper'], discard: ['at-at', 'at-st'] },
      galaxyDeck: [],
    })
    expect(t.empire).toMatchObject({ deck: ['inquisitor', 'stormtrooper'], discard: ['at-at', 'at-st'] })
    expect(t.exiled).toContain('imperial-shuttle')
    const more = at({ empire: { deck: ['inquisitor', '...'] } })
    expect(more.empire.deck).toHaveLength(10)
    expect(more.galaxyDeck).toHaveLength(84)
  })
  it('aims cards at the base or at a row card', () => {
    const t = at({
      row: ['x-wing', 'y-wing', 'lobot', 'dengar', 'bossk', 'ig-88'],
      empire: {
        units: [
          { card: 'stormtrooper', target: 'y-wing' },
          { card: 'tie-fighter', target: 'base' },
        ],
      },
    })
    expect(t.offers).toEqual(expect.arrayContaining(['attack:y-wing', 'attack:base']))
  })
  it('says where and what is wrong', () => {
    expect(problem({ empire: { hand: ['death-ray'] } })).toEqual({ where: 'empire.hand[0]', what: '"death-ray" is no card' })
    expect(problem({ empire: { hand: ['darth-vader', 'darth-vader'] } })).toEqual({
      where: 'empire.hand[1]',
      what: 'there are only 1 of darth-vader',
    })
    expect(problem({ rebels: { hand: ['darth-vader'] } })).toEqual({ where: 'rebels.hand[0]', what: "darth-vader can't belong to the rebels" })
    expect(problem({ empire: { units: ['star-destroyer'] } })).toMatchObject({ where: 'empire.units[0]' })
    expect(problem({ empire: { ships: [{ card: 'star-destroyer', damage: 7 }] } })).toMatchObject({ where: 'empire.ships[0].damage' })
    expect(problem({ empire: { base: 'hoth' } })).toEqual({ where: 'empire.base[0]', what: "hoth can't belong to the empire" })
    expect(problem({ empire: { base: 'naboo' } })).toMatchObject({ where: 'empire.base[0]' })
    expect(problem({ empire: { damage: 8 } })).toMatchObject({ where: 'empire.damage' })
    expect(
      problem({ empire: { units: [{ card: 'stormtrooper', target: 'x-wing' }] }, row: ['lobot', 'dengar', 'bossk', 'ig-88', 'y-wing', 'u-wing'] }),
    ).toMatchObject({ where: 'empire.units[0].target' })
    expect(problem({ empire: { taken: ['dantooine', 'hoth', 'mon-cala'] } })).toMatchObject({ where: 'empire.taken' })
    expect(problem({ row: ['lobot', 'lobot'] })).toMatchObject({ where: 'row[1]' })
    expect(problem({ active: 'hutts' })).toMatchObject({ where: 'active' })
    expect(problem({ step: 'lunch' })).toMatchObject({ where: 'step' })
    expect(problem({ options: { toWin: 9 } })).toMatchObject({ where: 'toWin' })
    expect(problem({ empires: {} })).toMatchObject({ where: 'position.empires' })
    expect(problem({ row: ['lobot', null] })).toEqual({ where: 'position', what: 'the row has a gap that could be filled' })
    expect(problem([])).toMatchObject({ where: 'position' })
    expect(problem('x')).toMatchObject({ where: 'position' })
  })
})
