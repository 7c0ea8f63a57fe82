import { describe, expect, it } from 'vitest'
import * as en from '../en/index.ts'
import { rules as enRules } from '../en/rules.ts'
import { RULES } from '../entries.ts'
import { RELATED } from '../related.ts'
import * as ru from '../ru/index.ts'
import { rules as ruRules } from '../ru/rules.ts'
import { SECTIONS } from '../sections.ts'
import type { Cards, GlossaryEntry, Language, Terms } from '../types.ts'
import * as uk from '../uk/index.ts'
import { rules as ukRules } from '../uk/rules.ts'

const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru']
const books = { en: { ...en, rules: enRules }, uk: { ...uk, rules: ukRules }, ru: { ...ru, rules: ruRules } }

/** How many the box holds. */
const COUNTS: Readonly<Record<keyof Cards, number>> = {
  systems: 32,
  leaders: 25,
  units: 18,
  missions: 53,
  actions: 34,
  objectives: 15,
  tactics: 19,
  rings: 7,
}
const TABLES: readonly (keyof Cards)[] = ['systems', 'leaders', 'units', 'missions', 'actions', 'objectives', 'tactics', 'rings']

/** Designations that stay in Latin letters in a Cyrillic text, and the names that are nothing else. */
const LATIN_ALLOWED = /Y-вінґ\p{L}*|[XY]-истребител\p{L}*|AT-ST|AT-AT|C-3PO|R2-D2|\b(?:III|II|IV|I)\b|до X\b|больше X\b|більше X\b/gu
const SAME: readonly string[] = ['ru.units.at-st.name', 'ru.units.at-at.name']
/** Cards of both decks, or of two stages, that share a name in print. */
const SHARED: readonly string[] = [
  'death-star-plans-iii',
  'ground-brilliant-strategy',
  'ground-concentrate-fire',
  'ground-critical-hit',
  'ground-defensive-formation',
  'ground-onslaught',
  'ground-take-it-down',
  'ground-unstoppable-assault',
]

type Words = Record<string, string>

/** Adds every string below a value, by its path; numbers of a list are part of the path. */
function collect(words: Words, path: string, value: unknown): void {
  if (typeof value === 'string') words[path] = value
  else if (Array.isArray(value)) value.forEach((v, at) => collect(words, `${path}.${at}`, v))
  else if (typeof value === 'object' && value !== null) for (const [k, v] of Object.entries(value)) collect(words, `${path}.${k}`, v)
}

const termWords = (t: Terms, glossary: readonly GlossaryEntry[]): Words => {
  const words: Words = {}
  for (const [group, entries] of Object.entries(t)) collect(words, `terms.${group}`, entries)
  for (const { id, term, text } of glossary) collect(words, `glossary.${id}`, { term, text })
  return words
}

/** Every string of a language, by a key that is the same in all languages. */
function allWords(language: Language): Readonly<Words> {
  const words = termWords(books[language].terms, books[language].glossary)
  for (const [id, text] of Object.entries(books[language].rules)) words[id] = text
  for (const [slug, title] of Object.entries(SECTIONS)) words[`section.${slug}`] = title[language]
  for (const table of TABLES) collect(words, table, books[language].cards[table])
  return words
}

const RULE = /^rebellion\//u
const SENTENCE = /^(?:rebellion\/.*|glossary\..*\.text|.*\.(?:requirement|bonus|condition)|.*\.rulings\.\d+)$/u

