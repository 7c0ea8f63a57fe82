/** "Why not?" of a card in hand: every kind of card has the rule that is about it, in each rulebook. */
import { ACTIONS } from '@orrery/rebellion/content/actions'
import { MISSIONS } from '@orrery/rebellion/content/missions'
import { OBJECTIVES } from '@orrery/rebellion/content/objectives'
import { rules as en } from '@orrery/rebellion/rulebook/en/rules'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { reasonOf } from '../src/games/rebellion/WhyNot.tsx'

/** The client's preferences ask the browser for its languages as soon as they are loaded. */
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => vi.unstubAllGlobals())

const rule = 'rebellion/reveal/1'

describe('why a card of the hand is no answer', () => {
  it('of a mission says that no leader is on it', () => {
    for (const { id } of MISSIONS) expect(reasonOf({ about: id, rule })).toEqual({ rule, lead: 'reb.why.noLeader' })
  })

  it('of an action card or an objective tells its own time, not that of missions', () => {
    for (const { id } of [...ACTIONS, ...OBJECTIVES]) {
      const said = reasonOf({ about: id, rule })
      expect(said.lead).toBe('reb.why.ownTime')
      expect(said.rule).toMatch(/^rebellion\/(actions|objectives)\//)
      expect(en[said.rule]).toBeDefined()
    }
  })

  it('is the rule of the game everywhere else', () => {
    expect(reasonOf({ about: 'sabotage', rule: 'rebellion/missions/01' })).toEqual({ rule: 'rebellion/missions/01', lead: 'reb.why.text' })
    expect(reasonOf({ about: 'rodia', rule })).toEqual({ rule, lead: 'reb.why.text' })
  })
})
