/** Line charts as SVG, without a library. */

export interface Series {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

export interface Chart {
  readonly title: string
  readonly x: string
  readonly y: string
  readonly series: readonly Series[]
}

const WIDTH = 640
const HEIGHT = 320
const LEFT = 64
const RIGHT = 20
const TOP = 44
const BOTTOM = 48
const COLOURS = ['#2f6fab', '#b8542c', '#4c8a4c']

/** A step of 1, 2 or 5 times a power of ten that gives about five marks up to `most`. */
function step(most: number): number {
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((m) => m * power).find((s) => s >= rough) ?? rough
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end', more = ''): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}"${more}>${escaped(words)}</text>`

/** The chart; both axes begin at 0. Throws RangeError without a point. */
export function svg({ title, x, y, series }: Chart): string {
  const all = series.flatMap((s) => s.points)
  if (all.length === 0) throw new RangeError(`"${title}" has no points`)
  const [dx, dy] = [step(Math.max(...all.map((p) => p.x), 1e-9)), step(Math.max(...all.map((p) => p.y), 1e-9))]
  const [mx, my] = [Math.ceil(Math.max(...all.map((p) => p.x), 1e-9) / dx) * dx, Math.ceil(Math.max(...all.map((p) => p.y), 1e-9) / dy) * dy]
  const px = (v: number): number => Math.round(10 * (LEFT + (v / mx) * (WIDTH - LEFT - RIGHT))) / 10
  const py = (v: number): number => Math.round(10 * (HEIGHT - BOTTOM - (v / my) * (HEIGHT - TOP - BOTTOM))) / 10
  const marks = (most: number, by: number): number[] => Array.from({ length: Math.round(most / by) + 1 }, (_, i) => Number((i * by).toPrecision(6)))
  const grid = [
    ...marks(my, dy).flatMap((v) => [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${py(v)}" y2="${py(v)}" stroke="#8886"/>`,
      text(LEFT - 8, py(v) + 4, v.toLocaleString('en'), 'end'),
    ]),
    ...marks(mx, dx).map((v) => text(px(v), HEIGHT - BOTTOM + 18, v.toLocaleString('en'), 'middle')),
  ]
  const lines = series.flatMap((s, i) => {
    const colour = COLOURS[i % COLOURS.length] ?? '#000'
    const path = s.points.map((p, n) => `${n === 0 ? 'M' : 'L'}${px(p.x)} ${py(p.y)}`).join('')
    return [
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...s.points.map((p) => `<circle cx="${px(p.x)}" cy="${py(p.y)}" r="3" fill="${colour}"/>`),
      text(WIDTH - RIGHT, 20 + 15 * i, s.name, 'end', ` fill="${colour}"`),
    ]
  })
  const labels = [
    text(LEFT, 20, title, 'start', ' font-weight="600"'),
    text(LEFT, 37, y, 'start', ' opacity="0.7"'),
    text((WIDTH + LEFT) / 2, HEIGHT - 8, x, 'middle', ' opacity="0.7"'),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="${escaped(title)}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${[...grid, ...lines, ...labels].join('')}</svg>\n`
}
