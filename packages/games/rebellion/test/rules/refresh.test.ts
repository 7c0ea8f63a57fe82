import { describe, expect, it } from 'vitest'
import { cardIdOf, placeNo } from '../../lookup.ts'
import { IMPERIAL, IN_POOL, IN_SUPPLY, REBEL, sideOf } from '../../state.ts'
import { at, newGame, rule, type Raw } from '../at.ts'

const BASE = { base: 'hoth' }
/** From the last pass of a round into the refresh phase. */
const refresh = (raw: Raw = {}) => at({ ...BASE, passed: ['imperial-admiral'], ...raw }).do('pass')
/** From the step that deploys. */
const step = (name: string, raw: Raw = {}) => at({ ...BASE, step: name, ...raw })

describe('refresh phase', () => {
  it(rule('refresh/0', 'refresh/5a', 'the steps come in their order: recruiting before building, building before deploying'), () => {
    const t = newGame().until('command')
    t.until('recruit').until('assign')
    const order = ['discard', 'draw', 'time', 'recruit', 'queue', 'deploy']
    const seen = t.table.log.map((x) => x.e).filter((e) => order.includes(e.t) && !(e.t === 'draw' && e['kind'] === 'action'))
    const first = (name: string): number => seen.findIndex((e) => e.t === name)
    expect(first('draw')).toBeLessThan(first('time'))
    expect(first('time')).toBeLessThan(first('recruit'))
    expect(first('recruit')).toBeLessThan(first('queue'))
  })
  it(rule('refresh/1', 'captured/05', 'leaders return, those in the space too, captives do not'), () => {
    const t = refresh({
      systems: { kessel: 'stormtrooper' },
      leaders: { 'mon-mothma': 'naboo', 'jan-dodonna': 'rebel-base-space', 'princess-leia': 'kessel captured', 'darth-vader': 'rodia' },
    }).until('assign')
    expect(['mon-mothma', 'jan-dodonna', 'darth-vader'].map((id) => t.leader(id).at)).toEqual([IN_POOL, IN_POOL, IN_POOL])
    expect(t.leader('princess-leia').at).toBe(placeNo('kessel'))
  })
  it(rule('refresh/2', 'both draw two missions, never projects'), () => {
    const t = refresh().until('assign')
    for (const side of [REBEL, IMPERIAL]) expect(sideOf(t.s, side).hand).toHaveLength(6)
    expect(t.s.projectDeck).toHaveLength(10)
  })
  const full = [
    'sabotage',
    'infiltration',
    'build-alliance',
    'rapid-mobilization',
    'hit-and-run',
    'daring-rescue',
    'demolition',
    'incite-rebellion',
    'misdirection',
    'stolen-plans',
  ]
  it(
    rule('refresh/2a', 'refresh/2c', 'refresh/2d', 'starting-missions/02', 'above ten missions the surplus goes, but no starting missions; only now'),
    () => {
      const t = refresh({ rebel: { hand: full } })
      expect(t.asked).toBe('rebels hand-limit')
      expect(t.ask.set).toMatchObject({ min: 2, max: 2 })
      expect(t.offers.some((k) => k.includes('sabotage'))).toBe(false)
      expect([t.why('pick:@hand/sabotage'), t.why('pick:@hand/demolition')]).toEqual(['refresh/2c', null])
      t.do(t.offersOf('pick')[0] ?? '')
      t.do(t.offersOf('pick')[0] ?? '').until('assign')
      expect(sideOf(t.s, REBEL).hand).toHaveLength(10)
      expect(sideOf(t.s, REBEL).discard).toHaveLength(2)
    },
  )
  it(rule('dice/04', 'dice/05', 'refresh/2a', 'what goes for the limit lies faceup on its pile, and everybody is told its name'), () => {
    const t = refresh({ rebel: { hand: full } })
    t.do('pick:@hand/demolition', 'pick:@hand/stolen-plans').until('assign')
    for (const viewer of [0, 1, 'public'] as const) {
      const v = t.view(viewer)
      expect(t.told('discard', viewer).map((e) => e['defs'])).toEqual([['demolition', 'stolen-plans']])
      expect(v.sides[0]?.discard.map((id) => v.cards[String(id)])).toEqual(['demolition', 'stolen-plans'])
    }
  })
  it(rule('refresh/2b', 'projects/02', 'objectives/11', 'projects count, objectives do not'), () => {
    const projects = ['construct-factory', 'superlaser-online', 'oversee-project']
    const hand = ['rule-by-fear', 'gather-intel', 'capture-rebel-operative', 'research-and-development', ...projects, 'detained', 'interrogation']
    const t = refresh({ imperial: { hand }, objectives: ['crippling-blow', 'cut-supply-lines', 'defend-the-people', 'rebel-assault', 'liberation'] })
    expect(t.until('hand-limit').asked).toBe('empire hand-limit')
    expect(t.ask.set).toMatchObject({ min: 1, max: 1 })
    expect(t.offers).toContain('pick:@hand/construct-factory')
  })
  it(rule('refresh/3', 'probes/01', 'probes/02', 'two probe cards, secret, and never the base'), () => {
    const t = refresh().until('assign')
    expect(t.s.probes).toHaveLength(2)
    expect(t.view(1).probes).toHaveLength(2)
    expect(t.view(0)).toMatchObject({ probes: [], probeCount: 2 })
    expect(t.told('draw', 0).find((e) => e['kind'] === 'probe')).not.toHaveProperty('defs')
    expect(t.s.probes).not.toContain(t.s.base)
    for (const at2 of t.view(1).probes) expect(t.view(1).suspects[at2]).toBe(0)
  })
  it(rule('components/23r', 'what there is, when the deck runs out'), () => {
    const t = refresh()
    const only = step('launch-probes')
    only.s.probeDeck.length = 0
    expect(t.until('assign').s.probes).toHaveLength(2)
    const none = at({ ...BASE, passed: ['imperial-admiral'], probes: ['kessel'], options: { setup: 'first-game' } })
    expect(none.until('assign').s.probes.length).toBe(3)
  })
  it(rule('refresh/4', 'one objective'), () => {
    expect(refresh().until('assign').s.objectives).toHaveLength(1)
  })
  it(rule('refresh/5', 'recruit/01', 'build/01', 'only the icons of the new space count'), () => {
    const none = refresh({ round: 6, reputation: 15, systems: { naboo: 'rebel' } }).until('assign')
    expect(none.events('time')[0]).toMatchObject({ to: 7, recruit: false, build: false })
    expect([none.events('recruit'), none.events('queue')]).toEqual([[], []])
    const build = refresh({ round: 5, reputation: 15, systems: { naboo: 'rebel' } }).until('assign')
    expect(build.events('recruit')).toEqual([])
    expect(build.events('queue').length).toBeGreaterThan(0)
  })
  it(rule('winning/07', 'the time marker on the reputation marker: the Rebels win before anything else'), () => {
    const t = refresh({ round: 5, reputation: 6 }).until('assign')
    expect(t.winner).toBe(REBEL)
    expect(t.events('queue')).toEqual([])
  })
  it(rule('components/20', 'an empty deck is made of its discard pile'), () => {
    const t = at({ ...BASE, step: 'draw-missions', rebel: { discard: ['hit-and-run', 'demolition'] } })
    const { deck } = sideOf(t.s, REBEL)
    expect(deck.length).toBe(sideOf(t.s, REBEL).deck.length)
    const poor = at({ ...BASE, passed: ['imperial-admiral'], rebel: { discard: DISCARDED, deck: [] } })
    poor.do('pass').until('assign')
    expect(sideOf(poor.s, REBEL).hand.length).toBe(6)
  })
})

