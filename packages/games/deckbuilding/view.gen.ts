// Made by `npm run generate` from the schema; do not edit.
import { Hasher, cloneTable, diffRows, diffTable, fields, sameList } from '@orrery/kernel/generated'
import type { Patch } from '@orrery/kernel/patch'
import type { View } from './view.ts'

export function cloneView(s: View): View {
  return { you: s.you, turn: s.turn, active: s.active, force: s.force, toWin: s.toWin, baseSet: s.baseSet, neutralDiscard: s.neutralDiscard, cards: cloneTable(s.cards, (x0) => ({ def: x0.def, damage: x0.damage, used: x0.used, attacked: x0.attacked, target: x0.target, attack: x0.attack, attackRow: x0.attackRow, doomed: x0.doomed })), players: s.players.map((x0) => ({ base: x0.base, baseHitPoints: x0.baseHitPoints, baseDamage: x0.baseDamage, baseUsed: x0.baseUsed, bases: x0.bases.slice(), basesLeft: x0.basesLeft, taken: x0.taken.slice(), deck: x0.deck, hand: x0.hand.slice(), handCount: x0.handCount, units: x0.units.slice(), ships: x0.ships.slice(), discard: x0.discard.slice(), resources: x0.resources })), galaxyDeck: s.galaxyDeck, row: s.row.slice(), galaxyDiscard: s.galaxyDiscard.slice(), pilots: s.pilots.slice(), exiled: s.exiled.slice(), waiting: s.waiting.slice(), result: s.result === null ? null : s.result.slice() }
}

export function hashView(s: View): number {
  const h = new Hasher()
h.int(s.you)
h.int(s.turn)
h.int(s.active)
h.int(s.force)
h.int(s.toWin)
h.text(s.baseSet)
h.int(s.neutralDiscard ? 1 : 0)
for (const k0 of Object.keys(s.cards).toSorted()) { h.text(k0); const x0 = s.cards[k0]
if (x0 !== undefined) { h.text(x0.def)
h.int(x0.damage)
h.int(x0.used ? 1 : 0)
h.int(x0.attacked ? 1 : 0)
h.int(x0.target)
h.int(x0.attack)
h.int(x0.attackRow)
h.int(x0.doomed ? 1 : 0) } }
h.int(s.players.length)
for (const x0 of s.players) { if (x0.base === null) h.int(-7)
else { h.text(x0.base) }
h.int(x0.baseHitPoints)
h.int(x0.baseDamage)
h.int(x0.baseUsed ? 1 : 0)
h.int(x0.bases.length)
for (const x1 of x0.bases) { h.text(x1) }
h.int(x0.basesLeft)
h.int(x0.taken.length)
for (const x1 of x0.taken) { h.text(x1) }
h.int(x0.deck)
h.int(x0.hand.length)
for (const x1 of x0.hand) { h.int(x1) }
h.int(x0.handCount)
h.int(x0.units.length)
for (const x1 of x0.units) { h.int(x1) }
h.int(x0.ships.length)
for (const x1 of x0.ships) { h.int(x1) }
h.int(x0.discard.length)
for (const x1 of x0.discard) { h.int(x1) }
h.int(x0.resources) }
h.int(s.galaxyDeck)
h.int(s.row.length)
for (const x0 of s.row) { h.int(x0) }
h.int(s.galaxyDiscard.length)
for (const x0 of s.galaxyDiscard) { h.int(x0) }
h.int(s.pilots.length)
for (const x0 of s.pilots) { h.int(x0) }
h.int(s.exiled.length)
for (const x0 of s.exiled) { h.int(x0) }
h.int(s.waiting.length)
for (const x0 of s.waiting) { h.int(x0) }
if (s.result === null) h.int(-7)
else { h.int(s.result.length)
for (const x0 of s.result) { h.int(x0) } }
  return h.value()
}

