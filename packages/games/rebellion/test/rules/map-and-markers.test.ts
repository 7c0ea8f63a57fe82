import { describe, expect, it } from 'vitest'
import { BORDERS, IMPASSABLE, REGIONS } from '../../content/map.ts'
import { LEADERS } from '../../content/leaders.ts'
import { SYSTEMS } from '../../content/systems.ts'
import { UNITS } from '../../content/units.ts'
import { ACTIONS } from '../../content/actions.ts'
import { RINGS } from '../../content/rings.ts'
import { NEIGHBOURS, placeNo, SPACE, systemNo } from '../../lookup.ts'
import { isImperialSystem, isNeutral, isPopulous, isRebelSystem, isRemote, distancesFrom, sourcesOf } from '../../rules/map.ts'
import { gainLoyalty, loseLoyalty } from '../../rules/loyalty.ts'
import { placeSabotageMarker, removeSabotageMarker } from '../../rules/sabotage.ts'
import { destroySystem } from '../../rules/destroyed-systems.ts'
import { gainUnits, removeUnits } from '../../rules/units.ts'
import { afterLoss, upkeep } from '../../rules/upkeep.ts'
import { gainReputation, loseReputation } from '../../rules/reputation.ts'
import { unitNo } from '../../lookup.ts'
import { IMPERIAL, REBEL, placeAt, type State } from '../../state.ts'
import { by, rule, s as arranged } from '../by.ts'

const near = (a: string, b: string): boolean => (NEIGHBOURS[systemNo(a)] ?? []).includes(systemNo(b))

describe('components', () => {
  it(rule('components/01', 'components/02', 'components/03', 'the box holds 89 Imperial and 64 Rebel units'), () => {
    const count = (side: string): number => UNITS.filter((u) => u.side === side).reduce((sum, u) => sum + u.countInBox, 0)
    expect([count('imperial'), count('rebel')]).toEqual([89, 64])
    const box = Object.fromEntries(UNITS.map((u) => [u.id, u.countInBox]))
    expect(box).toEqual({
      'tie-fighter': 24,
      'assault-carrier': 8,
      'star-destroyer': 8,
      'super-star-destroyer': 2,
      'death-star': 2,
      'death-star-under-construction': 1,
      stormtrooper: 30,
      'at-st': 10,
      'at-at': 4,
      'x-wing': 8,
      'y-wing': 12,
      'rebel-transport': 4,
      'corellian-corvette': 4,
      'mon-calamari-cruiser': 3,
      'rebel-trooper': 21,
      airspeeder: 6,
      'shield-generator': 3,
      'ion-cannon': 3,
    })
    const all = arranged({ systems: { kessel: '24 tie-fighter, star-destroyer' } })
    expect(by(all, (g) => gainUnits(g, placeNo('hoth'), unitNo('tie-fighter'), 1))).toBe(0)
  })
  it(rule('components/04', 'components/05', 'components/07', 'leaders, rings, action cards'), () => {
    expect([LEADERS.filter((l) => l.side === 'imperial').length, LEADERS.filter((l) => l.side === 'rebel').length]).toEqual([12, 13])
    expect(RINGS).toHaveLength(7)
    expect([ACTIONS.filter((a) => a.side === 'imperial').length, ACTIONS.filter((a) => a.side === 'rebel').length]).toEqual([16, 18])
  })
  it(rule('components/10', 'components/12', 'components/14', 'a probe card for each system but Coruscant; markers have no limit'), () => {
    expect(SYSTEMS.filter((x) => !x.hasProbeCard).map((x) => x.id)).toEqual(['coruscant'])
    const table = arranged()
    by(table, (g) => {
      for (let at = 0; at < SPACE; at++) placeSabotageMarker(g, at)
      for (let at = 0; at < SPACE; at++) gainLoyalty(g, REBEL, at, 1)
    })
    expect(table.places.filter((p) => p.sabotage)).toHaveLength(32)
    expect(table.places.filter((p) => p.loyalty === REBEL).length).toBeGreaterThan(12)
  })
  it(rule('components/24r', 'deploy/12', 'an effect gives as many units as the supply holds, on the board at once'), () => {
    const table = arranged({ systems: { kessel: '19 rebel-trooper' } })
    by(table, (g) => gainUnits(g, placeNo('naboo'), unitNo('rebel-trooper'), 3))
    expect(placeAt(table, placeNo('naboo')).units[unitNo('rebel-trooper')]).toBe(2)
  })
})

