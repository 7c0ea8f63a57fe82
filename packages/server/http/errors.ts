/** How failures are told over HTTP and on the socket: a code for programs, one sentence for people, nothing of the inside. */
import type { Log } from '../log.ts'
import { StoreError } from '../store/store.ts'
import { RulesError } from '../tables/live.ts'
import { Refused, type Code } from '../tables/refused.ts'

export interface Told {
  readonly code: Code
  readonly message: string
  readonly where?: string
}

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
