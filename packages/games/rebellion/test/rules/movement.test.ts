import { describe, expect, it } from 'vitest'
import { UNITS } from '../../content/units.ts'
import { placeNo } from '../../lookup.ts'
import { IMPERIAL, REBEL } from '../../state.ts'
import { at, rule, type Raw } from '../at.ts'

const BASE = { base: 'hoth' }
/** An Imperial activation of Naboo with these neighbours. */
const imperial = (systems: Raw, more: Raw = {}) => at({ ...BASE, current: 'imperial', systems, ...more }).do('activate:naboo:darth-vader')
const rebel = (systems: Raw, more: Raw = {}) => at({ ...BASE, systems, ...more }).do('activate:naboo:princess-leia')

describe('moving units', () => {
  it(rule('movement/02', 'movement/03', 'any number of ships, from several neighbours; they fight together'), () => {
    const t = rebel({ rodia: '2 x-wing', dagobah: 'corellian-corvette', utapau: '3 y-wing', naboo: 'tie-fighter' })
    t.do(
      'take:dagobah:corellian-corvette',
      'take:rodia:x-wing',
      'take:rodia:x-wing',
      'take:utapau:y-wing',
      'take:utapau:y-wing',
      'take:utapau:y-wing',
    )
    expect(t.count(REBEL, 'naboo').ships).toBe(6)
    expect(t.s.combat?.rebelFrom.toSorted()).toEqual(['rodia', 'dagobah', 'utapau'].map(placeNo).toSorted())
  })
  it(rule('movement/04', 'movement/05', 'units/18', 'as many ground units and TIE Fighters as the capacity, each one place'), () => {
    const t = imperial({ rodia: 'star-destroyer, 3 tie-fighter, 3 stormtrooper, 2 at-at' })
    t.do('take:rodia:star-destroyer', 'take:rodia:tie-fighter', 'take:rodia:tie-fighter', 'take:rodia:tie-fighter', 'take:rodia:stormtrooper')
    t.do('take:rodia:stormtrooper', 'take:rodia:at-at')
    expect(t.asked).toBe('rebels command')
    expect(t.count(IMPERIAL, 'naboo').units).toBe(7)
    expect(t.count(IMPERIAL, 'rodia').units).toBe(2)
  })
  it(rule('movement/06', 'only from the system in which the carrier starts'), () => {
    const t = imperial({ rodia: 'star-destroyer', utapau: '3 stormtrooper' }).do('take:rodia:star-destroyer')
    expect(t.count(IMPERIAL, 'utapau').units).toBe(3)
    const apart = imperial({ rodia: '2 star-destroyer', utapau: '3 stormtrooper' })
    expect(apart.why('take:utapau:stormtrooper')).toBe('movement/06')
    expect(apart.do('take:rodia:star-destroyer').why('take:utapau:stormtrooper')).toBe('movement/06')
  })
  it(rule('movement/04', 'where a ship stands, what has no room yet or no longer is told so'), () => {
    const t = imperial({ rodia: 'assault-carrier, 7 stormtrooper', utapau: '2 tie-fighter, star-destroyer' })
    expect(t.why('take:rodia:stormtrooper')).toBe('movement/04')
    expect(t.why('take:utapau:tie-fighter')).toBe('movement/04')
    t.do('take:rodia:assault-carrier')
    while (t.offers.includes('take:rodia:stormtrooper')) t.do('take:rodia:stormtrooper')
    expect(t.count(IMPERIAL, 'rodia').units).toBeGreaterThan(0)
    expect(t.why('take:rodia:stormtrooper')).toBe('movement/04')
  })
  it(rule('movement/07r', 'the capacity of the sheet: a Death Star has one, fighters have none'), () => {
    const t = imperial({ rodia: 'death-star, 9 stormtrooper' }).do('take:rodia:death-star')
    for (let i = 0; i < 8; i++) t.do('take:rodia:stormtrooper')
    expect(t.count(IMPERIAL, 'rodia').units).toBe(1)
    const none = rebel({ rodia: 'x-wing, 2 rebel-trooper' }).do('take:rodia:x-wing')
    expect(none.count(REBEL, 'rodia').units).toBe(2)
    expect(UNITS.filter((u) => u.class === 'fighter').every((u) => u.capacity === 0)).toBe(true)
  })
  it(rule('movement/08', 'units/09', 'death-star/05', 'immobile units are never offered'), () => {
    const t = rebel({ rodia: 'rebel-transport, shield-generator, ion-cannon, rebel-trooper' })
    expect(t.why('take:rodia:shield-generator')).toBe('movement/08')
    t.do('take:rodia:rebel-transport')
    expect(t.offers).toEqual(['take:rodia:rebel-trooper', 'done'])
    expect(imperial({ rodia: 'death-star-under-construction, star-destroyer' }).why('take:rodia:death-star-under-construction')).toBe('movement/08')
  })
  it(rule('movement/09', 'leaders/04', 'nobody leaves a system with a leader of his own, tactic values or not'), () => {
    const t = rebel({ rodia: 'x-wing', utapau: 'x-wing' }, { leaders: { 'mon-mothma': 'rodia', 'princess-leia': 'pool' } })
    expect(t.offersOf('take')).toEqual(['take:utapau:x-wing'])
    expect(t.why('take:rodia:x-wing')).toBe('movement/09')
  })
  it(rule('movement/10', 'leaders of the opponent do not matter'), () => {
    const t = imperial({ rodia: 'star-destroyer' }, { leaders: { 'mon-mothma': 'rodia', 'darth-vader': 'pool' } })
    expect(t.offers).toContain('take:rodia:star-destroyer')
  })
  it(rule('movement/11', 'captured/06', 'a captive does not lock Rebel units in, nor move with them'), () => {
    const t = rebel({ rodia: 'x-wing, stormtrooper' }, { leaders: { 'mon-mothma': 'rodia captured', 'princess-leia': 'pool' } })
    expect(t.offersOf('take')).toEqual(['take:rodia:x-wing'])
  })
  it(rule('captured/07', 'captured/08', 'captured/09r', 'the Empire takes captives along beside the capacity, when a carrier goes'), () => {
    const t = imperial({ rodia: 'assault-carrier, 4 stormtrooper' }, { leaders: { 'mon-mothma': 'rodia captured', 'darth-vader': 'pool' } })
    expect(t.offers).not.toContain('take:rodia:mon-mothma')
    t.do(
      'take:rodia:assault-carrier',
      'take:rodia:mon-mothma',
      'take:rodia:stormtrooper',
      'take:rodia:stormtrooper',
      'take:rodia:stormtrooper',
      'take:rodia:stormtrooper',
    )
    expect(t.leader('mon-mothma').at).toBe(placeNo('naboo'))
    expect(t.count(IMPERIAL, 'naboo').ground).toBe(4)
  })
  it(rule('movement/15', 'combat follows where units moved in and share a theatre'), () => {
    const t = rebel({ rodia: 'x-wing', naboo: 'tie-fighter' }).do('take:rodia:x-wing')
    expect(t.s.combat?.place).toBe(placeNo('naboo'))
    expect(rebel({ rodia: 'x-wing', naboo: 'tie-fighter' }).do('done').s.combat).toBeNull()
  })
  it(
    rule('activation/4', 'activation/2a', 'without a unit moved in no combat, even where both sides stand already; one that comes brings it'),
    () => {
      const both = { rodia: 'x-wing', naboo: 'x-wing, tie-fighter' }
      expect(rebel(both).do('done').s.combat).toBeNull()
      expect(rebel(both).do('take:rodia:x-wing').s.combat?.place).toBe(placeNo('naboo'))
    },
  )
  it(rule('units/19', 'what needs transport stays behind alone, an X-wing goes'), () => {
    const alone = imperial({ rodia: '3 tie-fighter' })
    expect([alone.asked, alone.count(IMPERIAL, 'rodia').units]).toEqual(['rebels command', 3])
    expect(rebel({ rodia: 'x-wing' }).offers).toContain('take:rodia:x-wing')
  })
  it(rule('destroyed-systems/05', 'destroyed-systems/06', 'destroyed-systems/07', 'into destroyed systems too; only ships fight there'), () => {
    const t = imperial({ naboo: 'destroyed', rodia: 'star-destroyer, stormtrooper' }).do('take:rodia:star-destroyer', 'take:rodia:stormtrooper')
    expect(t.count(IMPERIAL, 'naboo').units).toBe(2)
    const ground = imperial({ naboo: 'destroyed, rebel-transport, rebel-trooper', rodia: 'assault-carrier, stormtrooper' })
    ground.do('take:rodia:assault-carrier', 'take:rodia:stormtrooper')
    expect(ground.s.combat).not.toBeNull()
    expect(
      ground
        .until('command')
        .events('battle')
        .map((e) => e['theatre']),
    ).not.toContain('ground')
  })
})

