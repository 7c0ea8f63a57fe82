import { compileMessage } from '@lingui/message-utils/compileMessage'
import { OPTION } from '@orrery/deckbuilding/rules/keys'
import { expect, test } from 'vitest'
import { en } from '../src/words/en.ts'
import { ru } from '../src/words/ru.ts'
import { uk } from '../src/words/uk.ts'
import { nested, quoted } from '../src/words/quotes.ts'
import { wordOfCode } from '../src/words/wrong.ts'

/** Names of values in a compiled message: a text, or a list of texts and `[name, how?, cases?]`. */
function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return []
    const [name, , cases] = part as [string, string?, Record<string, unknown>?]
    return [name, ...Object.values(cases ?? {}).flatMap(namesIn)]
  })
}
const valuesOf = (text: string): string[] => [...new Set(namesIn(compileMessage(text)))].toSorted()

test.each([
  ['uk', uk],
  ['ru', ru],
] as const)('%s: every sentence has the values that the English one has', (_language, words) => {
  expect(valuesOf(en['ask.exile'])).toEqual(['max', 'min'])
  const wrong = Object.entries(en)
    .map(([id, text]) => ({ id, en: valuesOf(text), own: valuesOf(words[id as keyof typeof en]) }))
    .filter((x) => x.own.join() !== x.en.join())
  expect(wrong).toEqual([])
})

test.each([
  ['uk', uk, /[ыэъё]/i],
  ['ru', ru, /[іїєґ’]/i],
] as const)('%s: no letter of the other language, and no English word where there is one of its own', (_language, words, foreign) => {
  const text = Object.entries(words).filter(([id]) => !/^game\.|^menu\.keys(?:Text|Map)$|^lobby\.title$|^lobby\.fanWork$|^net\.reload$/.test(id))
  expect(text.filter(([, t]) => foreign.test(t)).map(([id]) => id)).toEqual([])
  const plain = (t: string): string => t.replaceAll(/\{\w+(?:, (?:plural|select),)?|\b(?:[a-z]+|=0)(?= \{)/g, ' ')
  expect(text.filter(([, t]) => /[A-Za-z]{2,}/.test(plain(t))).map(([id]) => id)).toEqual([])
})

test.each([
  ['en', en],
  ['uk', uk],
  ['ru', ru],
] as const)('%s: the log has a word of its own for every option that an ability of the Deckbuilding Game can list', (_language, words) => {
  const message = compileMessage(words['log.option']) as (string | [string, string, Record<string, unknown>])[]
  const choice = message.find((part) => Array.isArray(part) && part[0] === 'option')
  const cases = Object.keys(choice?.[2] ?? {}).filter((x) => x !== 'offset')
  expect(cases.toSorted()).toEqual([...Object.keys(OPTION), 'other'].toSorted())
})

test('the strengths of the machine agree with the word for it', () => {
  const masculine = { uk: /(?:ий|ій)$/, ru: /(?:ый|ий)$/ }
  for (const level of ['easy', 'steady', 'sharp'] as const) {
    expect(uk[`level.${level}`]).toMatch(masculine.uk)
    expect(ru[`level.${level}`]).toMatch(masculine.ru)
  }
})

test('quotation marks within quotation marks are inner ones', () => {
  expect(nested('Корабль «Крейсер «Гозанти»» уничтожен.')).toBe('Корабль «Крейсер „Гозанти“» уничтожен.')
  expect(nested('«А», «Б» и «В «Г»»')).toBe('«А», «Б» и «В „Г“»')
  expect(nested('Фрегат «Небулон-Б»')).toBe('Фрегат «Небулон-Б»')
  expect(quoted('На «', 'Корвет «Молот»')).toBe('Корвет „Молот“')
  expect(quoted('', 'Корвет «Молот»')).toBe('Корвет «Молот»')
})

test('every code of a refusal has a word for people', () => {
  expect(wordOfCode('taken')).toBe('error.taken')
  expect(wordOfCode('digest')).toBe('error.other')
})
