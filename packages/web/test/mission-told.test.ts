import type { Told } from '@orrery/rebellion/events'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { describe, expect, it } from 'vitest'
import { lastMission } from '../src/games/rebellion/scenes/told.ts'

type Result = Extract<Told, { t: 'mission-result' }>
const log = (...all: Told[]) => all.map((e, at) => ({ at, e: { ...e } }))
const result = (more: Partial<Result> = {}): Told => ({
  t: 'mission-result',
  side: 0,
  def: 'sabotage',
  success: true,
  why: 'dice',
  own: 2,
  foe: 1,
  ...more,
})
const begun = (side = 0): Told[] => [
  { t: 'reveal', side, def: 'sabotage', leaders: ['mon-mothma'] },
  { t: 'mission-at', side, def: 'sabotage', place: 'rodia', target: null },
  { t: 'opposed', side: 1 - side, leader: 'darth-vader' },
]
const roll = (side: number, dice: string[], bonus = 0): Told => ({ t: 'mission-roll', side, dice, bonus })
const over: Told = { t: 'mission-over', side: 0, def: 'sabotage', to: 'hand' }
const RED = { blank: 0, hit: 1, direct: 2, special: 3 }

describe('what the log tells of the last mission', () => {
  it('is its place, the dice of both and the successes', () => {
    const told = log(...begun(), roll(0, ['red-hit', 'black-blank'], 1), roll(1, ['red-direct-hit', 'red-blank']), result(), over)
    expect(lastMission(told)).toEqual({
      at: 5,
      side: 0,
      def: 'sabotage',
      place: SYSTEMS.findIndex(({ id }) => id === 'rodia'),
      success: true,
      by: null,
      dice: [
        [RED.hit, 8],
        [RED.direct, RED.blank],
      ],
      bonus: 1,
      own: 2,
      foe: 1,
    })
  })

  it('is nothing before any, of one that cannot fail, and once something else has begun', () => {
    expect(lastMission([])).toBeNull()
    expect(lastMission(log(...begun(), result({ why: 'resolved' })))).toBeNull()
    for (const next of [begun()[0]!, begun()[1]!, { t: 'combat', place: 'rodia' } as Told])
      expect(lastMission(log(...begun(), result(), over, next))).toBeNull()
  })

  it('has no dice where none were rolled, also when others were before', () => {
    const before = [...begun(), roll(0, ['red-hit']), roll(1, []), result(), over]
    const told = lastMission(log(...before, ...begun(), result({ why: 'unopposed', own: 0, foe: 0 })))
    expect([told?.dice, told?.success, told?.own]).toEqual([null, true, 0])
    expect(lastMission(log(...begun(), result({ why: 'stopped', success: false })))).toMatchObject({ by: 'stopped', success: false, dice: null })
  })

  it('has the dice as they lie in the end: one rolled again, one turned', () => {
    const dice = lastMission(
      log(
        ...begun(1),
        roll(1, ['red-hit', 'red-special', 'black-special']),
        { t: 'die-blanked', face: 'special' },
        roll(0, ['black-blank', 'red-blank', 'red-hit']),
        { t: 'roll', side: 0, why: 'reroll', dice: ['red:special'] },
        result({ side: 1, success: false, own: 3, foe: 3 }),
      ),
    )?.dice
    expect(dice).toEqual([
      [8, RED.special, RED.hit],
      [RED.hit, RED.blank, 8 + RED.special],
    ])
  })

  it('counts what came on top when it finds the die that was rolled again', () => {
    const again = (own: number) =>
      lastMission(
        log(
          ...begun(),
          roll(0, ['red-blank', 'red-hit'], 2),
          { t: 'roll', side: 0, why: 'reroll', dice: ['red:hit'] },
          roll(1, ['red-hit']),
          result({ own, foe: 1 }),
        ),
      )?.dice?.[0]
    expect(again(4)).toEqual([RED.hit, RED.hit])
    expect(again(3)).toEqual([RED.blank, RED.hit])
  })

  it('keeps the dice and the successes that C-3PO made good', () => {
    const told = lastMission(
      log(
        ...begun(),
        roll(0, ['red-blank']),
        roll(1, ['red-hit']),
        result({ success: false, own: 0, foe: 1 }),
        result({ why: 'c-3po', own: 0, foe: 0 }),
      ),
    )
    expect(told).toMatchObject({ at: 6, success: true, by: 'c-3po', dice: [[RED.blank], [RED.hit]], own: 0, foe: 1 })
  })
})
