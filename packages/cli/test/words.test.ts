/** Positions in words: there and back. */
import { keyOf, loadTable } from '@orrery/kernel'
import { playGame, seederFrom } from '@orrery/bots'
import { deckbuilding } from '@orrery/deckbuilding'
import { describe as inWords, toNumbers, toPlaces, valuesOf } from '@orrery/deckbuilding/describe'
import { expect, test } from 'vitest'

const OPTIONS = [{}, { baseSet: 'whole-galaxy' }, { baseSet: 'secret-bases', neutralDiscard: true }]

/** A game between rules of thumb, played again on a table up to each of its decisions. */
function walk(seed: string, raw: object, look: (table: ReturnType<typeof begin>) => void): void {
  const options = deckbuilding.parseOptions(raw)
  if ('problem' in options) throw new Error(options.problem.what)
  const record: { seat: number; key: string }[] = []
  playGame(deckbuilding, { options: options.ok, players: [{ player: 'rule' }, { player: 'rule' }], seeder: seederFrom(seed), seed, record })
  const table = begin(options.ok, seed)
  for (const { seat, key } of record) {
    look(table)
    table.submit(seat, key)
  }
  look(table)
}

function begin(options: never | object, seed: string) {
  return loadTable(deckbuilding, options as never, seederFrom(seed), { answers: [] }).table
}

test.each(OPTIONS)('arrange reads back what describe says, at every checkpoint: %j', (raw) => {
  let compared = 0
  walk(`words|${JSON.stringify(raw)}`, raw, (table) => {
    if (table.prefix.length > 0 || table.result !== null) return
    const said = inWords(table.s)
    const again = deckbuilding.arrange(said)
    if ('problem' in again) throw new Error(`${again.problem.where}: ${again.problem.what}`)
    expect(inWords(again.ok)).toEqual(said)
    expect(deckbuilding.check(again.ok)).toBeNull()
    compared++
  })
  expect(compared).toBeGreaterThan(50)
})

test.each(OPTIONS)('every answer on offer has a name by place, a different one each, and the name leads back to it: %j', (raw) => {
  walk(`places|${JSON.stringify(raw)}`, raw, (table) => {
    for (const ask of table.pending) {
      const names = ask.opts.map((o) => toPlaces(table.s, ask.seat, keyOf(o)))
      expect(new Set(names).size).toBe(names.length)
      expect(names.map((n) => toNumbers(table.s, ask.seat, n))).toEqual(ask.opts.map((o) => ({ key: keyOf(o) })))
    }
  })
})

test('values: cards in play by id alone, and the result', () => {
  walk('values', {}, (table) => {
    const v = valuesOf(table.s) as { empire: { units: unknown[] }; result: unknown }
    expect(v.empire.units.every((u) => typeof u === 'string')).toBe(true)
    expect(v.result).toEqual(table.result)
  })
})
