/** A lasting effect as a sentence. */
import { placeNo, SPACE } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'
import { gameWord } from '../words/index.ts'
import type { Lasting } from './lasting.ts'
import { openWord } from './words.ts'

const placeName = (texts: Texts, id: string): string => (placeNo(id) === SPACE ? gameWord('reb.space') : nameOf(texts, id))

/** The name before the sentence: the card's, of a ring without one the ring's. */
export const headOf = (x: Lasting, texts: Texts): string => nameOf(texts, x.card ?? x.ring ?? '')

/** What lasts, for whom, where and until when. */
export function saidOf(x: Lasting, texts: Texts): string {
  return openWord(x.word, {
    leader: x.leader === undefined ? '' : nameOf(texts, x.leader),
    place: x.place === undefined ? '' : placeName(texts, x.place),
    ring: x.ring === undefined ? '' : (texts.cards.rings[x.ring]?.text ?? ''),
    n: x.n ?? 0,
  }).trim()
}
