import { describe, expect, it } from 'vitest'
import { leaderNo } from '../../lookup.ts'
import { LUKE_JEDI } from '../../rules/leaders.ts'
import { suspectsOf } from '../../rules/probes.ts'
import { view } from '../../viewer.ts'
import { rule, table, type Raw } from '../mission-table.ts'

const by = (leader: string, id: string, more: Raw = {}): Raw => ({ ...more, rebel: { assigned: { [id]: [leader] }, ...more.rebel } })

describe('base and movement', () => {
  it(rule('components/24r', 'Base Defenses: an Ion Cannon and a Shield Generator at the base, as far as there are any'), () => {
    const t = table(by('general-rieekan', 'base-defenses', { systems: { kessel: 'rebel', naboo: '3 ion-cannon' } })).reveal('base-defenses')
    expect(t.at('rebel-base-space')).toBe('1 shield-generator')
    const open = table(by('general-rieekan', 'base-defenses', { systems: { kessel: 'rebel' }, base: 'hoth', revealed: true })).reveal('base-defenses')
    expect(open.at('hoth')).toBe('1 shield-generator, 1 ion-cannon')
  })
  it(
    rule('base/13', 'golden/03', 'Hidden Fleet: from the space to any system without Imperial units, leaders or not, and without a word on the base'),
    () => {
      const systems = { 'rebel-base-space': 'rebel-transport, 3 rebel-trooper, ion-cannon', kessel: 'tie-fighter' }
      const raw = by('lando-calrissian', 'hidden-fleet', { systems, leaders: { 'mon-mothma': 'rebel-base-space' }, base: 'hoth' })
      expect(table(raw).targets('hidden-fleet')).not.toContain('kessel')
      const t = table(raw).reveal('hidden-fleet', 'at:yavin')
      expect(t.offers).toEqual(['take:rebel-base-space:rebel-transport', 'done'])
      t.again('take:rebel-base-space:rebel-transport', 'take:rebel-base-space:rebel-trooper', 'done')
      expect([t.at('yavin'), t.s.suspects.filter((x) => x === 1).length]).toEqual(['1 rebel-transport, 1 rebel-trooper', 31])
      const open = table({ ...raw, systems: { hoth: 'x-wing' }, revealed: true }).reveal('hidden-fleet', 'at:yavin')
      expect(open.offers).toEqual(['take:hoth:x-wing', 'done'])
    },
  )
  it(rule('base/12', 'movement/14', 'Lead the Strike Team: up to 4 ground units without ships; a leader in the space holds them'), () => {
    const systems = { 'rebel-base-space': '5 rebel-trooper, airspeeder, shield-generator, x-wing', kessel: 'rebel' }
    const raw = by('han-solo', 'lead-the-strike-team', { systems })
    const t = table(raw).reveal('lead-the-strike-team', 'at:kessel')
    expect(t.offers).toEqual(['take:rebel-base-space:rebel-trooper', 'take:rebel-base-space:airspeeder', 'done'])
    t.again(...Array<string>(4).fill('take:rebel-base-space:rebel-trooper'))
    expect([t.open, t.at('kessel')]).toEqual([null, '4 rebel-trooper, rebel'])
    const landed = table({ ...raw, systems: { ...systems, kessel: 'at-st' } }).reveal(
      'lead-the-strike-team',
      'at:kessel',
      'take:rebel-base-space:airspeeder',
    )
    expect(landed.told('combat')).toEqual([{ t: 'combat', place: 'kessel', initiator: 0 }])
    const held = table({ ...raw, leaders: { 'mon-mothma': 'rebel-base-space' } }).reveal('lead-the-strike-team', 'at:kessel')
    expect([held.asked, held.at('kessel')]).toEqual([['0 mission-target at:kessel'], 'rebel'])
  })
  it(rule('cards/plan-the-assault', 'base/12', 'Plan the Assault: ships of the space, no ground units, leaders or not'), () => {
    const systems = { 'rebel-base-space': '2 x-wing, rebel-transport, 2 rebel-trooper', kessel: 'tie-fighter', rodia: 'stormtrooper' }
    const raw = by('jan-dodonna', 'plan-the-assault', { systems, leaders: { 'mon-mothma': 'rebel-base-space' } })
    const t = table(raw)
    expect(t.targets('plan-the-assault')).toEqual(['kessel'])
    t.reveal('plan-the-assault')
    expect(t.offers).toEqual(['take:rebel-base-space:rebel-transport', 'take:rebel-base-space:x-wing', 'done'])
    t.again('take:rebel-base-space:rebel-transport', 'take:rebel-base-space:x-wing', 'done')
    expect(t.events.find((e) => e.t === 'move')).toMatchObject({ to: 'kessel', units: { 'rebel-transport': 1, 'x-wing': 1 } })
    expect(t.told('combat')).toEqual([{ t: 'combat', place: 'kessel', initiator: 0 }])
  })
})

