import { expect, it } from 'vitest'
import { Ctx, keyOf, rngFrom, untilEnded, type Ask } from '@orrery/kernel'
import { below } from '@orrery/kernel/chance'
import { ACTIONS } from '../../content/actions.ts'
import { LEADERS } from '../../content/leaders.ts'
import { MISSIONS } from '../../content/missions.ts'
import { SYSTEMS } from '../../content/systems.ts'
import { UNITS } from '../../content/units.ts'
import { ASSIGNMENT_CARDS } from '../../cards/actions-assignment.ts'
import { SPECIALS } from '../../cards/actions-special.ts'
import { immediateRules, missionRules } from '../../cards/registry.ts'
import { useAssignmentAction } from '../../rules/actions.ts'
import { leaderNo } from '../../lookup.ts'
import { whyNotReveal } from '../../rules/missions.ts'
import { resolveMobilizations } from '../../rules/new-base.ts'
import { revealMission } from '../../rules/reveal.ts'
import { mustReveal } from '../../rules/base.ts'
import { mustBeSubjugated } from '../../rules/subjugation.ts'
import type { State } from '../../state.ts'
import { table, type Play, type Raw } from '../mission-table.ts'

it('every mission and every action card outside combat has its rules, and no other has', () => {
  for (const m of MISSIONS) expect(missionRules(m.id).id).toBe(m.id)
  const timed = (timing: string): string[] => ACTIONS.filter((a) => a.timing === timing).map((a) => a.id)
  expect(ASSIGNMENT_CARDS.map((x) => x.id).toSorted()).toEqual(timed('assignment').toSorted())
  for (const id of timed('immediate')) expect(immediateRules(id).id).toBe(id)
  // One in a Million belongs to the dice.
  expect([...SPECIALS.map((x) => x.id), 'one-in-a-million'].toSorted()).toEqual(timed('special').toSorted())
  expect(() => missionRules('nothing')).toThrow('nothing')
})

const rnd = (seed: string) => {
  const rng = rngFrom(seed)
  return (n: number): number => below(rng, n)
}

/** A board full of everything, with leaders and captives all over it. */
function crowded(seed: string, mission: string): Raw {
  const dice = rnd(seed)
  const systems: Record<string, string> = {}
  const left = UNITS.map((u) => u.countInBox)
  for (const place of [...SYSTEMS.map((x) => x.id), 'rebel-base-space']) {
    const words: string[] = []
    const side = place === 'rebel-base-space' || place === 'hoth' ? 'rebel' : (['rebel', 'imperial', ''][dice(3)] ?? '')
    for (const [u, facts] of UNITS.entries()) {
      if (facts.side !== side || dice(3) > 0 || facts.id.startsWith('death-star-under')) continue
      const n = Math.min(left[u] ?? 0, 1 + dice(2))
      if (n > 0) words.push(`${n} ${facts.id}`)
      left[u] = (left[u] ?? 0) - n
    }
    if (place !== 'rebel-base-space' && SYSTEMS.find((x) => x.id === place)?.kind === 'populous' && place !== 'coruscant') {
      const marker = [side, '', place === 'hoth' ? '' : 'rebel'][dice(3)] ?? ''
      if (marker !== '') words.push(marker)
    }
    if (dice(6) === 0 && place !== 'rebel-base-space') words.push('sabotage')
    systems[place] = words.join(', ')
  }
  const facts = MISSIONS.find((m) => m.id === mission)
  const able = LEADERS.filter((l) => l.side === facts?.side && l.skills[facts.skill] >= facts.skillCount && l.set !== 'replacement')
  const picked = able[dice(able.length)]?.id ?? ''
  const held = Object.keys(systems).filter((p) => UNITS.some((u) => u.side === 'imperial' && systems[p]?.includes(u.id) === true))
  const leaders: Record<string, string> = {}
  let captured = false
  for (const l of LEADERS) {
    if (l.id === picked || l.set === 'replacement') continue
    const place = SYSTEMS[dice(SYSTEMS.length)]?.id ?? 'kessel'
    leaders[l.id] = ['pool', 'supply', place, place][dice(4)] ?? 'pool'
    if (l.side === 'rebel' && !captured && held.length > 0 && dice(2) === 0) {
      leaders[l.id] = `${held[dice(held.length)] ?? ''} captured`
      captured = true
    }
  }
  const assigned = { [mission]: [picked] }
  const rebel = { actions: ['undercover', 'wookiee-guardian', 'son-of-skywalker', 'one-in-a-million', 'noble-sacrifice'] }
  const imperial = { actions: ['it-is-your-destiny', 'blindside'], queue: { 1: 'tie-fighter', 3: '2 stormtrooper' } }
  const queued = imperial.queue
  if ((left[0] ?? 0) < 1 || (left[6] ?? 0) < 2) Object.assign(queued, { 1: '', 3: '' })
  return {
    systems,
    leaders,
    base: 'hoth',
    objectives: ['liberation', 'major-victory'],
    probes: dice(2) === 0 ? ['endor', 'naboo', 'yavin', 'ilum', 'utapau'] : ['endor'],
    rebel: facts?.side === 'rebel' ? { ...rebel, assigned } : rebel,
    imperial: facts?.side === 'imperial' ? { ...imperial, assigned } : imperial,
  }
}

