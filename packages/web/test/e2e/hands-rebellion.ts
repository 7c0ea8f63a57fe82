/**
 * Hands for browser tests: they give answers that were chosen elsewhere, with a real pointer and where a person would: on the map,
 * on cards and leaders, in the bar, in the sheet of a phone. Nothing goes past the page.
 */
import type { Locator, Page } from 'playwright-core'
import { standingAnswer, type Ref } from '@orrery/kernel'
import { BASE_SPACE } from '@orrery/rebellion/content/map'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { Game, Thought } from './mind-rebellion.ts'
import { PATIENCE } from './house.ts'
import { answered } from './player.ts'

/** Called before an answer is given, with everything on the page that it will be given to. */
export type Watch = (page: Page, thought: Thought) => Promise<void>

const phone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 720
const press = (page: Page, at: Locator): Promise<void> => (phone(page) ? at.tap() : at.click())
const button = (page: Page, data: string): Locator => page.locator(`.bar-actions [${data}]:visible, .combat [${data}]:visible`).first()
const main = (page: Page): Promise<void> => press(page, page.locator('.bar-actions [data-send]'))

/** Presses an answer's button, and once more where it asks whether that is meant; that may have been asked before. */
export async function surely(page: Page, answer: Locator): Promise<void> {
  const [again, bar] = [page.locator('.bar-actions [data-sure]'), page.locator('.bar')]
  const seq = await bar.getAttribute('data-seq')
  for (let n = 0; n < 4; n++) {
    await press(page, answer)
    await answered(page)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    if (!(await again.isVisible()) || (await bar.getAttribute('data-seq')) !== seq) return
    answer = again
  }
  throw new Error('it is asked again each time')
}

/** A point of a system that nothing lies over, or how far the map must be moved to have it in the middle of what is free. */
function spot(page: Page, at: number) {
  return page.evaluate((n) => {
    const system = document.querySelector(`.system[data-at="${n}"]`)
    const frame = document.querySelector('.map-outer')?.getBoundingClientRect()
    if (system === null || frame === undefined) throw new Error(`no system ${n} on the map`)
    const parts = ['image', '.debris', '.system-name'].map((part) => system.querySelector(part)?.getBoundingClientRect())
    // The middle first, then about it: leaders may stand before a part of a planet.
    const about = [0.5, 0.25, 0.75, 0.12, 0.88]
    const points = parts.flatMap((r) =>
      r === undefined ? [] : about.flatMap((fx) => about.map((fy) => ({ x: r.left + r.width * fx, y: r.top + r.height * fy }))),
    )
    const free = points.find(({ x, y }) => {
      const top = document.elementFromPoint(x, y)
      return top?.closest('.system') === system && top.closest('.leader-on-map, .take') === null
    })
    const [first = { x: 0, y: 0 }] = points
    const sheet = document.querySelector('.sheet-system')?.getBoundingClientRect().height ?? 0
    const middle = { x: frame.left + frame.width / 2, y: frame.top + (frame.height - sheet) / 2 }
    return { free, first, middle }
  }, at)
}

/** Presses a system; where it is out of sight the map is dragged first. */
async function pressSystem(page: Page, at: number): Promise<void> {
  for (let n = 0; n < 8; n++) {
    const { free, first, middle } = await spot(page, at)
    if ((await page.locator('.map-inner[data-far="true"]').count()) > 0) {
      // The whole galaxy on a phone: the first press comes nearer, also where small things lie over one another.
      const near = free ?? first
      if (near.x > 0 && near.x < (page.viewportSize()?.width ?? 0)) {
        await page.touchscreen.tap(near.x, near.y)
        continue
      }
    }
    if (free !== undefined) return phone(page) ? page.touchscreen.tap(free.x, free.y) : page.mouse.click(free.x, free.y)
    const far = (d: number): number => Math.sign(d) * Math.min(Math.abs(d), 140)
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + far(middle.x - first.x), middle.y + far(middle.y - first.y), { steps: 3 })
    await page.mouse.up()
  }
  const over = await page.evaluate((n) => {
    const planet = document.querySelector(`.system[data-at="${n}"] image`)?.getBoundingClientRect()
    const e = planet === undefined ? null : document.elementFromPoint(planet.left + planet.width / 2, planet.top + planet.height / 2)
    return `${e?.tagName ?? 'nothing'}.${e?.getAttribute('class') ?? ''} in ${e?.closest('[aria-label]')?.getAttribute('aria-label') ?? ''}`
  }, at)
  throw new Error(`${SYSTEMS[at]?.id} cannot be pressed: ${over} lies over it`)
}

/** Presses what stands for this card, leader or place. */
async function pressThing(page: Page, ref: Ref): Promise<void> {
  const system = SYSTEMS.findIndex(({ id }) => id === ref)
  if (system >= 0) return pressSystem(page, system)
  if (ref === BASE_SPACE.id) return press(page, page.locator('.base-space .panel-title'))
  const thing = page.locator(`[data-card="${ref}"], [data-leader="${ref}"]`).first()
  // Of a fan the left of a card is always seen, once the pointer has left the one that it lifted; under the pointer it lies on top.
  if (!phone(page) && (await thing.getAttribute('data-card')) !== null) {
    await page.mouse.move(1, 1)
    await thing.hover({ position: { x: 12, y: 70 } })
  }
  return press(page, thing)
}

const seqOf = (page: Page): Promise<number> => page.evaluate(() => Number(document.querySelector<HTMLElement>('.bar')?.dataset['seq'] ?? -1))

