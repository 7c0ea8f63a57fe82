import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StoreError } from '../store/store.ts'
import { Guest, testServer, type TestServer } from './help/server.ts'

let web: string
let plain: TestServer
let secure: TestServer
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'orrery-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Orrery</title>')
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'export const x = 1\n')
  writeFileSync(join(web, 'assets/app-1a2b.js.gz'), gzipSync('export const x = 1\n'))
  writeFileSync(join(web, 'favicon.svg'), '<svg/>')
  plain = await testServer({ parts: { web } })
  secure = await testServer({ parts: { web }, env: { PUBLIC_URL: 'https://orrery.example' } })
})
afterAll(async () => {
  await plain.stop()
  await secure.stop()
  rmSync(web, { recursive: true })
})

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

/** Of a table that there is, its game and its person. */
async function addresses(): Promise<string[]> {
  const ann = await Guest.at(plain.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }])
  return ['/', '/?link=unknown', `/t/${id}`, `/t/${id}/`, `/t/${id}?prompt=1`, `/replay/${id}?at=9`, '/rules/toy']
}

async function isPage(path: string, status: number, init: RequestInit = BROWSER): Promise<void> {
  const reply = await fetch(plain.url + path, init)
  expect({ path, status: reply.status }).toEqual({ path, status })
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  if (init.method !== 'HEAD') expect(await reply.text()).toContain('<title>Orrery')
  const policy = reply.headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|upgrade-insecure/)
  expect(reply.headers.get('strict-transport-security')).toBeNull()
  expect(reply.headers.get('cache-control')).toBe('no-cache')
}

test('pages of the client are the page, with a policy that lets no foreign script in', async () => {
  for (const path of await addresses()) {
    await isPage(path, 200)
    await isPage(path, 200, {})
    await isPage(path, 200, { method: 'HEAD' })
  }
})

test('the page of a personal link that is not followed is there', async () => {
  const [ann, bob] = [await Guest.at(plain.url), await Guest.at(plain.url)]
  await isPage(new URL(bob.me.link).pathname, 200, { headers: { ...BROWSER.headers, cookie: ann.cookie } })
})

test.each([
  '/nonsense',
  '/nonsense/',
  '/nonsense.php',
  '/index.html',
  '/t',
  '/t/',
  '/t/abcdefghijkl',
  '/t/ABC',
  '/t/x/y',
  '/replay/abcdefghijkl',
  '/replay/abcdefghijkl/12',
  '/rules/chess',
  '/rules/toString',
  '//t',
  '/t/%00',
  '/t/%zz',
  '/t/%E0%A4%A',
  '/t/..%2f..',
  '/t/..%5c..',
  '/me/x/..%2f..',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets',
  '/assets/',
  '/assets/app-0000.js',
  '/assets/..%2findex.html',
  `/me/${'a'.repeat(200)}`,
])('%s is not there: the page that says so, with 404', (path) => isPage(path, 404))

test('a program that looks for a page that is not there gets 404 too, whatever it takes', async () => {
  await isPage('/nonsense', 404, {})
  await isPage('/nonsense', 404, { method: 'HEAD' })
  expect((await fetch(`${plain.url}/nonsense`, { method: 'POST' })).status).toBe(404)
})

test('while the store is away no table is called gone', async () => {
  const server = await testServer({ parts: { web } })
  server.hall.parts.repo.table = () => Promise.reject(new StoreError('store-away', 'ECONNREFUSED'))
  expect((await fetch(`${server.url}/t/abcdefghijkl`, BROWSER)).status).toBe(200)
  await server.stop()
})

test('looking for tables counts as requests do', async () => {
  const strict = await testServer({ parts: { web }, env: { HTTP_LIMIT: '3' } })
  const codes = []
  for (let i = 0; i < 5; i++) codes.push((await fetch(`${strict.url}/t/abcdefghijk${i}`, BROWSER)).status)
  expect(codes).toEqual([404, 404, 404, 429, 429])
  await strict.stop()
})

test('with an https address the browser is told to stay with it', async () => {
  const reply = await fetch(secure.url)
  expect(reply.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  expect(reply.headers.get('strict-transport-security')).toMatch(/max-age=\d+/)
  const cookie = (await fetch(`${secure.url}/api/me`)).headers.get('set-cookie')
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
})

test('hashed files are kept for ever and sent compressed; others not', async () => {
  const hashed = await fetch(`${plain.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'gzip' } })
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(hashed.headers.get('content-encoding')).toBe('gzip')
  expect(hashed.headers.get('content-type')).toContain('javascript')
  expect(await hashed.text()).toBe('export const x = 1\n')
  expect((await fetch(`${plain.url}/favicon.svg`)).headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a file that is not there is not the page for who takes no page, and the interface has none; nothing outside the folder is served', async () => {
  const SCRIPT = { headers: { accept: '*/*', 'sec-fetch-dest': 'script' } }
  for (const path of [
    '/assets/app-0000.js',
    '/assets/app-0000',
    '/assets',
    '/assets/',
    '/assets/..%2findex.html',
    '/api/nope',
    '/api/',
    '/api/..%2f..',
    '/api',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
  ])
    for (const init of path.startsWith('/api') ? [{}, SCRIPT, BROWSER] : [{}, SCRIPT]) {
      const reply = await fetch(plain.url + path, init)
      expect({ path, status: reply.status, type: reply.headers.get('content-type') }).toEqual({
        path,
        status: 404,
        type: 'application/json; charset=utf-8',
      })
    }
})

test('answers of the interface carry no page headers', async () => {
  const reply = await fetch(`${plain.url}/healthz`)
  expect(reply.headers.get('content-security-policy')).toBeNull()
})
