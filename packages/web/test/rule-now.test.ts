/** The rule beside a question: it is there in every language, and it is of the step that is asked. */
import { afterAll, expect, it, vi } from 'vitest'
import type { Language } from '../src/app/prefs.ts'
import { chapterOf, RULE_NOW } from '../src/games/rebellion/rule-now.tsx'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => vi.unstubAllGlobals())

const languages: readonly Language[] = ['en', 'uk', 'ru']
it.each(languages)('every rule beside a question has a text in %s', async (language) => {
  for (const [kind, id] of Object.entries(RULE_NOW)) expect([kind, (await chapterOf(id)[0][language]())[id]]).toEqual([kind, expect.any(String)])
})

it('who aims a mission reads how it is aimed, not how it is turned up', async () => {
  const rules = await chapterOf(RULE_NOW['mission-target'] ?? '')[0].en()
  expect(rules[RULE_NOW['mission-target'] ?? '']).toMatch(/^Step 2: name the system/)
})
