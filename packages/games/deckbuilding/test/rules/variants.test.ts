import { describe, expect, it } from 'vitest'
import { BASES } from '../../content/bases.ts'
import { deckbuilding } from '../../index.ts'
import { at, CALM, newGame, rule } from '../at.ts'

const parse = (raw: unknown) => deckbuilding.parseOptions(raw)
const others = (faction: string): string[] => BASES.filter((b) => b.faction === faction && !b.startingBase).map((b) => b.id)

describe('variants', () => {
  it(rule('variants/01', 'exactly one set of bases; the beginner set unless another is named'), () => {
    expect(parse(undefined)).toEqual({ ok: { baseSet: 'beginner', toWin: 3, neutralDiscard: false } })
    expect(parse({ baseSet: ['beginner', 'whole-galaxy'] })).toHaveProperty('problem')
  })
  it(rule('variants/02', 'Whole Galaxy: the starting base and nine to choose from'), () => {
    const t = newGame({ baseSet: 'whole-galaxy' })
    expect(t.empire).toMatchObject({ base: 'lothal', bases: others('empire') })
    expect(t.rebels).toMatchObject({ base: 'dantooine', bases: others('rebels') })
    const later = at({ options: { baseSet: 'whole-galaxy' }, step: 'new-base', empire: { base: null }, rebels: { taken: ['lothal'] } })
    expect(later.offers).toHaveLength(9)
  })
  it(rule('variants/03', 'variants/04', 'Secret Bases: each chooses exactly 4 of the other 9; the rest leaves the game'), () => {
    const t = newGame({ baseSet: 'secret-bases' })
    expect(t.asked).toBe('empire secret-bases')
    t.do('pick:kessel', 'pick:mustafar', 'pick:death-star')
    expect(t.offers).not.toContain('done')
    expect(t.why('done')).toBe('variants/03')
    t.do('pick:rodia')
    expect(t.asked).toBe('rebels secret-bases')
    t.do('pick:mon-cala', 'pick:dagobah', 'pick:hoth', 'pick:yavin-4')
    expect(t.asked).toBe('empire main')
    expect(t.empire.bases).toEqual(['kessel', 'mustafar', 'death-star', 'rodia'])
    expect(t.rebels.bases).toEqual(['mon-cala', 'dagobah', 'hoth', 'yavin-4'])
  })
  it(rule('variants/03', 'the opponent sees only the number: the second chooser learns nothing either'), () => {
    const choose = (...bases: string[]) => newGame({ baseSet: 'secret-bases' }).do(...bases.map((b) => `pick:${b}`))
    const [a, b] = [choose('corellia', 'kessel', 'kafrene', 'mustafar'), choose('ord-mantell', 'death-star', 'endor', 'rodia')]
    expect(a.asked).toBe('rebels secret-bases')
    for (const viewer of [1, 'public'] as const) {
      expect(a.view(viewer)).toEqual(b.view(viewer))
      expect(a.view(viewer).players[0]).toMatchObject({ bases: [], basesLeft: 4 })
    }
    expect(a.offers).toEqual(b.offers)
    expect(a.table.log.map((x) => x.e)).toEqual(b.table.log.map((x) => x.e))
    expect(a.table.seq).toBe(b.table.seq)
    expect(a.view(0).players[0]?.bases).toHaveLength(4)
  })
  it(rule('variants/05', 'a new base is chosen freely among the own hidden ones; unchosen ones never come'), () => {
    const t = at({
      options: { baseSet: 'secret-bases' },
      step: 'new-base',
      empire: { base: null, bases: ['kessel', 'death-star', 'endor', 'rodia'] },
      rebels: { taken: ['lothal'] },
    })
    expect(t.offers).toEqual(['base:kessel', 'base:death-star', 'base:endor', 'base:rodia'])
    expect(t.why('base:mustafar')).toBe('start-of-turn/1.1')
    expect(t.view(0).players[0]?.bases).toHaveLength(4)
    t.do('base:endor')
    expect(t.view(1).players[0]).toMatchObject({ base: 'endor', bases: [], basesLeft: 3 })
  })
  it(rule('variants/06', 'the larger sets preselect 4 bases to destroy; others can be agreed'), () => {
    for (const baseSet of ['whole-galaxy', 'secret-bases']) {
      expect(parse({ baseSet })).toMatchObject({ ok: { toWin: 4 } })
      expect(parse({ baseSet, toWin: 2 })).toMatchObject({ ok: { toWin: 2 } })
    }
  })
  it(rule('variants/07', 'no team game is offered'), () => {
    const options = parse({})
    if ('problem' in options) throw new Error(options.problem.what)
    expect(deckbuilding.seats(options.ok)).toHaveLength(2)
    expect(parse({ teams: true })).toMatchObject({ problem: { where: 'teams' } })
  })
})

