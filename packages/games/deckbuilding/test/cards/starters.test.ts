import { describe, expect, it } from 'vitest'
import { at, rule } from '../at.ts'

for (const [side, shuttle, trooper, seeker, ownEnd] of [
  ['empire', 'imperial-shuttle', 'stormtrooper', 'inquisitor', -3],
  ['rebels', 'alliance-shuttle', 'rebel-trooper', 'temple-guardian', 3],
] as const) {
  const other = side === 'empire' ? 'rebels' : 'empire'
  const own = (raw: Record<string, unknown>, force = 0) => at({ active: side, force, [side]: raw })

  describe(shuttle, () => {
    it(rule('cards/03', 'gives 1 resource when played, has no attack and no ability'), () => {
      const t = own({ hand: [shuttle] }).do(`play:${shuttle}`)
      expect(t.side(side).resources).toBe(1)
      expect(t.why('commit:base')).toBe('cards/02')
      expect(t.why(`use:${shuttle}`)).toBe('cards/12')
    })
  })

  describe(trooper, () => {
    it('attacks with 2', () => {
      expect(
        own({ hand: [trooper] })
          .do(`play:${trooper}`, 'commit:base', 'attack:base')
          .side(other).baseDamage,
      ).toBe(2)
    })
    it(rule('cards/12', 'has no ability'), () => {
      expect(own({ units: [trooper] }).why(`use:${trooper}`)).toBe('cards/12')
    })
  })

  describe(seeker, () => {
    it(rule('choose/01', 'offers 1 attack, 1 resource or 1 Force when played; exactly one is carried out'), () => {
      const t = own({ hand: [seeker] }).do(`play:${seeker}`)
      expect(t.offers).toEqual(['attack', 'resources', 'force'])
      t.do('resources')
      expect(t.side(side).resources).toBe(1)
      expect(t.s.force).toBe(0)
      expect(t.why('commit:base')).toBe('cards/02')
      expect(own({ hand: [seeker] }).do(`play:${seeker}`, 'force').s.force).toBe(ownEnd / 3)
    })
    it('keeps the attack for the rest of the turn only', () => {
      const t = own({ hand: [seeker] }).do(`play:${seeker}`, 'attack', 'commit:base', 'attack:base')
      expect(t.side(other).baseDamage).toBe(1)
      const id = t.s.players[t.s.active]?.units[0] ?? -1
      expect(t.do('end').s.cards[id]?.bonus).toBe(0)
    })
    it(rule('choose/02', 'closes the Force option with the marker on the own last space'), () => {
      const t = own({ hand: [seeker] }, ownEnd).do(`play:${seeker}`)
      expect(t.offers).toEqual(['attack', 'resources'])
      expect(t.why('force')).toBe('choose/02')
    })
  })
}
