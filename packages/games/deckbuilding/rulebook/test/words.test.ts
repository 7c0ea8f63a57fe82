import { describe, expect, it } from 'vitest'
import { BASES } from '../../content/bases.ts'
import { CARDS } from '../../content/cards.ts'
import { cards as cardsEn } from '../cards.en.ts'
import { cards as cardsRu } from '../cards.ru.ts'
import { cards as cardsUk } from '../cards.uk.ts'
import { RELATED, RULES } from '../entries.ts'
import { rules as rulesEn } from '../rules.en.ts'
import { rules as rulesRu } from '../rules.ru.ts'
import { rules as rulesUk } from '../rules.uk.ts'
import { SECTIONS } from '../sections.ts'
import { terms as termsEn } from '../terms.en.ts'
import { terms as termsRu } from '../terms.ru.ts'
import { terms as termsUk } from '../terms.uk.ts'
import type { CardText, Language, Terms } from '../types.ts'

const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru']
const rules = { en: rulesEn, uk: rulesUk, ru: rulesRu }
const cards = { en: cardsEn, uk: cardsUk, ru: cardsRu }
const terms = { en: termsEn, uk: termsUk, ru: termsRu }

/** Designations that stay in Latin letters in a Cyrillic text, and the card names that are nothing else. */
const LATIN_ALLOWED = /[XYUB]-wing|C-ROC|Z-95|HWK-290|IG-88|AT-ST|AT-AT|[XYUB]-истребител\p{L}*|\bIV\b/gu
const SAME_NAME: Readonly<Record<string, readonly Language[]>> = {
  'at-st': ['ru'],
  'at-at': ['ru'],
  'hwk-290': ['uk', 'ru'],
  'ig-88': ['uk', 'ru'],
}

const cardParts = (c: CardText): readonly string[] => [c.name, c.condition ?? '', c.text, ...(c.rulings ?? [])]
const ability = (c: CardText): string => `${c.condition ?? ''} ${c.text}`.trim()
const termWords = (t: Terms): Readonly<Record<string, string>> => {
  const words: Record<string, string> = {}
  for (const group of ['traits', 'factions', 'cardTypes', 'zones', 'values', 'rowAttacks'] as const) {
    for (const [id, word] of Object.entries(t[group])) words[`${group}.${id}`] = word
  }
  for (const entry of t.glossary) {
    words[`glossary.${entry.id}.term`] = entry.term
    words[`glossary.${entry.id}.text`] = entry.text
  }
  return words
}

/** Every string of a language, by a key that is the same in all languages. */
function allWords(language: Language): Readonly<Record<string, string>> {
  const words: Record<string, string> = { ...termWords(terms[language]) }
  for (const [id, text] of Object.entries(rules[language])) words[id] = text
  for (const [slug, title] of Object.entries(SECTIONS)) words[`section.${slug}`] = title[language]
  for (const [id, card] of Object.entries(cards[language])) {
    words[`card.${id}.name`] = card.name
    if (card.condition !== undefined) words[`card.${id}.condition`] = card.condition
    if (card.text !== '') words[`card.${id}.text`] = card.text
    ;(card.rulings ?? []).forEach((ruling, at) => {
      words[`card.${id}.ruling.${at}`] = ruling
    })
  }
  return words
}

