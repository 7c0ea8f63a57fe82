import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from './help/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const MIB = 1_048_576
const HEAD = 'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n'
const long = (bytes: number, more = ''): string => `${HEAD}${more}Content-Length: ${bytes}\r\n\r\n`

function client(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject)
  })
}

/** All that comes until the connection ends. A reset is no answer. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = ''
    socket.setEncoding('utf8').on('data', (text) => (got += text))
    socket.resume()
    socket.on('error', (e) => reject(new Error(`${e.message} after ${JSON.stringify(got.slice(0, 40))}`))).on('close', () => resolve(got))
  })
}

/** A client as simple ones are: all is written first, then the answer is read. */
async function writesFirst(pieces: Iterable<string>): Promise<string> {
  const socket = await client(server.port)
  socket.pause()
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    void (async () => {
      // A pause, as slow lines have: what was refused is known long before all is written.
      for (const piece of pieces) await new Promise((go) => socket.write(piece, (e) => (e instanceof Error ? reject(e) : setTimeout(go, 5))))
      resolve()
    })()
  })
  return answerOf(socket)
}

function* inPieces(head: string, all: number, piece = 'x'.repeat(MIB / 4)): Iterable<string> {
  yield head
  for (let i = 0; i < all; i += piece.length) yield piece
}

function* chunked(all: number): Iterable<string> {
  yield `${HEAD}Transfer-Encoding: chunked\r\n\r\n`
  for (const piece of inPieces('', all)) if (piece !== '') yield `${piece.length.toString(16)}\r\n${piece}\r\n`
  yield '0\r\n\r\n'
}

describe('an answer that is there before all of the request reaches who writes it whole', () => {
  test.each([
    ['a body whose length is told', inPieces(long(6 * MIB), 6 * MIB), 413, 'too-large'],
    ['the same, by a client that closes', inPieces(long(6 * MIB, 'Connection: close\r\n'), 6 * MIB), 413, 'too-large'],
    ['a body whose length is not told', chunked(6 * MIB), 413, 'too-large'],
    ['a large body from another site', inPieces(long(6 * MIB, 'Origin: https://evil.example\r\nConnection: close\r\n'), 6 * MIB), 403, 'origin'],
    ['a large body of another type', inPieces(long(6 * MIB).replace('application/json', 'text/xml'), 6 * MIB), 400, 'bad-request'],
    ['headers without an end', inPieces('GET / HTTP/1.1\r\nHost: here\r\nX: ', 2 * MIB), 431, 'too-large'],
    ['what is no HTTP', inPieces('hello\r\n', 2 * MIB), 400, 'bad-request'],
  ])('%s', async (_name, pieces, status, code) => {
    const before = Date.now()
    const got = await writesFirst(pieces)
    expect(got).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(got).toContain(`{"error":{"code":"${code}",`)
    expect(got.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(Date.now() - before).toBeLessThan(5_000)
  })
})

test('the answer does not wait for the rest', async () => {
  const socket = await client(server.port)
  const answer = new Promise<string>((resolve) => socket.setEncoding('utf8').once('data', resolve))
  socket.write(long(MIB))
  expect(await answer).toMatch(/^HTTP\/1\.1 413 .*too-large/s)
  socket.destroy()
})

test('who sends without end is cut off', async () => {
  const socket = await client(server.port)
  let got = ''
  let sent = 0
  socket.setEncoding('utf8').on('data', (text) => (got += text))
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve))
  socket.write(long(1024 * MIB))
  const piece = 'x'.repeat(MIB)
  const write = (): void => void socket.write(piece, (e) => (!(e instanceof Error) && !socket.destroyed ? ((sent += MIB), write()) : undefined))
  write()
  await closed
  expect(got).toContain('HTTP/1.1 413')
  expect(sent).toBeGreaterThan(8 * MIB)
  expect(sent).toBeLessThan(64 * MIB)
})

test('a server that stops does not wait for who still writes', async () => {
  const other = await testServer()
  const sockets = await Promise.all([client(other.port), client(other.port)])
  const told = sockets.map((s) => new Promise((resolve) => s.on('error', () => undefined).once('data', resolve)))
  sockets[0]!.write(long(MIB))
  sockets[1]!.write('hello\r\n\r\n')
  await Promise.all(told)
  const before = Date.now()
  await other.stop()
  expect(Date.now() - before).toBeLessThan(2_000)
})
