/** What many browser tests begin with: tables made over HTTP, two people at one, positions that were played to before. */
import { deckbuilding, ruleOfThumb } from '@orrery/deckbuilding'
import { answersDigest, commitment, keyOf, seederOf, Table, type Answer, type Ask, type Base, type Game } from '@orrery/kernel'
import type { TableFile } from '@orrery/protocol'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENCE, type Guest, type House, type Language } from './house.ts'

export const EMPIRE = 0
export const REBELS = 1

type Wish = Readonly<Record<string, unknown>>

/** A request of this guest; its body. Throws when the server refuses. */
export async function call<T>(house: House, g: Guest, method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown): Promise<T> {
  const reply = await g.context.request.fetch(`${house.url}/api${path}`, { method, ...(data !== undefined && { data }) })
  if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`)
  return (await reply.json()) as T
}

/** Makes a table as this guest; its id. */
export async function make(house: House, g: Guest, wish: Wish): Promise<string> {
  await call(house, g, 'GET', '/me')
  return (await call<{ id: string }>(house, g, 'POST', '/tables', { game: 'deckbuilding', ...wish })).id
}

/** Opens a table and waits for the board. */
export async function sit(house: House, g: Guest, id: string, query = ''): Promise<void> {
  await g.page.goto(`${house.url}/t/${id}${query}`)
  await g.page.waitForSelector('.board .bar')
}

export interface Pair {
  readonly id: string
  readonly empire: Guest
  readonly rebels: Guest
}

/** Two people at a table, the one who plays the Empire (and begins) first. */
export async function pair(house: House, wish: Wish = {}, languages: readonly [Language, Language] = ['en', 'en']): Promise<Pair> {
  const empire = await house.guest({ width: 1440, language: languages[0] })
  const rebels = await house.guest({ width: 1440, language: languages[1] })
  const id = await make(house, empire, { seats: [{ kind: 'me' }, { kind: 'open' }], ...wish })
  await call(house, rebels, 'GET', '/me')
  await call(house, rebels, 'POST', `/tables/${id}/join`, {})
  await Promise.all([sit(house, empire, id), sit(house, rebels, id)])
  return { id, empire, rebels }
}

/** Who plays a game that a test begins in the middle of: its rules, what is answered, and the sides of its seats. */
export interface Script<S extends Base, V, O> {
  readonly game: Game<S, V, O>
  readonly choose: (s: S, ask: Ask) => number
  readonly sides: readonly string[]
}

/**
 * A game played by this script, as a file that stops at the first position which `until` wants: `seat` is a person's, the
 * others are bots'. Tries one game after the other, the same ones in every run.
 */
export function playedBy<S extends Base, V, O>(
  script: Script<S, V, O>,
  seat: number,
  options: Wish,
  until: (t: Table<S, V, O>, next: string) => boolean,
): TableFile {
  const read = script.game.parseOptions(options)
  if ('problem' in read) throw new RangeError(read.problem.what)
  for (let game = 0; game < 200; game++) {
    const secret = `e2e-${game}`
    const table = new Table(script.game, read.ok, seederOf(secret, 'e2e'))
    const answers: Answer[] = []
    while (table.result === null) {
      const ask = table.pending[0]
      if (ask === undefined) break
      const key = keyOf(ask.opts[script.choose(table.s, ask)] as Parameters<typeof keyOf>[0])
      if (until(table, key)) return file(script, seat, options, secret, answers, table)
      table.submit(ask.seat, key)
      answers.push({ seat: ask.seat, key })
    }
    if (until(table, '')) return file(script, seat, options, secret, answers, table)
  }
  throw new RangeError('none of 200 games came to such a position')
}

const CARD_GAME = { game: deckbuilding, choose: ruleOfThumb, sides: ['empire', 'rebels'] }
type At = typeof deckbuilding extends Game<infer S, infer V, infer O> ? Table<S, V, O> : never

/** The same for two players of the card game by rule of thumb. */
export const played = (seat: number, options: Wish, until: (t: At, next: string) => boolean): TableFile => playedBy(CARD_GAME, seat, options, until)

function file<S extends Base, V, O>(
  { game, sides }: Script<S, V, O>,
  seat: number,
  options: Wish,
  secret: string,
  answers: readonly Answer[],
  table: Table<S, V, O>,
): TableFile {
  return {
    format: 'orrery-table/1',
    game: game.id,
    version: game.version,
    options: { ...options },
    prepared: null,
    table: 'e2e',
    seats: sides.map((side, i) => ({
      side,
      name: '',
      kind: i === seat ? ('person' as const) : ('bot' as const),
      level: i === seat ? null : ('easy' as const),
    })),
    commitment: commitment(secret, 'e2e'),
    secret,
    answers: [...answers],
    digest: answersDigest(answers),
    hash: game.hash(table.s),
    over: table.result === null ? null : { scores: [...table.result], by: 'rules', seat: null },
  }
}

/** Brings a played game in and sits down at it; the table's id. */
export async function bringIn(house: House, g: Guest, made: TableFile): Promise<string> {
  await call(house, g, 'GET', '/me')
  const { id } = await call<{ id: string }>(house, g, 'POST', '/tables/import', made)
  return id
}

/** The button of the decision bar with this text. */
export const bar = (page: Page, name: string | RegExp) => page.locator('.bar').getByRole('button', { name })

/** Ends the turn with cards unplayed: that is asked once more. `name` is the button's in the page's language. */
export async function endTurn(page: Page, name = 'End turn'): Promise<void> {
  await bar(page, name).click()
  await page.locator('.bar .btn.main').filter({ hasText: name }).click()
}

/** `expect.poll`. */
export const poll = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: PATIENCE, interval: 30 })

/** The title of the last screen for a winner, in each language. */
export const WON: readonly string[] = ['You win!', 'Ви перемогли!', 'Вы победили!']

/** The number of lines in the log. */
export const lines = (page: Page): Promise<number> => page.locator('.log-line').count()

/** Waits until the log has more lines than before. */
export async function moreLines(page: Page, before: number): Promise<void> {
  await poll(() => lines(page)).toBeGreaterThan(before)
}