describe('leaders and missions', () => {
  it(rule('cards/contingency-plan', 'missions/12', 'Contingency Plan: this leader goes onto a starting mission, alone and unseen'), () => {
    const raw = by('mon-mothma', 'contingency-plan', { leaders: { 'jan-dodonna': 'pool' } })
    const t = table(raw).reveal('contingency-plan')
    expect([t.open?.kind, t.open?.concealed]).toEqual(['contingency', true])
    expect(t.offers).toEqual(['assign:build-alliance', 'assign:infiltration', 'assign:rapid-mobilization', 'assign:sabotage'])
    t.again('assign:infiltration')
    expect([t.leader('mon-mothma'), t.ids(t.s.sides[0]!.assigned), t.hand('rebel').includes('infiltration')]).toEqual([
      'mission',
      ['infiltration'],
      false,
    ])
    expect(t.told('assign')[0]).toMatchObject({ leaders: ['mon-mothma'], seen: 1, def: 'infiltration' })
    expect([t.asked.length, t.ids(t.s.sides[0]!.discard)]).toEqual([1, ['contingency-plan']])
  })
  it('Contingency Plan: Lando Calrissian prepares 2 successes for his next attempt of the round', () => {
    const t = table(
      by('lando-calrissian', 'contingency-plan', { systems: { kessel: 'tie-fighter' }, leaders: { 'general-tagge': 'kessel' }, dice: 'blank' }),
    )
    t.reveal('contingency-plan', 'assign:infiltration').reveal('infiltration', 'top:major-victory')
    expect(t.told('mission-result')[0]).toMatchObject({ success: true, own: 2 })
    expect(t.s.leaders[leaderNo('lando-calrissian')]?.bonus).toBe(0)
  })
  it('Contingency Plan: of two leaders one goes on, the other returns to the pool', () => {
    const raw: Raw = { rebel: { assigned: { 'contingency-plan': ['jan-dodonna', 'mon-mothma'] } } }
    const t = table(raw).reveal('contingency-plan', 'leader:mon-mothma', 'assign:sabotage')
    expect([t.leader('mon-mothma'), t.leader('jan-dodonna')]).toEqual(['mission', 'pool'])
    expect(['mon-mothma', 'jan-dodonna'].map((id) => t.s.leaders[leaderNo(id)]?.bonus)).toEqual([0, 0])
  })
  it('Misdirection: no Imperial pool leader is sent against the chosen leader in this round; others still oppose', () => {
    const raw: Raw = {
      systems: { kessel: 'tie-fighter' },
      leaders: { 'darth-vader': 'pool', 'general-tagge': 'kessel' },
      rebel: { assigned: { misdirection: ['general-madine'], infiltration: ['princess-leia'], sabotage: ['chewbacca'] } },
    }
    const t = table(raw).reveal('misdirection', 'pass')
    expect([t.open?.kind, t.offers]).toEqual(['misdirection', ['leader:princess-leia', 'leader:chewbacca']])
    t.again('leader:princess-leia')
    expect(t.told('unopposed')).toEqual([{ t: 'unopposed', leader: 'princess-leia' }])
    t.reveal('infiltration')
    expect([t.asked, t.told('mission-roll').length, t.success]).toEqual([[], 2, false])
    expect(t.reveal('sabotage', 'at:rodia').offers).toEqual(['send:darth-vader', 'pass'])
  })
  it(rule('leaders/09', 'missions/13', 'Seek Yoda: the ring, and Luke becomes Luke (Jedi) with it'), () => {
    const t = table(by('luke-skywalker', 'seek-yoda')).reveal('seek-yoda')
    expect([t.leader('luke-skywalker'), t.leader('luke-skywalker-jedi')]).toEqual(['eliminated', 'dagobah master-yoda'])
    expect([t.told('replaced'), t.s.leaders[LUKE_JEDI]?.mission]).toEqual([
      [{ t: 'replaced', leader: 'luke-skywalker', by: 'luke-skywalker-jedi' }],
      -1,
    ])
    const other = table(by('obi-wan-kenobi', 'seek-yoda', { leaders: { 'luke-skywalker': 'pool' } })).reveal('seek-yoda')
    expect([other.leader('obi-wan-kenobi'), other.leader('luke-skywalker')]).toEqual(['dagobah master-yoda', 'pool'])
    const both = table({ rebel: { assigned: { 'seek-yoda': ['luke-skywalker', 'jan-dodonna'] } } }).reveal('seek-yoda', 'leader:jan-dodonna')
    expect([both.leader('jan-dodonna'), both.leader('luke-skywalker-jedi')]).toEqual(['dagobah master-yoda', 'dagobah'])
  })
  it('Daring Rescue: which of two captives is chosen after success', () => {
    const leaders = { 'mon-mothma': 'kessel captured', chewbacca: 'kessel carbonite' }
    const t = table(by('obi-wan-kenobi', 'daring-rescue', { systems: { kessel: 'tie-fighter' }, leaders })).reveal('daring-rescue')
    expect([t.targets, t.open?.kind, t.offers].slice(1)).toEqual(['rescue', ['leader:mon-mothma', 'leader:chewbacca']])
    t.again('leader:chewbacca', 'done')
    expect([t.leader('chewbacca'), t.leader('mon-mothma')]).toEqual(['rebel-base-space', 'kessel captured'])
  })
  it('For the Greater Good: a rescue and an objective; the assigned leaders stay', () => {
    const raw = by('obi-wan-kenobi', 'for-the-greater-good', { systems: { kessel: 'tie-fighter' }, leaders: { 'mon-mothma': 'kessel captured' } })
    const t = table(raw).reveal('for-the-greater-good')
    expect([t.asked, t.leader('mon-mothma'), t.leader('obi-wan-kenobi'), t.s.objectives.length]).toEqual([[], 'rebel-base-space', 'kessel', 1])
  })
})

