import { describe, expect, it } from 'vitest'
import { leaderNo, placeNo } from '../../lookup.ts'
import { retrieveLeaders } from '../../rules/refresh.ts'
import { rule, table, type Raw } from '../mission-table.ts'

const by = (leader: string, id: string, more: Raw): Raw => ({ ...more, imperial: { assigned: { [id]: [leader] }, ...more.imperial } })
/** Han is held captive at Kessel. */
const captive = (leader: string, id: string, more: Raw = {}): Raw =>
  by(leader, id, { systems: { kessel: 'stormtrooper' }, leaders: { 'han-solo': 'kessel captured' }, dice: 'special special special', ...more })

describe('loyalty', () => {
  it(rule('cards/display-of-power', 'loyalty/04', 'Display of Power: 2 loyalty in any populous system'), () => {
    const t = table(by('emperor-palpatine', 'display-of-power', { systems: { naboo: 'rebel' } }))
    expect(t.targets('display-of-power')).toContain('naboo')
    expect(t.targets('display-of-power')).not.toContain('hoth')
    expect(t.reveal('display-of-power', 'at:naboo').at('naboo')).toBe('imperial')
  })
  it(rule('loyalty/02', 'loyalty/07', 'loyalty/09', 'Trade Negotiations: 1 loyalty; on Coruscant nothing changes'), () => {
    const at = (place: string, words: string): string =>
      table(by('emperor-palpatine', 'trade-negotiations', { systems: { [place]: words } }))
        .reveal('trade-negotiations', `at:${place}`)
        .at(place)
    expect([at('naboo', ''), at('naboo', 'imperial'), at('naboo', 'rebel'), at('coruscant', '')]).toEqual(['imperial', 'imperial', '', 'imperial'])
  })
  it(rule('death-star/19', 'Fear Will Keep Them in Line: 1 loyalty in 2 systems of the region'), () => {
    const systems = { kessel: 'star-destroyer', endor: 'death-star-under-construction', hoth: 'super-star-destroyer', bothawui: 'rebel' }
    const raw = by('grand-moff-tarkin', 'fear-will-keep-them-in-line', { systems, base: 'yavin' })
    expect(table(raw).targets('fear-will-keep-them-in-line')).toEqual(['hoth', 'kessel'])
    const t = table(raw).reveal('fear-will-keep-them-in-line', 'at:kessel')
    expect(t.offers).toEqual(['pick:bothawui', 'pick:kessel', 'pick:nal-hutta'])
    t.again('pick:bothawui', 'pick:toydaria')
    expect(['bothawui', 'toydaria', 'kessel'].map((x) => t.at(x))).toEqual(['', 'imperial', '1 star-destroyer'])
    const few = table(raw).reveal('fear-will-keep-them-in-line', 'at:hoth')
    expect([few.asked.length, few.at('bespin'), few.at('mustafar')]).toEqual([1, 'imperial', 'imperial'])
  })
  it(rule('base/25r', 'Fear Will Keep Them in Line: both systems are loyal before a combat about the base begins'), () => {
    const t = table({
      systems: { kessel: 'star-destroyer', bothawui: '2 tie-fighter', 'rebel-base-space': '2 x-wing, corellian-corvette' },
      base: 'bothawui',
      imperial: { assigned: { 'fear-will-keep-them-in-line': ['grand-moff-tarkin'] } },
    })
    t.reveal('fear-will-keep-them-in-line', 'pick:bothawui', 'pick:toydaria')
    expect([t.s.combat?.place, t.at('toydaria')]).toEqual([placeNo('bothawui'), 'imperial'])
    expect(t.told('loyalty').map((e) => e['place'])).toEqual(['bothawui', 'toydaria'])
  })
  it(
    rule('loyalty/05', 'loyalty/06', 'subjugation/09', 'Imperial Propaganda: all Rebel systems of the region become neutral, below subjugation too'),
    () => {
      const systems = { bothawui: 'rebel, stormtrooper', kessel: 'rebel', toydaria: 'imperial', naboo: 'rebel' }
      const t = table(by('janus-greejatus', 'imperial-propaganda', { systems })).reveal('imperial-propaganda', 'at:toydaria')
      expect(['bothawui', 'kessel', 'toydaria', 'nal-hutta', 'naboo'].map((x) => t.at(x))).toEqual([
        '1 stormtrooper, subjugated',
        '',
        'imperial',
        '',
        'rebel',
      ])
    },
  )
})

