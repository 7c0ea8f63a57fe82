/** What is told of combats. */

export type CombatEvent = { readonly t: 'combat'; readonly place: string; readonly initiator: number }
