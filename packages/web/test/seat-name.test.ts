import { i18n } from '@lingui/core'
import type { SeatState } from '@orrery/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { deckbuilding } from '@orrery/deckbuilding'
import { rebellion } from '@orrery/rebellion'
import { SideName } from '../src/games/rebellion/SideName.tsx'
import { personName, seatName, sideWord } from '../src/table/seat-name.ts'
import { en } from '../src/words/en.ts'
import { uk } from '../src/words/uk.ts'

// The words come with the page's preferences, which ask the browser for its languages.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: en }))

const seat = (n: number, side: string, name: string, kind: SeatState['kind'] = 'person'): SeatState => ({
  seat: n,
  side,
  kind,
  name,
  level: null,
  online: true,
  stoodIn: false,
  awaySince: null,
})

test('a seat is called by its name; by its side too where another seat has the same name', () => {
  const two = [seat(0, 'rebels', 'Ann'), seat(1, 'empire', 'Bob')]
  expect([seatName(two, 0), seatName(two, 1), seatName(two, undefined)]).toEqual(['Ann', 'Bob', ''])
  const alike = [seat(0, 'rebels', 'Ann'), seat(1, 'imperial-admiral', 'Ann'), seat(2, 'imperial-general', '', 'bot'), seat(3, 'x', '', 'open')]
  expect([0, 1, 2].map((n) => seatName(alike, n))).toEqual(['Ann (Rebels)', 'Ann (Empire, Admiral)', 'Machine'])
})

test('every seat of every game has a word for its side', () => {
  const sides = [deckbuilding, rebellion].flatMap((game) =>
    [2, 3, 4].flatMap((players) => {
      const options = game.parseOptions(game.id === 'rebellion' ? { players } : {})
      return 'ok' in options ? game.seats(options.ok as never).map((s) => s.id) : []
    }),
  )
  expect(new Set(sides).size).toBe(6)
  expect(sides.filter((s) => sideWord(s) === s)).toEqual([])
})

test('a guest without a name of his own is called a guest in the language that is shown', () => {
  i18n.loadAndActivate({ locale: 'uk', messages: uk })
  expect(['Guest 1234', 'Guest of honour', 'Ann'].map(personName)).toEqual(['Гість 1234', 'Guest of honour', 'Ann'])
  expect(seatName([seat(0, 'rebels', 'Guest 1234'), seat(1, 'empire', 'Bob')], 0)).toBe('Гість 1234')
  i18n.loadAndActivate({ locale: 'en', messages: en })
})

test.each(['rebels', 'empire', 'rebel-general', 'imperial-admiral'])('before the texts are there, the side %s is a word and no id', (side) => {
  const shown = renderToStaticMarkup(createElement(SideName, { side })).replaceAll(/<[^>]*>/g, '')
  expect(shown.trim()).toBe(sideWord(side))
  expect(shown).not.toContain(side)
})