const DISCARDED = [
  'hit-and-run',
  'demolition',
  'base-defenses',
  'contingency-plan',
  'covert-operation',
  'daring-rescue',
  'establish-trade-relations',
  'for-the-greater-good',
  'hidden-fleet',
  'incite-rebellion',
  'lead-the-strike-team',
  'misdirection',
  'plan-the-assault',
  'plant-false-lead',
  'public-uprising',
  'rogue-squadron-raid',
  'seek-yoda',
  'stolen-plans',
  'support-of-mon-calamari',
  'wookiee-uprising',
]

describe('what lasts for a round', () => {
  it(rule('winning/02', 'ends with it: successes prepared, leaders unopposed and unlocked, closed systems, the reroll of Yoda'), () => {
    const t = at({
      ...BASE,
      step: 'refresh-objective',
      leaders: { 'lando-calrissian': 'kessel unopposed +2', 'colonel-yularen': 'naboo unlocked', 'princess-leia': 'pool', 'darth-vader': 'pool' },
      systems: { kessel: 'stormtrooper' },
      closed: ['kessel'],
      yodaUsed: true,
    }).until('assign')
    expect(t.leader('lando-calrissian')).toMatchObject({ at: IN_POOL, bonus: 0, unopposed: false })
    expect(t.leader('colonel-yularen')).toMatchObject({ at: IN_POOL, unlocked: false })
    expect([t.s.closed, t.s.yodaUsed]).toEqual([[], false])
  })
})

