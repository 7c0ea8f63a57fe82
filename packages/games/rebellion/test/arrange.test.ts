import { below, keyOf, rngFrom } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { describe as words } from '../describe.ts'
import { rebellion } from '../index.ts'
import { cardIdOf, placeNo, probeSystem } from '../lookup.ts'
import type { State } from '../state.ts'
import { at, newGame, type Raw } from './at.ts'

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
    [{ ruledOut: ['mars'] }, 'ruledOut[0]: "mars" is no system'],
    [{ yodaUsed: 1 }, 'yodaUsed: must be true or false'],
    [{ systems: { naboo: 'subjugated' } }, 'position: naboo is subjugated, and should not be so'],
    [{ systems: { coruscant: 'neutral' } }, 'systems.coruscant: no loyalty can be taken away there'],
    [{ systems: { 'rebel-base-space': 'destroyed' } }, 'systems.rebel-base-space: no marker can lie there'],
    [{ systems: { 'rebel-base-space': 'x-wing, sabotage' } }, 'systems.rebel-base-space: no marker can lie there'],
    [{ systems: { hoth: 'destroyed' } }, 'position: the system of the base is destroyed, so the Empire should have won'],
    [
      { systems: { naboo: 'destroyed, star-destroyer, 7 stormtrooper' } },
      'position: more units than its ships carry are in naboo, which is destroyed',
    ],
    [{ leaders: { 'darth-vader': 'rebel-base-space' } }, 'position: darth-vader is in the Rebel Base space'],
    [{ revealed: true, leaders: { 'han-solo': 'rebel-base-space' } }, 'position: han-solo is in the Rebel Base space of a revealed base'],
    [{ leaders: { 'han-solo': 'supply millennium-falcon' } }, 'position: han-solo wears a ring, but is not in play'],
    [{ leaders: { 'han-solo': 'mission millennium-falcon' } }, 'position: a leader is on a mission that lies nowhere'],
    [{ leaders: { 'mon-mothma': 'kessel' }, rebel: { assigned: { sabotage: ['mon-mothma'] } } }, 'rebel.assigned.sabotage: mon-mothma is elsewhere'],
    [{ rebel: { assigned: { sabotage: ['mon-mothma'], infiltration: ['mon-mothma'] } } }, 'rebel.assigned.infiltration: mon-mothma is elsewhere'],
    [{ turn: 'imperial-admiral' }, 'turn: it must be one of rebel-admiral, whose turns the current side has'],
    [{ turn: 'rebel-general' }, 'turn: it must be one of rebel-admiral, whose turns the current side has'],
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

/** A position with names instead of card numbers, and hands in order; without the dice to come and who has seen which card. */
function plain(s: State): Record<string, unknown> {
  const ids = (list: readonly number[]): string[] => list.map((card) => cardIdOf(s, card))
  const set = (list: readonly number[]): string[] => ids(list).toSorted()
  return {
    ...s,
    rng: null,
    cards: null,
    leaders: s.leaders.map((x) => ({ ...x, mission: x.mission < 0 ? x.mission : cardIdOf(s, x.mission) })),
    sides: s.sides.map((x) => ({
      hand: set(x.hand),
      deck: ids(x.deck),
      discard: ids(x.discard),
      actions: set(x.actions),
      actionDeck: ids(x.actionDeck),
      assigned: ids(x.assigned),
    })),
    base: s.base < 0 ? s.base : probeSystem(s, s.base),
    probes: set(s.probes),
    probeDeck: ids(s.probeDeck),
    ruledOut: s.ruledOut.toSorted((a, b) => a - b),
    projectDeck: ids(s.projectDeck),
    projectDiscard: ids(s.projectDiscard),
    objectives: set(s.objectives),
    objectiveDeck: ids(s.objectiveDeck),
    scored: set(s.scored),
    spaceTactics: ids(s.spaceTactics),
    groundTactics: ids(s.groundTactics),
    box: set(s.box),
    open: set(s.box.filter((card) => s.cards[card]!.seen === 7)),
    // Cards that have been used belong to nobody any more.
    owners: s.owners.filter((o) => s.sides.some((x) => x.actions.includes(o.card))).map((o) => `${cardIdOf(s, o.card)} ${o.seat}`),
  }
}

