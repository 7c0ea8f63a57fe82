/** What a table agreed on, as words of the shared list and their values. */
import type { WordId } from '../words/index.ts'

interface Variant {
  readonly word: WordId
  readonly is?: string
}

/** Of the options of a table, with all of the game's defaults in them. */
export type Variants = (options: Readonly<Record<string, unknown>>) => readonly Variant[]
