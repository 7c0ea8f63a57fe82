import { expect, onTestFinished, test } from 'vitest'
import { testServer } from './help/server.ts'
import { writeWhole } from './help/long.ts'

test('a table with more records than one statement can carry is written whole and read back', async () => {
  const server = await testServer()
  onTestFinished(() => server.stop())
  const { repo } = server.hall.parts
  expect(await writeWhole(repo, 20_000)).toBe(20_000)
})
