import { describe, expect, it } from 'vitest'
import { OBJECTIVES } from '../../content/objectives.ts'
import { SYSTEMS } from '../../content/systems.ts'
import { leaderNo, ringNo } from '../../lookup.ts'
import { objectiveRules } from '../../cards/objectives.ts'
import { playRefreshObjective } from '../../rules/objectives.ts'
import { fight, rule, scene, type Raw, type Scene } from '../combat-table.ts'

const refresh = (raw: Raw): Scene => scene(raw, playRefreshObjective)
/** What is on offer before the refresh phase to Rebels who hold the card. */
const offered = (id: string, places: Raw['places'], more: Raw = {}): boolean =>
  refresh({ objectives: [id], ...(places !== undefined && { places }), ...more }).offers.includes(`play:${id}`)
/** What is on offer in the combat; its other questions are passed. */
const inCombat = (id: string, raw: Raw): string[] => {
  const t = fight({ objectives: [id], ...raw }).to('combat-objective')
  return t.offers
}
const loyal = (...ids: string[]): NonNullable<Raw['places']> => Object.fromEntries(ids.map((id) => [id, { loyalty: 'rebel' as const }]))

describe('every objective', () => {
  it('has its rules', () => {
    for (const o of OBJECTIVES) expect(objectiveRules(o.id).id).toBe(o.id)
  })
})

