import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readJson } from '@orrery/protocol'
import { house, pair, type House } from './help/pair.ts'

let all: House
beforeAll(async () => {
  all = await house()
})
afterAll(() => all.server.stop())

const NOTHING = Object.getOwnPropertyNames(Object.prototype).toSorted()
/** Nothing of what was sent came to the prototype that all objects share. */
function nothingPolluted(): void {
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(NOTHING)
  expect(({} as { poisoned?: unknown }).poisoned).toBeUndefined()
}

const POISON = '{"poisoned":1}'

describe('keys that could get at prototypes', () => {
  test.each([
    ['{"__proto__":1}', '__proto__', ''],
    ['{"a":{"b":[0,{"__proto__":null}]}}', '__proto__', 'a.b.1'],
    ['{"\\u005f_proto__":{}}', '__proto__', ''],
    ['[{"constructor":{"prototype":{}}}]', 'prototype', '0.constructor'],
  ])('%s', (text, key, where) => expect(readJson(text)).toEqual({ flaw: 'key', key, where }))

  test('the same words as values, and keys that lead nowhere', () => {
    for (const text of ['["__proto__"]', '{"a":"__proto__"}', '{"constructor":1}', '{"prototype":{}}', '{"proto":{}}', 'null', '7'])
      expect(readJson(text)).toEqual({ ok: JSON.parse(text) })
    expect(readJson('\ufeff{}')).toEqual({ ok: {} })
    expect(readJson('{')).toMatchObject({ flaw: 'no-json', why: expect.stringMatching(/JSON/) })
  })

  test('however deep they are', () => {
    const deep = 1_000_000
    const read = readJson(`${'['.repeat(deep)}{"__proto__":1}${']'.repeat(deep)}`)
    expect(read).toEqual({ flaw: 'key', key: '__proto__', where: `${'0.'.repeat(8)}….0` })
  })
})

describe('over HTTP', () => {
  const file = (more: string): string => `{"format":"orrery-table/1","game":"toy",${more}}`
  test.each([
    ['POST', '/api/tables', `{"game":"toy","seats":[],"__proto__":${POISON}}`, 'body'],
    ['POST', '/api/tables', `{"game":"toy","seats":[{"kind":"me"},{"kind":"open"}],"options":{"__proto__":${POISON}}}`, 'body/options'],
    ['POST', '/api/tables', `{"game":"toy","seats":[{"kind":"me","__proto__":${POISON}}]}`, 'body/seats/0'],
    ['POST', '/api/tables/import', file(`"options":{"__proto__":${POISON}}`), 'body/options'],
    ['POST', '/api/tables/import', file(`"answers":[{"seat":0,"key":"bid:1"},{"__proto__":${POISON}}]`), 'body/answers/1'],
    ['PATCH', '/api/me', `{"name":"Ann","__proto__":${POISON}}`, 'body'],
    ['POST', '/api/tables/abcdefghijkl/join', `{"__proto__":${POISON}}`, 'body'],
  ])('%s %s %s', async (method, path, body, where) => {
    const headers = { cookie: all.ann.cookie, 'content-type': 'application/json' }
    const reply = await fetch(all.server.url + path, { method, headers, body })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ error: { code: 'bad-request', message: 'The key "__proto__" may not be used.', where } })
    nothingPolluted()
  })
})

describe('on the socket', () => {
  test.each([
    [`{"t":"ping","id":7,"__proto__":${POISON}}`, 'The key "__proto__" may not be used.'],
    [`{"t":"answer","id":7,"seq":0,"keys":[{"__proto__":${POISON}}]}`, 'keys.0: The key "__proto__" may not be used.'],
    [`{"t":"chat","id":7,"text":{"constructor":{"prototype":${POISON}}}}`, 'text.constructor: The key "prototype" may not be used.'],
  ])('%s', async (frame, message) => {
    const { a, b } = await pair(all, {})
    const error = a.until((m) => m.t === 'error')
    a.sendRaw(frame)
    expect(await error).toMatchObject({ code: 'bad-message', id: 7, message })
    nothingPolluted()
    expect((await a.answer('bid:1')).t).toBe('done')
    await b.when((s) => s.open!.seq === 1)
  })
})
