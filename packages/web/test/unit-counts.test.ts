/** Numbers of units in words, as each language counts. */
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import type { View } from '@orrery/rebellion/view'
import type { WireAsk, WireEvent } from '@orrery/protocol'
import { i18n } from '@lingui/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Language } from '../src/app/prefs.ts'
import { optionWords, question } from '../src/games/rebellion/labels.ts'
import { systemLabel } from '../src/games/rebellion/names.ts'
import { sentenceOf } from '@orrery/rebellion/rulebook/teller'
import { markedWords, nameOf, textsOf, unitsNamed, type Texts } from '../src/games/rebellion/texts.ts'
import { gameWord, joinWords } from '../src/games/rebellion/words/index.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => vi.unstubAllGlobals())

/** The names that do not change with the number, in these languages. */
const RIGID = new Set(['at-st', 'at-at'])
const ids = UNITS.map((u) => u.id)
const countsOf = (of: Readonly<Record<string, number>>): number[] => ids.map((id) => of[id] ?? 0)
const read = (said: string | null, texts: Texts): string =>
  (said ?? '')
    .split('\u0001')
    .map((part, i) => (i % 2 === 0 ? part : markedWords(texts, part)))
    .join('')

const kessel = (texts: Texts): string =>
  systemLabel(
    { owner: 'subjugated', units: countsOf({ stormtrooper: 2, 'at-st': 5, 'ion-cannon': 1 }), leaders: [], sabotage: false },
    'kessel',
    texts,
  )

interface Expected {
  readonly label: RegExp
  readonly move: string
  readonly deploy: string
  readonly place: string
  readonly back: string
}
const EXPECTED: Readonly<Record<Language, Expected>> = {
  en: {
    label: /^Kessel: 2 Stormtroopers, 5 AT-STs, 1 Ion Cannon, subjugated$/,
    move: '3 Rebel Troopers, X-wing',
    deploy: '2 Ion Cannons',
    place: '2 Rebel Troopers: click lit systems.',
    back: 'Rebel Trooper back from Kessel',
  },
  uk: {
    label: /^Кессель: 2 Штурмовики, 5 АТ-СТ, 1 Іонна гармата, окупована$/,
    move: '3 Солдати повстанців, Х-вінґ',
    deploy: '2 Іонні гармати',
    place: '2 Солдати повстанців: натискайте підсвічені системи.',
    back: 'Повернути: Солдат повстанців (Кессель)',
  },
  ru: {
    label: /^Кессель: 2 Штурмовика, 5 AT-ST, 1 Ионная пушка, порабощена$/,
    move: '3 Солдата повстанцев, X-истребитель',
    deploy: '2 Ионные пушки',
    place: '2 Солдата повстанцев: нажимайте подсвеченные системы.',
    back: 'Вернуть: Солдат повстанцев (Кессель)',
  },
}

describe.each(['en', 'uk', 'ru'] as const)('units in %s', (language) => {
  let texts: Texts
  beforeAll(async () => {
    texts = await textsOf(language)
    await joinWords(language)
    i18n.activate(language)
  })

  it('of all 18 kinds are counted', () => {
    expect(ids).toHaveLength(18)
    for (const id of ids) {
      const name = nameOf(texts, id)
      const forms = [1, 2, 5, 11, 21, 22].map((n) => unitsNamed(texts, id, n).replace(/^\d+ /, ''))
      const [one, two, five, eleven, more, again] = forms
      const slavic = language !== 'en'
      expect(one).toBe(name)
      expect(eleven).toBe(five)
      expect(more).toBe(slavic ? name : five)
      expect(again).toBe(two)
      const rigid = slavic && RIGID.has(id)
      expect(two === name, id).toBe(rigid)
      // «Пять солдат» is what one soldier is called.
      expect(five === name, id).toBe(rigid || (language === 'ru' && id === 'rebel-trooper'))
      if (slavic && !rigid) expect(five, id).not.toBe(two)
      // Two or five Death Stars are still what one is called: the first letters of a name stay.
      for (const form of forms) expect(form?.slice(0, 2), id).toBe(name.slice(0, 2))
    }
  })

  it('are said so of a system, in the log, in questions and answers', () => {
    const said = EXPECTED[language]
    expect(kessel(texts)).toMatch(said.label)
    const line = (e: object): string => read(sentenceOf(e as WireEvent['e'], texts, gameWord), texts)
    expect(line({ t: 'move', from: 'kessel', to: 'rodia', units: { 'rebel-trooper': 3, 'x-wing': 1 }, captives: [] })).toContain(said.move)
    for (const t of ['deploy', 'gain', 'destroy']) expect(line({ t, side: 0, place: 'kessel', unit: 'ion-cannon', n: 2 })).toContain(said.deploy)
    expect(line({ t: 'queue', side: 0, space: 2, unit: 'ion-cannon', n: 2, from: null })).toContain(said.deploy)
    expect(line({ t: 'queue', side: 0, space: 2, unit: 'ion-cannon', n: 1, from: null })).toMatch(new RegExp(`${nameOf(texts, 'ion-cannon')}$`))
    const view = { places: SYSTEMS.map(() => ({})) } as unknown as View
    const ask = (kind: string, more: object = {}) => ({ seat: 0, kind, options: [], path: [], ...more }) as unknown as WireAsk
    const set = { how: 'divide', min: 2, max: 2, ids: [], picked: [] }
    expect(question(view, texts, ask('place', { about: 'rebel-trooper', set }))).toBe(said.place)
    const scrap = { key: 'scrap:kessel:rebel-trooper', t: 'scrap', c: 'kessel', d: 'rebel-trooper' }
    expect(optionWords(view, texts, ask('deploy'), scrap)).toBe(said.back)
  })
})