describe('objectives of a combat', () => {
  it(rule('cards/crippling-blow', 'Crippling Blow: Imperial ground units of 3 health destroyed in a combat that the Rebels initiated'), () => {
    const raw: Raw = { units: { 'rebel-trooper': 4, stormtrooper: 3 }, dice: 'hhh----' }
    const t = fight({ objectives: ['crippling-blow'], ...raw })
    t.do('hit:1:black', 'hit:2:black')
    expect([t.asked, t.offers]).toEqual(['rebel combat-objective', ['play:crippling-blow', 'pass']])
    t.do('play:crippling-blow')
    expect([t.s.reputation, t.objectives, t.s.scored.length, t.asked]).toEqual([13, [], 1, 'nothing'])
    expect(inCombat('crippling-blow', { ...raw, initiator: 'imperial', dice: '---hhh-' })).toEqual([])
    // Two Stormtroopers are not enough.
    expect(inCombat('crippling-blow', { units: { 'rebel-trooper': 4, stormtrooper: 2 }, dice: 'hh' })).toEqual([])
  })
  it('Rebel Assault: a Star Destroyer or Super Star Destroyer destroyed in such a combat', () => {
    for (const [ship, hits] of [
      ['star-destroyer', 'hhhh'],
      ['super-star-destroyer', 'hhhhh------h'],
    ] as const) {
      const raw: Raw = { units: { 'y-wing': 5, [ship]: 1 }, dice: hits.startsWith('hhhhh') ? 'hhhhh-----h' : hits }
      expect(inCombat('rebel-assault', raw)).toEqual(['play:rebel-assault', 'pass'])
    }
    expect(inCombat('rebel-assault', { units: { 'y-wing': 5, 'assault-carrier': 1 }, dice: 'hh' })).toEqual([])
    expect(inCombat('rebel-assault', { units: { 'y-wing': 5, 'star-destroyer': 1 }, dice: '---hhhh', initiator: 'imperial' })).toEqual([])
  })
  it('Major Victory: Imperial ships of 3 printed health destroyed in such a combat', () => {
    expect(inCombat('major-victory', { units: { 'x-wing': 4, 'tie-fighter': 3 }, dice: 'hhh' })).toEqual(['play:major-victory', 'pass'])
    expect(inCombat('major-victory', { units: { 'x-wing': 4, 'tie-fighter': 2 }, dice: 'hh' })).toEqual([])
  })
  it(rule('objectives/15', 'printed health counts, whatever lowered it'), () => {
    const t = fight({
      units: { airspeeder: 3, 'at-at': 1 },
      leaders: { 'general-madine': 'sullust' },
      actions: ['point-blank-assault'],
      objectives: ['crippling-blow'],
      dice: 'hh',
    }).do('use:point-blank-assault')
    expect(t.to('combat-objective').offers).toEqual(['play:crippling-blow', 'pass'])
    expect(t.told('damaged')[0]).toMatchObject({ unit: 'at-at', damage: 2, lost: true })
  })
  it('Liberation: the ground battle won in a system that was subjugated', () => {
    const raw: Raw = { units: { 'rebel-trooper': 2, stormtrooper: 1 }, dice: 'h' }
    expect(inCombat('liberation', { ...raw, places: { sullust: { subjugated: true } } })).toEqual(['play:liberation', 'pass'])
    expect(inCombat('liberation', raw)).toEqual([])
    // A space battle there is not enough.
    const space = { units: { 'x-wing': 2, 'tie-fighter': 1, stormtrooper: 1 }, dice: 'h', places: { sullust: { subjugated: true } } } as const
    expect(inCombat('liberation', space)).toEqual([])
  })
  it('Death Star Plans: two cards for the same moment, each worth 2', () => {
    for (const id of ['death-star-plans-ii', 'death-star-plans-iii']) {
      const t = fight({ units: { 'death-star': 1, 'x-wing': 1 }, objectives: [id], dice: '-----d' })
        .to('death-star-plans')
        .do(`use:${id}`)
      expect([t.s.reputation, t.count('death-star'), t.s.scored.length]).toEqual([12, 0, 1])
      expect(inCombat(id, { units: { 'x-wing': 4, 'tie-fighter': 3 }, dice: 'hhh' })).toEqual(['pass'])
    }
  })
  const jedi: Raw = { units: { 'x-wing': 1, 'tie-fighter': 1 }, dice: 'h', objectives: ['return-of-the-jedi'] }
  it(
    rule(
      'objectives/18r',
      'cards/return-of-the-jedi-luke',
      'Return of the Jedi: a battle won where Vader or the Emperor is; without Luke (Jedi) nobody is eliminated',
    ),
    () => {
      for (const lord of ['darth-vader', 'emperor-palpatine']) {
        const t = fight({ ...jedi, leaders: { [lord]: 'sullust', 'luke-skywalker-jedi': 'naboo' } })
          .to('combat-objective')
          .do('play:return-of-the-jedi')
        expect([t.s.reputation, t.at(lord), t.asked]).toEqual([12, 'sullust', 'nothing'])
      }
      expect(fight({ ...jedi, leaders: { 'grand-moff-tarkin': 'sullust' } }).end().history).not.toContain('rebel combat-objective')
    },
  )
  it(
    rule('cards/return-of-the-jedi-luke', 'captured/18', 'with Luke (Jedi) there, captured or with a ring, a leader of choice is eliminated'),
    () => {
      for (const ring of ['captured', 'carbonite', 'master-yoda'] as const) {
        const t = fight({
          ...jedi,
          leaders: { 'darth-vader': 'sullust', 'general-tagge': 'sullust', 'luke-skywalker-jedi': 'sullust' },
          rings: { 'luke-skywalker-jedi': ring },
          units: { ...jedi.units, stormtrooper: 1 },
        })
        t.to('combat-objective').do('play:return-of-the-jedi')
        expect([t.asked, t.offers]).toEqual(['rebel eliminate', ['eliminate:darth-vader', 'eliminate:general-tagge']])
        t.do('eliminate:darth-vader')
        expect(t.told('eliminated')).toEqual([{ t: 'eliminated', leader: 'darth-vader' }])
        expect(t.at('general-tagge')).toBe('sullust')
        expect(t.s.leaders[leaderNo('luke-skywalker-jedi')]!.ring).toBe(ringNo(ring))
      }
    },
  )
  it(rule('objectives/16', 'Vader retreats and the Rebels win by it: reputation, but he is not eliminated'), () => {
    const t = fight({
      units: { 'x-wing': 1, 'assault-carrier': 1 },
      leaders: { 'darth-vader': 'sullust', 'luke-skywalker-jedi': 'sullust' },
      places: { naboo: { loyalty: 'imperial' } },
      objectives: ['return-of-the-jedi'],
      initiator: 'imperial',
    }).to('retreat')
    t.do('retreat:naboo:darth-vader').to('combat-objective').do('play:return-of-the-jedi')
    expect([t.s.reputation, t.at('darth-vader'), t.told('eliminated')]).toEqual([12, 'naboo', []])
  })
})

