/** What the lessons of Rebellion name is called as the tables call it, in every language. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Language } from '../src/app/prefs.ts'
import { EMPIRE_LESSONS } from '../src/games/rebellion/learn/empire.ts'
import type { Lesson } from '../src/games/rebellion/learn/moments.ts'
import { NAMED, withNames } from '../src/games/rebellion/learn/named.ts'
import { REBEL_LESSONS } from '../src/games/rebellion/learn/rebels.ts'
import { nameOf, textsOf, type Texts } from '../src/games/rebellion/texts.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const COURSES = { empire: EMPIRE_LESSONS, rebels: REBEL_LESSONS } as const

/** Which names each lesson mentions; the others mention none. */
const MENTIONS: Readonly<Record<keyof typeof COURSES, Readonly<Record<string, readonly string[]>>>> = {
  empire: {
    assign: ['admiral-piett', 'gather-intel'],
    assigned: ['darth-vader', 'grand-moff-tarkin'],
    activate: ['grand-moff-tarkin', 'kashyyyk', 'mandalore'],
    move: ['star-destroyer', 'tie-fighter'],
  },
  rebels: {
    objectives: ['major-victory'],
    assign: ['mon-mothma', 'rapid-mobilization'],
    assigned: ['jan-dodonna'],
    activate: ['assault-carrier', 'bothawui', 'jan-dodonna', 'naboo', 'rodia', 'stormtrooper', 'tie-fighter'],
    move: ['corellian-corvette', 'rebel-transport'],
    reveal: ['rapid-mobilization'],
    mobilize: ['rapid-mobilization'],
  },
}

/** Words of names that mean something of their own too: sides, colours of shields, the star on the track. */
const COMMON: Readonly<Record<Language, RegExp>> = {
  en: /^(star|destroyer|rebel|trooper|fighter|shield|general|under|cannon|land\w*)$/i,
  uk: /^(зірка|повстанців|винищувач)$/i,
  ru: /^(звезда|повстанцев|истребитель|щита)$/i,
}

/** Whether a word of a sentence is one of a name, in whatever case: all but its end stays the same. */
const isOf = (word: string, name: string): boolean => (name.length < 5 ? word === name : word.startsWith(name.slice(0, Math.max(4, name.length - 2))))

/**
 * Names of units, leaders and systems, word by word: what no lesson may say by itself. Cards have names of everyday words; they are
 * looked for as a whole.
 */
function forbidden({ language, cards }: Texts): readonly string[] {
  const all = [cards.systems, cards.leaders, cards.units].flatMap((table) => Object.values(table).map((x) => x.name))
  const words = all.flatMap((name) => name.split(/[\s-]+/)).filter((word) => word.length >= 3 && !COMMON[language].test(word))
  return [...new Set(words.map((word) => word.toLowerCase()))]
}

const said = (l: Lesson, language: Language): string => `${l.title[language]} ${l.text[language]}`

describe.each(['en', 'uk', 'ru'] as const)('in %s', (language) => {
  let texts: Texts
  beforeAll(async () => {
    texts = await textsOf(language)
  })

  test.each(['empire', 'rebels'] as const)('%s: each lesson names what it is known to name', (side) => {
    const found = COURSES[side].flatMap((l) => {
      const ids = [...new Set([...said(l, language).matchAll(NAMED)].map((m) => m[1] ?? ''))].toSorted()
      return ids.length === 0 ? [] : [[l.id, ids] as const]
    })
    expect(Object.fromEntries(found)).toEqual(MENTIONS[side])
  })

  test.each(['empire', 'rebels'] as const)('%s: the names are those of the tables, and nothing else is left in braces', (side) => {
    for (const [i, l] of withNames(COURSES[side], texts).entries()) {
      expect(said(l, language), l.id).not.toMatch(/[{}]/)
      for (const id of MENTIONS[side][l.id] ?? []) {
        expect(nameOf(texts, id), id).not.toBe(id)
        expect(said(l, language), l.id).toContain(nameOf(texts, id))
      }
      expect(l.id).toBe(COURSES[side][i]?.id)
    }
  })

  test.each(['empire', 'rebels'] as const)('%s: no name is written out', (side) => {
    const names = forbidden(texts)
    expect(names.length).toBeGreaterThan(50)
    const cards = [texts.cards.missions, texts.cards.actions, texts.cards.objectives, texts.cards.tactics].flatMap((t) =>
      Object.values(t).map((x) => x.name.toLowerCase()),
    )
    const bad = COURSES[side].flatMap((l) => {
      const plain = said(l, language).replaceAll(NAMED, '').toLowerCase()
      const words = plain.split(/[^\p{L}\d’']+/u)
      const found = [
        ...names.filter((name) => words.some((word) => isOf(word, name))),
        ...cards.filter((name) => name.includes(' ') && plain.includes(name)),
      ]
      return found.map((x) => `${l.id}: ${x}`)
    })
    expect(bad).toEqual([])
  })
})

test('a name in another case is found: what was written out before', () => {
  for (const [word, name] of [
    ['родію', 'родія'],
    ['додонну', 'додонна'],
    ['транспорт', 'транспорт'],
    ['таркина', 'таркин'],
    ['мандалорі', 'мандалор'],
    ['stormtroopers', 'stormtrooper'],
    ['набу', 'набу'],
  ] as const)
    expect(isOf(word, name), word).toBe(true)
  expect(isOf('збору', 'зброя')).toBe(false)
})
