/** What a real browser is asked to keep, as its tests measure it: script over the wire, frames of the map, from a message to the picture. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Line } from '../lines.ts'

interface Kind {
  readonly id: string
  readonly unit: string
  readonly floor: Line['floor']
  /** What the tests print: a name, the figure, and another that `also` names. */
  readonly said: RegExp
  readonly also: string
  readonly what: (name: string) => string
}

const KINDS: readonly Kind[] = [
  {
    id: 'browser-script',
    unit: 'kB',
    floor: { is: '<=', value: 200 },
    said: /script of lobby and table of (\w+): ([\d.]+) kB gzipped in (\d+) files/g,
    also: 'files',
    what: (game) => `script of the lobby and a table of ${game}, gzipped`,
  },
  {
    id: 'browser-frame',
    unit: 'ms',
    floor: { is: '<=', value: 17 },
    said: /a frame of the moving galaxy at (\d+): median ([\d.]+) ms, worst ([\d.]+) ms/g,
    also: 'worst ms',
    what: (width) => `a frame while Rebellion's map is moved and enlarged, a processor four times slower, ${width} px wide, median`,
  },
  {
    id: 'browser-paint',
    unit: 'ms',
    floor: { is: '<=', value: 50 },
    said: /message to frame at a quarter of the (speed): median ([\d.]+) ms, worst ([\d.]+) ms/g,
    also: 'worst ms',
    what: () => 'from a message to the frame that shows it, a processor four times slower, median',
  },
]

/** The lines in what the browser tests printed. Throws a RangeError where one of the kinds is missing: then nothing was measured. */
export function browserLines(printed: string): Line[] {
  return KINDS.flatMap(({ id, unit, floor, said, also, what }) => {
    const found = [...printed.matchAll(said)]
    if (found.length === 0) throw new RangeError(`the browser tests did not print "${id}"; they said: ${printed.trim().slice(-400)}`)
    return found.map(([, name = '', value, more]) => ({
      id: `${id}-${name}`,
      what: what(name),
      value: Number(value),
      unit,
      floor,
      more: { [also]: Number(more) },
    }))
  })
}

/** Runs the browser tests that measure, which install a browser where there is none. */
export function browser(root: string, say: (what: string) => void): Line[] {
  say('a real browser')
  const ran = spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), 'packages/web/test/e2e/budget.test.ts'], { cwd: root, encoding: 'utf8' })
  return browserLines(ran.stdout)
}