describe('every position can be described', () => {
  it('what is described and read again is the same, whenever in a game', () => {
    let positions = 0
    const marks = new Set<string>()
    for (let n = 0; n < 24; n++) {
      const t = newGame({ players: [2, 3, 4][n % 3], setup: n % 4 === 0 ? 'first-game' : 'complete' }, `round trip ${n}`).table
      const rng = rngFrom(`answers ${n}`)
      for (let k = 0; k < 2000 && t.pending.length > 0; k++) {
        const ask = t.pending[0]!
        const { s } = t.checkpoint
        if ((k % 29 === 0 || s.yodaUsed || s.leaders.some((x) => x.bonus > 0)) && s.result === null) {
          positions++
          for (const x of s.leaders) if (x.unlocked) marks.add('unlocked')
          if (s.leaders.some((x) => x.bonus > 0)) marks.add('bonus')
          if (s.leaders.some((x) => x.unopposed)) marks.add('unopposed')
          if (s.leaders.some((x) => x.at === -4 && x.ring >= 0)) marks.add('ring on a mission')
          if (s.ruledOut.length > 0) marks.add('ruledOut')
          if (s.owners.length > 0) marks.add('owners')
          if (s.yodaUsed) marks.add('yodaUsed')
          const back = rebellion.arrange(JSON.parse(JSON.stringify(words(s))))
          const [before, after] = [plain(s), 'problem' in back ? back.problem : plain(back.ok)]
          // Comparing texts is quick; a difference is then shown whole.
          if (JSON.stringify(before) !== JSON.stringify(after)) expect(after).toEqual(before)
        }
        t.submit(ask.seat, keyOf(ask.opts[below(rng, ask.opts.length)]!))
      }
    }
    expect(positions).toBeGreaterThan(400)
    expect([...marks].toSorted()).toEqual(['bonus', 'owners', 'ring on a mission', 'ruledOut', 'unlocked', 'unopposed', 'yodaUsed'])
  })
  it('two copies of one mission with their leaders', () => {
    const t = at({ base: 'hoth', rebel: { assigned: { 'hit-and-run': ['mon-mothma'], 'hit-and-run#2': ['jan-dodonna'] } } })
    expect(t.s.sides[0]!.assigned.map((card) => cardIdOf(t.s, card))).toEqual(['hit-and-run', 'hit-and-run'])
    expect(t.leader('mon-mothma').mission).not.toBe(t.leader('jan-dodonna').mission)
    expect(words(t.s)['rebel']).toMatchObject({ assigned: { 'hit-and-run': ['mon-mothma'], 'hit-and-run#2': ['jan-dodonna'] } })
  })
  it('whose a recruited action card is: his partner cannot use it', () => {
    const raw = (owners: Raw): Raw => ({
      options: { players: 4, setup: 'complete' },
      base: 'hoth',
      step: 'assign',
      leaders: { 'mon-mothma': 'pool', 'princess-leia': 'pool', 'jan-dodonna': 'pool' },
      rebel: { actions: ['our-most-desperate-hour'], deck: ['daring-rescue'] },
      owners,
    })
    const offers = (owners: Raw): number => at(raw(owners)).do('pass').offersOf('action').length
    expect([offers({}), offers({ 'our-most-desperate-hour': 'rebel-general' }), offers({ 'our-most-desperate-hour': 'rebel-admiral' })]).toEqual([
      1, 1, 0,
    ])
    expect(problem(raw({ ambush: 'rebel-admiral' }))).toBe('owners.ambush: is no action card that this side holds')
  })
})
