/** What went wrong with a request, in words for people: what the server writes is for people who write programs. */
import { Refused } from '../net/http.ts'
import type { WordId } from './index.ts'

const WORDS: Readonly<Record<string, WordId>> = {
  'old-decision': 'error.conflict',
  busy: 'error.conflict',
  'not-on-offer': 'error.notOnOffer',
  'not-asked': 'error.notAsked',
  'bot-plays': 'error.notAsked',
  spectator: 'error.spectator',
  'too-many': 'error.tooMany',
  'too-large': 'error.tooLarge',
  taken: 'error.taken',
  started: 'error.started',
  over: 'error.over',
  'not-found': 'error.gone',
  'no-table': 'error.gone',
  store: 'error.store',
}

/** By the code of a refusal (docs/protocol.md, section 9). */
export const wordOfCode = (code: string): WordId => WORDS[code] ?? 'error.other'

/** By what a request threw: a refusal of the server, or a connection that is lost. */
export const wordOf = (thrown: unknown): WordId => (thrown instanceof Refused ? wordOfCode(thrown.code) : 'net.lost')
