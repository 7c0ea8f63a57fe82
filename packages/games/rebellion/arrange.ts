/**
 * A position from a readable description: for tests, scenario files and reports.
 *
 * `{ options, seed, round, reputation, step, current, turn, passed, base, revealed, systems, leaders, rebel, imperial, queues,
 * objectives, objectiveDeck, scored, probes, probeDeck, ruledOut, projectDeck, projectDiscard, spaceTactics, groundTactics, box, facedown,
 * owners, mobilizations, closed, yodaUsed }`.
 * `systems` maps a place to words: `"2 stormtrooper, tie-fighter, rebel, subjugated, sabotage, destroyed"` (`rebel`,
 * `imperial`: loyalty; `neutral` takes a loyalty of nobody). A leader is `"pool"`, `"supply"`, `"eliminated"`, a place, or a place and
 * a ring: `"kessel captured"`, also `"kessel detained"`, `"kessel imperial"` (lured), and what lasts for the round: `"kessel unlocked"`,
 * `"mission unopposed"`, `"mission +2"` (successes prepared). `mission`: on the mission that `assigned` names, for what is to be said beside.
 * A side is `{ hand, deck, discard, actions, actionDeck, assigned }`, where `assigned` maps a mission to its leaders, the second copy of
 * one as `"hit-and-run#2"`. `ruledOut`: systems that the Empire alone knows to be no base. `owners` maps an action card of a team to
 * the role that recruited with it. `box` lies open, `facedown` is what nobody has seen of it. Decks name their top cards, top first; the rest follows shuffled, the same for
 * the same `seed`; a deck whose last word is `"end"` holds no more, and the rest lies in the box. Without `hand`, a side holds its starting missions. Without `leaders` the starting leaders are in their pools.
 */
import { rngFrom, type Problem } from '@orrery/kernel'
import { readBoard, readLeaders, readQueues } from './arrange-board.ts'
import { readCards } from './arrange-cards.ts'
import { Reader } from './arrange-reader.ts'
import { check } from './check.ts'
import { LEADERS } from './content/leaders.ts'
import { parseOptions } from './options.ts'
import { assigningRoles } from './rules/assignment.ts'
import { turnRoles } from './rules/command.ts'
import { placeSubjugation } from './rules/subjugation.ts'
import { narrow } from './rules/base.ts'
import { groundAt } from './rules/units.ts'
import { emptyState } from './setup.ts'
import { IMPERIAL, IN_POOL, placeAt, REBEL, ROLES, sideOfRole, type Leader, type State } from './state.ts'
import { steps } from './steps.ts'
import { Ctx } from '@orrery/kernel'
import { SPACE } from './lookup.ts'

const NAMES =
  'options seed comment round reputation step current turn passed base revealed suspects systems leaders rebel imperial queues objectives objectiveDeck scored probes probeDeck projectDeck projectDiscard spaceTactics groundTactics box facedown mobilizations closed ruledOut owners yodaUsed'.split(
    ' ',
  )
const SIDE_IDS = ['rebel', 'imperial'] as const

function readTurn(r: Reader, s: State, top: Readonly<Record<string, unknown>>): void {
  s.time = r.int(top['round'], 'round', 1, 16, 1)
  s.reputation = r.int(top['reputation'], 'reputation', 1, 16, 14)
  s.step = r.oneOf(top['step'], 'step', Object.keys(steps), 'command')
  s.current = SIDE_IDS.indexOf(r.oneOf(top['current'], 'current', SIDE_IDS, 'rebel'))
  const preset = ROLES[s.current === REBEL ? 0 : 1] ?? ROLES[0]
  s.turn = ROLES.indexOf(r.oneOf(top['turn'], 'turn', ROLES, preset))
  for (const [i, id] of (r.texts(top['passed'], 'passed') ?? []).entries()) {
    const role = ROLES.indexOf(r.oneOf(id, `passed[${i}]`, ROLES, ROLES[0]))
    s.passed[role] = true
  }
  const roles = s.step === 'assign' ? assigningRoles(s, s.current) : turnRoles(s).filter((role) => sideOfRole(role) === s.current)
  const asked = s.step === 'assign' || s.step === 'command'
  const names = roles.map((role) => ROLES[role] ?? '').join(', ')
  if (asked && !roles.includes(s.turn)) r.fail('turn', `it must be one of ${names}, whose turns the current side has`)
  s.yodaUsed = r.flag(top['yodaUsed'], 'yodaUsed')
  if (s.reputation <= s.time) r.fail('reputation', 'the Rebels have won already where both markers meet')
}

/** Reads a position; says where it is wrong. Never throws. */
export function arrange(raw: unknown): { ok: State } | { problem: Problem } {
  const r = new Reader()
  const top = r.object(raw, 'position', NAMES)
  const options = parseOptions(top['options'])
  if ('problem' in options) return options
  const { seed = 'arranged', comment = '' } = top
  if (typeof seed !== 'string' && typeof seed !== 'number') return { problem: { where: 'seed', what: 'must be a text or a number' } }
  if (typeof comment !== 'string') return { problem: { where: 'comment', what: 'must be a text' } }
  const s = emptyState(options.ok, rngFrom(`${seed}|dice`))
  readTurn(r, s, top)
  readBoard(r, s, r.object(top['systems'], 'systems'))
  if (top['leaders'] === undefined) LEADERS.forEach((x, l) => x.set === 'starting' && ((s.leaders[l] as Leader).at = IN_POOL))
  else readLeaders(r, s, r.object(top['leaders'], 'leaders'))
  readQueues(r, s, r.object(top['queues'], 'queues', SIDE_IDS))
  readCards(r, s, top, rngFrom(String(seed)))
  if (r.problem !== null) return { problem: r.problem }
  // Markers of subjugation lie where they must; the Empire knows what its troops would have found.
  const g = new Ctx(s, () => 0)
  for (let at = 0; at < SPACE; at++) placeSubjugation(g, at)
  narrow(s, (at) => placeAt(s, at).loyalty !== IMPERIAL && groundAt(s, IMPERIAL, at) === 0)
  const wrong = check(s)
  return wrong === null ? { ok: s } : { problem: { where: 'position', what: wrong } }
}
