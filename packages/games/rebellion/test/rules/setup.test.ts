import { describe, expect, it } from 'vitest'
import { ACTIONS } from '../../content/actions.ts'
import { LEADERS } from '../../content/leaders.ts'
import { PROBES } from '../../content/probes.ts'
import { SYSTEMS } from '../../content/systems.ts'
import { blockCards, cardIdOf, missionOf, placeId, placeNo, probeSystem, SPACE } from '../../lookup.ts'
import { isImperialSystem } from '../../rules/map.ts'
import { groundAt, unitsAt } from '../../rules/units.ts'
import { IMPERIAL, IN_POOL, IN_SUPPLY, REBEL, sideOf } from '../../state.ts'
import { at, newGame, rule, type Play } from '../at.ts'

const complete = (seed = 'new') => newGame({ setup: 'complete' }, seed)
const SEEDS = Array.from({ length: 12 }, (_, i) => `setup-${i}`)
const names = (t: Play, ids: readonly number[]): string[] => ids.map((id) => cardIdOf(t.s, id))
const loyal = (t: Play, side: number): string[] => t.s.places.flatMap((p, at) => (p.loyalty === side ? [placeId(at)] : []))
const total = (t: Play, side: number): number => t.s.places.reduce((sum, _, at) => sum + unitsAt(t.s, side, at), 0)

/** How many units the log says were put there. */
const laid = (t: Play, id: string): number => t.events('gain').reduce((sum, e) => sum + (e['place'] === id ? Number(e['n']) : 0), 0)

describe('setup, both ways', () => {
  it(rule('setup/0', 'first-game/0', 'the complete setup asks for placements, the first game has none'), () => {
    expect(complete().asked).toBe('empire place')
    expect(newGame().asked).toBe('rebels choose-base')
  })
  it(rule('setup/2a', 'setup/2b', 'four starting leaders in each pool, the others beside the board'), () => {
    for (const t of [newGame(), complete()]) {
      for (const [l, facts] of LEADERS.entries())
        expect([facts.id, t.s.leaders[l]?.at]).toEqual([facts.id, facts.set === 'starting' ? IN_POOL : IN_SUPPLY])
      const pools = [REBEL, IMPERIAL].map((side) => t.s.leaders.filter((l) => l.side === side && l.at === IN_POOL).length)
      expect(pools).toEqual([4, 4])
    }
    expect(
      newGame()
        .until('assign')
        .offersOf('assign')
        .some((k) => k.endsWith(':han-solo')),
    ).toBe(false)
  })
  it(rule('setup/3b', 'setup/3c', 'reputation/04', 'time on 1 and moving each round, reputation on 14: they meet there'), () => {
    const t = newGame().until('assign')
    expect([t.s.time, t.s.reputation]).toEqual([1, 14])
    t.until('recruit').until('assign')
    expect(t.s.time).toBe(2)
    expect(t.until('never').winner).toBe(REBEL)
    expect([t.s.time, t.s.reputation]).toEqual([14, 14])
  })
  it(rule('setup/4a', 'setup/4b', 'objectives I lie on II on III; one of I in the Rebel hand, unknown to the Empire'), () => {
    const t = newGame()
    const stage = (id: number): number => ['objectives-3', 'objectives-2', 'objectives-1'].findIndex((b) => blockCards(b).includes(id))
    const stages = t.s.objectiveDeck.map(stage)
    expect(stages).toEqual(stages.toSorted((a, b) => a - b))
    expect(t.s.objectives.map(stage)).toEqual([2])
    expect(t.view(0).objectives).toHaveLength(1)
    expect(t.view(1).objectives).toEqual([])
    expect(t.view(1).cards[String(t.s.objectives[0])]).toBeUndefined()
  })
  it(rule('setup/5a', 'actions/14', 'the action decks hold the twelve cards with the recruit icon'), () => {
    const t = complete()
    for (const side of [REBEL, IMPERIAL]) {
      const cards = names(t, sideOf(t.s, side).actionDeck)
      expect(cards).toHaveLength(12)
      expect(cards.every((id) => ACTIONS.find((a) => a.id === id)?.set === 'recruit')).toBe(true)
    }
  })
  it(rule('setup/6a', 'components/08', 'two shared tactic decks of fifteen cards'), () => {
    const { s } = newGame()
    expect([s.spaceTactics.length, s.groundTactics.length]).toEqual([15, 15])
  })
  it(
    rule('setup/7.i', 'setup/7.ii', 'setup/7.iii', 'components/06', 'mission decks without starting missions and projects; the projects lie apart'),
    () => {
      const t = newGame()
      const decks = [REBEL, IMPERIAL].map((side) => sideOf(t.s, side))
      for (const d of decks) expect(d.deck.every((id) => missionOf(t.s, id).deck === 'mission')).toBe(true)
      expect(t.s.projectDeck.map((id) => missionOf(t.s, id).deck)).toEqual(Array(10).fill('project'))
      expect(decks.map((d) => d.deck.length + d.hand.length)).toEqual([29, 29])
      expect((decks[1]?.deck.length ?? 0) + (decks[1]?.hand.length ?? 0) + t.s.projectDeck.length).toBe(39)
    },
  )
  it(rule('setup/10a', 'setup/10b', 'starting-missions/01', 'hands of four starting missions and two others, secret'), () => {
    const t = newGame()
    for (const [seat, side] of [
      [0, REBEL],
      [1, IMPERIAL],
    ] as const) {
      const { hand } = sideOf(t.s, side)
      expect(hand.filter((id) => missionOf(t.s, id).deck === 'starting')).toHaveLength(4)
      expect(hand).toHaveLength(6)
      expect(t.view(seat).sides[side]?.hand).toHaveLength(6)
      const other = t.view(1 - seat)
      expect(other.sides[side]).toMatchObject({ hand: [], handCount: 6 })
      expect(hand.every((id) => other.cards[String(id)] === undefined)).toBe(true)
    }
  })
  it(rule('components/09', 'fifteen objectives'), () => {
    const { s } = newGame()
    expect(s.objectiveDeck.length + s.objectives.length).toBe(15)
  })
})