describe('recruiting', () => {
  const complete = { ...BASE, step: 'recruit', round: 3, reputation: 14, options: { setup: 'complete' } }
  it(
    rule(
      'recruit/02',
      'recruit/03',
      'recruit/04',
      'recruit/05r',
      'recruit/06',
      'recruit/10',
      'two cards, one leader; his card is kept facedown, the other goes under the deck unseen; the Rebels first',
    ),
    () => {
      const t = at({ ...complete, rebel: { actionDeck: ['ambush', 'noble-sacrifice'] } })
      expect(t.asked).toBe('rebels recruit')
      expect(t.offers.toSorted()).toEqual(
        ['recruit:@rebel-action-deck/ambush:general-madine', 'recruit:@rebel-action-deck/noble-sacrifice:obi-wan-kenobi'].map(() =>
          expect.stringMatching(/^recruit:\d+:(general-madine|obi-wan-kenobi)$/),
        ),
      )
      t.do(t.offers.find((k) => k.endsWith('obi-wan-kenobi')) ?? '')
      expect([t.leader('obi-wan-kenobi').at, t.leader('general-madine').at]).toEqual([IN_POOL, IN_SUPPLY])
      const own = sideOf(t.s, REBEL)
      expect([own.actions.length, own.actionDeck.length]).toEqual([1, 11])
      expect(t.view(1).cards[String(own.actions[0])]).toBeUndefined()
      // The card that was not chosen is the lowest of the deck; the Rebels alone know it.
      expect(cardIdOf(t.s, own.actionDeck[0] ?? -1)).toBe('ambush')
      expect([0, 1].map((seat) => t.view(seat).cards[String(own.actionDeck[0])])).toEqual(['ambush', undefined])
      expect(t.asked).toBe('empire recruit')
    },
  )
  it(rule('recruit/07', 'leaders/10', 'nobody who is in play or eliminated'), () => {
    const t = at({
      ...complete,
      leaders: { 'obi-wan-kenobi': 'eliminated', 'general-madine': 'pool' },
      rebel: { actionDeck: ['its-a-trap', 'noble-sacrifice', 'ambush'] },
    })
    expect(t.offersOf('recruit').map((k) => k.split(':')[2])).toEqual(['admiral-ackbar'])
  })
  it(rule('recruit/08', 'recruit/09', 'with no free leader shown one draws on, or keeps a card without a leader'), () => {
    const raw = {
      ...complete,
      leaders: { 'obi-wan-kenobi': 'pool', 'general-madine': 'pool' },
      rebel: { actionDeck: ['ambush', 'noble-sacrifice', 'its-a-trap'] },
    }
    const t = at(raw)
    expect(t.offersOf('keep')).toHaveLength(2)
    t.do('draw')
    expect(t.offersOf('recruit').map((k) => k.split(':')[2])).toEqual(['admiral-ackbar'])
    expect(t.offersOf('draw')).toEqual([])
    const kept = at(raw)
    kept.do(kept.offersOf('keep')[0] ?? '')
    expect(kept.events('recruit')[0]).toEqual({ t: 'recruit', side: REBEL, leader: null })
    expect(sideOf(kept.s, REBEL).actions).toHaveLength(1)
  })
})