describe('the Rebel Base space', () => {
  const hidden = { base: 'rodia', systems: { 'rebel-base-space': '2 x-wing, rebel-transport, 3 rebel-trooper, ion-cannon' } }
  it(rule('base/04', 'base/05', 'no system; the Empire cannot go there'), () => {
    const t = at({ ...hidden, current: 'imperial' })
    expect(t.why('activate:rebel-base-space:darth-vader')).toBe('base/05')
    expect(t.offers.some((k) => k.includes('rebel-base-space'))).toBe(false)
  })
  it(rule('base/06', 'base/07r', 'base/09', 'movement/13', 'units go to the base system or its neighbours, with all rules of movement'), () => {
    const t = at(hidden).do('activate:naboo:princess-leia')
    expect(t.offers).toContain('take:rebel-base-space:x-wing')
    expect(t.offers).not.toContain('take:rebel-base-space:rebel-trooper')
    expect(t.why('take:rebel-base-space:ion-cannon')).toBe('movement/08')
    t.do('take:rebel-base-space:rebel-transport', 'take:rebel-base-space:rebel-trooper', 'done')
    expect(t.count(REBEL, 'naboo').units).toBe(2)
    expect(at(hidden).do('activate:rodia:princess-leia').offers).toContain('take:rebel-base-space:x-wing')
    expect(at(hidden).do('activate:kessel:princess-leia').asked).toBe('rebels move')
    expect(at(hidden).do('activate:kessel:princess-leia').offers).toEqual(['done'])
  })
  it(rule('base/06', 'probes/03', 'such a move is seen: the base is there or next door'), () => {
    const t = at(hidden).do('activate:naboo:princess-leia', 'take:rebel-base-space:x-wing', 'done')
    const left = t.view(1).suspects.flatMap((x, i) => (x === 1 ? [i] : []))
    expect(left).toContain(placeNo('rodia'))
    expect(left).not.toContain(placeNo('kessel'))
  })
  it(rule('base/08', 'base/21', 'base/22', 'the Rebels may activate the space, while the base is hidden'), () => {
    const t = at({ ...hidden, systems: { ...hidden.systems, naboo: 'x-wing', rodia: 'y-wing' } }).do('activate:rebel-base-space:princess-leia')
    expect(t.offersOf('take').toSorted()).toEqual(['take:naboo:x-wing', 'take:rodia:y-wing'])
    t.do('take:rodia:y-wing').until('command')
    expect(t.count(REBEL, 'rebel-base-space').ships).toBe(4)
    const open = at({ base: 'rodia', revealed: true, systems: { rodia: 'x-wing' } })
    expect(open.why('activate:rebel-base-space:princess-leia')).toBe('base/21')
  })
  it(rule('base/10', 'base/11', 'a leader in the space locks it, not the base system'), () => {
    const leaders = { 'mon-mothma': 'rebel-base-space', 'princess-leia': 'pool' }
    const t = at({ ...hidden, systems: { ...hidden.systems, rodia: 'y-wing' }, leaders }).do('activate:naboo:princess-leia')
    expect(t.why('take:rebel-base-space:x-wing')).toBe('base/10')
    expect(t.offersOf('take')).toEqual(['take:rodia:y-wing'])
  })
  it(rule('base/14', 'base/16r', 'base/25r', 'Imperial loyalty alone reveals the base; shared theatres then fight'), () => {
    const t = at({
      base: 'naboo',
      current: 'imperial',
      systems: { naboo: 'star-destroyer', 'rebel-base-space': '2 x-wing' },
      imperial: { assigned: { 'rule-by-fear': ['emperor-palpatine'] } },
    })
    t.do('mission:@assigned/rule-by-fear').until('combat-action', 'damage', 'command')
    expect(t.s.revealed).toBe(true)
    expect(t.events('combat')[0]).toMatchObject({ place: 'naboo', initiator: IMPERIAL })
  })
  it(rule('base/14', 'the loss of Rebel loyalty alone does not'), () => {
    const t = at({
      base: 'naboo',
      current: 'imperial',
      systems: { naboo: 'rebel, star-destroyer', 'rebel-base-space': '2 x-wing' },
      imperial: { assigned: { 'rule-by-fear': ['emperor-palpatine'] } },
    })
    t.do('mission:@assigned/rule-by-fear').until('command')
    expect([t.place('naboo').loyalty, t.s.revealed]).toEqual([-1, false])
  })
  it(rule('base/19', 'base/20', 'the Rebels may reveal it at the start of a turn, fight at once, and still take the turn'), () => {
    const t = at({ base: 'naboo', systems: { naboo: 'star-destroyer', 'rebel-base-space': '2 x-wing' } })
    expect(t.offers).toContain('reveal-base')
    t.do('reveal-base')
    expect(t.events('combat')[0]).toMatchObject({ place: 'naboo', initiator: REBEL })
    t.until('command')
    if (t.winner < 0) expect(t.asked).toBe('rebels command')
    const quiet = at({ base: 'naboo', systems: { 'rebel-base-space': '2 x-wing' } }).do('reveal-base')
    expect([quiet.asked, quiet.s.revealed, quiet.offers.includes('reveal-base')]).toEqual(['rebels command', true, false])
    expect(at({ base: 'naboo', current: 'imperial' }).why('reveal-base')).toBe('base/19')
  })
})

