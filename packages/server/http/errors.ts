/** How failures are told over HTTP and on the socket: a code for programs, one sentence for people, nothing of the inside. */
import type { Log } from '../log.ts'
import { StoreError } from '../store/store.ts'
import { RulesError } from '../tables/live.ts'
import { Refused } from '../tables/refused.ts'

export interface Told {
  readonly code: string
  readonly message: string
  readonly where?: string
}

const STATUS: Readonly<Record<string, number>> = {
  'no-table': 404,
  'no-game': 404,
  'not-found': 404,
  'no-session': 401,
  spectator: 403,
  'not-your-seat': 403,
  'not-yours': 403,
  origin: 403,
  'too-many': 429,
  'too-large': 413,
  store: 503,
  'rules-failed': 500,
  internal: 500,
  started: 409,
  taken: 409,
  'not-over': 409,
  over: 409,
  busy: 409,
}

export const statusOf = (code: string): number => STATUS[code] ?? 400

/** What the asker is told. What he can do nothing about is logged. */
export function tell(e: unknown, log: Log, context: Readonly<Record<string, unknown>>): Told {
  if (e instanceof Refused) return { code: e.code, message: e.message, ...(e.where !== undefined && { where: e.where }) }
  if (e instanceof StoreError) {
    log.error({ ...context, detail: e.detail }, 'the store failed')
    return { code: 'store', message: e.told }
  }
  if (e instanceof RulesError) {
    const path = (e.reason as { path?: unknown }).path
    log.error({ ...context, error: e.message, path, stack: e.reason.stack }, 'the rules failed')
    return { code: 'rules-failed', message: 'The rules could not carry this out. Nothing was changed, and it was written to the log.' }
  }
  log.error({ ...context, error: e instanceof Error ? (e.stack ?? e.message) : String(e) }, 'an error that nobody expected')
  return { code: 'internal', message: 'Something went wrong on the server. It was written to the log.' }
}
