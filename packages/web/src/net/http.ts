/** The HTTP interface of the server. */
import type { Became, CreateTable, Course, ErrorBody, Me, Moment, TableFile, TableRow } from '@orrery/protocol'

/** An answer of the server that says what was wrong. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
    this.name = 'Refused'
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const reply = await fetch(`/api${path}`, init)
  const text = await reply.text()
  const json: unknown = text === '' ? null : JSON.parse(text)
  if (reply.ok) return json as T
  const error = (json as Partial<ErrorBody> | null)?.error
  throw new Refused(error?.code ?? 'http', error?.message ?? reply.statusText, reply.status)
}

/** Who asks for the first time becomes a guest by it: asked twice at once, he would be two, and lose the seat of one of them. */
let meeting: Promise<Me> | null = null
function me(): Promise<Me> {
  meeting ??= call<Me>('GET', '/me').finally(() => {
    meeting = null
  })
  return meeting
}

/** A request of somebody who must be known: waits until he is. */
async function asMe<T>(method: string, path: string, body: unknown): Promise<T> {
  await meeting?.catch(() => undefined)
  try {
    return await call<T>(method, path, body)
  } catch (e) {
    if (!(e instanceof Refused) || e.code !== 'no-session') throw e
    await me()
    return call<T>(method, path, body)
  }
}

type Wish = Omit<CreateTable, 'options' | 'shuffleSeats' | 'visibility' | 'awayMinutes'> & Partial<CreateTable>

export const api = {
  me,
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  become: (secret: string, sure: boolean) => call<Became>('PUT', '/me', { secret, sure }),
  tables: (list: 'open' | 'mine' | 'watch' | 'replays') => call<{ tables: TableRow[] }>('GET', `/tables?list=${list}`),
  create: (wish: Wish) => asMe<{ id: string }>('POST', '/tables', wish),
  join: (id: string, seat?: number) => asMe<{ seat: number; seatToken: string }>('POST', `/tables/${id}/join`, seat === undefined ? {} : { seat }),
  at: (id: string, seq: number, seat?: number) => call<Moment>('GET', `/tables/${id}/at/${seq}${seat === undefined ? '' : `?seat=${seat}`}`),
  course: (id: string) => call<Course>('GET', `/tables/${id}/course`),
  file: (id: string) => call<TableFile>('GET', `/tables/${id}/file`),
  bringIn: (file: unknown) => asMe<{ id: string }>('POST', '/tables/import', file),
  report: (id: string, words: string, at?: number) => call<unknown>('POST', `/tables/${id}/report`, at === undefined ? { words } : { words, at }),
}