describe('complete setup', () => {
  it(
    rule('setup/8.i.1', 'setup/8.i.2', 'setup/8.i.3', 'setup/8.i.5r', 'three Rebel systems; of five Imperial ones two subjugated, three loyal'),
    () => {
      for (const seed of SEEDS) {
        const t = complete(seed)
        expect(loyal(t, REBEL)).toHaveLength(3)
        expect(loyal(t, REBEL).every((id) => PROBES.find((p) => p.system === id)?.loyaltyIcon === 'rebel')).toBe(true)
        expect(loyal(t, IMPERIAL)).toHaveLength(4)
        expect(loyal(t, IMPERIAL)).toContain('coruscant')
        const subjugated = t.s.places.flatMap((p, at) => (p.subjugated ? [placeId(at)] : []))
        expect(subjugated).toHaveLength(2)
        expect(subjugated.every((id) => t.place(id).loyalty === -1)).toBe(true)
      }
    },
  )
  it(rule('setup/8.i.4', 'setup/9b', 'the five Imperial probe cards are out; the base can be in none of these systems, nor on Coruscant'), () => {
    for (const seed of SEEDS) {
      const t = complete(seed)
      expect(t.s.probeDeck).toHaveLength(26)
      const imperial = SYSTEMS.flatMap((x) => (isImperialSystem(t.s, placeNo(x.id)) ? [x.id] : []))
      t.until('choose-base')
      for (const id of imperial) expect([id, t.why(`base:${id}`)]).toEqual([id, 'setup/9b'])
      expect(t.offersOf('base')).toHaveLength(26)
    }
  })
  it(
    rule('setup/8.ii.1', 'setup/8.ii.2', 'setup/8.ii.3r', 'the Empire divides its units among its systems, a ground unit in each, Coruscant too'),
    () => {
      for (const seed of SEEDS) {
        const t = complete(seed)
        const systems = SYSTEMS.flatMap((x) => (isImperialSystem(t.s, placeNo(x.id)) ? [x.id] : []))
        expect(systems).toHaveLength(6)
        while (t.asked === 'empire place') {
          expect(t.ask.opts.every((o) => systems.includes(String(o.c)))).toBe(true)
          // Whoever divides the Stormtroopers has been told where some of them went by themselves.
          if (t.ask.about === 'stormtrooper' && t.ask.opts.length > 0)
            for (const id of systems) expect([id, groundAt(t.s, IMPERIAL, placeNo(id)) > 0 ? laid(t, id) > 0 : false]).toEqual([id, true])
          // Everything on the first system that still takes it.
          t.do(t.offers[t.offers.length - 1] ?? '')
        }
        expect(total(t, IMPERIAL)).toBe(37)
        // Every unit that was placed has been told, where it stands.
        for (const id of systems) expect([id, laid(t, id)]).toEqual([id, unitsAt(t.s, IMPERIAL, placeNo(id))])
        for (const id of systems) expect([id, groundAt(t.s, IMPERIAL, placeNo(id)) > 0]).toEqual([id, true])
      }
    },
  )
  it(
    rule('setup/8.iii.1', 'setup/8.iii.2r', 'the Rebels put their units into the space and one system without Imperial units, a remote one too'),
    () => {
      const t = complete().until('start-system')
      const offered = t.offersOf('system').map((k) => k.split(':')[1])
      for (const x of SYSTEMS) expect([x.id, offered.includes(x.id)]).toEqual([x.id, unitsAt(t.s, IMPERIAL, placeNo(x.id)) === 0])
      expect(offered).toContain('hoth')
      expect(t.why('system:coruscant')).toBe('setup/8.iii.2r')
      t.do('system:hoth', 'amount:1', 'amount:0', 'amount:2', 'amount:1', 'amount:6', 'amount:2')
      expect(t.count(REBEL, 'hoth').units).toBe(12)
      expect(t.count(REBEL, placeId(SPACE)).units).toBe(2)
      expect(total(t, REBEL)).toBe(14)
      expect([laid(t, 'hoth'), laid(t, placeId(SPACE))]).toEqual([12, 2])
      expect(complete().until('start-system').do('pass').count(REBEL, placeId(SPACE)).units).toBe(14)
    },
  )
  it(rule('setup/8.iii.3', 'limits of deployment and transport do not matter then'), () => {
    const t = complete().until('start-system').do('system:hoth', 'amount:0', 'amount:0', 'amount:0', 'amount:0', 'amount:6', 'amount:2')
    expect(t.count(REBEL, 'hoth').units).toBe(8)
  })
  it(rule('setup/8.iv.1', 'setup/8.iv.2', 'two starting action cards each; what was left out nobody sees'), () => {
    const t = complete()
    for (const [seat, side] of [
      [0, REBEL],
      [1, IMPERIAL],
    ] as const) {
      expect(sideOf(t.s, side).actions).toHaveLength(2)
      expect(t.view(seat).sides[side]?.actions).toHaveLength(2)
      expect(t.view(1 - seat).sides[side]).toMatchObject({ actions: [], actionCount: 2 })
    }
    const left = t.s.box.filter((id) => ACTIONS.some((a) => a.id === cardIdOf(t.s, id)))
    expect(left).toHaveLength(6)
    for (const viewer of [0, 1, 'public'] as const) expect(left.every((id) => t.view(viewer).cards[String(id)] === undefined)).toBe(true)
  })
  it(rule('setup/8.iv.3', 'markers, Imperial units, Rebel units, action cards, then the base'), () => {
    const t = complete()
    const steps = [t.s.step]
    while (t.s.step !== 'assign') {
      t.do(t.offers.find((k) => k === 'pass') ?? t.offers[0] ?? '')
      if (steps[steps.length - 1] !== t.s.step) steps.push(t.s.step)
    }
    expect(steps.filter((x) => x !== 'starting-actions')).toEqual(['place-imperial', 'place-rebel', 'choose-base', 'assign'])
    expect(
      complete()
        .until('start-system')
        .view(0)
        .places.some((p) => p.units.some((n) => n > 0)),
    ).toBe(true)
  })
  it(rule('setup/9a', 'base/01', 'the base is chosen in secret'), () => {
    const t = complete().until('choose-base')
    t.do(t.offers[3] ?? '')
    expect(t.view(0).base).toBeGreaterThanOrEqual(0)
    for (const viewer of [1, 'public'] as const) expect(t.view(viewer).base).toBe(-1)
    expect(t.told('base-chosen', 1)[0]).not.toHaveProperty('def')
    expect(t.told('base-chosen', 0)[0]).toHaveProperty('def')
  })
  it(rule('setup/9c', 'remote, neutral and Rebel systems, also one next to Imperial units or with the own units'), () => {
    const t = complete()
      .until('start-system')
      .do('system:hoth', 'amount:1', 'amount:1', 'amount:1', 'amount:1', 'amount:1', 'amount:1')
      .until('choose-base')
    expect(t.offers).toContain('base:hoth')
    for (const id of loyal(t, REBEL)) expect(t.offers).toContain(`base:${id}`)
    const near = t.offersOf('base').some((k) => t.why(k) === null && isNearImperial(t, k.split(':')[1] ?? ''))
    expect(near).toBe(true)
  })
  it(rule('setup/9d', 'the other cards are shuffled: twenty-five, without that of the base'), () => {
    const t = complete().until('choose-base').do('base:hoth')
    expect(t.s.probeDeck).toHaveLength(25)
    expect(t.s.probeDeck.map((id) => placeId(probeSystem(t.s, id)))).not.toContain('hoth')
  })
})

