/** The 53 mission cards, 68 with copies. What each does stands in `cards/`. */
import type { Skill } from './leaders.ts'

/** What a system or a leader must be to be named by a card. All conditions of a target must hold. */
export type Condition =
  | 'any'
  | 'captured'
  | 'has-captured-leader'
  | 'has-death-star'
  | 'has-death-star-or-star-destroyer-or-super-star-destroyer'
  | 'has-icon-space-square'
  | 'has-imperial-ship'
  | 'has-imperial-unit'
  | 'has-star-destroyer-or-super-star-destroyer'
  | 'imperial-loyalty'
  | 'imperial-system'
  | 'in-any-system'
  | 'in-system-with-imperial-unit'
  | 'named-bespin-or-kashyyyk'
  | 'named-dagobah'
  | 'named-kashyyyk'
  | 'named-mon-calamari'
  | 'neutral'
  | 'no-imperial-unit'
  | 'no-rebel-ground-unit'
  | 'no-rebel-unit'
  | 'no-sabotage-marker'
  | 'populous'
  | 'rebel-leader'
  | 'rebel-system'
  | 'remote'
  | 'subjugated'

export interface Target {
  readonly type: 'system' | 'leader' | 'space' | 'none'
  /** Which space, where it is no system. */
  readonly id?: 'rebel-base'
  readonly conditions: readonly Condition[]
}

export interface MissionFacts {
  readonly id: string
  readonly name: string
  readonly side: 'rebel' | 'imperial'
  readonly deck: 'starting' | 'mission' | 'project'
  readonly copies: number
  readonly skill: Skill
  readonly skillCount: number
  /** An attempt can be opposed, a resolved mission cannot. */
  readonly kind: 'attempt' | 'resolve'
  readonly countAllSkillIcons: boolean
  readonly target: Target
  readonly portraitLeader: string | null
  /** What the pictured leader brings when assigned: successes, or more effect. */
  readonly portraitBonus: 'two-successes' | 'effect' | null
}