describe('alternative rules', () => {
  it(rule('alternative-rules/01', 'they may be combined freely'), () => {
    expect(parse({ baseSet: 'secret-bases', toWin: 5, neutralDiscard: true })).toEqual({
      ok: { baseSet: 'secret-bases', toWin: 5, neutralDiscard: true },
    })
  })
  it(rule('alternative-rules/02', '2 to 5 bases, nothing else'), () => {
    for (const toWin of [2, 3, 4, 5]) expect(parse({ toWin })).toMatchObject({ ok: { toWin } })
    for (const toWin of [1, 6, 2.5, '3']) expect(parse({ toWin })).toMatchObject({ problem: { where: 'toWin' } })
  })
  it(rule('alternative-rules/03', 'the number stands from the start: no answer changes it'), () => {
    const t = newGame({ toWin: 5 })
    const before = t.s.toWin
    for (let i = 0; i < 6; i++) t.do('end')
    expect([before, t.s.toWin, t.view(0).toWin]).toEqual([5, 5, 5])
    expect(t.why('toWin:2')).toBe('actions/01')
  })
  const row = ['lobot', 'c-roc-cruiser', 'x-wing', ...CALM.slice(0, 3)]
  const start = (resources = 9) =>
    at({ options: { neutralDiscard: true }, row, empire: { resources, units: ['twilek-smuggler'] }, galaxyDeck: ['dengar', '...'] })
  it(rule('alternative-rules/04', 'pay the cost of a neutral row card to discard it; the row is refilled, nothing is gained'), () => {
    const t = start(3).do('discard:lobot')
    expect(t.galaxyDiscard).toEqual(['lobot'])
    expect(t.row[0]).toBe('dengar')
    expect(t.empire).toMatchObject({ resources: 0, discard: [] })
  })
  it(rule('alternative-rules/04', 'only in the own turn, only where it was agreed, only for the full cost'), () => {
    expect(start().why('discard:lobot', 'rebels')).toBe('actions/01')
    expect(at({ row, empire: { resources: 9 } }).why('discard:lobot')).toBe('alternative-rules/04')
    expect(at({ row, empire: { resources: 9 } }).offers.filter((o) => o.startsWith('discard'))).toEqual([])
    expect(start(2).why('discard:lobot')).toBe('purchase/02')
  })
  it(rule('alternative-rules/05', 'units and ships alike; neither pilots nor faction cards'), () => {
    const t = start()
    expect(t.offers).toEqual(expect.arrayContaining(['discard:lobot', 'discard:c-roc-cruiser']))
    expect(t.why('discard:x-wing')).toBe('alternative-rules/05')
    expect(t.why('discard:outer-rim-pilot')).toBe('alternative-rules/05')
  })
  it(rule('alternative-rules/06', 'it is no purchase: nothing that waits for one reacts'), () => {
    const t = start().do('use:twilek-smuggler', 'discard:lobot')
    expect(t.s.waiting).toHaveLength(1)
    expect([t.s.bought, t.s.boughtNeutral]).toEqual([0, 0])
    const sullust = at({ active: 'rebels', options: { neutralDiscard: true }, row, rebels: { base: 'sullust', resources: 9 } }).do('discard:lobot')
    expect(sullust.asked).toBe('rebels main')
    expect(sullust.do('buy:x-wing').asked).toBe('rebels placement')
  })
})
