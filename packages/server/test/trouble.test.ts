import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Parts } from '../start.ts'
import { StoreError, type Backend } from '../store/store.ts'
import { Guest, testServer } from './help/server.ts'
import { hostedToy, toyGame } from './help/toy.ts'

/** A folder on a disk that can be filled: a small tmpfs where mounting is allowed, otherwise a store that says it is full. */
function smallDisk(): { dir: string; fill(): void; free(): void; store: NonNullable<Parts['store']> } {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dir]).status === 0
  onTestFinished(() => {
    if (mounted) spawnSync('umount', ['-l', dir])
    rmSync(dir, { recursive: true, force: true })
  })
  const ballast = join(dir, 'ballast')
  let full = false
  const store = (real: Backend): Backend => ({
    ...real,
    atomically: (steps) => (full ? Promise.reject(new StoreError('store-full', 'ENOSPC')) : real.atomically(steps)),
  })
  if (!mounted) return { dir, fill: () => void (full = true), free: () => void (full = false), store }
  const fill = (): void => {
    const fd = openSync(ballast, 'a')
    for (const size of [65_536, 4_096, 512, 1]) {
      try {
        for (;;) writeSync(fd, Buffer.alloc(size))
      } catch {
        continue
      }
    }
    closeSync(fd)
  }
  return { dir, fill, free: () => rmSync(ballast), store: (real) => real }
}

test('a full disk: a clear error to the one who answers, nothing for the others, and the table goes on once there is room', async () => {
  const disk = smallDisk()
  const server = await testServer({ dir: disk.dir, parts: { store: disk.store } })
  const [ann, bob] = [await Guest.at(server.url), await Guest.at(server.url)]
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }])
  await bob.call('POST', `/api/tables/${id}/join`, {})
  const [a, b] = [await ann.sit(id), await bob.sit(id)]
  await a.answer('bid:1')
  await b.when((s) => s.open!.seq === 1)
  disk.fill()
  const [heard, before] = [b.got.length, a.got.length]
  // The log file may have some room left inside: chat uses it up.
  let word = await a.ask({ t: 'chat', text: 'x'.repeat(500) })
  for (let i = 0; i < 2_000 && word.t === 'done'; i++) {
    server.clock.move(3_000)
    word = await a.ask({ t: 'chat', text: 'x'.repeat(500) })
  }
  expect(word).toMatchObject({ t: 'error', code: 'store', message: 'The server has no room left to save; nothing was changed.' })
  const answered = await b.answer('bid:1')
  expect(answered).toMatchObject({ t: 'error', code: 'store' })
  expect(b.got.slice(heard).filter((m) => m.t !== 'chat' && m.t !== 'error')).toEqual([])
  expect(a.got.slice(before).filter((m) => m.t === 'change')).toEqual([])
  disk.free()
  expect((await b.answer('bid:1')).t).toBe('done')
  await a.when((s) => s.open!.seq === 2)
  expect((await server.hall.parts.repo.records(id, 0)).filter((r) => r.body.k === 'a')).toHaveLength(2)
  await server.stop()
})

test('a commit whose outcome is not known: the answer is not acknowledged, and what the store has is what counts', async () => {
  let lose = false
  const store = (real: Backend): Backend => ({
    ...real,
    atomically: async (steps) => {
      const done = await real.atomically(steps)
      if (lose) throw new StoreError('store-away', 'the connection was lost after the commit')
      return done
    },
  })
  const server = await testServer({ parts: { store } })
  const ann = await Guest.at(server.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
  const s = await ann.sit(id)
  lose = true
  expect(await s.ask({ t: 'answer', seq: 0, keys: ['bid:2'], as: 0 })).toMatchObject({ code: 'store' })
  expect(s.open!.seq).toBe(0)
  lose = false
  server.clock.move(1_000)
  await s.when((x) => x.open!.seq === 1)
  expect(await s.ask({ t: 'answer', seq: 0, keys: ['bid:2'], as: 0 })).toMatchObject({ t: 'error', code: 'not-asked' })
  expect((await s.ask({ t: 'answer', seq: 1, keys: ['bid:1'], as: 1 })).t).toBe('done')
  await server.stop()
})

test('rules that fail: the answer is refused, nothing is changed, the path is in the log', async () => {
  const broken = hostedToy({
    ...toyGame,
    steps: {
      ...toyGame.steps,
      take: (g) => {
        if (g.s.stones === 8)
          g.within('toy/loop', () => {
            while (true) g.choose(0, 'again', [{ t: 'on' }, { t: 'off' }])
          })
        toyGame.steps.take!(g)
        if (g.s.stones === 7) throw new RangeError('the heap is broken')
      },
    },
  })
  const server = await testServer({ parts: { games: new Map([['toy', broken]]) } })
  const ann = await Guest.at(server.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
  const s = await ann.sit(id)
  await s.ask({ t: 'answer', seq: 0, keys: ['bid:1'], as: 0 })
  await s.ask({ t: 'answer', seq: 1, keys: ['bid:1'], as: 1 })
  await s.when((x) => x.open!.seq === 2)
  expect(await s.answer('take:2')).toMatchObject({ t: 'error', code: 'rules-failed', seq: 2 })
  expect(server.logged.some((l) => l.includes('the heap is broken'))).toBe(true)
  expect(s.open!.seq).toBe(2)
  expect((await s.answer('take:3')).t).toBe('done')
  await server.stop()
})

test('a bot that fails answers at random, so that people can go on; that is in the log', async () => {
  const bots = { choose: () => Promise.reject(new Error('out of ideas')), close: async () => undefined }
  const server = await testServer({ parts: { bots } })
  const ann = await Guest.at(server.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'bot', level: 'sharp' }])
  const s = await ann.sit(id)
  await s.when((x) => x.open!.seq === 1)
  expect(server.logged.some((l) => l.includes('out of ideas'))).toBe(true)
  await server.stop()
})