function isNearImperial(t: Play, id: string): boolean {
  const first = newGame().until('choose-base')
  return first.why(`base:${id}`) === 'first-game/12' || unitsAt(t.s, IMPERIAL, placeNo(id)) > 0
}

describe('first game', () => {
  const t = newGame()
  const units = (id: string): Record<string, number> => (t.values['units'] as Record<string, Record<string, number>>)[id] ?? {}
  it(rule('first-game/1', 'twenty-six probe cards, without five Imperial systems'), () => {
    const systems = t.s.probeDeck.map((id) => placeId(probeSystem(t.s, id)))
    expect(systems).toHaveLength(26)
    for (const id of ['corellia', 'mandalore', 'saleucami', 'sullust', 'mustafar']) expect(systems).not.toContain(id)
  })
  it(rule('first-game/2', 'first-game/4', 'Kashyyyk and Naboo are loyal to the Rebels and empty'), () => {
    for (const id of ['kashyyyk', 'naboo']) expect([t.place(id).loyalty, units(id)]).toEqual([REBEL, {}])
  })
  it(rule('first-game/3', 'Bothawui'), () => {
    expect(t.place('bothawui').loyalty).toBe(REBEL)
    expect(units('bothawui')).toEqual({ 'corellian-corvette': 1, 'rebel-transport': 1, 'x-wing': 1, 'y-wing': 1, 'rebel-trooper': 3, airspeeder: 1 })
  })
  it(rule('first-game/5', 'the Rebel Base space'), () => {
    expect(units('rebel-base-space')).toEqual({ 'x-wing': 1, 'y-wing': 1, 'rebel-trooper': 3, airspeeder: 1 })
  })
  it(rule('first-game/6', 'Saleucami'), () => {
    expect([t.place('saleucami').loyalty, units('saleucami')]).toEqual([
      IMPERIAL,
      { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    ])
  })
  it(rule('first-game/7', 'Mandalore'), () => {
    expect(t.place('mandalore')).toMatchObject({ loyalty: -1, subjugated: true })
    expect(units('mandalore')).toEqual({ 'death-star': 1, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 1 })
  })
  it(rule('first-game/8', 'Coruscant'), () => {
    expect(t.place('coruscant').loyalty).toBe(IMPERIAL)
    expect(units('coruscant')).toEqual({ 'star-destroyer': 1, 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 3, 'at-at': 1, 'at-st': 1 })
  })
  it(rule('first-game/9', 'Corellia'), () => {
    expect([t.place('corellia').loyalty, units('corellia')]).toEqual([IMPERIAL, { 'assault-carrier': 1, stormtrooper: 1 }])
  })
  it(rule('first-game/10', 'Sullust'), () => {
    expect(t.place('sullust')).toMatchObject({ loyalty: -1, subjugated: true })
    expect(units('sullust')).toEqual({ 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 })
  })
  it(rule('first-game/11', 'Mustafar, and the same totals as in the complete setup'), () => {
    expect([t.place('mustafar').loyalty, units('mustafar')]).toEqual([
      IMPERIAL,
      { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    ])
    const full = complete().until('start-system').do('pass')
    expect(t.s.supply).toEqual(full.s.supply)
  })
  it(rule('first-game/12', 'no base next to Imperial units'), () => {
    const game = newGame()
    expect(game.why('base:bespin')).toBe('first-game/12')
    expect(game.why('base:corellia')).toBe('setup/9b')
    const full = complete().until('choose-base')
    expect(full.offersOf('base').length).toBeGreaterThan(game.offersOf('base').length)
  })
  it(rule('first-game/13', 'first-game/14', 'first-game/15r', 'no action cards: recruiting takes a leader, the cards go to the box'), () => {
    const game = newGame().until('recruit')
    expect(game.s.sides.map((x) => x.actions)).toEqual([[], []])
    const drawn = game.offersOf('recruit')
    game.do(drawn[0] ?? '')
    expect(game.leader(drawn[0]?.split(':')[2] ?? '').at).toBe(IN_POOL)
    expect(game.s.sides[REBEL]).toMatchObject({ actions: [] })
    expect(game.s.sides[REBEL]?.actionDeck).toHaveLength(10)
  })
  it(rule('first-game/14', 'recruit/02', 'a leader shown on both cards is one answer: both cards go to the box, nobody owns them'), () => {
    const drawn = (setup: string, actionDeck: string[]) =>
      at({ options: { setup, players: 4 }, base: 'hoth', round: 3, step: 'recruit', current: 'imperial', imperial: { actionDeck } })
    const offers = (t: ReturnType<typeof drawn>) => t.offers.map((k) => k.replace(/:\d+/, ''))
    const first = drawn('first-game', ['public-support', 'blindside'])
    expect(offers(first)).toEqual(['recruit:janus-greejatus', 'recruit:boba-fett'])
    first.do(first.offers[0] ?? '')
    expect([first.s.owners, first.leader('janus-greejatus').at]).toEqual([[], IN_POOL])
    expect(offers(drawn('complete', ['public-support', 'blindside']))).toHaveLength(3)
  })
})
