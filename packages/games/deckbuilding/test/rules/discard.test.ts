import { describe, expect, it } from 'vitest'
import { at, CALM, rule } from '../at.ts'

describe('discarding, destroying, damage', () => {
  it(rule('discard/03', 'discard/04', 'a discarded row card brings no reward'), () => {
    const t = at({ empire: { units: ['tie-bomber'] }, row: ['u-wing', ...CALM.slice(0, 5)] }).do('use:tie-bomber', 'pick:u-wing')
    expect(t.galaxyDiscard).toEqual(['u-wing'])
    expect(t.empire.resources).toBe(0)
    expect(t.events('reward')).toEqual([])
  })
  it(rule('discard/05', 'all three piles are open to everybody'), () => {
    const t = at({ empire: { discard: ['stormtrooper'] }, rebels: { discard: ['rebel-trooper', 'x-wing'] }, galaxyDiscard: ['lobot'] })
    for (const viewer of [0, 1, 'public'] as const) {
      const v = t.view(viewer)
      const names = [...(v.players[0]?.discard ?? []), ...(v.players[1]?.discard ?? []), ...v.galaxyDiscard].map((id) => v.cards[String(id)]?.def)
      expect(names.toSorted()).toEqual(['lobot', 'rebel-trooper', 'stormtrooper', 'x-wing'])
    }
  })
  it(rule('discard/06', 'the order of a pile stays: newest on top'), () => {
    const t = at({
      empire: { discard: ['stormtrooper', 'at-at', 'inquisitor'], ships: ['gozanti-cruiser'], hand: ['tie-fighter', 'tie-bomber'] },
    }).do('use:gozanti-cruiser', 'pick:tie-bomber')
    expect(t.empire.discard).toEqual(['tie-bomber', 'stormtrooper', 'at-at', 'inquisitor'])
    const taken = at({ empire: { units: ['jabbas-sail-barge'], discard: ['stormtrooper', 'bossk', 'inquisitor'] } }).do('use:jabbas-sail-barge')
    expect(taken.empire.discard).toEqual(['stormtrooper', 'inquisitor'])
  })
})
