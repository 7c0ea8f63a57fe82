import { describe, expect, it } from 'vitest'
import { placeNo, SPACE } from '../../lookup.ts'
import { mayRetreat, mayRetreatTo } from '../../rules/retreat.ts'
import { at } from '../at.ts'
import { fight, fightAndSettle, rule, type Raw, type Scene } from '../combat-table.ts'

const home = { naboo: { loyalty: 'rebel' } } as const
const led = { leaders: { 'mon-mothma': 'sullust' }, places: home } as const
/** A fleet on each side that does not kill the other in a round of blanks. */
const fleets = { 'x-wing': 1, 'assault-carrier': 1 }

const why = (t: Scene, side: number, to?: string): string | undefined =>
  (to === undefined ? mayRetreat(t.s, side) : mayRetreatTo(t.s, side, to === 'space' ? SPACE : placeNo(to)))?.rule.replace('rebellion/', '')
/** A question inside the combat, after the retreat of neither: to ask why not. */
const inside = (raw: Raw): Scene => fight({ ...raw, leaders: { ...raw.leaders, 'boba-fett': 'pool' } })

describe('who may retreat', () => {
  it(rule('retreat/02', 'captured/17', 'nobody without a free leader there'), () => {
    expect(fight({ units: fleets, places: home }).end().history).not.toContain('rebel retreat')
    expect(fight({ units: fleets, ...led, rings: { 'mon-mothma': 'captured' } }).end().history).not.toContain('rebel retreat')
    expect(why(inside({ units: fleets, places: home }), 0)).toBe('retreat/02')
  })
  it(rule('retreat/03', 'a leader without tactic values leads it as well'), () => {
    expect(fight({ units: fleets, ...led }).to('retreat').offers).toEqual(['retreat:naboo:mon-mothma', 'pass'])
  })
  it(rule('retreat/11', 'not when no enemy is left'), () => {
    const t = fight({ units: { 'x-wing': 1, 'tie-fighter': 1 }, ...led, dice: 'h-' }).end()
    expect(t.history).not.toContain('rebel retreat')
    expect(t.at('mon-mothma')).toBe('sullust')
  })
  it(rule('retreat/12', 'death-star/18', 'no Imperial unit while a Death Star or its construction site is there'), () => {
    for (const station of ['death-star', 'death-star-under-construction']) {
      const t = fight({
        units: { [station]: 1, 'star-destroyer': 2, 'x-wing': 3 },
        leaders: { 'darth-vader': 'sullust', 'jan-dodonna': 'sullust' },
        places: { naboo: { loyalty: 'imperial' } },
      })
      expect(why(t, 1)).toBe('retreat/12')
      expect(why(t, 0)).toBeUndefined()
      expect(t.to('retreat').asked).toBe('rebel retreat')
      expect(t.end().history).not.toContain('imperial retreat')
    }
  })
  it(rule('retreat/17', 'no leader goes alone: without a ship nothing can move'), () => {
    const t = fight({ units: { 'rebel-trooper': 2, stormtrooper: 2 }, leaders: { 'general-madine': 'sullust' }, places: home })
    expect(why(t, 0)).toBe('retreat/17')
    expect(t.to('retreat').history).not.toContain('rebel retreat')
  })
  it(rule('retreat/18', 'retreat/16', 'once in a combat: who left troops behind fights on and can not retreat again'), () => {
    const t = fight({
      units: { 'rebel-transport': 1, 'x-wing': 1, 'rebel-trooper': 2, stormtrooper: 2, 'assault-carrier': 1 },
      leaders: { 'mon-mothma': 'sullust', 'general-madine': 'sullust' },
      places: home,
    }).to('retreat')
    t.do('retreat:naboo:mon-mothma')
    expect(t.asked).toBe('rebel retreat-units')
    t.do('go:5:0')
    expect(t.count('rebel-trooper')).toBe(2)
    expect(t.told('combat-round')).toHaveLength(2)
    expect(why(t.to('combat-action'), 0)).toBe('retreat/18')
    expect(t.end().history.filter((x) => x === 'rebel retreat')).toHaveLength(1)
  })
  it(rule('golden/04', 'cards/keep-them-from-escaping', 'not when a card forbids it'), () => {
    const t = fight({
      units: fleets,
      leaders: { ...led.leaders, 'admiral-piett': 'sullust' },
      places: home,
      actions: ['keep-them-from-escaping'],
    }).to('start-of-combat')
    t.do('use:keep-them-from-escaping')
    expect(why(t, 0)).toBe('cards/keep-them-from-escaping')
    expect(t.end().history).not.toContain('rebel retreat')
  })
})

