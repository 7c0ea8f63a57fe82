import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorBody } from '@orrery/protocol'
import { STATUS } from '../tables/refused.ts'
import { testServer, type TestServer } from './help/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Sends bytes and reads what comes back until the server ends the connection: clients of a library can't send such requests. */
function raw(bytes: string, port = server.port): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let got = ''
    socket.setEncoding('utf8').on('data', (text) => (got += text))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = got.split(/\r\n\r\n/)
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), type: /content-type: ([^\r]+)/i.exec(head)?.[1] ?? '', body })
    })
  })
}

/** A request by hand; the connection is closed after it. */
const request = (line: string, headers: string[] = ['Host: here'], body = ''): string =>
  [`${line} HTTP/1.1`, 'Connection: close', ...headers, '', body].join('\r\n')

const json = (length: number): string[] => ['Host: here', 'Content-Type: application/json', `Content-Length: ${length}`]
const upgrade = (...more: string[]): string[] => ['Host: here', 'Connection: Upgrade', 'Upgrade: websocket', ...more]
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='

describe('every refusal has our form, whoever of the layers below refuses', () => {
  test.each([
    ['a malformed address', request('GET /%ff'), 400, 'bad-request'],
    ['a malformed address of the interface', request('POST /api/%zz/x'), 400, 'bad-request'],
    ['a part of the address that is too long', request(`GET /me/${'a'.repeat(200)}`), 404, 'not-found'],
    ['a NUL in a file’s name', request('GET /assets/%00.js'), 404, 'not-found'],
    ['an address that is not there', request('GET /api/nothing'), 404, 'not-found'],
    ['a method that is not there', request('PUT /api/games', json(2), '{}'), 404, 'not-found'],
    ['a method that fastify does not know', request('PROPFIND /api/me'), 404, 'not-found'],
    ['a method that nobody knows', request('FOO /api/me'), 400, 'bad-request'],
    ['what is no HTTP', 'hello\r\n\r\n', 400, 'bad-request'],
    ['headers that are too long', request('GET /api/games', ['Host: here', `X: ${'x'.repeat(20_000)}`]), 431, 'too-large'],
    ['an address that is too long', request(`GET /api/games?${'x'.repeat(20_000)}`), 431, 'too-large'],
    ['a body that is no JSON', request('POST /api/tables', json(1), '{'), 400, 'bad-request'],
    ['an empty body', request('POST /api/tables', json(0)), 400, 'bad-request'],
    ['no body', request('POST /api/tables', ['Host: here']), 400, 'bad-request'],
    ['a body with a poisoned name', request('POST /api/tables', json(19), '{"__proto__":{"a":1}}'.slice(0, 19)), 400, 'bad-request'],
    [
      'a body of another type',
      request('POST /api/tables', ['Host: here', 'Content-Type: text/xml', 'Content-Length: 4'], '<x/>'),
      400,
      'bad-request',
    ],
    ['a body without a type', request('POST /api/tables', ['Host: here', 'Content-Length: 4'], '{}  '), 400, 'bad-request'],
    ['a body that is too large', request('POST /api/tables', json(20_000), 'x'.repeat(20_000)), 413, 'too-large'],
    ['a length that is none', request('POST /api/tables', ['Host: here', 'Content-Length: two']), 400, 'bad-request'],
    ['no Host', request('GET /api/games', []), 400, 'bad-request'],
    ['a malformed Host', request('GET /api/games', ['Host: a b/<c>']), 400, 'bad-request'],
    ['an Expect that is not understood', request('GET /api/games', ['Host: here', 'Expect: wonders']), 400, 'bad-request'],
    ['a socket at another address', request('GET /api/games', upgrade(KEY, 'Sec-WebSocket-Version: 13')), 404, 'not-found'],
    ['a handshake without a key', request('GET /api/tables/abcdefghijkl/live', upgrade('Sec-WebSocket-Version: 13')), 400, 'bad-request'],
    ['a handshake of another version', request('GET /api/tables/abcdefghijkl/live', upgrade(KEY, 'Sec-WebSocket-Version: 7')), 400, 'bad-request'],
    [
      'a socket for another site',
      request('GET /api/tables/abcdefghijkl/live', upgrade(KEY, 'Sec-WebSocket-Version: 13', 'Origin: https://evil.example')),
      403,
      'origin',
    ],
    ['a socket’s address without a socket', request('GET /api/tables/abcdefghijkl/live'), 404, 'not-found'],
  ])('%s', async (_name, bytes, status, code) => {
    const got = await raw(bytes)
    expect(got).toMatchObject({ status, type: 'application/json; charset=utf-8' })
    const { error, ...rest } = ErrorBody.strict().parse(JSON.parse(got.body))
    expect(rest).toEqual({})
    expect(error).toMatchObject({ code, message: expect.stringMatching(/^[A-Z]/) })
  })
})

describe('docs/protocol.md', () => {
  const home = fileURLToPath(new URL('..', import.meta.url))
  const protocol = readFileSync(join(home, '../../docs/protocol.md'), 'utf8')
  /** The server's sources, and the kernel's table, whose refusals it passes on. */
  const sources = [
    ...readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((f) => f.endsWith('.ts') && !f.startsWith('test') && !f.includes('node_modules') && !f.startsWith('store') && !f.endsWith('refused.ts'))
      .map((f) => readFileSync(join(home, f), 'utf8')),
    readFileSync(join(home, '../kernel/table.ts'), 'utf8'),
  ].join('\n')

  test('lists every code that a refusal can have, with its status, and no other', () => {
    const rows = [...protocol.slice(protocol.indexOf('## 9.')).matchAll(/^\| `([a-z-]+)`(?: \((\d{3})\))? \|/gm)]
    const told = Object.fromEntries(rows.map(([, code, status]) => [code!, Number(status ?? 400)]))
    expect(rows).toHaveLength(Object.keys(told).length)
    expect(told).toEqual(STATUS)
  })

  test('every such code is given somewhere', () => {
    const given = [...sources.matchAll(/(?:new Refused\(\s*|\bmust\(|\bcode: |\brefused: )'([a-z-]+)'/g)].map((m) => m[1]!)
    expect(given.length).toBeGreaterThan(50)
    expect([...new Set(given)].toSorted()).toEqual(Object.keys(STATUS).toSorted())
  })

  test('lists every number that the server closes a socket with', () => {
    const mine = [...sources.matchAll(/(?:\.close\(|^const [A-Z_]+ = )(\d{4})\b/gm)].map((m) => Number(m[1]))
    // These the WebSocket library sends by itself.
    const librarys = [1002, 1007, 1009]
    const told = [...(/^Close codes: [^.]*/m.exec(protocol)?.[0] ?? '').matchAll(/\b\d{4}\b/g)].map((m) => Number(m[0]))
    expect(told.toSorted()).toEqual([...new Set([...mine, ...librarys])].toSorted())
  })
})