describe('entries', () => {
  it('has 193 rules with unique ids, each in a titled chapter', () => {
    expect(RULES).toHaveLength(193)
    expect(new Set(RULES.map((r) => r.id)).size).toBe(193)
    for (const r of RULES) expect(r.id.split('/').slice(0, 2)).toEqual(['deckbuilding', r.section])
    expect(Object.keys(SECTIONS)).toEqual([...new Set(RULES.map((r) => r.section))])
  })

  it('leaves only physical rules without a test', () => {
    const untested = RULES.filter((r) => !r.testable).map((r) => r.id)
    expect(untested).toEqual(RULES.filter((r) => r.kind === 'physical').map((r) => r.id))
    expect(untested).toHaveLength(6)
  })

  it('relates every card to two to five existing rules', () => {
    const ids = new Set(RULES.map((r) => r.id))
    expect(Object.keys(RELATED).toSorted()).toEqual([...CARDS, ...BASES].map((c) => c.id).toSorted())
    for (const [card, related] of Object.entries(RELATED)) {
      expect(related.length, card).toBeGreaterThanOrEqual(2)
      expect(related.length, card).toBeLessThanOrEqual(5)
      expect(new Set(related).size, card).toBe(related.length)
      for (const id of related) expect(ids.has(id), `${card}: ${id}`).toBe(true)
    }
  })
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('has the text of every rule, in the order of the entries', () => {
    expect(Object.keys(rules[language])).toEqual(RULES.map((r) => r.id))
  })

  it('has every card of the box, with an ability text exactly where the facts have an ability', () => {
    const facts = [...CARDS, ...BASES]
    expect(Object.keys(cards[language]).toSorted()).toEqual(facts.map((c) => c.id).toSorted())
    for (const fact of facts) expect(cards[language][fact.id]!.text !== '', fact.id).toBe(fact.ability !== null)
  })

  it('has the same keys as English', () => {
    expect(Object.keys(allWords(language))).toEqual(Object.keys(allWords('en')))
  })

  it('has no empty, untrimmed or doubled-space string', () => {
    for (const [key, word] of Object.entries(allWords(language))) {
      expect(word, key).not.toBe('')
      expect(word, key).toBe(word.trim().replace(/\s+/gu, ' '))
    }
  })

  it('keeps rules, rulings and glossary texts whole sentences', () => {
    for (const [key, word] of Object.entries(allWords(language))) {
      const sentence = key.startsWith('deckbuilding/') || key.includes('.ruling.') || (key.startsWith('glossary.') && key.endsWith('.text'))
      if (sentence) expect(word, key).toMatch(/^[\p{Lu}\p{N}«"“].*[.!?]$/u)
    }
  })

  it('keeps card texts short enough for a card', () => {
    for (const [id, card] of Object.entries(cards[language])) {
      expect(ability(card).length, id).toBeLessThanOrEqual(190)
      if (card.text !== '') expect(card.text, id).toMatch(/\.$/u)
      // A word of the name must fit a line of a small card; a hyphen may end a line.
      for (const word of card.name.split(/(?<=-)|\s/u)) expect(word.length, card.name).toBeLessThanOrEqual(15)
      expect(card.name.length, card.name).toBeLessThanOrEqual(25)
    }
  })

  it('opens an ability with a capital letter, in the condition where there is one', () => {
    for (const [id, card] of Object.entries(cards[language])) {
      if (card.text === '') expect(card.condition, id).toBeUndefined()
      else expect(ability(card), id).toMatch(/^\p{Lu}/u)
      if (card.condition !== undefined) expect(card.text, id).toMatch(/^\p{Ll}/u)
    }
  })

  it('explains 35 to 45 terms', () => {
    const glossary = terms[language].glossary
    expect(glossary.length).toBeGreaterThanOrEqual(35)
    expect(glossary.length).toBeLessThanOrEqual(45)
    expect(new Set(glossary.map((e) => e.id)).size).toBe(glossary.length)
    expect(new Set(glossary.map((e) => e.term)).size).toBe(glossary.length)
  })

  it('gives different cards different names', () => {
    const names = Object.values(cards[language]).map((c) => c.name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe.each(['uk', 'ru'] as const)('the translation into %s', (language) => {
  it('translates everything but bare designations', () => {
    const english = allWords('en')
    for (const [key, word] of Object.entries(allWords(language))) {
      const id = /^card\.(.+)\.name$/u.exec(key)?.[1]
      const same = id !== undefined && (SAME_NAME[id] ?? []).includes(language)
      expect(word === english[key], key).toBe(same)
    }
  })

  it('uses Latin letters only in designations', () => {
    for (const [key, word] of Object.entries(allWords(language))) expect(word.replaceAll(LATIN_ALLOWED, ''), key).not.toMatch(/\p{Script=Latin}/u)
  })

  it('uses the letters of its own alphabet only', () => {
    const foreign = language === 'uk' ? /[ыэёъ]/iu : /[іїєґ]/iu
    for (const card of Object.values(cards[language])) for (const part of cardParts(card)) expect(part).not.toMatch(foreign)
    for (const [key, word] of Object.entries(allWords(language))) expect(word, key).not.toMatch(foreign)
  })

  it('keeps the numbers of every rule and card', () => {
    // Ukrainian prints Yavin with a Roman numeral; the other languages with the digit.
    const digits = (s: string): readonly string[] => (s.replaceAll(/Yavin 4|Явин-4/gu, '').match(/\d+/gu) ?? []).toSorted()
    const english = allWords('en')
    for (const [key, word] of Object.entries(allWords(language))) {
      if (key.startsWith('deckbuilding/') || key.endsWith('.text')) expect(digits(word), key).toEqual(digits(english[key]!))
    }
  })
})
