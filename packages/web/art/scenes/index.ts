import type { Picture } from '../painter/picture.ts'
import { bases } from './bases.ts'
import { figures } from './figures.ts'
import { machines } from './machines.ts'

/** A picture for every card of the Deckbuilding Game, by card id. */
export const pictures: Readonly<Record<string, Picture | undefined>> = { ...machines, ...figures, ...bases }

/** Size of a card's picture, in px: square for what is held, landscape for bases. */
export function sizeOf(id: string): { width: number; height: number } {
  return id in bases ? { width: 640, height: 458 } : { width: 512, height: 512 }
}
