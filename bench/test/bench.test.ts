import { below, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { closesFour, COLUMNS, peer, playInline, playTable, randomGames } from '../connect-four.ts'
import { figure, holds, lineText, quantile } from '../lines.ts'
import { browserLines } from '../measure/browser.ts'
import { svg } from '../plot.ts'
import { strengthTable } from '../results.ts'

const seed = 'bench-test'
const words = rngFrom(seed)

describe('Connect Four', () => {
  test(`the same games end the same inline, through the table and on boardgame.io (seed ${seed})`, () => {
    const byPeer = peer()
    const ends = randomGames(40, (n) => below(words, n)).map((g) => [playInline(g), playTable(g), byPeer(g)])
    for (const [inline, table, other] of ends) expect([table, other]).toEqual([inline, inline])
    expect(new Set(ends.flat())).toContain(0)
    expect(new Set(ends.flat())).toContain(1)
  })
  test.each([
    ['a column', [0, 1, 2, 3]],
    ['a row', [0, 6, 12, 18]],
    ['upwards', [0, 7, 14, 21]],
    ['downwards', [3, 8, 13, 18]],
  ])('four in %s, whichever can have been last', (how, four) => {
    const cells = Array.from({ length: COLUMNS * 6 }, (_, i) => (four.includes(i) ? 1 : -1))
    // In a column only the top one can.
    for (const last of how === 'a column' ? four.slice(3) : four) {
      expect(closesFour(cells, last)).toBe(true)
      const three = cells.map((c, i) => (i === four.find((x) => x !== last) ? 0 : c))
      expect(closesFour(three, last)).toBe(false)
    }
  })
})

describe('lines', () => {
  const line = { id: 'x', what: 'x', unit: 'ms', value: 2, floor: { is: '<=' as const, value: 3 } }
  test('a floor holds from its own value on', () => {
    expect([2, 3, 3.1].map((value) => holds({ ...line, value }))).toEqual([true, true, false])
    expect([2, 3, 3.1].map((value) => holds({ ...line, value, floor: { is: '>=', value: 3 } }))).toEqual([false, true, true])
    expect(holds({ ...line, floor: null })).toBeNull()
    expect(lineText({ ...line, value: 4 })).toBe('x: 4.00 ms  (floor ≤ 3.00: NOT MET)')
  })
  test('figures have three digits', () => expect([0.001234, 1.5, 12.34, 1234.6, 0].map(figure)).toEqual(['0.0012', '1.50', '12.3', '1,235', '0']))
  test('quantiles', () => {
    const values = Array.from({ length: 100 }, (_, i) => 99 - i)
    expect([0, 0.5, 0.99].map((q) => quantile(values, q))).toEqual([0, 50, 99])
  })
})

describe('plots', () => {
  test('points lie on their axes, and names are escaped', () => {
    const text = svg({
      title: 'a < b',
      x: 'n',
      y: 'ms',
      series: [
        {
          name: 'p50',
          points: [
            { x: 0, y: 0 },
            { x: 100, y: 10 },
          ],
        },
      ],
    })
    expect(text).toContain('a &lt; b')
    expect(text).toContain('d="M64 272L620 44"')
  })
  test('none without a point', () => expect(() => svg({ title: 'empty', x: '', y: '', series: [] })).toThrow('"empty" has no points'))
})

describe('what other measurements say', () => {
  const printed = [
    'script of lobby and table of Rebellion: 197.3 kB gzipped in 19 files',
    'a frame of the moving galaxy at 360: median 16.7 ms, worst 33.4 ms of 120',
    'a frame of the moving galaxy at 1440: median 17.2 ms, worst 50.0 ms of 110',
    'message to frame at a quarter of the speed: median 31 ms, worst 60 ms of 12',
  ]
  test('the figures of the browser tests become lines with their floors', () => {
    const lines = browserLines(printed.join('\n'))
    expect(lines.map((l) => [l.id, l.value, holds(l), Object.values(l.more ?? {})[0]])).toEqual([
      ['browser-script-Rebellion', 197.3, true, 19],
      ['browser-frame-360', 16.7, true, 33.4],
      ['browser-frame-1440', 17.2, false, 50],
      ['browser-paint-speed', 31, true, 60],
    ])
  })
  test('where one of them is missing nothing was measured, and that is said', () => {
    for (const [i, kind] of ['browser-script', 'browser-frame', 'browser-paint'].entries()) {
      const rest = printed.filter((line) => (line.includes('script') ? 0 : line.includes('galaxy') ? 1 : 2) !== i)
      expect(() => browserLines(rest.join('\n'))).toThrow(kind)
    }
  })
  test('the strength of bots is the first table of its page', () => {
    expect(strengthTable('# A\n\n| what | b |\n| --- | --- |\n| c | d |\n\ntext\n\n| what | other |')).toEqual([
      '| what | b |',
      '| --- | --- |',
      '| c | d |',
    ])
    expect(() => strengthTable('no table')).toThrow('strength.md')
  })
})
