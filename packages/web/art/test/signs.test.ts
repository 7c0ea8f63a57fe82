import { FAN } from '../../src/games/deckbuilding/lobby/fan.ts'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Back } from '../../src/art/Back.tsx'
import { ArmillaryInstrument, AstrolabeInstrument, OrreryInstrument, SextantInstrument } from '../../src/art/Instruments.tsx'
import { Sign, signNames } from '../../src/art/Signs.tsx'

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))
const instruments = {
  OrreryInstrument,
  AstrolabeInstrument,
  ArmillaryInstrument,
  SextantInstrument: (props: object) => SextantInstrument({ ...props, pictures: FAN }),
}

describe('signs', () => {
  test('every sign is hidden from assistive technology and drawn in the colour of its text', () => {
    expect(signNames.length).toBeGreaterThan(50)
    for (const name of signNames) {
      const markup = renderToStaticMarkup(createElement(Sign, { name }))
      expect(markup).toContain('aria-hidden="true"')
      expect(markup).toContain('currentColor')
      expect(markup).not.toMatch(/#[0-9a-f]{3}/i)
    }
  })

  test('no two signs of one meaning group look the same', () => {
    const drawings = new Map(signNames.map((name) => [name, renderToStaticMarkup(createElement(Sign, { name }))]))
    const same = [...drawings].flatMap(([a, one]) => [...drawings].filter(([b, other]) => a < b && one === other).map(([b]) => `${a} = ${b}`))
    expect(same).toEqual([])
  })
})

describe('backs and instruments', () => {
  test('the three backs differ by more than their paper', () => {
    const curves = (['galaxy', 'empire', 'rebels'] as const).map((ink) => {
      const markup = renderToStaticMarkup(createElement(Back, { ink }))
      return [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join()
    })
    expect(new Set(curves).size).toBe(3)
  })

  test.each(Object.entries(instruments))('%s shows only pictures that exist, and stands still unless told to turn', (_, instrument) => {
    const render = (turns: boolean) => renderToStaticMarkup(createElement(instrument, { turns }) as ReactElement)
    const still = render(false)
    const shown = [...still.matchAll(/href="(\/[^"]+)"/g)].map((match) => match[1] ?? '')
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.filter((path) => !existsSync(publicFolder + path))).toEqual([])
    expect(still).not.toContain('instrument turns')
    expect(render(true)).toContain('instrument turns')
  })
})