describe('objectives and probe cards', () => {
  it('Covert Operation: two objectives are drawn, one is kept', () => {
    const raw = by('obi-wan-kenobi', 'covert-operation', { systems: { kessel: 'tie-fighter' }, objectiveDeck: ['liberation', 'major-victory'] })
    const t = table(raw).reveal('covert-operation', 'keep:major-victory')
    expect([t.ids(t.s.objectives), t.ids(t.s.objectiveDeck)[0]]).toEqual([['major-victory'], 'liberation'])
  })
  it('Stolen Plans: the top four in any order', () => {
    const top = ['liberation', 'major-victory', 'crippling-blow', 'regional-support']
    const raw = by('princess-leia', 'stolen-plans', { systems: { kessel: 'tie-fighter' }, objectiveDeck: top })
    const t = table(raw).reveal('stolen-plans', 'next:crippling-blow', 'next:liberation', 'next:regional-support')
    expect(t.ids(t.s.objectiveDeck).slice(-4).toReversed()).toEqual(['crippling-blow', 'liberation', 'regional-support', 'major-victory'])
    expect(t.s.objectives).toEqual([])
  })
  it(
    rule('objectives/10', 'objectives/14', 'an objective that the Empire has put under the deck is known to it until the Rebels move it unseen'),
    () => {
      for (const [id, leader, ...keys] of [
        ['infiltration', 'princess-leia', 'top:major-victory'],
        ['stolen-plans', 'princess-leia', 'next:major-victory'],
        ['covert-operation', 'obi-wan-kenobi', 'keep:liberation'],
      ] as const) {
        const raw = by(leader, id, { systems: { kessel: 'tie-fighter' }, objectiveDeck: ['major-victory', 'liberation'] })
        const known = (deck: number): boolean[] => {
          const t = table(raw)
          t.s.box.push(...t.s.objectiveDeck.splice(0, t.s.objectiveDeck.length - deck))
          t.s.cards[t.s.objectiveDeck[0]!]!.seen = 2
          t.reveal(id, ...(deck > 1 ? keys : []))
          return [...t.s.objectiveDeck, ...t.s.objectives].map((c) => view(t.s, 1).cards[String(c)] !== undefined)
        }
        // Of two it can't tell which is which; one alone lies, or is drawn, before its eyes.
        expect([id, known(2), known(1)]).toEqual([id, [false, false], [true]])
      }
    },
  )
  it(rule('probes/04', 'Plant False Lead: the Empire sees what is taken and how many go where, no more'), () => {
    const probes = ['endor', 'kessel', 'yavin', 'ilum']
    const t = table(by('lando-calrissian', 'plant-false-lead', { systems: { rodia: 'tie-fighter' }, probes })).reveal('plant-false-lead')
    expect(t.told('look')[0]).toMatchObject({ kind: 'probe', from: 'hand', n: 4, seen: 3 })
    expect([t.open?.kind, t.s.probes]).toEqual(['how-many-top', []])
    expect(t.again('amount:2').open?.concealed).toBe(true)
    t.again('pick:probe-ilum', 'pick:probe-yavin', 'next:probe-yavin', 'next:probe-kessel')
    const deck = t.ids(t.s.probeDeck)
    expect([deck.slice(-2).toReversed(), deck.slice(0, 2)]).toEqual([
      ['probe-yavin', 'probe-ilum'],
      ['probe-endor', 'probe-kessel'],
    ])
    expect(t.told('put-back')).toEqual([{ t: 'put-back', kind: 'probe', top: 2, bottom: 2 }])
    // However they are picked, the questions are as many.
    expect(t.asked.filter((x) => x.includes('to-top'))).toHaveLength(2)
    // It can't tell them apart any more, but has seen that the base is in none of these systems.
    expect([...t.s.probeDeck.slice(0, 2), ...t.s.probeDeck.slice(-2)].map((id) => t.s.cards[id]?.seen)).toEqual([1, 1, 1, 1])
    expect(suspectsOf(t.s)).not.toContain(t.s.ruledOut[0])
    expect(t.s.ruledOut).toHaveLength(4)
  })
  it('Plant False Lead: with fewer than four, all of them', () => {
    const t = table(by('lando-calrissian', 'plant-false-lead', { systems: { rodia: 'tie-fighter' }, probes: ['endor'] })).reveal(
      'plant-false-lead',
      'amount:0',
    )
    expect([t.s.probes, t.ids(t.s.probeDeck)[0]]).toEqual([[], 'probe-endor'])
  })
})

