/** The 34 action cards. What each does stands in `cards/`. */
import type { Target } from './missions.ts'

export interface ActionFacts {
  readonly id: string
  readonly name: string
  readonly side: 'rebel' | 'imperial'
  readonly set: 'starting' | 'recruit'
  /** One of the pictured leaders is needed; empty: none. */
  readonly leaders: readonly string[]
  readonly timing: 'assignment' | 'immediate' | 'special' | 'start-of-combat'
  /** Where the card places its leader. */
  readonly placeLeader: Target | null
  readonly ring: string | null
}

export const ACTIONS: readonly ActionFacts[] = [
  { id: 'according-to-my-design', name: 'According to My Design', side: 'imperial', set: 'starting', leaders: ['emperor-palpatine'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'brilliant-administrator', name: 'Brilliant Administrator', side: 'imperial', set: 'starting', leaders: ['grand-moff-tarkin'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['imperial-system'] }, ring: null },
  { id: 'it-is-your-destiny', name: 'It Is Your Destiny', side: 'imperial', set: 'starting', leaders: ['darth-vader'], timing: 'special', placeLeader: null, ring: null },
  { id: 'more-dangerous-than-you-realize', name: 'More Dangerous Than You Realize', side: 'imperial', set: 'starting', leaders: ['general-tagge'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'blindside', name: 'Blindside', side: 'imperial', set: 'recruit', leaders: ['boba-fett', 'janus-greejatus'], timing: 'special', placeLeader: null, ring: null },
  { id: 'boba-fett-where', name: 'Boba Fett? Where?', side: 'imperial', set: 'recruit', leaders: ['boba-fett'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['imperial-system'] }, ring: null },
  { id: 'catch-them-by-surprise', name: 'Catch Them by Surprise', side: 'imperial', set: 'recruit', leaders: ['admiral-ozzel'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['any'] }, ring: null },
  { id: 'fully-operational', name: 'Fully Operational', side: 'imperial', set: 'recruit', leaders: ['moff-jerjerrod'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'good-intel', name: 'Good Intel', side: 'imperial', set: 'recruit', leaders: ['colonel-yularen', 'soontir-fel'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'keep-them-from-escaping', name: 'Keep Them from Escaping', side: 'imperial', set: 'recruit', leaders: ['admiral-piett'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'local-rumors', name: 'Local Rumors', side: 'imperial', set: 'recruit', leaders: ['colonel-yularen'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['has-imperial-unit'] }, ring: null },
  { id: 'proceeding-as-planned', name: 'Proceeding as Planned', side: 'imperial', set: 'recruit', leaders: ['admiral-ozzel', 'moff-jerjerrod'], timing: 'assignment', placeLeader: null, ring: null },
  { id: 'public-support', name: 'Public Support', side: 'imperial', set: 'recruit', leaders: ['janus-greejatus'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['imperial-system', 'no-rebel-ground-unit'] }, ring: null },
  { id: 'ready-for-action', name: 'Ready for Action', side: 'imperial', set: 'recruit', leaders: ['admiral-piett', 'general-veers'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'scouting-mission', name: 'Scouting Mission', side: 'imperial', set: 'recruit', leaders: ['soontir-fel'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['any'] }, ring: null },
  { id: 'target-the-generator', name: 'Target the Generator', side: 'imperial', set: 'recruit', leaders: ['general-veers'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'our-most-desperate-hour', name: 'Our Most Desperate Hour', side: 'rebel', set: 'starting', leaders: ['princess-leia'], timing: 'assignment', placeLeader: null, ring: null },
  { id: 'rebel-planning', name: 'Rebel Planning', side: 'rebel', set: 'starting', leaders: ['jan-dodonna'], timing: 'assignment', placeLeader: { type: 'space', id: 'rebel-base', conditions: [] }, ring: null },
  { id: 'start-the-evacuation', name: 'Start the Evacuation', side: 'rebel', set: 'starting', leaders: ['general-rieekan'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['no-imperial-unit'] }, ring: null },
  { id: 'temporary-alliance', name: 'Temporary Alliance', side: 'rebel', set: 'starting', leaders: ['mon-mothma'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['neutral'] }, ring: null },
  { id: 'human-cyborg-relations', name: 'Human-Cyborg Relations', side: 'rebel', set: 'starting', leaders: [], timing: 'immediate', placeLeader: null, ring: 'c-3po' },
  { id: 'resourceful-astromech', name: 'Resourceful Astromech', side: 'rebel', set: 'starting', leaders: [], timing: 'immediate', placeLeader: null, ring: 'r2-d2' },
  { id: 'ambush', name: 'Ambush', side: 'rebel', set: 'recruit', leaders: ['general-madine'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['any'] }, ring: null },
  { id: 'an-old-friend', name: 'An Old Friend', side: 'rebel', set: 'recruit', leaders: ['han-solo'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['named-bespin-or-kashyyyk'] }, ring: null },
  { id: 'independent-operation', name: 'Independent Operation', side: 'rebel', set: 'recruit', leaders: ['lando-calrissian'], timing: 'assignment', placeLeader: { type: 'system', conditions: ['subjugated'] }, ring: null },
  { id: 'its-a-trap', name: 'It’s a Trap', side: 'rebel', set: 'recruit', leaders: ['admiral-ackbar'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'noble-sacrifice', name: 'Noble Sacrifice', side: 'rebel', set: 'recruit', leaders: ['obi-wan-kenobi'], timing: 'special', placeLeader: null, ring: null },
  { id: 'one-in-a-million', name: 'One in a Million', side: 'rebel', set: 'recruit', leaders: ['luke-skywalker', 'wedge-antilles'], timing: 'special', placeLeader: null, ring: null },
  { id: 'point-blank-assault', name: 'Point-Blank Assault', side: 'rebel', set: 'recruit', leaders: ['admiral-ackbar', 'general-madine'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'son-of-skywalker', name: 'Son of Skywalker', side: 'rebel', set: 'recruit', leaders: ['luke-skywalker'], timing: 'special', placeLeader: null, ring: null },
  { id: 'target-the-star-destroyers', name: 'Target the Star Destroyers', side: 'rebel', set: 'recruit', leaders: ['wedge-antilles'], timing: 'start-of-combat', placeLeader: null, ring: null },
  { id: 'the-millennium-falcon', name: 'The Millennium Falcon', side: 'rebel', set: 'recruit', leaders: ['han-solo', 'chewbacca'], timing: 'immediate', placeLeader: null, ring: 'millennium-falcon' },
  { id: 'undercover', name: 'Undercover', side: 'rebel', set: 'recruit', leaders: ['lando-calrissian', 'obi-wan-kenobi'], timing: 'special', placeLeader: null, ring: null },
  { id: 'wookiee-guardian', name: 'Wookiee Guardian', side: 'rebel', set: 'recruit', leaders: ['chewbacca'], timing: 'special', placeLeader: null, ring: null },
]