async function single(page: Page, { key, option }: Thought, seq: number): Promise<void> {
  const answer = button(page, `data-key="${key}"`)
  if (await answer.isVisible()) return surely(page, answer)
  if (option.c === undefined) throw new Error(`no button for "${key}"`)
  await pressThing(page, option.c)
  await answered(page)
  // A thing that stands for one answer gives it at once; another shows its answers in the bar.
  if ((await seqOf(page)) !== seq) return
  if (await answer.isVisible()) await press(page, answer)
  // Of a card and a leader both lie below the bar.
  else if (option.d !== undefined) await pressThing(page, option.d)
}

/** What a movement takes, unit by unit, and the button that moves it all: on a phone from the sheet, which lies over the map. */
async function move(page: Page, thoughts: readonly Thought[]): Promise<void> {
  for (const { option } of thoughts) {
    if (option.t !== 'take') continue
    const chips = page.locator(`[data-take="${option.c}|${option.d}"]:visible`)
    const inSheet = chips.and(page.locator('.sheet-system *, .bar-actions *'))
    await press(page, ((await inSheet.count()) > 0 ? inSheet : chips).first())
  }
  await main(page)
}

/** The whole set of which the answers name what was not forced. */
function wholeSet(thoughts: readonly Thought[]): Ref[] {
  const [{ ask }] = thoughts as readonly [Thought]
  const { ids = [], min = 0, max = 0 } = ask.set ?? {}
  const given = thoughts.flatMap(({ option }) => (option.c === undefined ? [] : [option.c]))
  const picked: Ref[] = []
  for (let from = 0; picked.length < max; from = ids.indexOf(picked.at(-1) as Ref) + 1) {
    const need = min - picked.length
    const end = need > 0 ? ids.length - need + 1 : ids.length
    const forced = need > 0 && end - from === 1 && ask.concealed !== true
    const next = forced ? ids[from] : given.shift()
    if (next === undefined) break
    picked.push(next)
  }
  return picked
}

async function pickAll(page: Page, refs: readonly Ref[]): Promise<void> {
  for (const ref of refs) {
    const chip = button(page, `data-pick="${ref}"`)
    await ((await chip.isVisible()) ? press(page, chip) : pressThing(page, ref))
  }
  await main(page)
}

async function divide(page: Page, thoughts: readonly Thought[]): Promise<void> {
  const [{ ask }] = thoughts as readonly [Thought]
  const { ids = [], max = 0, limits = [] } = ask.set ?? {}
  const given = new Map(thoughts.map(({ option }) => [option.c, Number(option.d)]))
  let left = max
  let room = limits.reduce((a, b) => a + b, 0)
  for (const [i, id] of ids.entries()) {
    const most = Math.min(limits[i] ?? 0, left)
    room -= limits[i] ?? 0
    const share = given.get(id) ?? most
    for (let n = 0; n < share; n++) await press(page, page.locator(`.bar-actions [data-share="${id}"] .btn`).last())
    left -= share
  }
  if (left !== 0 || room !== 0) throw new Error(`${left} of ${max} are left`)
  await main(page)
}

/** Answers that one press of a button sends together: a movement, a set, an order, a division. */
export function together(thoughts: readonly Thought[], from: number): readonly Thought[] {
  const first = thoughts[from] as Thought
  let to = from + 1
  for (; to < thoughts.length; to++) {
    const [last, next] = [thoughts[to - 1] as Thought, thoughts[to] as Thought]
    if (next.seat !== first.seat || next.ask.kind !== first.ask.kind || next.ask.about !== first.ask.about) break
    if (first.ask.kind === 'move' ? last.key === 'done' : (next.ask.set?.picked.length ?? 0) <= (last.ask.set?.picked.length ?? 0)) break
  }
  return thoughts.slice(from, to)
}

async function give(page: Page, group: readonly Thought[], seq: number): Promise<void> {
  const [first] = group as readonly [Thought]
  const how = first.ask.set?.how
  if (first.ask.kind === 'move') return move(page, group)
  if (how === 'set') return pickAll(page, wholeSet(group))
  if (how === 'divide') return divide(page, group)
  if (how === 'order') {
    const order = group.flatMap(({ option }) => (option.c === undefined ? [] : [option.c]))
    return pickAll(page, order)
  }
  return single(page, first, seq)
}

/** Plays a thought-out game on the pages of its seats, from where the table stands to the end. Throws at an answer that a page does not take. */
export async function playThrough(game: Game, pages: readonly Page[], watch: Watch): Promise<void> {
  const { thoughts } = game
  for (let seq = 0; seq < thoughts.length;) {
    const group = together(thoughts, seq)
    const first = group[0] as Thought
    const page = pages[first.seat] as Page
    // What only can be passed is passed by the server.
    const alone = standingAnswer(first.ask, {}) !== null
    if (!alone) {
      const due = page.locator(`.bar[data-seq="${seq}"]:not(.waiting)`)
      await due.waitFor({ timeout: PATIENCE }).catch(async () => {
        throw new Error(`decision ${seq}, ${first.ask.kind} "${first.key}": the bar says "${await page.locator('.bar').textContent()}"`)
      })
      await watch(page, first)
      await give(page, group, seq).catch(async (e: Error) => {
        throw new Error(`decision ${seq}, ${first.ask.kind} "${first.key}": ${e.message}; the bar says "${await page.locator('.bar').textContent()}"`)
      })
      await answered(page)
    }
    seq += group.length
  }
}
