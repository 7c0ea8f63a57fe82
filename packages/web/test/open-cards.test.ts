/** What lies open: nothing that everybody may know is missing from the panel, and each effect is a sentence in all languages. */
import { i18n } from '@lingui/core'
import { rebellion } from '@orrery/rebellion'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Language } from '../src/app/prefs.ts'
import { leaderNo, placeNo } from '../src/games/rebellion/model.ts'
import { eliminatedOf, lastingOf } from '../src/games/rebellion/open/lasting.ts'
import { pilesOf } from '../src/games/rebellion/open/piles.ts'
import { headOf, saidOf } from '../src/games/rebellion/open/said.ts'
import { nameOf, textsOf, type Texts } from '../src/games/rebellion/texts.ts'
import { joinWords } from '../src/games/rebellion/words/index.ts'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => vi.unstubAllGlobals())

type State = Parameters<typeof rebellion.view>[0]

function arranged(raw: unknown): State {
  const made = rebellion.arrange?.(raw)
  if (made === undefined || 'problem' in made) throw new Error(JSON.stringify(made))
  return made.ok
}

/** The names in the file of the rules: `'rebels-trapped': 'combat'`. */
const EFFECTS = [
  ...readFileSync(new URL('../../games/rebellion/rules/combat-effects.ts', import.meta.url), 'utf8').matchAll(/^ {2}'([a-z0-9-]+)': '/gm),
].map((m) => m[1] ?? '')

/** Everything that can last, at once. */
function everything(): View {
  const s = arranged({
    base: 'hoth',
    systems: { kessel: '2 stormtrooper, tie-fighter', rodia: 'x-wing, stormtrooper' },
    leaders: {
      'princess-leia': 'kessel captured',
      'lando-calrissian': 'pool',
      'mon-mothma': 'rodia detained',
      'han-solo': 'rodia millennium-falcon',
      'luke-skywalker': 'pool master-yoda',
      'general-madine': 'eliminated',
      'general-tagge': 'kessel',
      'boba-fett': 'pool',
    },
    closed: ['kessel'],
    mobilizations: [8],
  })
  s.yodaUsed = true
  const change = (id: string, to: object): unknown => Object.assign(s.leaders[leaderNo(id) ?? -1] ?? {}, to)
  change('lando-calrissian', { bonus: 2, unopposed: true })
  change('general-tagge', { unlocked: true })
  change('boba-fett', { unopposed: true })
  const view = rebellion.view(s, 0) as View
  const combat = { place: placeNo('rodia') ?? 0, theatre: 'space', effects: EFFECTS, faceUp: true, lent: [leaderNo('han-solo') ?? 0] }
  return { ...view, combat: combat as unknown as View['combat'] }
}

const languages: readonly Language[] = ['en', 'uk', 'ru']
describe.each(languages)('what lasts, in %s', (language) => {
  let texts: Texts
  beforeAll(async () => {
    await joinWords(language)
    i18n.activate(language)
    texts = await textsOf(language)
  })

  it('is a sentence for each: the card, who and where, until when', () => {
    const lasting = lastingOf(everything())
    expect(EFFECTS.length).toBeGreaterThan(11)
    expect(lasting).toHaveLength(EFFECTS.length + 13)
    for (const x of lasting) {
      const said = `${headOf(x, texts)}: ${saidOf(x, texts)}`
      expect(said).toMatch(/^[^:]{3,}: .{20,}[.]$/)
      expect(said).not.toMatch(/undefined|null|open\.|\{|\}|\(\)| {2}|, [.]|[a-z]-[a-z]+-[a-z]+:/)
      for (const id of [x.leader, x.place]) if (id !== undefined && x.word !== 'open.lured') expect(`${x.word} ${said}`).toSatisfy(named(x.word, id))
    }
  })

  /** Leaders are named always; the place where the sentence is about one. */
  const named = (word: string, id: string) => (said: string) =>
    leaderNo(id) === undefined && ['open.ring', 'open.yoda'].includes(word) ? true : said.includes(nameOf(texts, id))
})

describe('what lies open', () => {
  it('is nothing at the beginning, and no more than what the effects of the position say', () => {
    const view = rebellion.view(arranged({}), 0) as View
    expect([lastingOf(view), eliminatedOf(view)]).toEqual([[], []])
    expect(eliminatedOf(everything())).toEqual(['general-madine'])
    expect(lastingOf(everything()).find((x) => x.word === 'open.closed')).toMatchObject({ card: 'boba-fett-where', place: 'kessel' })
    expect(SYSTEMS[everything().closed[0] ?? -1]?.id).toBe('kessel')
  })

  it.each([0, 1, 'public'] as const)('are the piles, the top card first, and of action cards facedown only the number: viewer %s', (viewer) => {
    const s = arranged({
      options: { setup: 'complete' },
      rebel: { discard: ['hit-and-run', 'demolition'], actions: ['ambush', 'its-a-trap'] },
      imperial: { discard: ['display-of-power'], actions: ['good-intel'] },
      projectDiscard: ['oversee-project'],
      scored: ['crippling-blow'],
      box: ['probe-corellia', 'local-rumors', 'noble-sacrifice'],
    })
    const piles = Object.fromEntries(pilesOf(rebellion.view(s, viewer) as View).map((p) => [p.word, p]))
    const names = (word: string): readonly string[] | undefined => piles[word]?.defs
    expect(names('open.pile.rebelMissions')).toEqual(['hit-and-run', 'demolition'])
    expect(names('open.pile.imperialMissions')).toEqual(['display-of-power'])
    expect(names('open.pile.projects')).toEqual(['oversee-project'])
    expect(names('open.pile.scored')).toEqual(['crippling-blow'])
    expect(names('open.pile.imperialUsed')).toEqual(['local-rumors'])
    expect(names('open.pile.rebelUsed')).toEqual(['noble-sacrifice'])
    expect(names('open.pile.aside')).toEqual(['probe-corellia'])
    expect(piles['open.pile.rebelActions']).toMatchObject(viewer === 0 ? { defs: ['ambush', 'its-a-trap'], hidden: 0 } : { defs: [], hidden: 2 })
    expect(piles['open.pile.imperialActions']).toMatchObject(viewer === 1 ? { defs: ['good-intel'], hidden: 0 } : { defs: [], hidden: 1 })
  })

  it('are no used action cards in a first game, where none is used: what leaders were recruited with is out of the game', () => {
    const box = ['local-rumors', 'noble-sacrifice']
    const piles = (setup: string) => pilesOf(rebellion.view(arranged({ options: { setup }, box }), 0) as View)
    const withCards = (setup: string) => piles(setup).flatMap((p) => (p.defs.some((def) => box.includes(def)) ? [p.word] : []))
    expect(withCards('first-game')).toEqual(['open.pile.rebelOut', 'open.pile.imperialOut'])
    expect(withCards('complete')).toEqual(['open.pile.rebelUsed', 'open.pile.imperialUsed'])
    expect(piles('first-game').some((p) => p.word.endsWith('Used'))).toBe(false)
  })

  it('are the tactic cards of a combat while there is one', () => {
    const view = rebellion.view(arranged({}), 0) as View
    const combat = { spacePlayed: [1, 2], groundPlayed: [] } as unknown as View['combat']
    const cards = { '1': 'space-onslaught', '2': 'space-no-escape' }
    const tactics = (v: View) => pilesOf(v).filter((p) => p.word.endsWith('Tactics'))
    expect(tactics(view)).toEqual([])
    expect(tactics({ ...view, combat, cards }).map((p) => p.defs)).toEqual([['space-no-escape', 'space-onslaught'], []])
  })
})