describe('destroying', () => {
  it('Demolition: for each icon one matching unit of the queue', () => {
    const queue = { 1: 'tie-fighter', 2: 'tie-fighter, stormtrooper', 3: 'star-destroyer, death-star, super-star-destroyer' }
    const t = table({
      systems: { corellia: 'imperial', kessel: 'rebel' },
      rebel: { assigned: { demolition: ['chewbacca'] } },
      imperial: { queue },
    }).reveal('demolition', 'at:corellia')
    expect(t.offers).toEqual(['destroy:tie-fighter:1', 'destroy:tie-fighter:2'])
    t.again('destroy:tie-fighter:2')
    expect(t.queue('imperial')).toBe('1: 1 tie-fighter; 2: 1 stormtrooper; 3: 1 super-star-destroyer')
  })
  it('Hit and Run: Imperial units of a total health of 2; never a Death Star', () => {
    const raw = by('chewbacca', 'hit-and-run', { systems: { kessel: '2 tie-fighter, death-star, at-at, at-st, x-wing' } })
    const t = table(raw).reveal('hit-and-run', 'at:kessel')
    expect(t.offers).toEqual(['destroy:tie-fighter', 'destroy:at-st', 'done'])
    t.again('destroy:tie-fighter', 'destroy:tie-fighter')
    expect(t.at('kessel')).toBe('1 death-star, 1 at-st, 1 at-at, 1 x-wing, subjugated')
  })
  it(rule('units/21', 'units of a total health of 4, never more; at once; a Death Star has none'), () => {
    const there = (more: string[]): string => {
      const systems = { kashyyyk: 'imperial, death-star, at-at, 2 at-st' }
      const raw = { ...by('chewbacca', 'wookiee-uprising', { systems }), dice: 'hit hit hit' }
      const t = table(raw).reveal('wookiee-uprising')
      expect(t.offers).toEqual(['destroy:at-st', 'destroy:at-at', 'done'])
      return t.again(...more).at('kashyyyk')
    }
    expect(there(['destroy:at-st', 'destroy:at-st'])).toContain('1 death-star, 1 at-at')
    expect(there(['destroy:at-at'])).toContain('1 death-star, 2 at-st')
    // After 2 only 2 more can go: the other AT-ST, not the AT-AT.
    const t = table(by('chewbacca', 'wookiee-uprising', { systems: { kashyyyk: 'imperial, at-at, 2 at-st' } })).reveal(
      'wookiee-uprising',
      'destroy:at-st',
    )
    expect(t.offers).toEqual(['destroy:at-st', 'done'])
  })
  it('Rogue Squadron Raid: Imperial units of the queue of a total health of 4', () => {
    const queue = { 1: '2 stormtrooper', 2: 'star-destroyer', 3: 'death-star, at-at' }
    const t = table({
      systems: { endor: 'death-star-under-construction' },
      rebel: { assigned: { 'rogue-squadron-raid': ['wedge-antilles'] } },
      imperial: { queue },
    }).reveal('rogue-squadron-raid')
    expect(t.offers).toEqual(['destroy:stormtrooper:1', 'destroy:star-destroyer:2', 'destroy:at-at:3', 'done'])
    t.again('destroy:at-at:3')
    expect(t.offers).toEqual(['destroy:stormtrooper:1', 'done'])
    t.again('destroy:stormtrooper:1')
    expect(t.asked.length).toBe(2)
    expect(t.told('destroy').map((e) => [e['place'], e['unit'], e['n']])).toEqual([
      [null, 'stormtrooper', 1],
      [null, 'at-at', 1],
    ])
  })
  it('Wookiee Uprising: 1 loyalty on Kashyyyk and units of a total health of 4', () => {
    const t = table(by('chewbacca', 'wookiee-uprising', { systems: { kashyyyk: '4 stormtrooper, star-destroyer' } })).reveal('wookiee-uprising')
    expect(t.at('kashyyyk')).toBe('1 star-destroyer, 4 stormtrooper, rebel, subjugated')
    t.again('destroy:stormtrooper', 'destroy:stormtrooper', 'destroy:stormtrooper', 'destroy:stormtrooper')
    expect(t.at('kashyyyk')).toBe('1 star-destroyer, rebel')
  })
})

