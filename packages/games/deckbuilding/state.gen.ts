// Made by `npm run generate` from the schema; do not edit.
import { Hasher, diffRows, fields, sameList } from '@orrery/kernel/generated'
import type { Patch } from '@orrery/kernel/patch'
import type { State } from './state.ts'

export function cloneState(s: State): State {
  return { rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]], step: s.step, result: s.result === null ? null : s.result.slice(), toWin: s.toWin, baseSet: s.baseSet, neutralDiscard: s.neutralDiscard, turn: s.turn, active: s.active, force: s.force, cards: s.cards.map((x0) => ({ def: x0.def, damage: x0.damage, used: x0.used, attacked: x0.attacked, target: x0.target, bonus: x0.bonus, seen: x0.seen })), players: s.players.map((x0) => ({ base: x0.base, baseDamage: x0.baseDamage, baseUsed: x0.baseUsed, prevented: x0.prevented, bases: x0.bases.slice(), taken: x0.taken.slice(), deck: x0.deck.slice(), hand: x0.hand.slice(), units: x0.units.slice(), ships: x0.ships.slice(), discard: x0.discard.slice(), resources: x0.resources })), galaxyDeck: s.galaxyDeck.slice(), row: s.row.slice(), galaxyDiscard: s.galaxyDiscard.slice(), pilots: s.pilots.slice(), exiled: s.exiled.slice(), bought: s.bought, boughtNeutral: s.boughtNeutral, playedNeutral: s.playedNeutral, waiting: s.waiting.slice(), doomed: s.doomed.slice() }
}

export function hashState(s: State): number {
  const h = new Hasher()
h.int(s.rng.length)
for (const x0 of s.rng) { h.int(x0) }
h.text(s.step)
if (s.result === null) h.int(-7)
else { h.int(s.result.length)
for (const x0 of s.result) { h.int(x0) } }
h.int(s.toWin)
h.text(s.baseSet)
h.int(s.neutralDiscard ? 1 : 0)
h.int(s.turn)
h.int(s.active)
h.int(s.force)
h.int(s.cards.length)
for (const x0 of s.cards) { h.int(x0.def)
h.int(x0.damage)
h.int(x0.used ? 1 : 0)
h.int(x0.attacked ? 1 : 0)
h.int(x0.target)
h.int(x0.bonus)
h.int(x0.seen) }
h.int(s.players.length)
for (const x0 of s.players) { if (x0.base === null) h.int(-7)
else { h.text(x0.base) }
h.int(x0.baseDamage)
h.int(x0.baseUsed ? 1 : 0)
h.int(x0.prevented)
h.int(x0.bases.length)
for (const x1 of x0.bases) { h.text(x1) }
h.int(x0.taken.length)
for (const x1 of x0.taken) { h.text(x1) }
h.int(x0.deck.length)
for (const x1 of x0.deck) { h.int(x1) }
h.int(x0.hand.length)
for (const x1 of x0.hand) { h.int(x1) }
h.int(x0.units.length)
for (const x1 of x0.units) { h.int(x1) }
h.int(x0.ships.length)
for (const x1 of x0.ships) { h.int(x1) }
h.int(x0.discard.length)
for (const x1 of x0.discard) { h.int(x1) }
h.int(x0.resources) }
h.int(s.galaxyDeck.length)
for (const x0 of s.galaxyDeck) { h.int(x0) }
h.int(s.row.length)
for (const x0 of s.row) { h.int(x0) }
h.int(s.galaxyDiscard.length)
for (const x0 of s.galaxyDiscard) { h.int(x0) }
h.int(s.pilots.length)
for (const x0 of s.pilots) { h.int(x0) }
h.int(s.exiled.length)
for (const x0 of s.exiled) { h.int(x0) }
h.int(s.bought)
h.int(s.boughtNeutral)
h.int(s.playedNeutral)
h.int(s.waiting.length)
for (const x0 of s.waiting) { h.int(x0) }
h.int(s.doomed.length)
for (const x0 of s.doomed) { h.int(x0) }
  return h.value()
}

