import { expect, it } from 'vitest'
import { SYSTEMS } from '../../content/systems.ts'
import { placeNo } from '../../lookup.ts'
import { suspectsOf } from '../../rules/probes.ts'
import { rule, table, type Raw } from '../mission-table.ts'

const SYSTEM_IDS = SYSTEMS.map((x) => x.id)
const top = ['endor', 'kessel', 'yavin', 'ilum']
const raw: Raw = {
  base: 'hoth',
  probeDeck: [...top, 'utapau'],
  mobilizations: [4],
  systems: { 'rebel-base-space': 'x-wing, 2 rebel-trooper', kessel: 'tie-fighter' },
  leaders: { 'mon-mothma': 'rebel-base-space' },
}
const base = (t: { s: { base: number; cards: { def: number }[] } }): string => SYSTEM_IDS[t.s.cards[t.s.base]?.def ?? -1] ?? ''

it(rule('new-base/01', 'the top 4 cards are shown to the Rebels; 8 with two leaders on the mission'), () => {
  const t = table(raw).mobilize('new-base')
  expect(t.told('draw')[0]).toMatchObject({ kind: 'probe', n: 4, seen: 1, defs: top.map((x) => `probe-${x}`) })
  const two = table({ ...raw, leaders: {}, mobilizations: [], rebel: { assigned: { 'rapid-mobilization': ['mon-mothma', 'general-rieekan'] } } })
  two.reveal('rapid-mobilization').mobilize('new-base')
  expect(two.told('draw')[0]).toMatchObject({ n: 8 })
})
it(rule('new-base/02', 'cards/rapid-mobilization', 'nothing is drawn or chosen when the mission is revealed'), () => {
  const t = table({ ...raw, mobilizations: [], rebel: { assigned: { 'rapid-mobilization': ['general-rieekan'] } } }).reveal('rapid-mobilization')
  expect([t.asked, t.told('draw'), t.s.mobilizations]).toEqual([[], [], [4]])
  t.mobilize()
  expect([t.open?.kind, t.offers]).toEqual(['mobilization', ['move', 'new-base', 'pass']])
})
it(rule('new-base/03', 'new-base/04', 'declined: nothing changes, and the drawn cards go shuffled under the deck'), () => {
  const t = table(raw).mobilize('new-base', 'pass')
  expect([base(t), t.s.revealed, t.at('rebel-base-space'), t.told('no-new-base')]).toEqual([
    'hoth',
    false,
    '1 x-wing, 2 rebel-trooper',
    [{ t: 'no-new-base' }],
  ])
  expect(t.ids(t.s.probeDeck).at(-1)).toBe('probe-utapau')
  expect(t.ids(t.s.probeDeck.slice(0, 4)).toSorted()).toEqual(top.map((x) => `probe-${x}`).toSorted())
  expect(t.s.probeDeck.slice(0, 4).map((id) => t.s.cards[id]?.seen)).toEqual([0, 0, 0, 0])
  expect([t.s.mobilizations, table(raw).mobilize('pass').s.probeDeck.length]).toEqual([[], 30])
})
it(rule('new-base/05', 'no system loyal to the Empire, with Imperial units, or destroyed'), () => {
  const systems = { ...raw.systems, endor: 'destroyed', 'mon-calamari': 'imperial' }
  const t = table({ ...raw, systems, probeDeck: ['endor', 'kessel', 'mon-calamari', 'ilum'] }).mobilize('new-base')
  expect([t.open?.kind, t.open?.concealed, t.offers]).toEqual(['new-base', true, ['base:ilum', 'pass']])
})
it(rule('new-base/06', 'none fits: no new base and no other draw, and the question does not tell'), () => {
  const systems = { ...raw.systems, endor: 'destroyed', yavin: 'stormtrooper', ilum: 'tie-fighter' }
  const t = table({ ...raw, systems }).mobilize('new-base')
  expect(t.asked).toEqual(['0 mobilization new-base', '0 new-base pass'])
  expect([t.told('draw').length, base(t), t.told('no-new-base').length]).toEqual([1, 'hoth', 1])
})
it(rule('new-base/07', 'new-base/11', 'the old base comes to light, the units and leaders of the space stand there, the space is empty'), () => {
  const t = table(raw).mobilize('new-base', 'base:endor')
  expect([t.at('hoth'), t.at('rebel-base-space'), t.leader('mon-mothma')]).toEqual(['1 x-wing, 2 rebel-trooper', '', 'hoth'])
  expect(t.told('new-base')).toEqual([{ t: 'new-base', old: 'hoth' }])
  const nobody = table({ ...raw, systems: {}, leaders: {} }).mobilize('new-base', 'base:endor')
  expect(nobody.told('new-base')).toEqual([{ t: 'new-base', old: 'hoth' }])
})
it(rule('new-base/08', 'the old card joins the probe cards of the Empire'), () => {
  const t = table(raw).mobilize('new-base', 'base:endor')
  expect([t.ids(t.s.probes), t.s.cards[t.s.probes[0]!]?.seen]).toEqual([['probe-hoth'], 7])
  // Empty and neutral, the old place could be a base by its looks; its card tells everybody that it is none.
  const bare = table({ base: 'hoth', probeDeck: ['endor', 'kessel', 'yavin', 'ilum'], mobilizations: [4], systems: {}, leaders: {} }).mobilize(
    'new-base',
    'base:ilum',
  )
  expect([bare.s.suspects[placeNo('hoth')], bare.s.suspects[placeNo('kessel')]]).toEqual([0, 1])
})
it(rule('new-base/08', 'probes/01', 'nor can any earlier base be the new one: its card lies before the Empire for all to see'), () => {
  const t = table({ ...raw, systems: {}, leaders: {}, mobilizations: [4, 4], probeDeck: [...top, 'dagobah', 'dathomir', 'bespin', 'naboo'] })
  t.mobilize('new-base', 'base:endor', 'new-base', 'base:dagobah')
  expect(['hoth', 'endor', 'dagobah', 'kessel'].map((x) => t.s.suspects[placeNo(x)])).toEqual([0, 0, 1, 1])
})
it(rule('new-base/09', 'new-base/12', 'the new base is hidden, also when the old one was revealed; nothing moves then'), () => {
  const t = table(raw).mobilize('new-base', 'base:ilum')
  expect([base(t), t.s.revealed, t.s.cards[t.s.base]?.seen]).toEqual(['ilum', false, 1])
  const open = table({ ...raw, revealed: true, systems: { hoth: 'x-wing' }, leaders: {} }).mobilize()
  expect(open.offers).toEqual(['new-base', 'pass'])
  open.again('new-base', 'base:ilum')
  expect([base(open), open.s.revealed, open.at('hoth')]).toEqual(['ilum', false, '1 x-wing'])
})
it(rule('new-base/10', 'the other three go under the deck in an order that nobody knows'), () => {
  const t = table(raw).mobilize('new-base', 'base:ilum')
  expect(t.ids(t.s.probeDeck.slice(0, 3)).toSorted()).toEqual(['probe-endor', 'probe-kessel', 'probe-yavin'])
  expect(t.s.probeDeck.slice(0, 3).every((id) => t.s.cards[id]?.seen === 0)).toBe(true)
})
it(rule('new-base/13', 'cards/contingency-plan', 'twice in a phase, in any mix; Contingency Plan may use the mission again'), () => {
  const t = table({
    ...raw,
    mobilizations: [],
    systems: { ...raw.systems, rodia: 'y-wing' },
    rebel: { assigned: { 'rapid-mobilization': ['general-rieekan'], 'contingency-plan': ['jan-dodonna', 'lando-calrissian'] } },
  })
  t.reveal('rapid-mobilization')
  t.reveal('contingency-plan', 'leader:lando-calrissian')
  expect(t.offers).toContain('assign:rapid-mobilization')
  t.again('assign:rapid-mobilization')
  t.reveal('rapid-mobilization')
  expect(t.s.mobilizations).toEqual([4, 4])
  t.mobilize('move', 'take:rodia:y-wing', 'new-base', 'base:endor')
  expect([t.at('hoth'), base(t)]).toEqual(['1 x-wing, 1 y-wing, 2 rebel-trooper', 'endor'])
  const twice = table({ ...raw, mobilizations: [4, 4], probeDeck: [...top, 'dagobah', 'dathomir', 'bespin', 'naboo'] })
  twice.mobilize('new-base', 'base:endor', 'new-base', 'base:dagobah')
  expect([base(twice), twice.ids(twice.s.probes)]).toEqual(['dagobah', ['probe-hoth', 'probe-endor']])
})
it(rule('new-base/14r', 'units of the space land among enemies: losing there does not lose the game'), () => {
  const t = table({ ...raw, systems: { ...raw.systems, hoth: 'star-destroyer' } }).mobilize('new-base', 'base:endor')
  expect([t.s.result, t.told('end')]).toEqual([null, []])
  expect(t.at('hoth')).toContain('star-destroyer')
})
it(rule('new-base/14r', 'movement/15', 'combat/0', 'a combat in the old system only where units have been placed there'), () => {
  const fights = (more: Raw): unknown[] =>
    table({ ...raw, ...more })
      .mobilize('new-base', 'base:endor')
      .told('combat')
  const stand = 'x-wing, ion-cannon, stormtrooper, tie-fighter'
  // Nothing has come: a revealed base has nobody in the space, and a hidden one may have none, or a leader alone.
  expect(fights({ revealed: true, systems: { hoth: stand } })).toEqual([])
  expect(fights({ systems: { hoth: 'x-wing, tie-fighter' }, leaders: {} })).toEqual([])
  expect(fights({ systems: { hoth: 'x-wing, tie-fighter' } })).toEqual([])
  expect(fights({ systems: { hoth: 'tie-fighter', 'rebel-base-space': 'x-wing' } })).toEqual([{ t: 'combat', place: 'hoth', initiator: 0 }])
})
it(rule('cards/rapid-mobilization', 'units to the space: up to 5 from one system, adjacent or not; capacity, immobility and leaders count'), () => {
  const systems = { kessel: 'rebel-transport, 5 rebel-trooper, ion-cannon, x-wing', rodia: 'y-wing', naboo: '2 x-wing' }
  const t = table({ ...raw, systems, leaders: { 'han-solo': 'naboo' }, suspects: ['hoth', 'endor', 'dagobah'] }).mobilize('move')
  expect(t.offers).toEqual(['take:kessel:rebel-transport', 'take:kessel:x-wing', 'take:rodia:y-wing', 'done'])
  t.again('take:kessel:rebel-transport', ...Array<string>(4).fill('take:kessel:rebel-trooper'))
  expect([t.at('rebel-base-space'), t.asked.length]).toEqual(['1 rebel-transport, 4 rebel-trooper', 6])
  // Once some have been taken from one system, none come from another.
  const one = table({ ...raw, systems, leaders: { 'han-solo': 'naboo' } }).mobilize('move', 'take:kessel:x-wing')
  expect([one.at('rebel-base-space'), one.offers]).toEqual(['1 x-wing', []])
  // It tells nothing of where the base is.
  expect(t.s.suspects.filter((x) => x === 1)).toHaveLength(3)
})
it('what the Empire knows of an old base is no knowledge of the new one; cards in its hand still are', () => {
  const t = table({ ...raw, suspects: ['hoth'], probes: ['bespin'], systems: { ...raw.systems, rodia: 'imperial' } })
  t.s.ruledOut = [placeNo('ilum')]
  t.mobilize('new-base', 'base:ilum')
  const left = suspectsOf(t.s).map((at) => SYSTEM_IDS[at])
  for (const id of ['ilum', 'endor', 'yavin', 'naboo']) expect(left).toContain(id)
  for (const id of ['hoth', 'bespin', 'kessel', 'rodia', 'coruscant']) expect(left).not.toContain(id)
})
