/** The exact chance of a mission: the engine's own count. */
export { missionOdds, type RingHelp } from '@orrery/rebellion/odds'