/** All cards of a position, each number once; all units of the box. */
function whole(s: State): string | null {
  const sides = s.sides.flatMap((x) => [...x.hand, ...x.deck, ...x.discard, ...x.actionDeck, ...x.actions, ...x.assigned])
  const cards = [
    ...sides,
    ...s.probeDeck,
    ...s.probes,
    s.base,
    ...s.projectDeck,
    ...s.projectDiscard,
    ...s.objectiveDeck,
    ...s.objectives,
    ...s.scored,
    ...s.box,
  ]
  if (new Set(cards).size !== cards.length) return 'a card lies twice'
  for (const [u, facts] of UNITS.entries()) {
    const n = (s.supply[u] ?? 0) + [...s.places, ...s.queues].reduce((sum, p) => sum + (p.units[u] ?? 0), 0)
    if (n !== facts.countInBox || (s.supply[u] ?? 0) < 0) return `${n} ${facts.id}`
  }
  const rings = s.leaders.map((l) => l.ring).filter((r) => r >= 0)
  if (new Set(rings).size < rings.length) return 'a ring is on two leaders'
  if (s.attempt !== null) return 'a mission is left open'
  if (s.leaders.some((l) => l.at === -4 && !s.sides[l.side]!.assigned.includes(l.mission))) return 'a leader is on a mission that lies nowhere'
  if (s.result !== null) return null
  if (mustReveal(s)) return 'the base should have been revealed'
  const wrong = SYSTEMS.findIndex((_, at) => s.places[at]!.subjugated !== mustBeSubjugated(s, at))
  return wrong < 0 ? null : `${SYSTEMS[wrong]?.id ?? ''} has a wrong marker`
}

function answers(seed: string): (ask: Ask) => number {
  const dice = rnd(`${seed}|answers`)
  return (ask) => {
    const keys = ask.opts.map(keyOf)
    if (new Set(keys).size < keys.length) throw new Error(`${ask.kind} offers twice: ${keys.join(' ')}`)
    return dice(ask.opts.length)
  }
}

/** Runs rules with random answers and looks at what is left. */
function holds(t: Play, seed: string, work: (g: Ctx<State>) => void): void {
  expect(whole(t.s), `${seed}, before`).toBeNull()
  const g = new Ctx(t.s, answers(seed))
  g.events = []
  untilEnded(() => work(g))
  // An end in the middle of a mission leaves it open.
  if (t.s.result !== null) return
  expect(whole(t.s), seed).toBeNull()
}

it.each(MISSIONS.map((m) => m.id))('%s keeps every unit and card, whatever is answered', (mission) => {
  let played = 0
  for (let n = 0; n < 24; n++) {
    const seed = `${mission}|${n}`
    const t = table(crowded(seed, mission))
    const card = t.mission(mission)
    const seat = MISSIONS.find((m) => m.id === mission)?.side === 'rebel' ? 0 : 1
    t.s.turn = seat
    if (whyNotReveal(t.s, seat, card) !== null) continue
    played++
    holds(t, seed, (g) => {
      revealMission(g, seat, card)
      resolveMobilizations(g)
    })
  }
  expect(played, 'it was never legal').toBeGreaterThan(0)
})

it.each(ASSIGNMENT_CARDS.map((x) => x.id))('%s keeps every unit and card, whatever is answered', (id) => {
  const facts = ACTIONS.find((a) => a.id === id)
  const side = facts?.side === 'rebel' ? 0 : 1
  for (let n = 0; n < 12; n++) {
    const seed = `${id}|${n}`
    const raw = crowded(seed, side === 0 ? 'hit-and-run' : 'detained')
    const leader = facts?.leaders[0] ?? ''
    const used = { ...raw, leaders: { ...raw.leaders, [leader]: 'pool' }, [facts?.side ?? '']: { actions: [id] } }
    const t = table(used)
    if (id === 'an-old-friend') for (const x of ['lando-calrissian', 'chewbacca']) Object.assign(t.s.leaders[leaderNo(x)]!, { at: -1, ring: -1 })
    holds(t, seed, (g) => useAssignmentAction(g, side, t.s.sides[side]!.actions[0]!, leaderNo(leader)))
  }
})