describe('where to', () => {
  const reach = (places: NonNullable<Raw['places']>, more: Partial<Raw> = {}): Scene =>
    fight({ units: fleets, leaders: led.leaders, places, ...more }).to('retreat')
  it(rule('retreat/06', 'to own units or loyalty where there are any'), () => {
    const t = reach({ naboo: { units: { 'rebel-trooper': 1 } }, corellia: { loyalty: 'rebel' } })
    expect(t.offers).toEqual(['retreat:corellia:mon-mothma', 'retreat:naboo:mon-mothma', 'pass'])
    expect(why(t, 0, 'dagobah')).toBe('retreat/06')
    expect(why(t, 0, 'naboo')).toBeUndefined()
  })
  it(rule('retreat/07', 'else to any neighbour without units, enemy loyalty or not'), () => {
    const t = reach({ naboo: { loyalty: 'imperial' }, bespin: { units: { 'tie-fighter': 1 } } })
    const to = ['cato-neimoidia', 'corellia', 'dagobah', 'malastare', 'mustafar', 'naboo']
    expect(t.offers).toEqual([...to.map((x) => `retreat:${x}:mon-mothma`), 'pass'])
  })
  it(rule('retreat/08', 'never to enemy units, own loyalty or not'), () => {
    const t = reach({ naboo: { loyalty: 'rebel', units: { 'tie-fighter': 1 } } })
    expect(t.offers).not.toContain('retreat:naboo:mon-mothma')
    expect(t.offers).toContain('retreat:dagobah:mon-mothma')
    expect(why(t, 0, 'naboo')).toBe('retreat/08')
  })
  it(rule('retreat/09', 'never to where the enemy came from for this combat'), () => {
    const t = reach(home, { initiator: 'imperial', from: ['naboo'] })
    expect(t.offers).not.toContain('retreat:naboo:mon-mothma')
    expect(why(t, 0, 'naboo')).toBe('retreat/09')
    // His own origin is no bar to who came from there.
    expect(reach(home, { initiator: 'rebel', from: ['naboo'] }).offers).toContain('retreat:naboo:mon-mothma')
  })
  it(rule('retreat/10', 'never to the Rebel Base space; the base system is a system like any other'), () => {
    const t = reach({ 'rebel-base-space': { units: { 'x-wing': 1 } } }, { base: 'naboo' })
    expect(t.offers).toContain('retreat:naboo:mon-mothma')
    expect(t.offers.some((o) => o.includes('base'))).toBe(false)
    expect(why(t, 0, 'space')).toBe('retreat/10')
  })
  it(rule('retreat/01', 'leader and units go to one neighbouring system'), () => {
    const t = reach({ naboo: { loyalty: 'rebel' } }, { units: { 'x-wing': 2, 'rebel-transport': 1, 'rebel-trooper': 1, 'assault-carrier': 1 } })
    expect(why(t, 0, 'hoth')).toBe('retreat/01')
    t.do('retreat:naboo:mon-mothma', 'go:4:1')
    expect(t.at('mon-mothma')).toBe('naboo')
    expect([t.count('x-wing', 'naboo'), t.count('rebel-transport', 'naboo'), t.count('rebel-trooper', 'naboo')]).toEqual([2, 1, 1])
    expect(t.told('retreat')).toEqual([
      { t: 'retreat', side: 0, leader: 'mon-mothma', from: 'sullust', to: 'naboo', units: { 'x-wing': 2, 'rebel-transport': 1, 'rebel-trooper': 1 } },
    ])
  })
})