describe('the map', () => {
  it(rule('map/01', '32 systems in 8 regions of 4'), () => {
    expect(SYSTEMS).toHaveLength(32)
    expect(REGIONS.map((r) => r.systems.length)).toEqual(Array(8).fill(4))
    expect(new Set(REGIONS.flatMap((r) => r.systems)).size).toBe(32)
  })
  it(rule('map/04', 'map/05', 'build/15', 'populous with icons, remote without'), () => {
    for (const x of SYSTEMS) expect([x.id, x.kind === 'populous']).toEqual([x.id, x.resources.length > 0])
    const table = arranged()
    expect([isPopulous(table, placeNo('kessel')), isRemote(table, placeNo('hoth')), isPopulous(table, placeNo('hoth'))]).toEqual([true, true, false])
  })
  it(rule('map/06', 'map/07', 'subjugation/01', 'a remote system is neutral for ever'), () => {
    const table = arranged({ systems: { hoth: '3 stormtrooper' } })
    by(table, (g) => gainLoyalty(g, IMPERIAL, placeNo('hoth'), 2))
    expect(placeAt(table, placeNo('hoth'))).toMatchObject({ loyalty: -1, subjugated: false })
    expect(isNeutral(table, placeNo('hoth'))).toBe(true)
  })
  it(rule('map/08', 'map/09', 'map/10', 'adjacent are systems with a common border, of any region, but not through an impassable area'), () => {
    expect(BORDERS).toHaveLength(69)
    expect(near('alderaan', 'coruscant')).toBe(true)
    expect(near('alderaan', 'sullust')).toBe(false)
    for (const [a, b] of IMPASSABLE) expect([a, b, near(a, b)]).toEqual([a, b, false])
    const regionOf = (id: string) => SYSTEMS.find((x) => x.id === id)?.region
    expect(BORDERS.some(([a, b]) => regionOf(a) !== regionOf(b))).toBe(true)
  })
  it(rule('map/11', 'distances are counted in moves, round impassable areas'), () => {
    const far = distancesFrom(systemNo('kessel'))
    expect(far[systemNo('kessel')]).toBe(0)
    for (const n of NEIGHBOURS[systemNo('kessel')] ?? []) expect(far[n]).toBe(1)
    expect(far[systemNo('mon-calamari')]).toBeGreaterThan(1)
    expect(far.every((d) => Number.isFinite(d))).toBe(true)
  })
  it(rule('map/13', 'subjugation/03', 'an Imperial system is loyal or subjugated'), () => {
    const table = arranged({ systems: { kessel: 'stormtrooper', naboo: 'imperial', rodia: '' } })
    expect(['kessel', 'naboo', 'rodia'].map((id) => isImperialSystem(table, placeNo(id)))).toEqual([true, true, false])
  })
  it(rule('map/14r', 'map/15r', 'subjugation/04', 'subjugation/05', 'a subjugated system stays Rebel, or neutral'), () => {
    const table = arranged({ systems: { naboo: 'rebel, stormtrooper', rodia: 'stormtrooper' } })
    const [naboo, rodia] = [placeNo('naboo'), placeNo('rodia')]
    expect([isRebelSystem(table, naboo), isImperialSystem(table, naboo), isNeutral(table, rodia)]).toEqual([true, true, true])
    by(table, (g) => {
      removeUnits(g, naboo, unitNo('stormtrooper'), 1)
      afterLoss(g)
    })
    expect(placeAt(table, naboo)).toMatchObject({ loyalty: REBEL, subjugated: false })
  })
})

