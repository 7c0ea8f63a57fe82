/** The chance of the mission that is being attempted, from what everybody sees. */
import { LEADERS, type Skill } from '@orrery/rebellion/content/leaders'
import { RINGS } from '@orrery/rebellion/content/rings'
import { UNITS } from '@orrery/rebellion/content/units'
import type { View } from '@orrery/rebellion/view'
import { missionOdds, type RingHelp } from '../local/mission-odds.ts'
import { cardId, mission, REBEL } from '../model.ts'
import { leadersInMission, type Attempt } from './model.ts'

/** The one mission whose card adds dice, where Rebel units stand. */
const ALLIANCE = { id: 'build-alliance', dice: 2 }

/** Dice of a side for a mission: the icons of these leaders and what the card adds, ten at most. */
function diceOf(leaders: readonly number[], skill: Skill | 'all', more = 0): number {
  const icons = leaders.reduce((sum, l) => {
    const skills = LEADERS[l]?.skills
    if (skills === undefined) return sum
    return sum + (skill === 'all' ? skills.diplomacy + skills.intel + skills.specOps + skills.logistics : skills[skill])
  }, more)
  return Math.min(10, icons)
}

/** Who wears a ring where the mission is, this leader too if one is named; undefined for nobody. Rings lie open. */
function wearerAt(view: View, id: string, { place }: Attempt, sent?: number) {
  const ring = RINGS.findIndex((r) => r.id === id)
  return view.leaders.find((l, i) => l.ring === ring && (l.at === place || i === sent))
}

/** What the rings there let the Rebels do with the dice (rebellion/rings/01). */
function ringHelp(view: View, attempt: Attempt, sent?: number): RingHelp {
  const yoda = wearerAt(view, 'master-yoda', attempt, sent)
  return {
    own: attempt.side === REBEL,
    reroll: yoda !== undefined && yoda.side === REBEL && !yoda.captive && !view.yodaUsed,
    blank: wearerAt(view, 'r2-d2', attempt, sent) !== undefined,
  }
}

/** The chance to succeed, 0..1, against who opposes and this leader too, if one is named. Null: nothing is to be rolled, or it has been. */
export function chanceOf(view: View, sent?: number): number | null {
  const { attempt } = view
  const facts = mission(cardId(view, attempt?.card) ?? '')
  if (attempt === null || facts?.kind !== 'attempt' || attempt.place < 0) return null
  if (attempt.success !== null || attempt.dice.length + attempt.foeDice.length > 0) return null
  const foes = [...leadersInMission(view, attempt, 1 - attempt.side), ...(sent === undefined ? [] : [sent])]
  if (foes.length === 0) return 1
  // C-3PO turns a failed diplomacy mission of theirs into a success.
  if (attempt.side === REBEL && facts.skill === 'diplomacy' && wearerAt(view, 'c-3po', attempt, sent) !== undefined) return 1
  const skill = facts.countAllSkillIcons ? 'all' : facts.skill
  const pictured = facts.portraitBonus === 'two-successes' && attempt.leaders.some((l) => LEADERS[l]?.id === facts.portraitLeader)
  // What was prepared for their next attempt lies open.
  const bonus = attempt.leaders.reduce((sum, l) => sum + (view.leaders[l]?.bonus ?? 0), pictured ? 2 : 0)
  const helped = facts.id === ALLIANCE.id && view.places[attempt.place]?.units.some((n, u) => n > 0 && UNITS[u]?.side === 'rebel') === true
  const dice = diceOf(leadersInMission(view, attempt, attempt.side), skill, helped ? ALLIANCE.dice : 0)
  return missionOdds(dice, bonus, diceOf(foes, skill), 0, ringHelp(view, attempt, sent))
}

/** A chance as a figure; 0 and 1 are certain, nothing else is said to be. */
export function percentOf(share: number): string {
  const percent = Math.round(share * 100)
  return share === 0 || share === 1 ? `${percent} %` : percent >= 100 ? '> 99 %' : percent <= 0 ? '< 1 %' : `${percent} %`
}
