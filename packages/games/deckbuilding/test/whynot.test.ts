import { below, keyOf, rngFrom } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { BASES } from '../content/bases.ts'
import { CARD_COUNT } from '../content/index.ts'
import { deckbuilding as game } from '../index.ts'
import { freeFor } from '../rules/commit.ts'
import { RULES } from '../rulebook/entries.ts'
import { AT_BASE } from '../state.ts'
import { at, newGame } from './at.ts'

const KNOWN = new Set(RULES.map((r) => r.id))
const VERBS = ['play', 'buy', 'use', 'commit', 'attack', 'release', 'discard', 'pick', 'base']
const THINGS = [...Array.from({ length: CARD_COUNT }, (_, id) => String(id)), 'base', ...BASES.map((b) => b.id)]
const EVERY_KEY = ['end', 'take', 'pass', 'use', 'done', ...VERBS.flatMap((v) => THINGS.map((x) => `${v}:${x}`))]

/** Tables at decisions of a game that is played half by rules of thumb, half by chance. */
function* moments(seed: string, options: unknown, count: number) {
  const rng = rngFrom(seed)
  const t = newGame(options, seed)
  for (let i = 0; i < count * 12 && t.s.result === null; i++) {
    if (i % 12 === 0) yield t
    const { ask } = t
    const o = ask.opts[below(rng, 3) === 0 ? below(rng, ask.opts.length) : game.bot.rollout(t.s, ask, (n) => below(rng, n))]
    if (o === undefined) throw new Error('no option')
    t.table.submit(ask.seat, keyOf(o))
  }
}

describe('why not', () => {
  it('every key that is not on offer is refused, to both seats, with a rule that the rulebook has; what is on offer is not', () => {
    for (const t of moments('every key', { baseSet: 'whole-galaxy', neutralDiscard: true }, 14)) {
      const { ask } = t
      const offered = new Set(ask.opts.map(keyOf))
      const attackers = new Set(freeFor(t.s, ask.seat, AT_BASE).map((id) => `pick:${id}`))
      for (const seat of [0, 1]) {
        for (const key of EVERY_KEY) {
          const why = t.table.whyNot(seat, key)
          // Beside the table's question a card may be pointed at as an attacker: allowed where it could join at the base.
          const couldAttack = ask.kind === 'main' && seat === ask.seat && key.startsWith('pick:') && attackers.has(key)
          const free = couldAttack || (seat === ask.seat && offered.has(key))
          expect(why === null, `${key} for seat ${seat} at ${t.table.seq} (${ask.kind})`).toBe(free)
          if (why !== null && !KNOWN.has(why.rule)) throw new Error(`${key} is refused by ${why.rule}, which the rulebook does not have`)
        }
      }
    }
  })
  it('a refusal does not depend on what the seat cannot see', () => {
    for (const t of moments('unseen', { baseSet: 'secret-bases' }, 10)) {
      const { ask } = t
      const other = game.clone(t.s)
      const rng = rngFrom(`again ${t.table.seq}`)
      game.redeal(other, ask.seat, (n) => below(rng, n))
      for (const key of EVERY_KEY) expect(game.whyNot(other, ask.seat, key, ask), key).toEqual(game.whyNot(t.s, ask.seat, key, ask))
    }
  })
  it('names the numbers that matter: the cost and what is there', () => {
    const t = at({ empire: { resources: 5 }, row: ['at-at', 'x-wing', 'lobot', 'dengar', 'bossk', 'y-wing'] })
    expect(t.params('buy:at-at')).toEqual({ cost: 6, have: 5 })
  })
  it('while another question is open, what is no answer is refused with the rule of the question', () => {
    const t = at({ empire: { units: ['tie-bomber'], hand: ['stormtrooper'] } }).do('use:tie-bomber')
    expect(t.asked).toBe('empire row-discard')
    for (const key of ['play:stormtrooper', 'end', 'commit:base']) expect(t.why(key)).toBe('discard/03')
  })
  it('keys that make no sense are refused too', () => {
    const t = at()
    for (const key of ['', ':', 'play', 'play:', 'play:999', 'play:-1', 'use:naboo', 'buy:1.5', 'commit', 'toWin:2', 'x'.repeat(300)])
      expect([key, t.why(key) !== null]).toEqual([key, true])
  })
})
