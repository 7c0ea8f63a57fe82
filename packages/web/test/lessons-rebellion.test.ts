/** Lessons of Rebellion in the moments in which nobody is asked: between two messages, or while others think. */
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '@orrery/rebellion/content/missions'
import type { View } from '@orrery/rebellion/view'
import { prepared, rebellion } from '@orrery/rebellion'
import { EMPIRE_LESSONS } from '../src/games/rebellion/learn/empire.ts'
import { REBEL_LESSONS } from '../src/games/rebellion/learn/rebels.ts'
import type { Lesson, Moment } from '../src/games/rebellion/learn/moments.ts'
import { leaderNo, placeNo, unitNo } from '../src/games/rebellion/model.ts'
import { isOver, nextOf } from '../src/table/learn/lesson.ts'

type State = Parameters<typeof rebellion.view>[0]

/** The position that a side's walk-through begins with, changed, as that side sees it in a phase. */
function seen(side: 'empire' | 'rebels', step = 'command', change: (s: State) => void = () => undefined): View {
  const read = rebellion.arrange(prepared[`walkthrough-${side}`]?.())
  if ('problem' in read) throw new Error(read.problem.what)
  change(read.ok)
  return { ...rebellion.view(read.ok, side === 'empire' ? 1 : 0), step }
}
const betweenOf = (side: 'empire' | 'rebels'): Moment => ({ view: seen(side), ask: null, since: [], shown: [] })
const between = betweenOf('rebels')
const askOf = (kind: string, options: readonly object[] = []) => ({ kind, options }) as unknown as NonNullable<Moment['ask']>

/** The lessons that wait for a question which comes after the one before them is answered. */
const AFTER: readonly ['empire' | 'rebels', readonly Lesson[], readonly string[]][] = [
  ['empire', EMPIRE_LESSONS, ['assigned', 'move', 'battle']],
  ['rebels', REBEL_LESSONS, ['hide', 'assigned', 'move', 'battle']],
]

test.each(AFTER)('%s: a lesson is not lost because its question comes a message later', (side, lessons, ids) => {
  const now = betweenOf(side)
  const other = { ...now, ask: askOf('recruit') }
  const course = lessons.filter((l) => l.now === undefined)
  for (const id of ids) {
    const at = course.findIndex((l) => l.id === id)
    const lesson = course[at] as Lesson
    expect(nextOf(course, at - 1, now), id).toBe(at)
    expect(isOver(lesson, now), id).toBe(false)
    // Asked something else, it is passed over.
    expect(isOver(lesson, other), id).toBe(true)
    expect(nextOf(course, at - 1, other), id).toBeGreaterThan(at)
  }
})

test.each([
  ['empire', EMPIRE_LESSONS, 1, 'grand-moff-tarkin', 'kashyyyk', 'stormtrooper'],
  ['rebels', REBEL_LESSONS, 0, 'jan-dodonna', 'rodia', null],
] as const)('%s: who reads on late is not told of a fleet and a leader that are gone', (name, lessons, seat, leader, at, comes) => {
  const lesson = lessons.find((l) => l.id === 'activate') as Lesson
  const read = rebellion.arrange(prepared[`walkthrough-${name}`]?.())
  if ('problem' in read) throw new Error(read.problem.what)
  const ask = { kind: 'command', options: [{ t: 'activate' }] } as unknown as NonNullable<Moment['ask']>
  const start = read.ok
  const possible = (change: (s: typeof start) => void): boolean => {
    const s = rebellion.clone(start)
    change(s)
    return lesson.possible?.({ view: rebellion.view(s, seat), ask, since: [], shown: [] }) === true
  }
  expect(possible(() => undefined)).toBe(true)
  expect(possible((s) => (s.leaders[leaderNo(leader) ?? -1]!.at = placeNo(at)!))).toBe(false)
  expect(
    possible((s) => {
      const { units } = s.places[placeNo(at) ?? -1]!
      if (comes === null) units.fill(0)
      else units[unitNo(comes) ?? -1] = 1
    }),
  ).toBe(false)
})

