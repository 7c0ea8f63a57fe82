/** What is told of missions. */

export type MissionEvent = {
  readonly t: 'reveal'
  readonly side: number
  readonly def: string
  readonly leaders: readonly string[]
  readonly place: string | null
  readonly target: string | null
}
