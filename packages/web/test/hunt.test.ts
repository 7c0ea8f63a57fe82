import { i18n } from '@lingui/core'
import { rebellion } from '@orrery/rebellion'
import type { View } from '@orrery/rebellion/view'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { WireEvent } from '@orrery/protocol'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { cluesOf, knownOf } from '../src/games/rebellion/hunt/known.ts'
import { readPage } from '../src/games/rebellion/hunt/pencil.ts'
import { huntWord } from '../src/games/rebellion/hunt/words.ts'

/** The client's preferences ask the browser for its languages as soon as they are loaded. */
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => vi.unstubAllGlobals())

const at = (id: string): number => SYSTEMS.findIndex((s) => s.id === id)
const log = (...events: WireEvent['e'][]): WireEvent[] => events.map((e, i) => ({ at: i, e }))

function viewOf(raw: unknown, viewer: number | 'public'): View {
  const made = rebellion.arrange?.(raw)
  if (made === undefined || 'problem' in made) throw new Error(JSON.stringify(made))
  return rebellion.view(made.ok, viewer as 0) as View
}

const position = {
  base: 'hoth',
  probes: ['kessel', 'yavin'],
  systems: { rodia: '2 stormtrooper', bothawui: 'imperial', alderaan: 'destroyed', 'rebel-base-space': 'rebel-trooper' },
}

describe('the notebook of the hunt', () => {
  it('tells the Empire why the base is not where it cannot be', () => {
    const known = knownOf(viewOf(position, 1), [])
    const why = Object.fromEntries(SYSTEMS.flatMap((s, i) => (known.reasons[i] === null ? [] : [[s.id, known.reasons[i]]])))
    expect(why).toMatchObject({ kessel: 'probe', yavin: 'probe', rodia: 'troops', bothawui: 'loyalty', coruscant: 'never' })
    expect(known.reasons[at('hoth')]).toBeNull()
    expect(known.possible).toBe(known.reasons.filter((r) => r === null).length)
  })

  it.each([0, 'public'] as const)('tells viewer %s nothing of the Empire’s probe cards', (viewer) => {
    const known = knownOf(viewOf(position, viewer), [])
    expect(known.reasons).not.toContain('probe')
    expect([known.reasons[at('kessel')], known.reasons[at('yavin')]]).toEqual([null, null])
    const others = knownOf(viewOf({ ...position, probes: ['ilum', 'utapau'] }, viewer), [])
    expect(others).toEqual(known)
  })

  it('reads clues from the log: a movement by activation binds, one by a mission does not, a new base voids what was before', () => {
    const move = { t: 'move', side: 0, from: 'rebel-base-space', to: 'hoth', units: {}, captives: [] }
    const clues = cluesOf(
      log(
        { t: 'round', round: 2 },
        { t: 'activate', side: 0, place: 'hoth', leader: 'princess-leia' },
        move,
        { t: 'mobilization', what: 'move', n: 4 },
        { ...move, to: 'kessel' },
        { t: 'round', round: 3 },
        { t: 'new-base', old: 'endor' },
        { t: 'statement', places: ['yavin', 'ilum'], yes: false },
      ),
    )
    expect(clues).toEqual([
      { round: 2, kind: 'moved', places: ['hoth'], void: true },
      { round: 3, kind: 'newBase', places: ['endor'], void: false },
      { round: 3, kind: 'no', places: ['yavin', 'ilum'], void: false },
    ])
  })

  it('names the clue that rules a system out', () => {
    const seen = viewOf({ ...position, suspects: ['hoth', 'endor', 'bespin'] }, 1)
    const events = log(
      { t: 'statement', places: ['ilum'], yes: false },
      { t: 'activate', side: 0, place: 'hoth', leader: 'princess-leia' },
      {
        t: 'move',
        side: 0,
        from: 'rebel-base-space',
        to: 'hoth',
        units: {},
        captives: [],
      },
    )
    const { reasons } = knownOf(seen, events)
    expect([reasons[at('ilum')], reasons[at('utapau')], reasons[at('endor')]]).toEqual(['answer', 'moved', null])
  })

  it('takes from storage only what is a page', () => {
    expect(readPage(null)).toEqual({ marks: {}, dim: false })
    expect(readPage('{nonsense')).toEqual({ marks: {}, dim: false })
    const raw = {
      marks: { hoth: { mark: 'suspect-3', note: 'x'.repeat(99) }, yavin: { mark: 'suspect-4' }, kessel: { mark: 'out', note: 7 } },
      dim: true,
    }
    expect(readPage(JSON.stringify(raw))).toEqual({
      marks: { hoth: { mark: 'suspect-3', note: 'x'.repeat(80) }, kessel: { mark: 'out' } },
      dim: true,
    })
  })

  it('reads a mark of before suspicion had degrees as the one that was drawn like it', () => {
    expect(readPage('{"marks":{"hoth":{"mark":"suspect"}}}').marks).toEqual({ hoth: { mark: 'suspect-2' } })
  })
})

describe('the words of the notebook', () => {
  it.each([
    ['en', 'probe', ['probe card held', 'probe cards held', 'probe cards held']],
    ['uk', 'probe', ['карта розвідників на руці', 'карти розвідників на руці', 'карт розвідників на руці']],
    ['ru', 'probe', ['карта зонда на руке', 'карты зондов на руке', 'карт зондов на руке']],
    ['uk', 'destroyed', ['знищена', 'знищені', 'знищено']],
    ['ru', 'loyalty', ['верна Империи', 'верны Империи', 'верны Империи']],
  ] as const)('count what rules systems out, in %s: %s', (language, reason, said) => {
    i18n.activate(language)
    expect([1, 2, 5].map((n) => huntWord(`hunt.why.${reason}`, { n }))).toEqual(said)
  })
})