export const MISSIONS: readonly MissionFacts[] = [
  { id: 'rule-by-fear', name: 'Rule by Fear', side: 'imperial', deck: 'starting', copies: 1, skill: 'diplomacy', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['populous', 'has-imperial-unit'] }, portraitLeader: null, portraitBonus: null },
  { id: 'gather-intel', name: 'Gather Intel', side: 'imperial', deck: 'starting', copies: 1, skill: 'intel', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['rebel-system'] }, portraitLeader: null, portraitBonus: null },
  { id: 'capture-rebel-operative', name: 'Capture Rebel Operative', side: 'imperial', deck: 'starting', copies: 1, skill: 'specOps', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'leader', conditions: ['rebel-leader', 'in-system-with-imperial-unit'] }, portraitLeader: null, portraitBonus: null },
  { id: 'research-and-development', name: 'Research and Development', side: 'imperial', deck: 'starting', copies: 1, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-loyalty'] }, portraitLeader: null, portraitBonus: null },
  { id: 'construct-death-star', name: 'Construct Death Star', side: 'imperial', deck: 'project', copies: 1, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['remote', 'no-rebel-unit'] }, portraitLeader: null, portraitBonus: null },
  { id: 'construct-factory', name: 'Construct Factory', side: 'imperial', deck: 'project', copies: 2, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-system'] }, portraitLeader: null, portraitBonus: null },
  { id: 'construct-super-star-destroyer', name: 'Construct Super Star Destroyer', side: 'imperial', deck: 'project', copies: 2, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-system', 'has-icon-space-square'] }, portraitLeader: null, portraitBonus: null },
  { id: 'oversee-project', name: 'Oversee Project', side: 'imperial', deck: 'project', copies: 2, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-imperial-unit', 'no-rebel-unit'] }, portraitLeader: null, portraitBonus: null },
  { id: 'superlaser-online', name: 'Superlaser Online', side: 'imperial', deck: 'project', copies: 3, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-death-star'] }, portraitLeader: null, portraitBonus: null },
  { id: 'address-delays', name: 'Address Delays', side: 'imperial', deck: 'mission', copies: 2, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-system'] }, portraitLeader: null, portraitBonus: null },
  { id: 'carbon-freezing', name: 'Carbon Freezing', side: 'imperial', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'leader', conditions: ['captured'] }, portraitLeader: null, portraitBonus: null },
  { id: 'collect-bounty', name: 'Collect Bounty', side: 'imperial', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'leader', conditions: ['rebel-leader', 'in-any-system'] }, portraitLeader: 'boba-fett', portraitBonus: 'two-successes' },
  { id: 'detained', name: 'Detained', side: 'imperial', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'leader', conditions: ['rebel-leader', 'in-any-system'] }, portraitLeader: 'general-tagge', portraitBonus: 'two-successes' },
  { id: 'display-of-power', name: 'Display of Power', side: 'imperial', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['populous'] }, portraitLeader: null, portraitBonus: null },
  { id: 'double-our-efforts', name: 'Double Our Efforts', side: 'imperial', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-system'] }, portraitLeader: 'moff-jerjerrod', portraitBonus: 'effect' },
  { id: 'fear-will-keep-them-in-line', name: 'Fear Will Keep Them in Line', side: 'imperial', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-death-star-or-star-destroyer-or-super-star-destroyer'] }, portraitLeader: 'grand-moff-tarkin', portraitBonus: 'two-successes' },
  { id: 'homing-beacon', name: 'Homing Beacon', side: 'imperial', deck: 'mission', copies: 1, skill: 'intel', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'leader', conditions: ['captured'] }, portraitLeader: null, portraitBonus: null },
  { id: 'hunt-them-down', name: 'Hunt Them Down', side: 'imperial', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['any'] }, portraitLeader: 'soontir-fel', portraitBonus: 'two-successes' },
  { id: 'imperial-propaganda', name: 'Imperial Propaganda', side: 'imperial', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-system'] }, portraitLeader: 'janus-greejatus', portraitBonus: 'two-successes' },
  { id: 'intercept-transmissions', name: 'Intercept Transmission', side: 'imperial', deck: 'mission', copies: 2, skill: 'intel', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['rebel-system'] }, portraitLeader: null, portraitBonus: null },
  { id: 'interrogation', name: 'Interrogation', side: 'imperial', deck: 'mission', copies: 2, skill: 'specOps', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'leader', conditions: ['captured'] }, portraitLeader: null, portraitBonus: null },
  { id: 'interrogation-droid', name: 'Interrogation Droid', side: 'imperial', deck: 'mission', copies: 1, skill: 'intel', skillCount: 3, kind: 'attempt', countAllSkillIcons: true, target: { type: 'leader', conditions: ['captured'] }, portraitLeader: 'colonel-yularen', portraitBonus: 'two-successes' },
  { id: 'long-range-probe', name: 'Long-Range Probe', side: 'imperial', deck: 'mission', copies: 1, skill: 'intel', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['any'] }, portraitLeader: 'admiral-piett', portraitBonus: 'two-successes' },
  { id: 'lure-of-the-dark-side', name: 'Lure of the Dark Side', side: 'imperial', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 3, kind: 'attempt', countAllSkillIcons: true, target: { type: 'leader', conditions: ['captured'] }, portraitLeader: 'emperor-palpatine', portraitBonus: 'two-successes' },
  { id: 'planetary-conquest', name: 'Planetary Conquest', side: 'imperial', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['any'] }, portraitLeader: 'general-veers', portraitBonus: 'two-successes' },
  { id: 'probe-droid-initiative', name: 'Probe Droid Initiative', side: 'imperial', deck: 'mission', copies: 1, skill: 'intel', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-star-destroyer-or-super-star-destroyer'] }, portraitLeader: 'admiral-ozzel', portraitBonus: 'effect' },
  { id: 'retrieve-the-plans', name: 'Retrieve the Plans', side: 'imperial', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'leader', conditions: ['captured'] }, portraitLeader: 'darth-vader', portraitBonus: 'two-successes' },
  { id: 'secret-weapons-research', name: 'Secret Weapons Research', side: 'imperial', deck: 'mission', copies: 2, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-system'] }, portraitLeader: null, portraitBonus: null },
  { id: 'trade-negotiations', name: 'Trade Negotiations', side: 'imperial', deck: 'mission', copies: 2, skill: 'diplomacy', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['populous'] }, portraitLeader: null, portraitBonus: null },
  { id: 'build-alliance', name: 'Build Alliance', side: 'rebel', deck: 'starting', copies: 1, skill: 'diplomacy', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['populous'] }, portraitLeader: null, portraitBonus: null },
  { id: 'infiltration', name: 'Infiltration', side: 'rebel', deck: 'starting', copies: 1, skill: 'intel', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-imperial-unit'] }, portraitLeader: null, portraitBonus: null },
  { id: 'rapid-mobilization', name: 'Rapid Mobilization', side: 'rebel', deck: 'starting', copies: 1, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'space', id: 'rebel-base', conditions: [] }, portraitLeader: null, portraitBonus: null },
  { id: 'sabotage', name: 'Sabotage', side: 'rebel', deck: 'starting', copies: 1, skill: 'specOps', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['populous'] }, portraitLeader: null, portraitBonus: null },
  { id: 'base-defenses', name: 'Base Defenses', side: 'rebel', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['rebel-system'] }, portraitLeader: 'general-rieekan', portraitBonus: 'two-successes' },
  { id: 'contingency-plan', name: 'Contingency Plan', side: 'rebel', deck: 'mission', copies: 1, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'none', conditions: [] }, portraitLeader: 'lando-calrissian', portraitBonus: 'effect' },
  { id: 'covert-operation', name: 'Covert Operation', side: 'rebel', deck: 'mission', copies: 1, skill: 'intel', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-imperial-unit'] }, portraitLeader: null, portraitBonus: null },
  { id: 'daring-rescue', name: 'Daring Rescue', side: 'rebel', deck: 'mission', copies: 2, skill: 'intel', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-captured-leader'] }, portraitLeader: null, portraitBonus: null },
  { id: 'demolition', name: 'Demolition', side: 'rebel', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-system'] }, portraitLeader: null, portraitBonus: null },
  { id: 'establish-trade-relations', name: 'Establish Trade Relations', side: 'rebel', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['no-sabotage-marker'] }, portraitLeader: 'mon-mothma', portraitBonus: 'two-successes' },
  { id: 'for-the-greater-good', name: 'For the Greater Good', side: 'rebel', deck: 'mission', copies: 1, skill: 'intel', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-captured-leader'] }, portraitLeader: 'obi-wan-kenobi', portraitBonus: 'two-successes' },
  { id: 'hidden-fleet', name: 'Hidden Fleet', side: 'rebel', deck: 'mission', copies: 3, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['no-imperial-unit'] }, portraitLeader: null, portraitBonus: null },
  { id: 'hit-and-run', name: 'Hit and Run', side: 'rebel', deck: 'mission', copies: 2, skill: 'specOps', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['any'] }, portraitLeader: null, portraitBonus: null },
  { id: 'incite-rebellion', name: 'Incite Rebellion', side: 'rebel', deck: 'mission', copies: 2, skill: 'diplomacy', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['subjugated'] }, portraitLeader: null, portraitBonus: null },
  { id: 'lead-the-strike-team', name: 'Lead the Strike Team', side: 'rebel', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['any'] }, portraitLeader: 'han-solo', portraitBonus: 'two-successes' },
  { id: 'misdirection', name: 'Misdirection', side: 'rebel', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 1, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-imperial-unit'] }, portraitLeader: 'general-madine', portraitBonus: 'two-successes' },
  { id: 'plan-the-assault', name: 'Plan the Assault', side: 'rebel', deck: 'mission', copies: 1, skill: 'intel', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-imperial-ship'] }, portraitLeader: 'jan-dodonna', portraitBonus: 'two-successes' },
  { id: 'plant-false-lead', name: 'Plant False Lead', side: 'rebel', deck: 'mission', copies: 1, skill: 'logistics', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-imperial-unit'] }, portraitLeader: null, portraitBonus: null },
  { id: 'public-uprising', name: 'Public Uprising', side: 'rebel', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['subjugated'] }, portraitLeader: null, portraitBonus: null },
  { id: 'rogue-squadron-raid', name: 'Rogue Squadron Raid', side: 'rebel', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['imperial-system'] }, portraitLeader: 'wedge-antilles', portraitBonus: 'two-successes' },
  { id: 'seek-yoda', name: 'Seek Yoda', side: 'rebel', deck: 'mission', copies: 1, skill: 'intel', skillCount: 1, kind: 'resolve', countAllSkillIcons: false, target: { type: 'system', conditions: ['named-dagobah'] }, portraitLeader: 'luke-skywalker', portraitBonus: 'effect' },
  { id: 'stolen-plans', name: 'Stolen Plans', side: 'rebel', deck: 'mission', copies: 1, skill: 'intel', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['has-imperial-unit'] }, portraitLeader: 'princess-leia', portraitBonus: 'two-successes' },
  { id: 'support-of-mon-calamari', name: 'Support of Mon Calamari', side: 'rebel', deck: 'mission', copies: 1, skill: 'diplomacy', skillCount: 2, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['named-mon-calamari'] }, portraitLeader: 'admiral-ackbar', portraitBonus: 'two-successes' },
  { id: 'wookiee-uprising', name: 'Wookiee Uprising', side: 'rebel', deck: 'mission', copies: 1, skill: 'specOps', skillCount: 3, kind: 'attempt', countAllSkillIcons: false, target: { type: 'system', conditions: ['named-kashyyyk'] }, portraitLeader: 'chewbacca', portraitBonus: 'two-successes' },
]