describe('building units', () => {
  const build = (systems: Raw, more: Raw = {}) => step('build', { round: 6, reputation: 15, systems, ...more })
  it(rule('build/02', 'build/03', 'loyalty/11', 'a unit for each icon of each loyal system, on the space of its number'), () => {
    const t = build({ 'mon-calamari': 'rebel' }).until('assign')
    const put = t.events('queue').filter((e) => e['from'] === 'mon-calamari')
    expect(put.map((e) => [e['space'], e['n']])).toEqual([
      [3, 1],
      [3, 1],
    ])
  })
  it(rule('build/04', 'golden/05r', 'subjugated: the leftmost icon alone'), () => {
    const t = build({ 'mon-calamari': 'stormtrooper' }).until('assign')
    expect(t.events('queue').filter((e) => e['from'] === 'mon-calamari')).toHaveLength(1)
  })
  it(rule('subjugation/06', 'components/17r', 'a subjugated system whose last trooper is given up in the same step no longer builds'), () => {
    const t = build({ corellia: '29 stormtrooper', kessel: 'stormtrooper' })
    expect(t.place('kessel').subjugated).toBe(true)
    while (!(t.asked === 'empire build' && t.offers.includes('scrap:kessel:stormtrooper'))) t.do(t.offers[0] ?? '')
    t.do('scrap:kessel:stormtrooper')
    expect(t.place('kessel').subjugated).toBe(false)
    t.until('assign')
    expect(t.events('queue').filter((e) => e['from'] === 'kessel')).toEqual([])
  })
  it(rule('build/05', 'nothing for the Rebels under subjugation'), () => {
    const t = build({ 'mon-calamari': 'rebel, stormtrooper' }).until('assign')
    expect(
      t
        .events('queue')
        .filter((e) => e['from'] === 'mon-calamari')
        .map((e) => e['side']),
    ).toEqual([IMPERIAL])
  })
  it(rule('build/06', 'build/07', 'sabotage/01', 'no building among enemy units or with sabotage'), () => {
    for (const words of ['rebel, tie-fighter, 2 rebel-trooper', 'rebel, sabotage', 'imperial, sabotage'])
      expect([
        words,
        build({ 'mon-calamari': words })
          .until('assign')
          .events('queue')
          .filter((e) => e['from'] === 'mon-calamari'),
      ]).toEqual([words, []])
  })
  it(rule('build/08', 'base/03', 'the space of the hidden base builds, whoever is in the system'), () => {
    const t = build({ naboo: '3 star-destroyer' }, { base: 'naboo' }).until('assign')
    expect(t.events('queue').filter((e) => e['from'] === 'rebel-base-space')).toHaveLength(2)
  })
  it(rule('build/09', 'build/10r', 'golden/05r', 'that of the revealed base too, without Imperial units or loyalty there'), () => {
    const built = (words: string) =>
      build({ naboo: words }, { base: 'naboo', revealed: true })
        .until('assign')
        .events('queue')
        .filter((e) => e['from'] === 'rebel-base-space')
    expect(built('2 x-wing')).toHaveLength(2)
    expect(built('2 x-wing, star-destroyer')).toHaveLength(0)
    expect(built('2 x-wing, imperial')).toHaveLength(0)
  })
  it(rule('build/11', 'components/03', 'a choice for each Rebel blue triangle and orange square, among what is left'), () => {
    const t = build({})
    expect(t.asked).toBe('rebels build')
    expect(t.offers).toEqual(['unit:x-wing', 'unit:y-wing', 'unit:rebel-transport'])
    const short = build({ kessel: '8 x-wing' })
    expect(short.offersOf('unit')).toEqual(['unit:y-wing', 'unit:rebel-transport'])
  })
  it(rule('build/12', 'components/15', 'units/20', 'nothing where the supply is empty'), () => {
    const all = build({ coruscant: '30 stormtrooper' })
    all.until('scrap', 'assign', 'build')
    const t = build({ kashyyyk: 'rebel', dantooine: '21 rebel-trooper' })
    t.until('assign')
    expect(t.events('queue').filter((e) => e['unit'] === 'rebel-trooper')).toEqual([])
  })
  it(rule('build/12', 'components/15', 'a short supply: the owner says which system goes without, and nothing is lost by waiting'), () => {
    // Cato Neimoidia builds a TIE Fighter to the second space of the queue, Mandalore to the first, Mustafar to the second.
    const ties = (n: number, ...more: string[]) => {
      const t = build({ coruscant: `${n} tie-fighter`, 'cato-neimoidia': 'imperial', ...Object.fromEntries(more.map((x) => [x, 'imperial'])) })
      while (t.asked === 'rebels build') t.do(t.offers[0] ?? '')
      return t
    }
    const ask = (t: ReturnType<typeof ties>) => (t.asked === 'empire build' ? [t.ask.about, ...t.offers] : null)
    const built = (t: ReturnType<typeof ties>) => t.events('queue').flatMap((e) => (e['unit'] === 'tie-fighter' ? [e['from']] : []))
    const scrap = ['scrap:coruscant:tie-fighter', 'pass']
    const first = ties(23, 'mandalore')
    expect(ask(first)).toEqual(['cato-neimoidia', 'unit:tie-fighter', 'pass'])
    expect([ask(first.do('unit:tie-fighter')), built(first)]).toEqual([['mandalore', ...scrap], ['cato-neimoidia']])
    // The last one to come has to take it; who waited may still give one up, like anybody without a supply.
    const second = ties(23, 'mandalore').do('pass')
    expect([ask(second), built(second)]).toEqual([['cato-neimoidia', ...scrap], ['mandalore']])
    expect(built(second.do('scrap:coruscant:tie-fighter'))).toEqual(['mandalore', 'cato-neimoidia'])
    // Enough for both, or the same space of the queue: nothing to decide.
    expect([ask(ties(22, 'mandalore')), built(ties(22, 'mandalore'))]).toEqual([null, ['cato-neimoidia', 'mandalore']])
    expect([ask(ties(23, 'mustafar')), built(ties(23, 'mustafar'))]).toEqual([['mustafar', ...scrap], ['cato-neimoidia']])
    // Two for three: one alone can be left without.
    expect(ask(ties(22, 'mandalore', 'mustafar').do('pass'))).toEqual(['cato-neimoidia', ...scrap])
  })
  it(rule('build/12', 'build/11', 'where an icon gives several kinds, the supply is short when all of them are'), () => {
    const places = { 'mon-calamari': 'rebel', naboo: 'rebel', 'rebel-base-space': '7 x-wing, 12 y-wing' }
    // The base's blue triangle and those of two systems, for an X-wing and three transports: enough.
    const enough = build({ ...places, ryloth: '1 rebel-transport' })
    expect([enough.ask.about, enough.offers]).toEqual(['mon-calamari', ['unit:x-wing', 'unit:rebel-transport', 'scrap:rebel-base-space:y-wing']])
    const t = build({ ...places, ryloth: '4 rebel-transport' })
    expect([t.ask.about, t.offers.slice(0, 1), t.offers.at(-1)]).toEqual(['mon-calamari', ['unit:x-wing'], 'pass'])
    t.until('assign')
    expect(t.events('queue').flatMap((e) => (e['unit'] === 'x-wing' ? [e['from']] : []))).toHaveLength(1)
  })
  it(rule('components/16', 'components/17r', 'components/18', 'one own unit may be given up for a missing one of its kind, and only then'), () => {
    const t = build({ dantooine: '21 rebel-trooper', kashyyyk: 'rebel' })
    while (t.asked === 'rebels build' && t.offersOf('scrap').length === 0) t.do(t.offers[0] ?? '')
    expect(t.offers).toEqual(['scrap:dantooine:rebel-trooper', 'pass'])
    t.do('scrap:dantooine:rebel-trooper')
    expect(t.units('dantooine', 'rebel-trooper')).toBe(20)
    expect(t.events('scrap')).toMatchObject([{ side: REBEL, place: 'dantooine', unit: 'rebel-trooper' }])
    expect(t.events('destroy')).toEqual([])
    expect(t.events('queue').some((e) => e['unit'] === 'rebel-trooper')).toBe(true)
    const rich = build({ dantooine: '20 rebel-trooper', kashyyyk: 'rebel' }).until('assign')
    expect(rich.events('destroy')).toEqual([])
    const star = build({ coruscant: '2 death-star' })
    for (; star.asked.endsWith('build'); star.do(star.offers[0] ?? '')) expect(star.offers.join()).not.toContain('death-star')
  })
})

