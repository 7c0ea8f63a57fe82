import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from './help/server.ts'

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

test.each(['/', '/t/abcdefghijkl', '/replay/abcdefghijkl/12', '/t/%00', '/t/%zz', '/t/%E0%A4%A'])(
  '%s is the page, with a policy that lets no foreign script in',
  async (path) => {
    const reply = await fetch(plain.url + path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('<title>Orrery')
    const policy = reply.headers.get('content-security-policy')!
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|upgrade-insecure/)
    expect(reply.headers.get('strict-transport-security')).toBeNull()
    expect(reply.headers.get('cache-control')).toBe('no-cache')
  },
)

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

test('what is not there is not the page; nothing outside the folder is served', async () => {
  for (const path of ['/assets/app-0000.js', '/api/nope', '/%2e%2e/package.json', '/..%2fpackage.json']) {
    const reply = await fetch(plain.url + path)
    expect({ path, status: reply.status }).toEqual({ path, status: 404 })
  }
})

test('answers of the interface carry no page headers', async () => {
  const reply = await fetch(`${plain.url}/healthz`)
  expect(reply.headers.get('content-security-policy')).toBeNull()
})