describe('objectives of the refresh phase', () => {
  it('Cut Supply Lines: 3 Imperial systems with a sabotage marker or a Rebel unit', () => {
    const places: Raw['places'] = {
      naboo: { loyalty: 'imperial', sabotage: true },
      corellia: { subjugated: true, units: { stormtrooper: 1, 'x-wing': 1 } },
      kessel: { loyalty: 'imperial', units: { 'rebel-trooper': 1 } },
    }
    expect(offered('cut-supply-lines', places)).toBe(true)
    expect(offered('cut-supply-lines', { ...places, kessel: { loyalty: 'imperial' } })).toBe(false)
    expect(offered('cut-supply-lines', { ...places, kessel: { loyalty: 'rebel', units: { 'rebel-trooper': 1 } } })).toBe(false)
  })
  it('Defend the People: 4 Rebel systems with a Rebel unit', () => {
    const at = (...ids: string[]): Raw['places'] => Object.fromEntries(ids.map((id) => [id, { loyalty: 'rebel' as const, units: { 'x-wing': 1 } }]))
    expect(offered('defend-the-people', at('naboo', 'corellia', 'kessel', 'rodia'))).toBe(true)
    expect(offered('defend-the-people', { ...at('naboo', 'corellia', 'kessel'), ...loyal('rodia') })).toBe(false)
    expect(offered('defend-the-people', { ...at('naboo', 'corellia', 'kessel'), rodia: { units: { 'x-wing': 1 } } })).toBe(false)
  })
  it(rule('objectives/17', 'Regional Support: all populous systems of a region loyal; destroyed ones are passed over, but not all'), () => {
    const region = SYSTEMS.filter((s) => s.region === 'region-2').map((s) => s.id)
    expect(offered('regional-support', loyal(...region))).toBe(true)
    expect(offered('regional-support', loyal(...region.slice(1)))).toBe(false)
    expect(offered('regional-support', { ...loyal(...region.slice(1)), [region[0]!]: { destroyed: true } })).toBe(true)
    expect(offered('regional-support', Object.fromEntries(region.map((id) => [id, { destroyed: true }])))).toBe(false)
    // Loyalty below a subjugation marker counts.
    expect(offered('regional-support', { ...loyal(...region), [region[0]!]: { loyalty: 'rebel', subjugated: true } })).toBe(true)
  })
  it(rule('objectives/08', 'Heart of the Empire: a Rebel unit and no Imperial one on Coruscant; it returns to the hand'), () => {
    const coruscant = { coruscant: { units: { 'rebel-trooper': 1 } } }
    const t = refresh({ objectives: ['heart-of-the-empire'], places: coruscant }).do('play:heart-of-the-empire')
    expect([t.s.reputation, t.objectives, t.s.scored]).toEqual([12, ['heart-of-the-empire'], []])
    expect(offered('heart-of-the-empire', { coruscant: { units: { 'rebel-trooper': 1, 'tie-fighter': 1 } } })).toBe(false)
    expect(offered('heart-of-the-empire', {})).toBe(false)
  })
  it('Leave No One Behind: no Rebel leader is captured; carbonite is captivity, the lure is none', () => {
    const leaders = { 'han-solo': 'coruscant' }
    expect(offered('leave-no-one-behind', {}, { leaders })).toBe(true)
    for (const ring of ['captured', 'carbonite']) expect(offered('leave-no-one-behind', {}, { leaders, rings: { 'han-solo': ring } })).toBe(false)
    expect(offered('leave-no-one-behind', {}, { leaders, rings: { 'han-solo': 'lure-of-the-dark-side' } })).toBe(true)
  })
  it('Popular Support: 6 systems with Rebel loyalty', () => {
    const six = ['naboo', 'corellia', 'kessel', 'rodia', 'ryloth', 'utapau']
    expect(offered('popular-support', loyal(...six))).toBe(true)
    expect(offered('popular-support', loyal(...six.slice(1)))).toBe(false)
  })
  it('Establish Outposts: 5 systems with a Rebel unit; the Rebel Base space is none', () => {
    const at = (...ids: string[]): Raw['places'] => Object.fromEntries(ids.map((id) => [id, { units: { 'x-wing': 1 } }]))
    expect(offered('establish-outposts', at('naboo', 'corellia', 'kessel', 'rodia', 'hoth'))).toBe(true)
    expect(offered('establish-outposts', at('naboo', 'corellia', 'kessel', 'rodia', 'rebel-base-space'))).toBe(false)
  })
  it('Inspire Sympathy: 1 reputation for each destroyed system', () => {
    const t = refresh({ objectives: ['inspire-sympathy'], places: { naboo: { destroyed: true }, kessel: { destroyed: true } } }).do(
      'play:inspire-sympathy',
    )
    expect(t.s.reputation).toBe(12)
    expect(t.told('objective')).toEqual([{ t: 'objective', def: 'inspire-sympathy', reputation: 2 }])
    expect(offered('inspire-sympathy', {})).toBe(false)
  })
})