test('the lesson of the mobilization is not lost because its question comes a message after the end of the phase', () => {
  const course = REBEL_LESSONS.filter((l) => l.now === undefined)
  const at = course.findIndex((l) => l.id === 'mobilize')
  const ended = (waiting: number): Moment => ({
    ...between,
    view: { ...between.view, step: 'end-of-command', mobilizations: [waiting, 0] },
  })
  expect(course[at - 1]?.id).toBe('pass')
  expect(isOver(course[at - 1] as Lesson, ended(1))).toBe(true)
  expect(nextOf(course, at - 1, ended(1))).toBe(at)
  expect(isOver(course[at] as Lesson, ended(1))).toBe(false)
  // Where none waits it is passed over.
  expect(nextOf(course, at - 1, ended(0))).toBeGreaterThan(at)
})

const lesson = (side: 'empire' | 'rebels', id: string): Lesson =>
  (side === 'empire' ? EMPIRE_LESSONS : REBEL_LESSONS).find((l) => l.id === id) as Lesson

/** The leader is gone from the pool. */
const away =
  (id: string) =>
  (s: State): void => {
    s.leaders[leaderNo(id) ?? -1]!.at = placeNo('hoth')!
  }
/** What a view is like when something of it is gone. */
const without = (view: View, def: string): View => ({ ...view, cards: Object.fromEntries(Object.entries(view.cards).filter(([, d]) => d !== def)) })
const cardNo = (view: View, def: string): number => Number(Object.entries(view.cards).find(([, d]) => d === def)?.[0])
const assigning = (view: View, def: string, leader: string) => askOf('assign', [{ t: 'assign', c: cardNo(view, def), d: leader }, { t: 'done' }])
const moving = (about: string) => ({ ...askOf('move', [{ t: 'done' }]), about }) as NonNullable<Moment['ask']>
const told = (side: 'empire' | 'rebels', id: string, view: View, ask: Moment['ask'] = null): boolean =>
  nextOf([lesson(side, id)], -1, { view, ask, since: [], shown: [] }) === 0