describe('leaders', () => {
  it('Carbon Freezing: the other ring, and the Rebels lose 1 reputation', () => {
    const raw = captive('boba-fett', 'carbon-freezing', { reputation: 13 })
    const t = table(raw).reveal('carbon-freezing')
    expect([t.leader('han-solo'), t.s.reputation]).toEqual(['kessel carbonite', 14])
    const again = table({ ...raw, leaders: { 'han-solo': 'kessel captured', 'mon-mothma': 'kessel carbonite' } }).reveal(
      'carbon-freezing',
      'leader:han-solo',
    )
    expect([again.leader('han-solo'), again.leader('mon-mothma')]).toEqual(['kessel carbonite', 'rebel-base-space'])
  })
  it(rule('map/12', 'Collect Bounty: captive and hunter go to the nearest Imperial unit; of equally near ones the Empire chooses'), () => {
    const raw = by('boba-fett', 'collect-bounty', {
      systems: { bothawui: 'tie-fighter', toydaria: 'tie-fighter', coruscant: 'tie-fighter' },
      leaders: { chewbacca: 'nal-hutta' },
    })
    const t = table({ ...raw, dice: 'blank' }).reveal('collect-bounty')
    // Two successes come with Boba Fett.
    expect([t.open?.seat, t.open?.kind, t.offers]).toEqual([1, 'nearest', ['at:bothawui', 'at:toydaria']])
    t.again('at:toydaria')
    expect([t.leader('chewbacca'), t.leader('boba-fett')]).toEqual(['toydaria captured', 'toydaria'])
    const there = table({ ...raw, systems: { 'nal-hutta': 'tie-fighter', toydaria: 'tie-fighter' } }).reveal('collect-bounty')
    expect([there.asked, there.leader('chewbacca'), there.leader('boba-fett')]).toEqual([[], 'nal-hutta captured', 'nal-hutta'])
    const nobody = table({ ...raw, systems: {} }).reveal('collect-bounty')
    expect([nobody.leader('chewbacca'), nobody.leader('boba-fett')]).toEqual(['rebel-base-space', 'nal-hutta'])
  })
  it('Collect Bounty: who sacrifices himself is out of the game; the hunter goes alone', () => {
    const raw = by('boba-fett', 'collect-bounty', { systems: { toydaria: 'tie-fighter' }, leaders: { 'obi-wan-kenobi': 'nal-hutta' } })
    const t = table({ ...raw, rebel: { actions: ['noble-sacrifice'] }, dice: 'hit hit' }).reveal('collect-bounty', 'use')
    expect([t.leader('obi-wan-kenobi'), t.leader('boba-fett')]).toEqual(['eliminated', 'toydaria'])
  })
  it('Collect Bounty: of two hunters one goes', () => {
    const raw: Raw = {
      systems: { toydaria: 'tie-fighter' },
      leaders: { chewbacca: 'nal-hutta' },
      imperial: { assigned: { 'collect-bounty': ['boba-fett', 'general-tagge'] } },
      dice: 'special special',
    }
    const t = table(raw).reveal('collect-bounty')
    expect(t.offers).toEqual(['leader:general-tagge', 'leader:boba-fett'])
    t.again('leader:general-tagge')
    expect([t.leader('chewbacca'), t.leader('general-tagge'), t.leader('boba-fett')]).toEqual(['toydaria captured', 'toydaria', 'nal-hutta'])
  })
  it('Detained: a Rebel leader in any system stays through the next refresh phase', () => {
    const raw = by('general-tagge', 'detained', {
      leaders: { 'mon-mothma': 'kessel', chewbacca: 'pool', 'han-solo': 'rodia captured', 'jan-dodonna': 'rebel-base-space' },
      systems: { rodia: 'tie-fighter' },
    })
    expect(table(raw).targets('detained')).toEqual(['mon-mothma'])
    const t = table(raw).reveal('detained', 'pass')
    expect([t.s.leaders[leaderNo('mon-mothma')]?.detained, t.leader('mon-mothma')]).toEqual([true, 'kessel'])
    t.run(retrieveLeaders)
    expect([t.s.leaders[leaderNo('mon-mothma')]?.detained, t.leader('mon-mothma')]).toEqual([false, 'kessel'])
    t.run(retrieveLeaders)
    expect(t.leader('mon-mothma')).toBe('pool')
  })
  it('Detained, then captured: the next refresh phase is the one that he misses, freed or not', () => {
    const t = table({ leaders: { 'han-solo': 'kessel captured', chewbacca: 'rodia' }, systems: { kessel: 'stormtrooper' } })
    t.s.leaders[leaderNo('han-solo')]!.detained = true
    t.run(retrieveLeaders)
    expect([t.leader('han-solo'), t.leader('chewbacca')]).toEqual(['kessel captured', 'pool'])
    t.s.leaders[leaderNo('han-solo')]!.ring = -1
    t.run(retrieveLeaders)
    expect(t.leader('han-solo')).toBe('pool')
  })
  it(rule('cards/homing-beacon', 'deception/02', 'Homing Beacon: free again, in a system of the region of the base'), () => {
    const t = table(captive('colonel-yularen', 'homing-beacon', { base: 'hoth' })).reveal('homing-beacon')
    expect([t.open?.seat, t.offers]).toEqual([0, ['at:bespin', 'at:endor', 'at:hoth', 'at:mustafar']])
    t.again('at:bespin')
    expect([t.leader('han-solo'), t.s.suspects.filter((x) => x === 1).length, t.s.revealed]).toEqual(['bespin', 4, false])
    expect(t.told('statement')).toEqual([{ t: 'statement', places: ['mustafar', 'bespin', 'endor', 'hoth'].toSorted(), yes: true }])
  })
  it(
    rule('cards/lure-of-the-dark-side', 'rings/02', 'team/34', 'Lure of the Dark Side: an Imperial leader from now on; Luke costs 1 reputation'),
    () => {
      const t = table(captive('emperor-palpatine', 'lure-of-the-dark-side')).reveal('lure-of-the-dark-side')
      expect([t.leader('han-solo'), t.s.leaders[leaderNo('han-solo')]?.side, t.s.reputation]).toEqual(['kessel lure-of-the-dark-side', 1, 14])
      const luke = table(captive('emperor-palpatine', 'lure-of-the-dark-side', { leaders: { 'luke-skywalker-jedi': 'kessel carbonite' } }))
      expect(luke.reveal('lure-of-the-dark-side').s.reputation).toBe(15)
    },
  )
})

