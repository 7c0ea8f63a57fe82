/** What all games share names none of them: a game is known by its folder and by the lists that it is entered in. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))
const SHARED = ['kernel', 'protocol', 'server', 'web/src']
/** Folders in which each game has its own, and the lists of games beside it. */
const OF_GAMES = new Set(['server/games', 'web/src/games'])
const NOT_SHARED = new Set(['test', 'node_modules', 'dist'])

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((x) => {
    const path = join(folder, x.name)
    if (!x.isDirectory()) return /\.(tsx?|css|html)$/.test(x.name) ? [path] : []
    return NOT_SHARED.has(x.name) || OF_GAMES.has(relative(PACKAGES, path)) ? [] : filesBelow(path)
  })
}

it('kernel, protocol, server and the shared parts of the page name no game', () => {
  const files = SHARED.flatMap((x) => filesBelow(join(PACKAGES, x)))
  expect(files.length).toBeGreaterThan(150)
  const named = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (/rebellion|deckbuilding/i.test(line) ? [`${relative(PACKAGES, file)}:${i + 1} ${line.trim()}`] : [])),
  )
  expect(named).toEqual([])
})