describe('deploying units', () => {
  const deploy = (queue: Raw, systems: Raw, more: Raw = {}) => step('deploy', { queues: queue, systems, ...more })
  it(rule('deploy/01', 'deploy/06', 'subjugation/03', 'in own loyal or subjugated systems; never in neutral or remote ones'), () => {
    const t = deploy({ rebel: { 1: '2 x-wing' } }, { naboo: 'rebel', dagobah: '3 x-wing' })
    expect(t.offers).toEqual(['deploy:naboo:x-wing', 'deploy:rebel-base-space:x-wing', 'pass'])
    expect([t.why('deploy:rodia:x-wing'), t.why('deploy:dagobah:x-wing')]).toEqual(['deploy/01', 'deploy/06'])
    const empire = deploy({ imperial: { 1: 'stormtrooper' } }, { kessel: 'stormtrooper' })
    expect(empire.offers).toEqual(['deploy:coruscant:stormtrooper', 'deploy:kessel:stormtrooper', 'pass'])
  })
  it(rule('deploy/02', 'deploy/03', 'deploy/08', 'two in a place; what is left goes back to space 1'), () => {
    const t = deploy({ rebel: { 1: '5 x-wing' } }, {}).do('deploy:rebel-base-space:x-wing', 'deploy:rebel-base-space:x-wing')
    t.until('assign')
    expect(t.count(REBEL, 'rebel-base-space').ships).toBe(2)
    expect(t.queue('rebel')['1']).toBe('3 x-wing')
    expect(
      deploy({ rebel: { 1: '3 x-wing' } }, { naboo: 'rebel' })
        .do('deploy:naboo:x-wing', 'deploy:naboo:x-wing')
        .why('deploy:naboo:x-wing'),
    ).toBe('deploy/02')
  })
  it(rule('deploy/01', 'in any order of kinds and places'), () => {
    const t = deploy({ rebel: { 1: '2 x-wing, rebel-trooper' } }, { naboo: 'rebel', ryloth: 'rebel' })
    t.do('deploy:ryloth:rebel-trooper')
    expect(t.offers).toEqual(expect.arrayContaining(['deploy:naboo:x-wing', 'deploy:ryloth:x-wing', 'deploy:rebel-base-space:x-wing']))
    t.do('deploy:ryloth:x-wing')
    expect(t.offers).toContain('deploy:naboo:x-wing')
  })
  it(rule('deploy/04', 'deploy/05', 'deploy/07', 'not among enemies, under sabotage, nor Rebels under subjugation'), () => {
    const t = deploy({ rebel: { 1: '2 x-wing' } }, { naboo: 'rebel, tie-fighter', rodia: 'rebel, sabotage', ryloth: 'rebel, stormtrooper' })
    expect(['naboo', 'rodia', 'ryloth'].map((id) => t.why(`deploy:${id}:x-wing`))).toEqual(['deploy/04', 'deploy/05', 'deploy/04'])
    const free = deploy({ imperial: { 1: 'stormtrooper' } }, { ryloth: 'rebel, stormtrooper' })
    expect(free.offers).toContain('deploy:ryloth:stormtrooper')
  })
  it(rule('deploy/09', 'in the space and, by the normal rules, in the system of the hidden base'), () => {
    const t = deploy({ rebel: { 1: '4 x-wing' } }, { naboo: 'rebel' }, { base: 'naboo' })
    t.do('deploy:naboo:x-wing', 'deploy:naboo:x-wing', 'deploy:rebel-base-space:x-wing', 'deploy:rebel-base-space:x-wing')
    expect([t.count(REBEL, 'naboo').ships, t.count(REBEL, 'rebel-base-space').ships]).toEqual([2, 2])
  })
  it(rule('deploy/10', 'deploy/11r', 'base/23', 'with a revealed base only by the normal rules'), () => {
    const t = deploy({ rebel: { 1: '2 x-wing' } }, { naboo: 'rebel', hoth: 'x-wing' }, { revealed: true })
    expect(t.offers).toEqual(['deploy:naboo:x-wing', 'pass'])
    expect([t.why('deploy:rebel-base-space:x-wing'), t.why('deploy:hoth:x-wing')]).toEqual(['deploy/10', 'deploy/06'])
  })
  it(rule('refresh/6', 'refresh/6a', 'the queue moves on every round, the Rebels first'), () => {
    const t = refresh({ round: 6, reputation: 15, queues: { rebel: { 2: 'x-wing', 3: 'y-wing' }, imperial: { 1: 'stormtrooper', 2: 'at-st' } } })
    t.until('deploy')
    expect(t.asked).toBe('empire deploy')
    t.do('pass').until('assign')
    expect([t.queue('rebel')['1'], t.queue('rebel')['2'], t.queue('imperial')['1']]).toEqual(['x-wing', 'y-wing', 'stormtrooper, at-st'])
  })
  it(
    rule('death-star/06', 'death-star/08r', 'golden/02', 'a Death Star only in the place of its construction site, Rebel ground units or not'),
    () => {
      const t = deploy({ imperial: { 1: 'death-star' } }, { dagobah: 'death-star-under-construction, rebel-trooper' })
      expect(t.offers).toEqual(['deploy:dagobah:death-star', 'pass'])
      expect(t.why('deploy:coruscant:death-star')).toBe('death-star/06')
      t.do('deploy:dagobah:death-star')
      expect([t.units('dagobah', 'death-star'), t.units('dagobah', 'death-star-under-construction')]).toEqual([1, 0])
    },
  )
})
