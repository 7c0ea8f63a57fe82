import { below, Ctx, rngFrom, run, Table, type Ask } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { deckbuilding as game, prepared } from '../index.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { at, newGame, Play } from './at.ts'

const OPTIONS: readonly Options[] = [
  { baseSet: 'beginner', toWin: 3, neutralDiscard: false },
  { baseSet: 'whole-galaxy', toWin: 4, neutralDiscard: true },
  { baseSet: 'secret-bases', toWin: 5, neutralDiscard: false },
]

/** Plays to the end; `pick` answers. Checks every checkpoint. */
function play(seed: string, options: Options, pick: (s: State, ask: Ask, rnd: (n: number) => number) => number): State {
  const rng = rngFrom(`answers of ${seed}`)
  const s = game.setup(options, rngFrom(seed))
  const g = new Ctx(s, (ask) => pick(s, ask, (n) => below(rng, n)))
  run(game, g, () => {
    const wrong = game.check(s)
    if (wrong !== null) throw new Error(`seed "${seed}", turn ${s.turn}, before ${s.step}: ${wrong}`)
    if (s.turn > 3000) throw new Error(`seed "${seed}" does not end`)
  })
  return s
}

describe('whole games', () => {
  it('200 games by rules of thumb with some chance come to their end, whole at every step', () => {
    for (let i = 0; i < 200; i++) {
      const options = OPTIONS[i % OPTIONS.length] as Options
      const s = play(`thumb ${i}`, options, (x, ask, rnd) => (rnd(10) === 0 ? rnd(ask.opts.length) : game.bot.rollout(x, ask, rnd)))
      expect(s.result?.toSorted(), `seed ${i}`).toEqual([0, 1])
      const winner = s.result?.[0] === 1 ? 0 : 1
      expect(s.players[winner]?.taken.length, `seed ${i}`).toBe(options.toWin)
    }
  })
  it('games with random answers come to their end', () => {
    for (let i = 0; i < 6; i++)
      expect(play(`random ${i}`, { ...(OPTIONS[i % 3] as Options), toWin: 2 }, (_, ask, rnd) => rnd(ask.opts.length)).result).not.toBeNull()
  })
})

describe('the prepared first game', () => {
  const start = () => {
    const out = game.arrange(prepared['walkthrough']?.())
    if ('problem' in out) throw new Error(`${out.problem.where}: ${out.problem.what}`)
    return new Play(new Table<State>(game as never, OPTIONS[0] as never, (no) => rngFrom(`walk|${no}`), { at: 0, no: 1, s: out.ok }))
  }
  it('leads through playing, the Force, sabotage with its reward and a purchase', () => {
    const t = start()
    expect(game.check(t.s)).toBeNull()
    expect(t.asked).toBe('rebels main')
    t.do('play:alliance-shuttle', 'play:alliance-shuttle', 'play:alliance-shuttle', 'play:rebel-trooper', 'play:temple-guardian', 'force')
    expect(t.s.force).toBe(2)
    t.do('commit:tie-fighter', 'attack:tie-fighter', 'take')
    expect(t.rebels.resources).toBe(4)
    expect(t.row[0]).toBe('snowspeeder')
    expect(t.offers).toEqual(expect.arrayContaining(['buy:x-wing', 'buy:hammerhead-corvette']))
    t.do('buy:x-wing', 'end')
    expect(t.rebels.hand).toEqual(['x-wing', 'rebel-trooper', 'alliance-shuttle', 'alliance-shuttle', 'duros-spy'])
  })
  it('then through the loss of the base, a new one, an ability, a defending ship and the first destroyed base', () => {
    const t = start().do('end')
    t.do('play:stormtrooper', 'play:stormtrooper', 'commit:base', 'pick:stormtrooper', 'pick:stormtrooper', 'attack:base', 'end')
    expect(t.asked).toBe('rebels new-base')
    t.do('base:hoth', 'play:x-wing', 'use:x-wing', 'play:rebel-trooper', 'commit:base', 'pick:x-wing', 'pick:rebel-trooper', 'attack:base')
    expect(t.empire).toMatchObject({ ships: [], baseDamage: 4 })
    t.do('end', 'end', 'play:b-wing', 'commit:base', 'attack:base')
    expect(t.empire.base).toBeNull()
    expect(t.do('end').asked).toBe('empire new-base')
  })
})

describe('taking back', () => {
  it('goes back freely until something comes to light', () => {
    const t = at({ empire: { hand: ['imperial-shuttle', 'imperial-shuttle', 'stormtrooper'] } }).do(
      'play:imperial-shuttle',
      'play:stormtrooper',
      'commit:base',
    )
    expect(t.table.freeTakeBack(0)).toBe(0)
    t.do('play:imperial-shuttle', 'buy:outer-rim-pilot')
    expect(t.table.freeTakeBack(0)).toBe(0)
    expect(t.do('end').table.freeTakeBack(0)).toBeNull()
  })
  it('not past a refill of the row, a draw, a look or a reveal', () => {
    const cases: [string, Record<string, unknown>][] = [
      ['buy:blockade-runner', { resources: 9 }],
      ['use:director-krennic', { units: ['director-krennic'] }],
      ['use:moff-jerjerrod', { units: ['moff-jerjerrod'] }],
      ['use:scout-trooper', { units: ['scout-trooper'] }],
    ]
    for (const [key, empire] of cases) expect([key, at({ empire }).do(key).table.freeTakeBack(0)]).toEqual([key, null])
  })
  it("not past a look at the opponent's hand", () => {
    const t = at({ active: 'rebels', force: 0, rebels: { units: ['jyn-erso'] }, empire: { hand: ['stormtrooper'] } }).do('use:jyn-erso')
    expect(t.table.freeTakeBack(1)).toBeNull()
  })
  it("not past a card of the opponent's hand that goes without a question", () => {
    for (const unit of ['snowspeeder', 'duros-spy', 'rebel-commando']) {
      const t = at({ active: 'rebels', force: 3, rebels: { units: [unit] }, empire: { hand: ['stormtrooper'] } }).do(`use:${unit}`)
      expect([unit, t.asked, t.empire.discard, t.table.freeTakeBack(1)]).toEqual([unit, 'rebels main', ['stormtrooper'], null])
    }
  })
  it('a fresh game can be taken back to its first decision', () => {
    const t = newGame().do('end', 'end', 'end')
    const first = t.table.save()
    t.table.takeBack(0)
    expect(t.table.seq).toBe(0)
    t.do('end', 'end', 'end')
    expect(t.table.save()).toEqual(first)
  })
})
