/** English words of missions, combats, log and notebook. Ids begin with `reb.`. */
export const scenes = {
  'reb.round': 'Round {n}',
} as const
