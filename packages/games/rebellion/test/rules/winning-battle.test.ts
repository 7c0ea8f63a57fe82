import { describe, expect, it } from 'vitest'
import { fight, rule, type Scene } from '../combat-table.ts'

const won = (t: Scene): string[] => t.told('battle-won').map((e) => `${e['side']} ${e['theatre']}`)
const vader = { 'darth-vader': 'sullust' }

describe('winning a battle', () => {
  it(rule('winning-battle/01', 'the last enemy unit of the theatre destroyed: cards that ask for it can be played'), () => {
    const t = fight({ units: { 'x-wing': 1, 'tie-fighter': 1 }, leaders: vader, objectives: ['return-of-the-jedi'], dice: 'h-' }).to(
      'combat-objective',
    )
    expect(won(t)).toEqual(['0 space'])
    expect(t.offers).toEqual(['play:return-of-the-jedi', 'pass'])
  })
  it(rule('winning-battle/02', 'enemies that retreat have lost'), () => {
    const t = fight({
      units: { 'x-wing': 1, 'assault-carrier': 1 },
      leaders: vader,
      places: { naboo: { loyalty: 'imperial' } },
      objectives: ['return-of-the-jedi'],
    })
      .to('retreat')
      .do('retreat:naboo:darth-vader')
    expect(won(t)).toEqual(['0 space'])
    expect([t.asked, t.offers]).toEqual(['rebel combat-objective', ['play:return-of-the-jedi', 'pass']])
  })
  it(rule('winning-battle/03', 'space and ground may have different winners'), () => {
    const t = fight({ units: { 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 1, stormtrooper: 1 }, dice: 'h--h' }).end()
    expect(won(t)).toEqual(['0 space', '1 ground'])
  })
  it(rule('winning-battle/04', 'all dead: nobody has won'), () => {
    const t = fight({ units: { 'x-wing': 1, 'tie-fighter': 1 }, leaders: vader, objectives: ['return-of-the-jedi'], dice: 'hh' }).end()
    expect(won(t)).toEqual([])
    expect(t.history).not.toContain('rebel combat-objective')
  })
  it(rule('winning-battle/05', 'where the enemy had nothing at the start nothing is won'), () => {
    expect(won(fight({ units: { 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 2 }, dice: 'h-' }).end())).toEqual(['0 space'])
  })
  it(rule('winning-battle/06', 'who killed the last ship and then retreats from the ground has won in space'), () => {
    const t = fight({
      units: { 'rebel-transport': 1, 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 2, stormtrooper: 2 },
      leaders: { ...vader, 'mon-mothma': 'sullust' },
      places: { naboo: { loyalty: 'rebel' } },
      objectives: ['return-of-the-jedi'],
      dice: 'h',
    }).to('retreat')
    t.do('retreat:naboo:mon-mothma', 'go:4:2')
    expect(won(t)).toEqual(['0 space', '1 ground'])
    expect(t.count('rebel-trooper', 'naboo')).toBe(2)
    expect(t.offers).toEqual(['play:return-of-the-jedi', 'pass'])
  })
})