describe('loyalty', () => {
  const after = (words: string, work: (g: Parameters<typeof gainLoyalty>[0], at: number) => void, place = 'naboo'): State['places'][number] => {
    const table = arranged({ systems: { [place]: words }, base: 'hoth' })
    by(table, (g) => work(g, placeNo(place)))
    return placeAt(table, placeNo(place))
  }
  it(rule('loyalty/01', 'loyalty/02', 'loyalty/03', 'loyalty/04', 'loyalty/07', 'gaining it step by step'), () => {
    expect(after('', (g, at) => gainLoyalty(g, IMPERIAL, at, 1)).loyalty).toBe(IMPERIAL)
    expect(after('rebel', (g, at) => gainLoyalty(g, IMPERIAL, at, 1)).loyalty).toBe(-1)
    expect(after('rebel', (g, at) => gainLoyalty(g, IMPERIAL, at, 2)).loyalty).toBe(IMPERIAL)
    expect(after('imperial', (g, at) => gainLoyalty(g, REBEL, at, 2)).loyalty).toBe(REBEL)
    expect(after('imperial', (g, at) => gainLoyalty(g, IMPERIAL, at, 2)).loyalty).toBe(IMPERIAL)
    expect(after('', (g, at) => gainLoyalty(g, REBEL, at, 2)).loyalty).toBe(REBEL)
  })
  it(rule('loyalty/05', 'loyalty/06', 'losing it'), () => {
    expect(after('rebel', (g, at) => loseLoyalty(g, REBEL, at)).loyalty).toBe(-1)
    expect(after('', (g, at) => loseLoyalty(g, REBEL, at)).loyalty).toBe(-1)
    expect(after('imperial', (g, at) => loseLoyalty(g, REBEL, at)).loyalty).toBe(IMPERIAL)
  })
  it(rule('loyalty/08', 'subjugation/08', 'regardless of enemy units and subjugation'), () => {
    expect(after('3 star-destroyer, stormtrooper', (g, at) => gainLoyalty(g, REBEL, at, 1))).toMatchObject({ loyalty: REBEL, subjugated: true })
  })
  it(rule('loyalty/09', 'loyalty/10', 'never on Coruscant, never in the Rebel Base space'), () => {
    expect(after('', (g, at) => gainLoyalty(g, REBEL, at, 2), 'coruscant').loyalty).toBe(IMPERIAL)
    expect(after('x-wing', (g, at) => gainLoyalty(g, REBEL, at, 2), 'rebel-base-space').loyalty).toBe(-1)
    expect(after('stormtrooper', (g) => upkeep(g, IMPERIAL), 'coruscant').subjugated).toBe(false)
  })
  it(rule('subjugation/07', 'Imperial loyalty in a neutral subjugated system flips the marker'), () => {
    expect(after('stormtrooper', (g, at) => gainLoyalty(g, IMPERIAL, at, 1))).toMatchObject({ loyalty: IMPERIAL, subjugated: false })
  })
  it(rule('subjugation/09', 'a Rebel marker below goes first'), () => {
    expect(after('rebel, stormtrooper', (g, at) => gainLoyalty(g, IMPERIAL, at, 1))).toMatchObject({ loyalty: -1, subjugated: true })
    expect(after('rebel, stormtrooper', (g, at) => gainLoyalty(g, IMPERIAL, at, 2))).toMatchObject({ loyalty: IMPERIAL, subjugated: false })
    expect(after('rebel, stormtrooper', (g, at) => loseLoyalty(g, REBEL, at))).toMatchObject({ loyalty: -1, subjugated: true })
  })
  it(rule('subjugation/10', 'loyalty lost under own troops turns to subjugation'), () => {
    expect(after('imperial, stormtrooper', (g, at) => gainLoyalty(g, REBEL, at, 1))).toMatchObject({ loyalty: -1, subjugated: true })
  })
  it(
    rule('subjugation/01', 'subjugation/06', 'the marker comes with the first Imperial ground unit and goes with the last, however they come and go'),
    () => {
      const table = arranged()
      const at = placeNo('naboo')
      by(table, (g) => {
        gainUnits(g, at, unitNo('stormtrooper'), 2)
        upkeep(g, IMPERIAL)
      })
      expect(placeAt(table, at).subjugated).toBe(true)
      by(table, (g) => {
        removeUnits(g, at, unitNo('stormtrooper'), 1)
        afterLoss(g)
      })
      expect(placeAt(table, at).subjugated).toBe(true)
      by(table, (g) => {
        removeUnits(g, at, unitNo('stormtrooper'), 1)
        afterLoss(g)
      })
      expect(placeAt(table, at)).toMatchObject({ subjugated: false, loyalty: -1 })
      const ships = arranged({ systems: { naboo: 'star-destroyer' } })
      by(ships, (g) => upkeep(g, IMPERIAL))
      expect(placeAt(ships, at).subjugated).toBe(false)
    },
  )
})

describe('sabotage', () => {
  it(rule('sabotage/02', 'sabotage/05', 'at most one marker, which stays whoever rules'), () => {
    const table = arranged({ systems: { naboo: 'rebel' } })
    const at = placeNo('naboo')
    by(table, (g) => {
      placeSabotageMarker(g, at)
      placeSabotageMarker(g, at)
      gainLoyalty(g, IMPERIAL, at, 2)
    })
    expect(placeAt(table, at).sabotage).toBe(true)
    by(table, (g) => removeSabotageMarker(g, at))
    expect(placeAt(table, at).sabotage).toBe(false)
  })
})

