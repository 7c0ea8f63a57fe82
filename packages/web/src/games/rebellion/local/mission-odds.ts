/** The exact chance of a mission: the engine's own count. */
export { missionOdds } from '@orrery/rebellion/odds'