export function diffView(a: View, b: View): Patch | undefined {
  return fields("you", a.you === b.you ? undefined : [b.you], "turn", a.turn === b.turn ? undefined : [b.turn], "active", a.active === b.active ? undefined : [b.active], "force", a.force === b.force ? undefined : [b.force], "toWin", a.toWin === b.toWin ? undefined : [b.toWin], "baseSet", a.baseSet === b.baseSet ? undefined : [b.baseSet], "neutralDiscard", a.neutralDiscard === b.neutralDiscard ? undefined : [b.neutralDiscard], "cards", diffTable(a.cards, b.cards, (a0, b0) => a0.def === b0.def && a0.damage === b0.damage && a0.used === b0.used && a0.attacked === b0.attacked && a0.target === b0.target && a0.attack === b0.attack && a0.attackRow === b0.attackRow && a0.doomed === b0.doomed ? undefined : fields("def", a0.def === b0.def ? undefined : [b0.def], "damage", a0.damage === b0.damage ? undefined : [b0.damage], "used", a0.used === b0.used ? undefined : [b0.used], "attacked", a0.attacked === b0.attacked ? undefined : [b0.attacked], "target", a0.target === b0.target ? undefined : [b0.target], "attack", a0.attack === b0.attack ? undefined : [b0.attack], "attackRow", a0.attackRow === b0.attackRow ? undefined : [b0.attackRow], "doomed", a0.doomed === b0.doomed ? undefined : [b0.doomed])), "players", diffRows(a.players, b.players, (a0, b0) => a0.base === b0.base && a0.baseHitPoints === b0.baseHitPoints && a0.baseDamage === b0.baseDamage && a0.baseUsed === b0.baseUsed && sameList(a0.bases, b0.bases) && a0.basesLeft === b0.basesLeft && sameList(a0.taken, b0.taken) && a0.deck === b0.deck && sameList(a0.hand, b0.hand) && a0.handCount === b0.handCount && sameList(a0.units, b0.units) && sameList(a0.ships, b0.ships) && sameList(a0.discard, b0.discard) && a0.resources === b0.resources ? undefined : fields("base", a0.base === b0.base ? undefined : [b0.base], "baseHitPoints", a0.baseHitPoints === b0.baseHitPoints ? undefined : [b0.baseHitPoints], "baseDamage", a0.baseDamage === b0.baseDamage ? undefined : [b0.baseDamage], "baseUsed", a0.baseUsed === b0.baseUsed ? undefined : [b0.baseUsed], "bases", sameList(a0.bases, b0.bases) ? undefined : [b0.bases], "basesLeft", a0.basesLeft === b0.basesLeft ? undefined : [b0.basesLeft], "taken", sameList(a0.taken, b0.taken) ? undefined : [b0.taken], "deck", a0.deck === b0.deck ? undefined : [b0.deck], "hand", sameList(a0.hand, b0.hand) ? undefined : [b0.hand], "handCount", a0.handCount === b0.handCount ? undefined : [b0.handCount], "units", sameList(a0.units, b0.units) ? undefined : [b0.units], "ships", sameList(a0.ships, b0.ships) ? undefined : [b0.ships], "discard", sameList(a0.discard, b0.discard) ? undefined : [b0.discard], "resources", a0.resources === b0.resources ? undefined : [b0.resources])), "galaxyDeck", a.galaxyDeck === b.galaxyDeck ? undefined : [b.galaxyDeck], "row", sameList(a.row, b.row) ? undefined : [b.row], "galaxyDiscard", sameList(a.galaxyDiscard, b.galaxyDiscard) ? undefined : [b.galaxyDiscard], "pilots", sameList(a.pilots, b.pilots) ? undefined : [b.pilots], "exiled", sameList(a.exiled, b.exiled) ? undefined : [b.exiled], "waiting", sameList(a.waiting, b.waiting) ? undefined : [b.waiting], "result", a.result === null || b.result === null ? (a.result === b.result ? undefined : [b.result]) : sameList(a.result, b.result) ? undefined : [b.result])
}
