/** What must hold at every checkpoint. */
import { SYSTEMS } from './content/systems.ts'
import { UNITS } from './content/units.ts'
import { leaderFacts, leaderNo, placeId, SPACE } from './lookup.ts'
import { mustReveal } from './rules/base.ts'
import { queueOf } from './rules/building.ts'
import { isCaptive } from './rules/leaders.ts'
import { baseSystem } from './rules/map.ts'
import { mustBeSubjugated } from './rules/subjugation.ts'
import { unitsAt } from './rules/units.ts'
import { overload } from './rules/upkeep.ts'
import { isConquered } from './rules/victory.ts'
import { ELIMINATED, IMPERIAL, IN_SUPPLY, leaderAt, NONE, ON_MISSION, placeAt, REBEL, sideOf, type State } from './state.ts'

function cardsOf(s: State): number[] {
  const sides = s.sides.flatMap((x) => [x.hand, x.deck, x.discard, x.actionDeck, x.actions, x.assigned])
  const open = [s.probeDeck, s.probes, s.projectDeck, s.projectDiscard, s.objectiveDeck, s.objectives, s.scored]
  const rest = [s.spaceTactics, s.groundTactics, s.box, s.combat?.rebelHand ?? [], s.combat?.imperialHand ?? []]
  return [...sides, ...open, ...rest, s.base < 0 ? [] : [s.base]].flat()
}

function unitProblem(s: State): string | null {
  for (const [u, facts] of UNITS.entries()) {
    const lists = [s.supply, ...s.places.map((p) => p.units), ...s.queues.map((q) => q.units)]
    if (lists.some((x) => (x[u] as number) < 0)) return `fewer than no ${facts.id}`
    const n = lists.reduce((sum, x) => sum + (x[u] as number), 0)
    if (n !== facts.countInBox) return `${n} ${facts.id} where the box holds ${facts.countInBox}`
  }
  return null
}

function leaderProblem(s: State): string | null {
  const rings = s.leaders.map((l) => l.ring).filter((r) => r >= 0)
  if (new Set(rings).size < rings.length) return 'a ring is on two leaders'
  const lost = s.leaders.find((l) => l.at === ON_MISSION && !sideOf(s, l.side).assigned.includes(l.mission))
  if (lost !== undefined) return 'a leader is on a mission that lies nowhere'
  const crowded = s.sides.some((x) => x.assigned.some((card) => s.leaders.filter((l) => l.at === ON_MISSION && l.mission === card).length > 2))
  if (crowded) return 'more than two leaders are on one mission'
  const [luke, jedi] = [leaderNo('luke-skywalker'), leaderNo('luke-skywalker-jedi')].map((l) => leaderAt(s, l).at)
  if (luke !== ELIMINATED && luke !== IN_SUPPLY && jedi !== ELIMINATED && jedi !== IN_SUPPLY) return 'Luke Skywalker is in play twice'
  return whereProblem(s) ?? captiveProblem(s)
}

/** A ring is worn in play alone; in the Rebel Base space stand Rebels, and nobody once the base is revealed (rebellion/base/18, rings/03). */
function whereProblem(s: State): string | null {
  for (let l = 0; l < s.leaders.length; l++) {
    const { at, ring, side } = leaderAt(s, l)
    const { id } = leaderFacts(l)
    if (ring !== NONE && (at === IN_SUPPLY || at === ELIMINATED)) return `${id} wears a ring, but is not in play`
    if (at === SPACE && side === IMPERIAL) return `${id} is in the Rebel Base space`
    if (at === SPACE && s.revealed) return `${id} is in the Rebel Base space of a revealed base`
  }
  return null
}

/** Only Rebel leaders are captured, and only beside an Imperial unit (rebellion/captured/03, rescue/03). */
function captiveProblem(s: State): string | null {
  for (let l = 0; l < s.leaders.length; l++) {
    if (!isCaptive(s, l)) continue
    const { id } = leaderFacts(l)
    const x = leaderAt(s, l)
    if (x.side !== REBEL) return `${id} is captured, but only a leader of the Rebels can be`
    if (x.at < 0 || x.at >= SPACE) return `${id} is captured, but in no system`
    if (s.result === null && unitsAt(s, IMPERIAL, x.at) === 0) return `${id} is captured in ${placeId(x.at)} without an Imperial unit`
  }
  return null
}

/** Where units and markers can never be. */
function placeProblem(s: State): string | null {
  for (const [u, facts] of UNITS.entries()) {
    const side = facts.side === 'rebel' ? REBEL : IMPERIAL
    const other = [1, 2, 3].some((space) => (queueOf(s, 1 - side, space)[u] as number) > 0)
    if (other) return `${facts.id} is on the other side's queue`
    const inSpace = placeAt(s, SPACE).units[u] as number
    if (inSpace > 0 && side === IMPERIAL) return `${facts.id} is in the Rebel Base space`
    if (inSpace > 0 && s.revealed) return 'units are in the Rebel Base space of a revealed base'
  }
  for (const [at, x] of SYSTEMS.entries()) {
    const p = placeAt(s, at)
    if (s.result === null && p.destroyed && [REBEL, IMPERIAL].some((side) => overload(s, side, at) > 0))
      return `more units than its ships carry are in ${x.id}, which is destroyed`
    if (p.sabotage && (p.destroyed || x.kind !== 'populous')) return `${x.id} is sabotaged, but only a populous system can be`
  }
  return null
}

/** A sentence when something is broken. */
export function check(s: State): string | null {
  const cards = cardsOf(s)
  // A game that ends in the middle of a mission or a combat leaves cards in the hands of the one who plays them.
  const open = s.result !== null && (s.attempt !== null || s.combat !== null)
  if (!open && (cards.length !== s.cards.length || new Set(cards).size !== cards.length)) {
    return `${cards.length} cards lie somewhere, ${new Set(cards).size} different ones of ${s.cards.length}`
  }
  const units = unitProblem(s)
  if (units !== null) return units
  const wrongly = leaderProblem(s) ?? placeProblem(s)
  if (wrongly !== null) return wrongly
  if (s.result !== null) return null
  if (s.attempt !== null || s.combat !== null) return 'a scene is left open'
  // In the complete setup the markers lie before the units come.
  if (s.step === 'place-imperial') return null
  const wrong = s.places.findIndex((p, at) => at < s.suspects.length && p.subjugated !== mustBeSubjugated(s, at))
  if (wrong >= 0) return `${placeId(wrong)} is ${s.places[wrong]?.subjugated === true ? '' : 'not '}subjugated, and should not be so`
  if (mustReveal(s)) return 'the base should have been revealed'
  const base = baseSystem(s)
  if (base >= 0 && placeAt(s, base).destroyed) return 'the system of the base is destroyed, so the Empire should have won'
  if (isConquered(s)) return 'the base is taken, so the Empire should have won'
  return null
}
