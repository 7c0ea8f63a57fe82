/** What must hold at every checkpoint. */
import { UNITS } from './content/units.ts'
import { placeId } from './lookup.ts'
import { mustReveal } from './rules/base.ts'
import { mustBeSubjugated } from './rules/subjugation.ts'
import { ON_MISSION, sideOf, type State } from './state.ts'

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
  return lost === undefined ? null : 'a leader is on a mission that lies nowhere'
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
  const leaders = leaderProblem(s)
  if (leaders !== null) return leaders
  if (s.result !== null) return null
  if (s.attempt !== null || s.combat !== null) return 'a scene is left open'
  // In the complete setup the markers lie before the units come.
  if (s.step === 'place-imperial') return null
  const wrong = s.places.findIndex((p, at) => at < s.suspects.length && p.subjugated !== mustBeSubjugated(s, at))
  if (wrong >= 0) return `${placeId(wrong)} is ${s.places[wrong]?.subjugated === true ? '' : 'not '}subjugated, and should not be so`
  if (mustReveal(s)) return 'the base should have been revealed'
  return null
}
