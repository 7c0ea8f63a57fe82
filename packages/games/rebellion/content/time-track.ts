/** The time and reputation track. */

/** By space, from 1: what happens when the time marker comes there. */
export const TRACK: readonly { readonly space: number; readonly recruit: boolean; readonly build: boolean }[] = [
  { space: 1, recruit: false, build: false },
  { space: 2, recruit: true, build: true },
  { space: 3, recruit: true, build: false },
  { space: 4, recruit: true, build: true },
  { space: 5, recruit: true, build: false },
  { space: 6, recruit: false, build: true },
  { space: 7, recruit: false, build: false },
  { space: 8, recruit: false, build: true },
  { space: 9, recruit: false, build: false },
  { space: 10, recruit: false, build: true },
  { space: 11, recruit: false, build: false },
  { space: 12, recruit: false, build: true },
  { space: 13, recruit: false, build: false },
  { space: 14, recruit: false, build: true },
  { space: 15, recruit: false, build: false },
  { space: 16, recruit: false, build: false },
]

export const TIME_START = 1
export const REPUTATION_START = 14