describe('who reads on late is told only what still holds', () => {
  const PLANS = [
    ['empire', 'gather-intel', 'admiral-piett', 'darth-vader'],
    ['rebels', 'rapid-mobilization', 'mon-mothma', 'general-rieekan'],
  ] as const

  test.each(PLANS)('%s: the mission and the leader for it', (side, def, leader, other) => {
    const view = seen(side, 'assign')
    expect(told(side, 'assign', view, assigning(view, def, leader))).toBe(true)
    // The question may come a message later.
    expect(told(side, 'assign', view)).toBe(true)
    expect(told(side, 'assign', view, assigning(view, def, other))).toBe(false)
    expect(told(side, 'assign', without(view, def))).toBe(false)
    const gone = seen(side, 'assign', away(leader))
    expect(told(side, 'assign', gone)).toBe(false)
    // The same question is still asked, about others.
    expect(told(side, 'assign', gone, assigning(gone, def, other))).toBe(false)
  })

  test.each([
    ['empire', 'darth-vader'],
    ['empire', 'grand-moff-tarkin'],
    ['rebels', 'jan-dodonna'],
  ] as const)('%s: who is to stay in the pool: %s', (side, leader) => {
    for (const ask of [null, askOf('assign')]) {
      expect(told(side, 'assigned', seen(side, 'assign'), ask)).toBe(true)
      expect(told(side, 'assigned', seen(side, 'assign', away(leader)), ask)).toBe(false)
    }
  })

  test.each(PLANS)('%s: the mission that is to be revealed', (side, def) => {
    const view = seen(side)
    const at = side === 'empire' ? 1 : 0
    const assigned = (cards: number[]): View => ({ ...view, sides: view.sides.map((x, i) => (i === at ? { ...x, assigned: cards } : x)) })
    const card = cardNo(view, def)
    const another = Number(Object.keys(view.cards).find((c) => view.cards[c] !== def && MISSIONS.some((m) => m.id === view.cards[c])))
    expect(told(side, 'reveal', assigned([another, card]))).toBe(true)
    expect(told(side, 'reveal', assigned([another]))).toBe(false)
    expect(told(side, 'reveal', assigned([]))).toBe(false)
    // While it is carried out the lesson stays.
    const attempt = (n: number): View => ({ ...assigned([]), attempt: { card: n } as unknown as NonNullable<View['attempt']> })
    expect(told(side, 'reveal', attempt(card))).toBe(true)
    expect(told(side, 'reveal', attempt(another))).toBe(false)
  })

  test('rebels: the objective that is explained', () => {
    const view = seen('rebels')
    expect(told('rebels', 'objectives', view)).toBe(true)
    expect(told('rebels', 'objectives', { ...view, objectives: view.objectives.filter((c) => view.cards[c] !== 'major-victory') })).toBe(false)
  })

  test('what a hidden base is told of', () => {
    for (const [side, id] of [
      ['rebels', 'space'],
      ['rebels', 'record'],
      ['rebels', 'reveal-base'],
      ['empire', 'hunt'],
    ] as const) {
      const view = seen(side)
      expect(told(side, id, view), id).toBe(true)
      expect(told(side, id, { ...view, revealed: true }), id).toBe(false)
    }
  })

  test('the mobilization, in the phase in which it takes effect', () => {
    const view = { ...seen('rebels', 'end-of-command'), mobilizations: [1, 0] }
    expect(told('rebels', 'mobilize', view)).toBe(true)
    expect(told('rebels', 'mobilize', view, askOf('mobilization'))).toBe(true)
    expect(told('rebels', 'mobilize', { ...view, mobilizations: [0, 0] })).toBe(false)
    expect(told('rebels', 'mobilize', { ...view, step: 'command' })).toBe(false)
    expect(told('rebels', 'mobilize', view, askOf('build'))).toBe(false)
  })

  test('a battle is told of whoever began it: so who attacks first is said by that, and never that it is you', () => {
    const view = seen('rebels')
    for (const [side, attacker] of [
      ['rebels', 0],
      ['rebels', 1],
      ['empire', 1],
      ['empire', 0],
    ] as const) {
      const combat = { attacker } as unknown as NonNullable<View['combat']>
      expect(told(side, 'battle', { ...view, combat }, askOf('combat-action'))).toBe(true)
    }
    const { en, uk, ru } = lesson('rebels', 'battle').text
    expect(en).toMatch(/whoever began [^.]* attacks first/)
    expect(uk).toMatch(/першим атакує той, хто почав/)
    expect(ru).toMatch(/первым атакует тот, кто начал/)
    for (const l of [...EMPIRE_LESSONS, ...REBEL_LESSONS])
      expect(Object.values(l.text).join(' ')).not.toMatch(/you attack first|атакуєте ви|атакуете вы/)
  })

  test('the units that are said to come along', () => {
    const send = (side: 'empire' | 'rebels', to: string, change?: (s: State) => void) => told(side, 'move', seen(side, 'command', change), moving(to))
    const go = (unit: string, from: string, to: string | null) => (s: State) => {
      const [u, a, b] = [unitNo(unit)!, placeNo(from)!, placeNo(to)]
      if (b !== undefined) s.places[b]!.units[u]! += s.places[a]!.units[u]!
      s.places[a]!.units[u] = 0
    }
    const stay = (id: string, at: string) => (s: State) => void (s.leaders[leaderNo(id) ?? -1]!.at = placeNo(at)!)
    expect(send('rebels', 'rodia')).toBe(true)
    expect(send('empire', 'kashyyyk')).toBe(true)
    // Answers go one by one: what has gone ahead is still spoken of, or the lesson of the battle would be lost.
    expect(send('rebels', 'rodia', go('corellian-corvette', 'bothawui', 'rodia'))).toBe(true)
    expect(send('empire', 'kashyyyk', go('star-destroyer', 'mandalore', 'kashyyyk'))).toBe(true)
    // They are gone, somewhere else, or held by a leader.
    expect(send('rebels', 'rodia', go('corellian-corvette', 'bothawui', null))).toBe(false)
    expect(send('rebels', 'rodia', stay('mon-mothma', 'naboo'))).toBe(false)
    expect(send('rebels', 'alderaan')).toBe(false)
    expect(send('empire', 'kashyyyk', go('star-destroyer', 'mandalore', 'hoth'))).toBe(false)
    expect(send('empire', 'kashyyyk', stay('darth-vader', 'mandalore'))).toBe(false)
  })

  test('the systems of the first order', () => {
    const order = askOf('command', [{ t: 'activate' }])
    const empty = (at: string) => (s: State) => void s.places[placeNo(at) ?? -1]!.units.fill(0)
    for (const at of ['rodia', 'bothawui', 'naboo']) expect(told('rebels', 'activate', seen('rebels', 'command', empty(at)), order), at).toBe(false)
    expect(told('rebels', 'activate', seen('rebels'), order)).toBe(true)
    expect(told('empire', 'activate', seen('empire'), order)).toBe(true)
    const turned = seen('empire', 'command', (s) => void (s.places[placeNo('kashyyyk') ?? -1]!.loyalty = 1))
    expect(told('empire', 'activate', turned, order)).toBe(false)
  })
})