describe('destroyed systems', () => {
  const destroy = (words: string, keys: string[] = [], place = 'naboo', more = {}): State => {
    const table = arranged({ systems: { [place]: words, ...more }, base: 'hoth', leaders: { 'mon-mothma': place } })
    by(table, (g) => destroySystem(g, placeNo(place)), keys)
    return table
  }
  it(rule('destroyed-systems/01', 'destroyed-systems/04', 'Rebel ground units die, structures too; ships and leaders stay'), () => {
    const table = destroy('3 rebel-trooper, ion-cannon, 2 x-wing')
    const { units } = placeAt(table, placeNo('naboo'))
    expect([units[unitNo('rebel-trooper')], units[unitNo('ion-cannon')], units[unitNo('x-wing')]]).toEqual([0, 0, 2])
    expect(table.leaders.find((l) => l.at === placeNo('naboo'))).toBeDefined()
  })
  it(
    rule(
      'destroyed-systems/02',
      'destroyed-systems/03r',
      'Imperial surplus beyond the capacity is destroyed, ground units and TIE Fighters alike, by choice',
    ),
    () => {
      const table = destroy('death-star, 5 tie-fighter, 5 stormtrooper', ['lose:naboo:tie-fighter', 'lose:naboo:tie-fighter'])
      const { units } = placeAt(table, placeNo('naboo'))
      expect([units[unitNo('death-star')], units[unitNo('tie-fighter')], units[unitNo('stormtrooper')]]).toEqual([1, 3, 5])
    },
  )
  it(rule('destroyed-systems/08', 'also later, when a ship is lost'), () => {
    const table = arranged({ systems: { naboo: 'destroyed, 2 rebel-transport, 5 rebel-trooper' } })
    by(
      table,
      (g) => {
        removeUnits(g, placeNo('naboo'), unitNo('rebel-transport'), 1)
        afterLoss(g)
      },
      [],
    )
    expect(placeAt(table, placeNo('naboo')).units[unitNo('rebel-trooper')]).toBe(4)
  })
  it(rule('destroyed-systems/09', 'destroyed-systems/10', 'destroyed-systems/12', 'neither loyalty nor icons, neither populous nor remote'), () => {
    const table = destroy('imperial, sabotage, assault-carrier, 2 stormtrooper')
    const at = placeNo('naboo')
    expect(placeAt(table, at)).toMatchObject({ loyalty: -1, subjugated: false, sabotage: false, destroyed: true })
    by(table, (g) => {
      gainLoyalty(g, IMPERIAL, at, 2)
      upkeep(g, IMPERIAL)
    })
    expect(placeAt(table, at)).toMatchObject({ loyalty: -1, subjugated: false })
    expect([isPopulous(table, at), isRemote(table, at)]).toEqual([false, false])
  })
  it(rule('winning/06', 'with the base, hidden or not, the Empire wins at once'), () => {
    expect(destroy('10 rebel-trooper, 2 x-wing', [], 'hoth').result).toEqual([0, 1])
    const table = arranged({ systems: { 'rebel-base-space': '3 x-wing' }, base: 'naboo' })
    by(table, (g) => destroySystem(g, placeNo('naboo')))
    expect(table.result).toEqual([0, 1])
  })
})

describe('reputation', () => {
  it(rule('reputation/01', 'reputation/02', 'winning/07', 'towards the time marker space by space; where they meet the Rebels win'), () => {
    const one = arranged()
    by(one, (g) => gainReputation(g, 1))
    expect(one.reputation).toBe(13)
    const close = arranged({ round: 5, reputation: 6 })
    by(close, (g) => gainReputation(g, 2))
    expect([close.reputation, close.result]).toEqual([5, [1, 0]])
  })
  it(rule('reputation/03', 'away when it is lost'), () => {
    const table = arranged()
    by(table, (g) => loseReputation(g, 1))
    expect(table.reputation).toBe(15)
  })
  it(rule('reputation/03', 'the marker never leaves the 16 spaces'), () => {
    const table = arranged({ reputation: 15 })
    by(table, (g) => loseReputation(g, 3))
    expect(table.reputation).toBe(16)
    by(table, (g) => loseReputation(g, 1))
    expect(table.reputation).toBe(16)
  })
})

describe('places to move from', () => {
  it(rule('base/06', 'base/07r', 'base/08', 'between the space and the base system or its neighbours'), () => {
    const table = arranged({ base: 'hoth' })
    const hoth = placeNo('hoth')
    expect(sourcesOf(table, REBEL, hoth)).toContain(SPACE)
    expect(sourcesOf(table, REBEL, placeNo('bespin'))).toContain(SPACE)
    expect(sourcesOf(table, REBEL, placeNo('kessel'))).not.toContain(SPACE)
    expect(sourcesOf(table, REBEL, SPACE)).toEqual([...(NEIGHBOURS[hoth] ?? []), hoth].toSorted((a, b) => a - b))
    for (let at = 0; at <= SPACE; at++) expect(sourcesOf(table, IMPERIAL, at)).not.toContain(SPACE)
  })
})