describe('units', () => {
  it(rule('build/13', 'cards/address-delays', 'Address Delays: all icons of an Imperial system, subjugated or sabotaged'), () => {
    const raw = by('general-tagge', 'address-delays', { systems: { mygeeto: 'stormtrooper, sabotage', kessel: 'rebel' }, base: 'endor' })
    expect(table(raw).targets('address-delays')).toEqual(['coruscant', 'mygeeto'])
    expect(table(raw).reveal('address-delays', 'at:mygeeto').queue('imperial')).toBe('2: 1 tie-fighter, 1 at-at')
  })
  it('Double Our Efforts: a unit moves down one space; with Jerjerrod another one too', () => {
    const queue = { 1: 'at-at', 2: 'stormtrooper', 3: '2 death-star' }
    const raw = (leader: string): Raw => ({ systems: {}, imperial: { assigned: { 'double-our-efforts': [leader] }, queue } })
    const t = table(raw('emperor-palpatine')).reveal('double-our-efforts')
    expect(t.offers).toEqual(['hasten:stormtrooper:2', 'hasten:death-star:3'])
    t.again('hasten:death-star:3')
    expect([t.open, t.queue('imperial')]).toEqual([null, expect.not.stringContaining('3: 2')])
    const two = table(raw('moff-jerjerrod'))
    two.reveal('double-our-efforts', 'hasten:death-star:3')
    expect(two.offers).toEqual(['hasten:stormtrooper:2', 'hasten:death-star:3', 'pass'])
    const none = table({ imperial: { assigned: { 'double-our-efforts': ['moff-jerjerrod'] } } }).reveal('double-our-efforts')
    expect(none.asked).toEqual([])
  })
  it('Hunt Them Down: Rebel units of a total health of 2, in each set by one way', () => {
    const raw = by('soontir-fel', 'hunt-them-down', { systems: { kessel: '2 x-wing, airspeeder, mon-calamari-cruiser, tie-fighter' } })
    const t = table(raw).reveal('hunt-them-down', 'at:kessel')
    expect(t.offers).toEqual(['destroy:x-wing', 'destroy:airspeeder', 'done'])
    expect(t.again('destroy:x-wing').offers).toEqual(['destroy:x-wing', 'done'])
    expect(t.again('done').at('kessel')).toBe('1 tie-fighter, 1 x-wing, 1 mon-calamari-cruiser, 1 airspeeder')
    expect(table(raw).reveal('hunt-them-down', 'at:kessel', 'destroy:airspeeder').at('kessel')).not.toContain('airspeeder')
  })
  it(rule('movement/13', 'movement/14', 'Planetary Conquest: up to an AT-AT, an AT-ST and 2 Stormtroopers from one system, without ships'), () => {
    const systems = { coruscant: '2 at-at, 2 at-st, 3 stormtrooper', corellia: 'stormtrooper', mustafar: 'at-st', kessel: 'rebel' }
    const raw = by('general-veers', 'planetary-conquest', { systems, leaders: { 'darth-vader': 'mustafar' }, base: 'yavin' })
    const t = table(raw).reveal('planetary-conquest', 'at:kessel')
    expect(t.offers).toEqual(['take:corellia:stormtrooper', 'take:coruscant:stormtrooper', 'take:coruscant:at-st', 'take:coruscant:at-at', 'done'])
    // From one system, the first chosen, and of each kind no more than the card says.
    const more = table(raw).reveal('planetary-conquest', 'at:kessel', 'take:corellia:stormtrooper')
    expect([more.open, more.at('kessel')]).toEqual([null, '1 stormtrooper, rebel, subjugated'])
    t.again('take:coruscant:stormtrooper')
    expect(t.offers).toEqual(['take:coruscant:stormtrooper', 'take:coruscant:at-st', 'take:coruscant:at-at', 'done'])
    t.again('take:coruscant:stormtrooper')
    expect(t.offers).toEqual(['take:coruscant:at-st', 'take:coruscant:at-at', 'done'])
    t.again('take:coruscant:at-st')
    expect(t.offers).toEqual(['take:coruscant:at-at', 'done'])
    t.again('take:coruscant:at-at')
    expect([t.at('kessel'), t.at('coruscant')]).toEqual([
      '2 stormtrooper, 1 at-st, 1 at-at, rebel, subjugated',
      '1 stormtrooper, 1 at-st, 1 at-at, imperial',
    ])
  })
  it(rule('base/17', 'Planetary Conquest: the base is revealed after the whole movement'), () => {
    const systems = { coruscant: '2 stormtrooper', 'rebel-base-space': '3 rebel-trooper' }
    const t = table(by('general-veers', 'planetary-conquest', { systems, base: 'hoth' })).reveal(
      'planetary-conquest',
      'at:hoth',
      'take:coruscant:stormtrooper',
    )
    expect(t.s.revealed).toBe(false)
    t.again('take:coruscant:stormtrooper')
    expect([t.s.revealed, t.events.findIndex((e) => e.t === 'base-revealed') > t.events.findIndex((e) => e.t === 'move')]).toEqual([true, true])
  })
})