describe('winning by conquest', () => {
  it(rule('winning/04', 'at the reveal, where no Rebel unit is; leaders do not prevent it'), () => {
    const t = at({
      base: 'rodia',
      current: 'imperial',
      systems: { geonosis: 'star-destroyer, stormtrooper' },
      leaders: { 'darth-vader': 'pool', 'mon-mothma': 'rebel-base-space' },
    })
    t.do('activate:rodia:darth-vader', 'take:geonosis:star-destroyer', 'take:geonosis:stormtrooper')
    expect(t.winner).toBe(IMPERIAL)
  })
  it(rule('winning/04', 'units/01', 'inside a combat, when the last Rebel unit falls; ships suffice'), () => {
    const t = at({ base: 'rodia', revealed: true, current: 'imperial', systems: { geonosis: '3 star-destroyer', rodia: 'x-wing' } })
    t.do('activate:rodia:darth-vader', 'take:geonosis:star-destroyer', 'take:geonosis:star-destroyer', 'take:geonosis:star-destroyer').until('never')
    expect(t.winner).toBe(IMPERIAL)
    expect(t.events('end')[0]).toMatchObject({ side: IMPERIAL, why: 'conquest' })
  })
})

describe('what a pause would tell', () => {
  it(rule('base/01', 'deception/01', 'the Rebels are asked for units of the space wherever the base could be as far as the Empire knows'), () => {
    const systems = { 'rebel-base-space': '2 x-wing' }
    for (const base of ['rodia', 'hoth', 'yavin']) {
      const t = at({ base, systems }).do('activate:naboo:princess-leia')
      expect([base, t.asked]).toEqual([base, 'rebels move'])
    }
    const known = at({ base: 'yavin', systems, suspects: ['yavin'] }).do('activate:naboo:princess-leia')
    expect(known.asked).toBe('empire command')
  })
})
