/** Two people at a table of the toy game. */
import { Guest, testServer, type Socket, type TestServer } from './server.ts'

/** Waits until all of these have been told of so many decisions. */
export const at = (seq: number, ...sockets: Socket[]): Promise<unknown> => Promise.all(sockets.map((s) => s.when((x) => x.open?.seq === seq)))

export interface House {
  readonly server: TestServer
  readonly ann: Guest
  readonly bob: Guest
}

export async function house(): Promise<House> {
  const server = await testServer()
  return { server, ann: await Guest.at(server.url), bob: await Guest.at(server.url) }
}

export interface Pair {
  readonly id: string
  readonly a: Socket
  readonly b: Socket
}

/** Ann on the left, Bob on the right; nobody has done anything yet. */
export async function pair({ ann, bob }: House, more: object = {}): Promise<Pair & { readonly token: string }> {
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }], more)
  const { body } = await bob.call('POST', `/api/tables/${id}/join`, {})
  return { id, a: await ann.sit(id), b: await bob.sit(id), token: body.seatToken }
}

/** Both have bid; the left seat is to take. */
export async function begun(at0: House, more: object = {}): Promise<Pair> {
  const t = await pair(at0, more)
  await t.a.answer('bid:1')
  await t.b.answer('bid:1')
  await at(2, t.a, t.b)
  return t
}
