import { describe, expect, it } from 'vitest'
import { rebellion } from '../index.ts'
import { placeNo } from '../lookup.ts'
import { at, type Raw } from './at.ts'

const problem = (raw: Raw): string => {
  const out = rebellion.arrange({ base: 'hoth', ...raw })
  return 'problem' in out ? `${out.problem.where}: ${out.problem.what}` : 'taken'
}

describe('a position that cannot be is refused in one sentence', () => {
  it.each<[Raw, string]>([
    [{ queues: { imperial: { '4': 'star-destroyer' } } }, 'queues.imperial.4: is unknown; there are 1, 2, 3'],
    [{ queues: { rebel: { '1': 'star-destroyer' } } }, "position: star-destroyer is on the other side's queue"],
    [{ systems: { 'rebel-base-space': 'stormtrooper' } }, 'position: stormtrooper is in the Rebel Base space'],
    [{ revealed: true, systems: { 'rebel-base-space': 'x-wing' } }, 'position: units are in the Rebel Base space of a revealed base'],
    [{ revealed: true, systems: { hoth: '2 stormtrooper' } }, 'position: the base is taken, so the Empire should have won'],
    [{ systems: { dagobah: 'sabotage' } }, 'position: dagobah is sabotaged, but only a populous system can be'],
    [{ systems: { naboo: 'rebel, imperial' } }, 'systems.naboo: one loyalty can be placed there'],
    [{ leaders: { 'darth-vader': 'kessel captured' } }, 'position: darth-vader is captured, but only a leader of the Rebels can be'],
    [{ leaders: { 'han-solo': 'kessel captured' } }, 'position: han-solo is captured in kessel without an Imperial unit'],
    [{ leaders: { 'han-solo': 'pool captured' } }, 'position: han-solo is captured, but in no system'],
    [{ leaders: { 'luke-skywalker': 'pool', 'luke-skywalker-jedi': 'kessel' } }, 'position: Luke Skywalker is in play twice'],
    [{ rebel: { assigned: { sabotage: ['mon-mothma', 'jan-dodonna', 'princess-leia'] } } }, 'position: more than two leaders are on one mission'],
    [{ base: ['hoth'] }, 'base: must be the id of a system that has a probe card, e.g. "hoth"'],
    [{ base: 'coruscant' }, 'base: must be the id of a system that has a probe card, e.g. "hoth"'],
    [{ closed: ['mars'] }, 'closed[0]: "mars" is no system'],
  ])('%j', (raw, sentence) => {
    expect(problem(raw)).toBe(sentence)
  })
  it('one that can be is taken', () => {
    expect(problem({ systems: { kessel: 'stormtrooper' }, leaders: { 'han-solo': 'kessel captured' } })).toBe('taken')
  })
})

describe('decks', () => {
  it('go on with the rest of the box, or end where it is said; what is left lies facedown in the box', () => {
    const on = at({ base: 'hoth', rebel: { deck: ['demolition'] }, probeDeck: ['kessel'] })
    expect([on.s.sides[0]!.deck.length > 1, on.s.probeDeck.length > 1]).toEqual([true, true])
    const ends = at({ base: 'hoth', rebel: { deck: ['demolition', 'end'], actionDeck: ['end'] }, probeDeck: ['end'], projectDeck: ['end'] })
    const { s } = ends
    expect([s.sides[0]!.deck.length, s.sides[0]!.actionDeck, s.probeDeck, s.projectDeck]).toEqual([1, [], [], []])
    expect(s.box.some((id) => s.cards[id]!.seen !== 0)).toBe(false)
    expect(s.base).toBeGreaterThanOrEqual(0)
  })
  it('closed systems are named', () => {
    expect(at({ base: 'hoth', closed: ['kessel'] }).s.closed).toEqual([placeNo('kessel')])
  })
})
