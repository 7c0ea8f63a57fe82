/** English words of the table. Ids begin with `reb.`. */
export const board = {
  'reb.space': 'Rebel Base',
} as const