export function diffState(a: State, b: State): Patch | undefined {
  return fields("rng", sameList(a.rng, b.rng) ? undefined : [b.rng], "step", a.step === b.step ? undefined : [b.step], "result", a.result === null || b.result === null ? (a.result === b.result ? undefined : [b.result]) : sameList(a.result, b.result) ? undefined : [b.result], "toWin", a.toWin === b.toWin ? undefined : [b.toWin], "baseSet", a.baseSet === b.baseSet ? undefined : [b.baseSet], "neutralDiscard", a.neutralDiscard === b.neutralDiscard ? undefined : [b.neutralDiscard], "turn", a.turn === b.turn ? undefined : [b.turn], "active", a.active === b.active ? undefined : [b.active], "force", a.force === b.force ? undefined : [b.force], "cards", diffRows(a.cards, b.cards, (a0, b0) => a0.def === b0.def && a0.damage === b0.damage && a0.used === b0.used && a0.attacked === b0.attacked && a0.target === b0.target && a0.bonus === b0.bonus && a0.seen === b0.seen ? undefined : fields("def", a0.def === b0.def ? undefined : [b0.def], "damage", a0.damage === b0.damage ? undefined : [b0.damage], "used", a0.used === b0.used ? undefined : [b0.used], "attacked", a0.attacked === b0.attacked ? undefined : [b0.attacked], "target", a0.target === b0.target ? undefined : [b0.target], "bonus", a0.bonus === b0.bonus ? undefined : [b0.bonus], "seen", a0.seen === b0.seen ? undefined : [b0.seen])), "players", diffRows(a.players, b.players, (a0, b0) => a0.base === b0.base && a0.baseDamage === b0.baseDamage && a0.baseUsed === b0.baseUsed && a0.prevented === b0.prevented && sameList(a0.bases, b0.bases) && sameList(a0.taken, b0.taken) && sameList(a0.deck, b0.deck) && sameList(a0.hand, b0.hand) && sameList(a0.units, b0.units) && sameList(a0.ships, b0.ships) && sameList(a0.discard, b0.discard) && a0.resources === b0.resources ? undefined : fields("base", a0.base === b0.base ? undefined : [b0.base], "baseDamage", a0.baseDamage === b0.baseDamage ? undefined : [b0.baseDamage], "baseUsed", a0.baseUsed === b0.baseUsed ? undefined : [b0.baseUsed], "prevented", a0.prevented === b0.prevented ? undefined : [b0.prevented], "bases", sameList(a0.bases, b0.bases) ? undefined : [b0.bases], "taken", sameList(a0.taken, b0.taken) ? undefined : [b0.taken], "deck", sameList(a0.deck, b0.deck) ? undefined : [b0.deck], "hand", sameList(a0.hand, b0.hand) ? undefined : [b0.hand], "units", sameList(a0.units, b0.units) ? undefined : [b0.units], "ships", sameList(a0.ships, b0.ships) ? undefined : [b0.ships], "discard", sameList(a0.discard, b0.discard) ? undefined : [b0.discard], "resources", a0.resources === b0.resources ? undefined : [b0.resources])), "galaxyDeck", sameList(a.galaxyDeck, b.galaxyDeck) ? undefined : [b.galaxyDeck], "row", sameList(a.row, b.row) ? undefined : [b.row], "galaxyDiscard", sameList(a.galaxyDiscard, b.galaxyDiscard) ? undefined : [b.galaxyDiscard], "pilots", sameList(a.pilots, b.pilots) ? undefined : [b.pilots], "exiled", sameList(a.exiled, b.exiled) ? undefined : [b.exiled], "bought", a.bought === b.bought ? undefined : [b.bought], "boughtNeutral", a.boughtNeutral === b.boughtNeutral ? undefined : [b.boughtNeutral], "playedNeutral", a.playedNeutral === b.playedNeutral ? undefined : [b.playedNeutral], "waiting", sameList(a.waiting, b.waiting) ? undefined : [b.waiting], "doomed", sameList(a.doomed, b.doomed) ? undefined : [b.doomed])
}