describe('who goes along', () => {
  const imperial = { leaders: { 'boba-fett': 'sullust' }, places: { naboo: { loyalty: 'imperial' } }, initiator: 'imperial' } as const
  it(rule('retreat/04', 'what the ships do not carry stays'), () => {
    const t = fight({ units: { 'assault-carrier': 1, 'tie-fighter': 3, stormtrooper: 3, 'y-wing': 1 }, ...imperial })
      .to('retreat')
      .do('retreat:naboo:boba-fett')
    expect(t.offers).toEqual(['go:0:0', 'go:0:1', 'go:0:2', 'go:0:3'])
    t.do('go:0:3')
    expect(t.offers).toEqual(['go:4:0', 'go:4:1'])
    t.do('go:4:1')
    expect([t.count('tie-fighter', 'naboo'), t.count('stormtrooper', 'naboo'), t.count('stormtrooper')]).toEqual([3, 1, 2])
  })
  it(rule('retreat/13', 'retreat/14', 'all ships go; of troops and TIE Fighters as many as one likes'), () => {
    const t = fight({ units: { 'star-destroyer': 2, 'tie-fighter': 2, stormtrooper: 3, 'y-wing': 1 }, ...imperial })
      .to('retreat')
      .do('retreat:naboo:boba-fett')
    expect(t.s.combat).not.toBeNull()
    t.do('go:0:1', 'go:4:0').end()
    expect([t.count('star-destroyer', 'naboo'), t.count('star-destroyer')]).toEqual([2, 0])
    expect([t.count('tie-fighter', 'naboo'), t.count('stormtrooper')]).toEqual([1, 3])
  })
  it(rule('retreat/15', 'what is immobile stays, and may be lost at the end of the round'), () => {
    const t = fight({ units: { 'rebel-transport': 1, 'x-wing': 1, 'ion-cannon': 1, stormtrooper: 1, 'tie-fighter': 1 }, ...led })
      .to('retreat')
      .do('retreat:naboo:mon-mothma')
    expect(t.count('ion-cannon', 'naboo')).toBe(0)
    expect(t.told('destroy')).toMatchObject([{ unit: 'ion-cannon', n: 1 }])
    expect(t.asked).toBe('nothing')
  })
  it(rule('retreat/05r', 'another own leader there does not lock the units in'), () => {
    const t = fight({ units: fleets, leaders: { 'mon-mothma': 'sullust', chewbacca: 'sullust' }, places: home }).to('retreat')
    expect(t.offers).toEqual(['retreat:naboo:mon-mothma', 'retreat:naboo:chewbacca', 'pass'])
    t.do('retreat:naboo:mon-mothma')
    expect([t.at('mon-mothma'), t.at('chewbacca'), t.count('x-wing', 'naboo')]).toEqual(['naboo', 'sullust', 1])
  })
  it(rule('movement/09', 'who was sent where units may pass him locks them in where he has retreated to'), () => {
    const t = at({
      base: 'hoth',
      leaders: { 'princess-leia': 'pool', 'colonel-yularen': 'sullust unlocked' },
      systems: { bespin: 'mon-calamari-cruiser', sullust: 'star-destroyer', naboo: 'imperial' },
    })
    t.do('activate:sullust:princess-leia', 'take:bespin:mon-calamari-cruiser').until('retreat').do('pass', 'retreat:naboo:colonel-yularen')
    expect(t.leader('colonel-yularen')).toMatchObject({ at: placeNo('naboo'), unlocked: false })
  })
  it(rule('retreat/19', 'captives stay, and are free where no Imperial unit is left'), () => {
    const raw = {
      units: { 'assault-carrier': 1, 'y-wing': 1, stormtrooper: 1 },
      ...imperial,
      leaders: { ...imperial.leaders, 'han-solo': 'sullust' },
      rings: { 'han-solo': 'captured' },
    } as const
    const stays = fightAndSettle(raw).to('retreat').do('retreat:naboo:boba-fett', 'go:1:0')
    expect([stays.at('han-solo'), stays.told('rescued').length]).toEqual(['sullust', 0])
    const free = fightAndSettle(raw).to('retreat').do('retreat:naboo:boba-fett', 'go:1:1')
    expect(free.told('rescued')).toMatchObject([{ leader: 'han-solo' }])
    expect(free.at('han-solo')).toBe('space')
  })
  it(rule('retreat/16', 'who leaves with everything ends the combat'), () => {
    const t = fight({ units: fleets, ...led })
      .to('retreat')
      .do('retreat:naboo:mon-mothma')
    expect(t.asked).toBe('nothing')
    expect(t.told('combat-round')).toHaveLength(1)
  })
})