describe('loyalty and units', () => {
  it(rule('loyalty/08', 'build/13', 'Establish Trade Relations: 1 loyalty and all icons, whatever loyalty comes of it'), () => {
    const raw = by('mon-mothma', 'establish-trade-relations', { systems: { mygeeto: 'imperial', rodia: 'sabotage', naboo: '2 tie-fighter' } })
    expect(table(raw).targets('establish-trade-relations')).not.toContain('rodia')
    const t = table(raw).reveal('establish-trade-relations', 'at:mygeeto', 'unit:y-wing', 'unit:ion-cannon')
    expect([t.at('mygeeto'), t.queue('rebel')]).toEqual(['', '2: 1 y-wing, 1 ion-cannon'])
    expect(table(raw).reveal('establish-trade-relations', 'at:naboo', 'unit:x-wing').at('naboo')).toBe('2 tie-fighter, rebel')
    const remote = table(raw).reveal('establish-trade-relations', 'at:hoth')
    expect([remote.at('hoth'), remote.queue('rebel')]).toEqual(['', ''])
  })
  it(rule('components/24r', 'Incite Rebellion: 3 Rebel Troopers where it is subjugated, as far as there are any'), () => {
    const raw = by('mon-mothma', 'incite-rebellion', {
      systems: { kessel: 'stormtrooper', naboo: '19 rebel-trooper', rodia: 'imperial, stormtrooper' },
    })
    expect(table(raw).targets('incite-rebellion')).toEqual(['kessel'])
    const t = table(raw).reveal('incite-rebellion')
    expect(t.told('gain')).toEqual([{ t: 'gain', side: 0, place: 'kessel', unit: 'rebel-trooper', n: 2 }])
    const full = table({ ...raw, systems: { kessel: 'stormtrooper' } }).reveal('incite-rebellion')
    expect(full.told('gain').map((e) => e['n'])).toEqual([3])
    // The Rebels have brought the combat about.
    expect(full.told('combat')).toEqual([{ t: 'combat', place: 'kessel', initiator: 0 }])
  })
  it('Public Uprising: a circle and two triangles, each a ship or a ground unit', () => {
    const t = table(by('mon-mothma', 'public-uprising', { systems: { kessel: 'stormtrooper' } })).reveal('public-uprising')
    expect(t.offers).toEqual(['unit:corellian-corvette', 'unit:airspeeder'])
    expect(t.again('unit:airspeeder').offers).toEqual(['unit:x-wing', 'unit:y-wing', 'unit:rebel-transport', 'unit:rebel-trooper'])
    expect(t.again('unit:y-wing').offers).toEqual(['unit:x-wing', 'unit:y-wing', 'unit:rebel-transport', 'unit:rebel-trooper'])
    t.again('unit:rebel-trooper')
    expect(t.told('gain').map((e) => e['unit'])).toEqual(['airspeeder', 'y-wing', 'rebel-trooper'])
    expect(t.told('combat')).toEqual([{ t: 'combat', place: 'kessel', initiator: 0 }])
  })
  it('Support of Mon Calamari: 2 loyalty, or a cruiser on space 3', () => {
    const raw = by('admiral-ackbar', 'support-of-mon-calamari', { systems: { 'mon-calamari': 'imperial' } })
    expect(table(raw).reveal('support-of-mon-calamari', 'loyalty').at('mon-calamari')).toBe('rebel')
    expect(table(raw).reveal('support-of-mon-calamari', 'cruiser').queue('rebel')).toBe('3: 1 mon-calamari-cruiser')
    const short = table({ ...raw, systems: { 'mon-calamari': 'imperial', naboo: '3 mon-calamari-cruiser' } }).reveal('support-of-mon-calamari')
    expect([short.asked, short.at('mon-calamari')]).toEqual([[], 'rebel'])
  })
})