describe('cards', () => {
  it(rule('probes/01', 'Intercept Transmissions: of 8 probe cards the Empire gets those of systems with its units'), () => {
    const top = ['endor', 'kessel', 'yavin', 'ilum', 'rodia', 'ryloth', 'utapau', 'naboo']
    const systems = { dantooine: 'rebel', kessel: 'tie-fighter', ryloth: 'stormtrooper', bespin: 'tie-fighter' }
    const t = table(by('colonel-yularen', 'intercept-transmissions', { systems, probeDeck: top })).reveal('intercept-transmissions')
    expect([t.ids(t.s.probes).toSorted(), t.s.probeDeck.length]).toEqual([['probe-kessel', 'probe-ryloth'], 28])
    expect(t.told('look')[0]).toMatchObject({ n: 8, seen: 1 })
    expect(t.s.probeDeck.every((id) => t.s.cards[id]?.seen === 0)).toBe(true)
    expect(t.ids(t.s.probeDeck)).not.toContain('probe-hoth')
  })
  it('Interrogation: the Rebels show their objectives to the other side and keep them', () => {
    const t = table(captive('darth-vader', 'interrogation', { objectives: ['liberation', 'major-victory'] })).reveal('interrogation')
    expect([t.ids(t.s.objectives), t.told('look')[0]]).toMatchObject([
      ['liberation', 'major-victory'],
      { kind: 'objective', from: 'hand', n: 2, seen: 3 },
    ])
  })
  it('Interrogation Droid: the Rebels name two systems beside the true one', () => {
    const t = table(captive('colonel-yularen', 'interrogation-droid', { base: 'hoth' })).reveal('interrogation-droid')
    expect([t.open?.seat, t.open?.kind, t.offers.includes('pick:hoth'), t.open?.set?.max]).toEqual([0, 'name-systems', false, 2])
    t.again('pick:endor', 'pick:naboo')
    expect(t.told('statement')).toEqual([{ t: 'statement', places: ['endor', 'hoth', 'naboo'], yes: true }])
    expect([t.s.suspects.filter((x) => x === 1).length, t.s.revealed]).toEqual([3, false])
    const last = table(captive('colonel-yularen', 'interrogation-droid', { base: 'hoth' })).reveal('interrogation-droid', 'pick:utapau')
    expect(last.offers).toEqual(['pick:yavin'])
    const known = table(captive('colonel-yularen', 'interrogation-droid', { base: 'hoth', revealed: true })).reveal('interrogation-droid')
    expect([known.asked, known.told('statement')]).toEqual([[], [{ t: 'statement', places: ['hoth'], yes: true }]])
  })
  it(rule('base/24', 'Long-Range Probe: a true answer, but no revealing'), () => {
    const raw = by('admiral-piett', 'long-range-probe', { base: 'hoth', systems: { 'rebel-base-space': 'x-wing' } })
    const hit = table(raw).reveal('long-range-probe', 'at:hoth')
    expect([hit.told('statement')[0], hit.s.revealed, hit.at('rebel-base-space')]).toEqual([
      { t: 'statement', places: ['hoth'], yes: true },
      false,
      '1 x-wing',
    ])
    const miss = table(raw).reveal('long-range-probe', 'at:endor')
    expect([miss.told('statement')[0]?.['yes'], miss.s.suspects.filter((x) => x === 1).length]).toEqual([false, 30])
  })
  it('Probe Droid Initiative: 2 probe cards, 4 with Ozzel', () => {
    const systems = { kessel: 'star-destroyer', hoth: 'assault-carrier', rodia: 'super-star-destroyer' }
    expect(table(by('admiral-ozzel', 'probe-droid-initiative', { systems })).targets('probe-droid-initiative')).toEqual(['kessel', 'rodia'])
    expect(table(by('admiral-ozzel', 'probe-droid-initiative', { systems })).reveal('probe-droid-initiative', 'at:rodia').s.probes).toHaveLength(4)
  })
  it(rule('cards/retrieve-the-plans', 'Retrieve the Plans: all are shown, the Empire puts one under the deck'), () => {
    const t = table(captive('darth-vader', 'retrieve-the-plans', { objectives: ['liberation', 'major-victory', 'crippling-blow'] })).reveal(
      'retrieve-the-plans',
    )
    expect([t.open?.seat, t.offers]).toEqual([1, ['bottom:liberation', 'bottom:major-victory', 'bottom:crippling-blow']])
    t.again('bottom:major-victory')
    expect([t.ids(t.s.objectives), t.ids(t.s.objectiveDeck)[0]]).toEqual([['liberation', 'crippling-blow'], 'major-victory'])
    // Those that stay are secret again, the one under the deck is not.
    expect([...t.s.objectives, t.s.objectiveDeck[0]!].map((id) => t.s.cards[id]?.seen)).toEqual([1, 1, 3])
    const none = table(captive('darth-vader', 'retrieve-the-plans')).reveal('retrieve-the-plans')
    expect(none.asked).toEqual([])
  })
  it(rule('components/20', 'Secret Weapons Research: 2 projects; an empty deck is made of its discard pile'), () => {
    const t = table(by('general-tagge', 'secret-weapons-research', { systems: {}, projectDeck: ['construct-factory', 'oversee-project'] })).reveal(
      'secret-weapons-research',
    )
    expect(t.hand('imperial').slice(-2)).toEqual(['construct-factory', 'oversee-project'])
  })
})
