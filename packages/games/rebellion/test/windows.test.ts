import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { windows } from '../windows.ts'

/** The tables of questions: those that are asked of whoever could have an answer, and that have a `pass`. */
const told = ['../asks-combat.ts', '../asks-missions.ts'].flatMap((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, kind = '', to = '', options = ''] = /^ \* \| (`.*?) \| (.*?) \| (.*) \|$/.exec(line) ?? []
      const concealed = kind.includes('(c)') || to.includes('concealed')
      const name = /`([a-z-]+)`/.exec(kind)?.[1]
      return name !== undefined && concealed && options.includes('`pass`') ? [name] : []
    }),
)

test('the windows are what the tables of questions call concealed, the turn and the card before a roll', () => {
  expect(told.length).toBeGreaterThan(5)
  expect(windows.toSorted()).toEqual([...told, 'command', 'one-in-a-million'].toSorted())
})
