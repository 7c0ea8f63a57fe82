/** The 25 leaders. A position names them by their index in LEADERS. */

export type Skill = 'diplomacy' | 'intel' | 'specOps' | 'logistics'

export interface LeaderFacts {
  readonly id: string
  readonly name: string
  readonly side: 'rebel' | 'imperial'
  readonly set: 'starting' | 'recruit' | 'replacement'
  readonly skills: Readonly<Record<Skill, number>>
  /** null: cannot activate a system. */
  readonly tactics: { readonly space: number; readonly ground: number } | null
  /** Whose leader it is in the team game. */
  readonly role: 'admiral' | 'general'
  readonly roleColor: 'blue' | 'orange'
  /** The leader that it counts as for cards, where that is another. */
  readonly countsAs: string | null
}

export const LEADERS: readonly LeaderFacts[] = [
  { id: 'emperor-palpatine', name: 'Emperor Palpatine', side: 'imperial', set: 'starting', skills: { diplomacy: 3, intel: 2, specOps: 0, logistics: 0 }, tactics: { space: 3, ground: 2 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'grand-moff-tarkin', name: 'Grand Moff Tarkin', side: 'imperial', set: 'starting', skills: { diplomacy: 1, intel: 1, specOps: 0, logistics: 1 }, tactics: { space: 2, ground: 1 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'darth-vader', name: 'Darth Vader', side: 'imperial', set: 'starting', skills: { diplomacy: 2, intel: 0, specOps: 3, logistics: 0 }, tactics: { space: 2, ground: 3 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'general-tagge', name: 'General Tagge', side: 'imperial', set: 'starting', skills: { diplomacy: 0, intel: 0, specOps: 1, logistics: 1 }, tactics: { space: 1, ground: 2 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'admiral-ozzel', name: 'Admiral Ozzel', side: 'imperial', set: 'recruit', skills: { diplomacy: 0, intel: 1, specOps: 0, logistics: 1 }, tactics: { space: 2, ground: 1 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'admiral-piett', name: 'Admiral Piett', side: 'imperial', set: 'recruit', skills: { diplomacy: 0, intel: 2, specOps: 1, logistics: 0 }, tactics: { space: 3, ground: 1 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'boba-fett', name: 'Boba Fett', side: 'imperial', set: 'recruit', skills: { diplomacy: 0, intel: 2, specOps: 3, logistics: 0 }, tactics: null, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'colonel-yularen', name: 'Colonel Yularen', side: 'imperial', set: 'recruit', skills: { diplomacy: 0, intel: 3, specOps: 0, logistics: 0 }, tactics: { space: 2, ground: 2 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'general-veers', name: 'General Veers', side: 'imperial', set: 'recruit', skills: { diplomacy: 0, intel: 0, specOps: 2, logistics: 0 }, tactics: { space: 1, ground: 3 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'janus-greejatus', name: 'Janus Greejatus', side: 'imperial', set: 'recruit', skills: { diplomacy: 2, intel: 1, specOps: 0, logistics: 0 }, tactics: null, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'moff-jerjerrod', name: 'Moff Jerjerrod', side: 'imperial', set: 'recruit', skills: { diplomacy: 1, intel: 0, specOps: 0, logistics: 1 }, tactics: { space: 1, ground: 1 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'soontir-fel', name: 'Soontir Fel', side: 'imperial', set: 'recruit', skills: { diplomacy: 0, intel: 1, specOps: 2, logistics: 0 }, tactics: { space: 2, ground: 1 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'mon-mothma', name: 'Mon Mothma', side: 'rebel', set: 'starting', skills: { diplomacy: 3, intel: 0, specOps: 0, logistics: 1 }, tactics: null, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'jan-dodonna', name: 'Jan Dodonna', side: 'rebel', set: 'starting', skills: { diplomacy: 1, intel: 2, specOps: 0, logistics: 0 }, tactics: { space: 2, ground: 1 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'general-rieekan', name: 'General Rieekan', side: 'rebel', set: 'starting', skills: { diplomacy: 1, intel: 0, specOps: 1, logistics: 1 }, tactics: { space: 1, ground: 2 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'princess-leia', name: 'Princess Leia', side: 'rebel', set: 'starting', skills: { diplomacy: 2, intel: 2, specOps: 1, logistics: 0 }, tactics: { space: 1, ground: 1 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'admiral-ackbar', name: 'Admiral Ackbar', side: 'rebel', set: 'recruit', skills: { diplomacy: 2, intel: 0, specOps: 0, logistics: 1 }, tactics: { space: 3, ground: 1 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'chewbacca', name: 'Chewbacca', side: 'rebel', set: 'recruit', skills: { diplomacy: 0, intel: 0, specOps: 3, logistics: 0 }, tactics: { space: 1, ground: 2 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'general-madine', name: 'General Madine', side: 'rebel', set: 'recruit', skills: { diplomacy: 0, intel: 2, specOps: 2, logistics: 0 }, tactics: { space: 1, ground: 3 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'han-solo', name: 'Han Solo', side: 'rebel', set: 'recruit', skills: { diplomacy: 1, intel: 1, specOps: 2, logistics: 0 }, tactics: { space: 2, ground: 2 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'lando-calrissian', name: 'Lando Calrissian', side: 'rebel', set: 'recruit', skills: { diplomacy: 1, intel: 1, specOps: 1, logistics: 1 }, tactics: { space: 2, ground: 2 }, role: 'admiral', roleColor: 'blue', countsAs: null },
  { id: 'luke-skywalker', name: 'Luke Skywalker', side: 'rebel', set: 'recruit', skills: { diplomacy: 0, intel: 2, specOps: 1, logistics: 0 }, tactics: { space: 2, ground: 2 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'luke-skywalker-jedi', name: 'Luke Skywalker (Jedi)', side: 'rebel', set: 'replacement', skills: { diplomacy: 0, intel: 3, specOps: 2, logistics: 0 }, tactics: { space: 3, ground: 3 }, role: 'general', roleColor: 'orange', countsAs: 'luke-skywalker' },
  { id: 'obi-wan-kenobi', name: 'Obi-Wan Kenobi', side: 'rebel', set: 'recruit', skills: { diplomacy: 1, intel: 3, specOps: 0, logistics: 0 }, tactics: { space: 1, ground: 3 }, role: 'general', roleColor: 'orange', countsAs: null },
  { id: 'wedge-antilles', name: 'Wedge Antilles', side: 'rebel', set: 'recruit', skills: { diplomacy: 0, intel: 0, specOps: 2, logistics: 0 }, tactics: { space: 3, ground: 1 }, role: 'admiral', roleColor: 'blue', countsAs: null },
]
