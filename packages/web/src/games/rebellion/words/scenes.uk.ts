import type { scenes as en } from './scenes.en.ts'

/** Ukrainian words of missions, combats, log and notebook. */
export const scenes: Readonly<Record<keyof typeof en, string>> = {
  'reb.round': 'Раунд {n}',
}