describe('entries', () => {
  it('has 622 rules with unique ids, each in a titled chapter', () => {
    expect(RULES).toHaveLength(622)
    expect(new Set(RULES.map((r) => r.id)).size).toBe(622)
    for (const r of RULES) expect(r.id.split('/').slice(0, 2)).toEqual(['rebellion', r.section])
    expect(Object.keys(SECTIONS)).toEqual([...new Set(RULES.map((r) => r.section))])
  })

  it('leaves only physical rules without a test', () => {
    const untested = RULES.filter((r) => !r.testable).map((r) => r.id)
    expect(untested).toEqual(RULES.filter((r) => r.kind === 'physical').map((r) => r.id))
    expect(untested).toHaveLength(11)
  })

  it('marks rulings by their ids', () => {
    expect(RULES.filter((r) => r.kind === 'ruling').map((r) => r.id)).toEqual(RULES.filter((r) => r.id.endsWith('r') && r.section !== 'cards').map((r) => r.id))
  })

  it('relates every unit and card to two to five existing rules', () => {
    const ids = new Set(RULES.map((r) => r.id))
    for (const [table, entries] of Object.entries(RELATED)) {
      expect(Object.keys(entries).toSorted(), table).toEqual(Object.keys(en.cards[table as keyof Cards]).toSorted())
      for (const [card, related] of Object.entries(entries)) {
        expect(related.length, card).toBeGreaterThanOrEqual(2)
        expect(related.length, card).toBeLessThanOrEqual(5)
        expect(new Set(related).size, card).toBe(related.length)
        for (const id of related) expect(ids.has(id), `${card}: ${id}`).toBe(true)
      }
    }
  })
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  const { rules, cards, glossary } = books[language]

  it('has the text of every rule, in the order of the entries', () => {
    expect(Object.keys(rules)).toEqual(RULES.map((r) => r.id))
  })

  it('has every component of the box', () => {
    for (const table of TABLES) expect(Object.keys(cards[table]), table).toHaveLength(COUNTS[table])
  })

  it('has the same keys as English', () => {
    expect(Object.keys(allWords(language))).toEqual(Object.keys(allWords('en')))
  })

  it('has no empty, untrimmed or doubled-space string but the text of plain units', () => {
    for (const [key, word] of Object.entries(allWords(language))) {
      if (!(key.startsWith('units.') && key.endsWith('.text'))) expect(word, key).not.toBe('')
      expect(word, key).toBe(word.trim().replace(/\s+/gu, ' '))
    }
  })

  it('keeps rules, requirements, conditions, rulings and glossary texts whole sentences', () => {
    for (const [key, word] of Object.entries(allWords(language))) {
      if (SENTENCE.test(key)) expect(word, key).toMatch(/^[\p{Lu}\p{N}«"“].*[.!?]$/u)
    }
  })

  it('ends card texts like sentences, and opens them so unless a moment comes first', () => {
    for (const table of ['units', 'missions', 'objectives', 'tactics', 'rings'] as const) {
      for (const [id, card] of Object.entries(cards[table])) if (card.text !== '') expect(card.text, id).toMatch(/^[\p{Lu}«].*\.$/u)
    }
    for (const [id, card] of Object.entries(cards.actions)) {
      expect(card.text, id).toMatch(card.when === undefined ? /^\p{Lu}.*\.$/u : /^\p{Ll}.*\.$/u)
      if (card.when !== undefined) expect(card.when, id).toMatch(/^\p{Lu}.*,$/u)
    }
  })

  it('names no source of ours and no bare rule number', () => {
    for (const [key, word] of Object.entries(allWords(language))) expect(word, key).not.toMatch(/\b00[03]\b|FAQ|Gap:|rebellion\//u)
  })

  it('gives different components of a table different names', () => {
    for (const table of TABLES) {
      const names = Object.entries(cards[table]).filter(([id]) => !SHARED.includes(id))
      expect(new Set(names.map(([, c]) => c.name)).size, table).toBe(names.length)
    }
  })

  it('keeps words of names short enough for a line of a small card', () => {
    for (const table of TABLES) {
      for (const { name } of Object.values(cards[table])) for (const word of name.split(/(?<=-)|\s/u)) expect(word.length, name).toBeLessThanOrEqual(16)
    }
  })

  it('keeps card texts short enough for a card', () => {
    for (const table of ['units', 'missions', 'actions', 'objectives', 'tactics', 'rings'] as const) {
      for (const [id, card] of Object.entries(cards[table])) expect(card.text.length, id).toBeLessThanOrEqual(290)
    }
  })

  it('explains the terms of the glossary, each once', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(50)
    expect(new Set(glossary.map((e) => e.id)).size).toBe(glossary.length)
    expect(new Set(glossary.map((e) => e.term)).size).toBe(glossary.length)
  })
})

describe('the quoted cards', () => {
  it.each(LANGUAGES)('are called in the rules as on the cards, in %s', (language) => {
    const { cards, rules } = books[language]
    const ids = RULES.filter((r) => r.section === 'cards').map((r) => r.id.slice('rebellion/cards/'.length))
    for (const id of ids) {
      const card = id === 'take-it-down' ? cards.tactics['ground-take-it-down'] : (cards.missions[id] ?? cards.actions[id] ?? cards.objectives[id.replace('-luke', '')])
      expect(card, id).toBeDefined()
      expect(rules[`rebellion/cards/${id}`], id).toContain(card!.name)
    }
  })
})

describe.each(['uk', 'ru'] as const)('the translation into %s', (language) => {
  it('translates everything but bare designations', () => {
    const english = allWords('en')
    for (const [key, word] of Object.entries(allWords(language))) {
      if (word !== '') expect(word === english[key], key).toBe(SAME.includes(`${language}.${key}`))
    }
  })

  it('uses Latin letters only in designations', () => {
    for (const [key, word] of Object.entries(allWords(language))) expect(word.replaceAll(LATIN_ALLOWED, ''), key).not.toMatch(/\p{Script=Latin}/u)
  })

  it('uses the letters of its own alphabet only', () => {
    const foreign = language === 'uk' ? /[ыэёъ]/iu : /[іїєґ]/iu
    for (const [key, word] of Object.entries(allWords(language))) expect(word, key).not.toMatch(foreign)
  })

  it('keeps the numbers of every rule and card', () => {
    const digits = (s: string): readonly string[] => (s.match(/\d+/gu) ?? []).toSorted()
    const english = allWords('en')
    for (const [key, word] of Object.entries(allWords(language))) {
      if (RULE.test(key) || /\.(?:text|requirement|condition|bonus)$|rulings/u.test(key)) expect(digits(word), `${key}: ${word}`).toEqual(digits(english[key]!))
    }
  })
})

it('has no Cyrillic letter in English', () => {
  for (const [key, word] of Object.entries(allWords('en'))) expect(word, key).not.toMatch(/\p{Script=Cyrillic}/u)
})

it('says no rule with the same sentence in Ukrainian and Russian', () => {
  for (const [id, text] of Object.entries(ukRules)) expect(text, id).not.toBe(ruRules[id])
})
