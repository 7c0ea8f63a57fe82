/** The rule that each question stands on: what is no answer to it is refused with that. */
import { refuse, type Ask, type Verdict } from '@orrery/kernel'
import type { CombatAskKind } from './asks-combat.ts'
import type { MissionAskKind } from './asks-missions.ts'
import type { State } from './state.ts'

/** Questions of the setup, of the phases and of what holds at any time. */
type RoundAskKind =
  | 'place'
  | 'start-system'
  | 'start-units'
  | 'choose-base'
  | 'assign'
  | 'allow-assignment'
  | 'command'
  | 'move'
  | 'hand-limit'
  | 'recruit'
  | 'build'
  | 'deploy'
  | 'surplus'

type AskKind = RoundAskKind | CombatAskKind | MissionAskKind

/** Choices that the text of a mission leaves. */
const OF_THE_MISSION = 'reveal/6a'
/** Choices that the text of an action card leaves. */
const OF_THE_CARD = 'actions/02'
const OF_THE_RING = 'rings/01'

/** By the kind of question; the game's name is left out. The type sees to it that none is missing. */
export const RULE_OF_KIND: Readonly<Record<AskKind, string>> = {
  place: 'setup/8.ii.1',
  'start-system': 'setup/8.iii.1',
  'start-units': 'setup/8.iii.1',
  'choose-base': 'setup/9a',
  assign: 'assignment/02',
  'allow-assignment': 'team/14',
  command: 'command/02',
  move: 'activation/2',
  'hand-limit': 'refresh/2a',
  recruit: 'recruit/02',
  build: 'build/02',
  deploy: 'deploy/01',
  surplus: 'destroyed-systems/08',

  'add-leader': 'combat/1',
  'start-of-combat': 'combat/1b',
  'lend-leader': OF_THE_CARD,
  'tactic-deck': OF_THE_CARD,
  'destroy-unit': OF_THE_CARD,
  'combat-action': 'attack/2',
  reroll: 'attack/2g',
  'draw-tactics': 'attack/2d',
  'card-damage': 'attack/2j',
  bombard: 'attack/2d',
  'black-as-red': OF_THE_CARD,
  'assign-hit': 'attack/3',
  block: 'attack/4',
  'pay-tactic': 'attack/4',
  'block-damage': 'attack/4d',
  'death-star-plans': 'death-star/09',
  'death-star-target': 'death-star/16',
  'combat-objective': 'objectives/01',
  'refresh-objective': 'objectives/05',
  eliminate: 'objectives/01',
  retreat: 'retreat/01',
  'retreat-units': 'retreat/14',

  'mission-target': 'reveal/2',
  oppose: 'reveal/4',
  special: 'actions/09',
  'one-in-a-million': 'actions/09',
  'place-die': OF_THE_CARD,
  yoda: OF_THE_RING,
  'r2-d2': OF_THE_RING,
  'c-3po': OF_THE_RING,
  falcon: 'rescue/07',
  'this-leader': OF_THE_MISSION,
  option: OF_THE_MISSION,
  'keep-project': OF_THE_MISSION,
  'keep-objective': OF_THE_MISSION,
  infiltration: OF_THE_MISSION,
  destroy: OF_THE_MISSION,
  demolition: OF_THE_MISSION,
  oversee: OF_THE_MISSION,
  hasten: OF_THE_MISSION,
  loyalty: OF_THE_MISSION,
  nearest: OF_THE_MISSION,
  'name-systems': OF_THE_MISSION,
  'homing-beacon': OF_THE_MISSION,
  retrieve: OF_THE_MISSION,
  rescue: OF_THE_MISSION,
  'go-along': 'rescue/05r',
  contingency: OF_THE_MISSION,
  misdirection: OF_THE_MISSION,
  gain: OF_THE_MISSION,
  'how-many-top': OF_THE_MISSION,
  'to-top': OF_THE_MISSION,
  'order-top': OF_THE_MISSION,
  'order-bottom': OF_THE_MISSION,
  search: OF_THE_CARD,
  'action-place': OF_THE_CARD,
  withdraw: OF_THE_CARD,
  'take-captives': 'captured/07',
  attach: 'actions/08',
  mobilization: 'new-base/02',
  'new-base': 'new-base/01',
}

const isKind = (kind: string): kind is AskKind => Object.hasOwn(RULE_OF_KIND, kind)

/** Cards move units by the same question as an activation. */
export const isByActivation = (ask: Ask): boolean => ask.path.includes('activation')

/** The rule of the open question. Every hit that can be assigned must be: that is what forbids to pass there. */
export function ruleOfQuestion(ask: Ask, verb: string): Verdict {
  if (verb === 'pass' && ask.kind === 'assign-hit') return refuse('rebellion/attack/3e')
  if (ask.kind === 'move' && !isByActivation(ask)) return refuse('rebellion/movement/13')
  // A mission and an action card destroy units by the same question: the path tells which of them.
  if (ask.kind === 'destroy' && !ask.path.includes('mission')) return refuse(`rebellion/${OF_THE_CARD}`)
  return refuse(`rebellion/${isKind(ask.kind) ? RULE_OF_KIND[ask.kind] : 'command/02'}`)
}

/** By the step: why it is the others who are asked. All steps of the refresh phase that are not named have their order. */
const TURN_OF_STEP: Readonly<Record<string, string>> = {
  'place-imperial': 'setup/8.iv.3',
  'place-rebel': 'setup/8.iv.3',
  'starting-actions': 'actions/08',
  'choose-base': 'setup/9a',
  assign: 'assignment/01',
  command: 'command/01',
  'end-of-command': 'new-base/02',
  'refresh-objective': 'refresh/0a',
  recruit: 'recruit/06',
  deploy: 'refresh/6',
}

/** Why a seat that is asked nothing may not answer now. All that this looks at is public. */
export function ruleOfTurn(s: State): Verdict {
  if (s.result !== null) return refuse('rebellion/winning/01')
  return refuse(`rebellion/${s.combat === null ? (TURN_OF_STEP[s.step] ?? 'refresh/0') : 'combat/0c'}`)
}
