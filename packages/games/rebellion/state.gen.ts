// Made by `npm run generate` from the schema; do not edit.
import { Hasher, diffRows, fields, sameDeep, sameList } from '@orrery/kernel/generated'
import type { Patch } from '@orrery/kernel/patch'
import type { State } from './state.ts'

export function cloneState(s: State): State {
  return { rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]], step: s.step, result: s.result === null ? null : s.result.slice(), seats: s.seats.slice(), firstGame: s.firstGame, time: s.time, reputation: s.reputation, current: s.current, turn: s.turn, passed: s.passed.slice(), places: s.places.map((x0) => ({ units: x0.units.slice(), loyalty: x0.loyalty, subjugated: x0.subjugated, sabotage: x0.sabotage, destroyed: x0.destroyed })), leaders: s.leaders.map((x0) => ({ at: x0.at, side: x0.side, ring: x0.ring, mission: x0.mission, unlocked: x0.unlocked, detained: x0.detained, bonus: x0.bonus, unopposed: x0.unopposed })), cards: s.cards.map((x0) => ({ def: x0.def, seen: x0.seen })), sides: s.sides.map((x0) => ({ hand: x0.hand.slice(), deck: x0.deck.slice(), discard: x0.discard.slice(), actionDeck: x0.actionDeck.slice(), actions: x0.actions.slice(), assigned: x0.assigned.slice() })), supply: s.supply.slice(), queues: s.queues.map((x0) => ({ units: x0.units.slice() })), base: s.base, revealed: s.revealed, probeDeck: s.probeDeck.slice(), probes: s.probes.slice(), suspects: s.suspects.slice(), ruledOut: s.ruledOut.slice(), projectDeck: s.projectDeck.slice(), projectDiscard: s.projectDiscard.slice(), objectiveDeck: s.objectiveDeck.slice(), objectives: s.objectives.slice(), scored: s.scored.slice(), spaceTactics: s.spaceTactics.slice(), groundTactics: s.groundTactics.slice(), box: s.box.slice(), mobilizations: s.mobilizations.slice(), closed: s.closed.slice(), yodaUsed: s.yodaUsed, owners: s.owners.map((x0) => ({ card: x0.card, seat: x0.seat })), attempt: s.attempt === null ? null : { card: s.attempt.card, side: s.attempt.side, seat: s.attempt.seat, place: s.attempt.place, target: s.attempt.target, leaders: s.attempt.leaders.slice(), opposer: s.attempt.opposer, dice: s.attempt.dice.slice(), foeDice: s.attempt.foeDice.slice(), success: s.attempt.success, present: s.attempt.present.slice() }, combat: s.combat === null ? null : { place: s.combat.place, initiator: s.combat.initiator, round: s.combat.round, theatre: s.combat.theatre, attacker: s.combat.attacker, units: s.combat.units.map((x0) => ({ type: x0.type, damage: x0.damage, fresh: x0.fresh, lost: x0.lost })), rebelHand: s.combat.rebelHand.slice(), imperialHand: s.combat.imperialHand.slice(), spacePlayed: s.combat.spacePlayed.slice(), groundPlayed: s.combat.groundPlayed.slice(), faceUp: s.combat.faceUp, dice: s.combat.dice.slice(), retreated: s.combat.retreated.slice(), rebelFrom: s.combat.rebelFrom.slice(), imperialFrom: s.combat.imperialFrom.slice(), effects: s.combat.effects.slice(), scored: s.combat.scored.slice(), destroyed: s.combat.destroyed.slice(), lent: s.combat.lent.slice(), wasSubjugated: s.combat.wasSubjugated, started: s.combat.started.slice(), won: s.combat.won.slice(), lord: s.combat.lord, offered: s.combat.offered } }
}

export function hashState(s: State): number {
  const h = new Hasher()
h.int(s.rng.length)
for (const x0 of s.rng) { h.int(x0) }
h.text(s.step)
if (s.result === null) h.int(-7)
else { h.int(s.result.length)
for (const x0 of s.result) { h.int(x0) } }
h.int(s.seats.length)
for (const x0 of s.seats) { h.int(x0) }
h.int(s.firstGame ? 1 : 0)
h.int(s.time)
h.int(s.reputation)
h.int(s.current)
h.int(s.turn)
h.int(s.passed.length)
for (const x0 of s.passed) { h.int(x0 ? 1 : 0) }
h.int(s.places.length)
for (const x0 of s.places) { h.int(x0.units.length)
for (const x1 of x0.units) { h.int(x1) }
h.int(x0.loyalty)
h.int(x0.subjugated ? 1 : 0)
h.int(x0.sabotage ? 1 : 0)
h.int(x0.destroyed ? 1 : 0) }
h.int(s.leaders.length)
for (const x0 of s.leaders) { h.int(x0.at)
h.int(x0.side)
h.int(x0.ring)
h.int(x0.mission)
h.int(x0.unlocked ? 1 : 0)
h.int(x0.detained ? 1 : 0)
h.int(x0.bonus)
h.int(x0.unopposed ? 1 : 0) }
h.int(s.cards.length)
for (const x0 of s.cards) { h.int(x0.def)
h.int(x0.seen) }
h.int(s.sides.length)
for (const x0 of s.sides) { h.int(x0.hand.length)
for (const x1 of x0.hand) { h.int(x1) }
h.int(x0.deck.length)
for (const x1 of x0.deck) { h.int(x1) }
h.int(x0.discard.length)
for (const x1 of x0.discard) { h.int(x1) }
h.int(x0.actionDeck.length)
for (const x1 of x0.actionDeck) { h.int(x1) }
h.int(x0.actions.length)
for (const x1 of x0.actions) { h.int(x1) }
h.int(x0.assigned.length)
for (const x1 of x0.assigned) { h.int(x1) } }
h.int(s.supply.length)
for (const x0 of s.supply) { h.int(x0) }
h.int(s.queues.length)
for (const x0 of s.queues) { h.int(x0.units.length)
for (const x1 of x0.units) { h.int(x1) } }
h.int(s.base)
h.int(s.revealed ? 1 : 0)
h.int(s.probeDeck.length)
for (const x0 of s.probeDeck) { h.int(x0) }
h.int(s.probes.length)
for (const x0 of s.probes) { h.int(x0) }
h.int(s.suspects.length)
for (const x0 of s.suspects) { h.int(x0) }
h.int(s.ruledOut.length)
for (const x0 of s.ruledOut) { h.int(x0) }
h.int(s.projectDeck.length)
for (const x0 of s.projectDeck) { h.int(x0) }
h.int(s.projectDiscard.length)
for (const x0 of s.projectDiscard) { h.int(x0) }
h.int(s.objectiveDeck.length)
for (const x0 of s.objectiveDeck) { h.int(x0) }
h.int(s.objectives.length)
for (const x0 of s.objectives) { h.int(x0) }
h.int(s.scored.length)
for (const x0 of s.scored) { h.int(x0) }
h.int(s.spaceTactics.length)
for (const x0 of s.spaceTactics) { h.int(x0) }
h.int(s.groundTactics.length)
for (const x0 of s.groundTactics) { h.int(x0) }
h.int(s.box.length)
for (const x0 of s.box) { h.int(x0) }
h.int(s.mobilizations.length)
for (const x0 of s.mobilizations) { h.int(x0) }
h.int(s.closed.length)
for (const x0 of s.closed) { h.int(x0) }
h.int(s.yodaUsed ? 1 : 0)
h.int(s.owners.length)
for (const x0 of s.owners) { h.int(x0.card)
h.int(x0.seat) }
if (s.attempt === null) h.int(-7)
else { h.int(s.attempt.card)
h.int(s.attempt.side)
h.int(s.attempt.seat)
h.int(s.attempt.place)
h.int(s.attempt.target)
h.int(s.attempt.leaders.length)
for (const x0 of s.attempt.leaders) { h.int(x0) }
h.int(s.attempt.opposer)
h.int(s.attempt.dice.length)
for (const x0 of s.attempt.dice) { h.int(x0) }
h.int(s.attempt.foeDice.length)
for (const x0 of s.attempt.foeDice) { h.int(x0) }
if (s.attempt.success === null) h.int(-7)
else { h.int(s.attempt.success ? 1 : 0) }
h.int(s.attempt.present.length)
for (const x0 of s.attempt.present) { h.int(x0) } }
if (s.combat === null) h.int(-7)
else { h.int(s.combat.place)
h.int(s.combat.initiator)
h.int(s.combat.round)
h.text(s.combat.theatre)
h.int(s.combat.attacker)
h.int(s.combat.units.length)
for (const x0 of s.combat.units) { h.int(x0.type)
h.int(x0.damage)
h.int(x0.fresh)
h.int(x0.lost ? 1 : 0) }
h.int(s.combat.rebelHand.length)
for (const x0 of s.combat.rebelHand) { h.int(x0) }
h.int(s.combat.imperialHand.length)
for (const x0 of s.combat.imperialHand) { h.int(x0) }
h.int(s.combat.spacePlayed.length)
for (const x0 of s.combat.spacePlayed) { h.int(x0) }
h.int(s.combat.groundPlayed.length)
for (const x0 of s.combat.groundPlayed) { h.int(x0) }
h.int(s.combat.faceUp ? 1 : 0)
h.int(s.combat.dice.length)
for (const x0 of s.combat.dice) { h.int(x0) }
h.int(s.combat.retreated.length)
for (const x0 of s.combat.retreated) { h.int(x0 ? 1 : 0) }
h.int(s.combat.rebelFrom.length)
for (const x0 of s.combat.rebelFrom) { h.int(x0) }
h.int(s.combat.imperialFrom.length)
for (const x0 of s.combat.imperialFrom) { h.int(x0) }
h.int(s.combat.effects.length)
for (const x0 of s.combat.effects) { h.text(x0) }
h.int(s.combat.scored.length)
for (const x0 of s.combat.scored) { h.int(x0) }
h.int(s.combat.destroyed.length)
for (const x0 of s.combat.destroyed) { h.int(x0) }
h.int(s.combat.lent.length)
for (const x0 of s.combat.lent) { h.int(x0) }
h.int(s.combat.wasSubjugated ? 1 : 0)
h.int(s.combat.started.length)
for (const x0 of s.combat.started) { h.int(x0) }
h.int(s.combat.won.length)
for (const x0 of s.combat.won) { h.int(x0) }
h.int(s.combat.lord ? 1 : 0)
h.int(s.combat.offered) }
  return h.value()
}

export function diffState(a: State, b: State): Patch | undefined {
  return fields("rng", sameList(a.rng, b.rng) ? undefined : [b.rng], "step", a.step === b.step ? undefined : [b.step], "result", a.result === null || b.result === null ? (a.result === b.result ? undefined : [b.result]) : sameList(a.result, b.result) ? undefined : [b.result], "seats", sameList(a.seats, b.seats) ? undefined : [b.seats], "firstGame", a.firstGame === b.firstGame ? undefined : [b.firstGame], "time", a.time === b.time ? undefined : [b.time], "reputation", a.reputation === b.reputation ? undefined : [b.reputation], "current", a.current === b.current ? undefined : [b.current], "turn", a.turn === b.turn ? undefined : [b.turn], "passed", sameList(a.passed, b.passed) ? undefined : [b.passed], "places", diffRows(a.places, b.places, (a0, b0) => sameList(a0.units, b0.units) && a0.loyalty === b0.loyalty && a0.subjugated === b0.subjugated && a0.sabotage === b0.sabotage && a0.destroyed === b0.destroyed ? undefined : fields("units", sameList(a0.units, b0.units) ? undefined : [b0.units], "loyalty", a0.loyalty === b0.loyalty ? undefined : [b0.loyalty], "subjugated", a0.subjugated === b0.subjugated ? undefined : [b0.subjugated], "sabotage", a0.sabotage === b0.sabotage ? undefined : [b0.sabotage], "destroyed", a0.destroyed === b0.destroyed ? undefined : [b0.destroyed])), "leaders", diffRows(a.leaders, b.leaders, (a0, b0) => a0.at === b0.at && a0.side === b0.side && a0.ring === b0.ring && a0.mission === b0.mission && a0.unlocked === b0.unlocked && a0.detained === b0.detained && a0.bonus === b0.bonus && a0.unopposed === b0.unopposed ? undefined : fields("at", a0.at === b0.at ? undefined : [b0.at], "side", a0.side === b0.side ? undefined : [b0.side], "ring", a0.ring === b0.ring ? undefined : [b0.ring], "mission", a0.mission === b0.mission ? undefined : [b0.mission], "unlocked", a0.unlocked === b0.unlocked ? undefined : [b0.unlocked], "detained", a0.detained === b0.detained ? undefined : [b0.detained], "bonus", a0.bonus === b0.bonus ? undefined : [b0.bonus], "unopposed", a0.unopposed === b0.unopposed ? undefined : [b0.unopposed])), "cards", diffRows(a.cards, b.cards, (a0, b0) => a0.def === b0.def && a0.seen === b0.seen ? undefined : fields("def", a0.def === b0.def ? undefined : [b0.def], "seen", a0.seen === b0.seen ? undefined : [b0.seen])), "sides", diffRows(a.sides, b.sides, (a0, b0) => sameList(a0.hand, b0.hand) && sameList(a0.deck, b0.deck) && sameList(a0.discard, b0.discard) && sameList(a0.actionDeck, b0.actionDeck) && sameList(a0.actions, b0.actions) && sameList(a0.assigned, b0.assigned) ? undefined : fields("hand", sameList(a0.hand, b0.hand) ? undefined : [b0.hand], "deck", sameList(a0.deck, b0.deck) ? undefined : [b0.deck], "discard", sameList(a0.discard, b0.discard) ? undefined : [b0.discard], "actionDeck", sameList(a0.actionDeck, b0.actionDeck) ? undefined : [b0.actionDeck], "actions", sameList(a0.actions, b0.actions) ? undefined : [b0.actions], "assigned", sameList(a0.assigned, b0.assigned) ? undefined : [b0.assigned])), "supply", sameList(a.supply, b.supply) ? undefined : [b.supply], "queues", diffRows(a.queues, b.queues, (a0, b0) => sameList(a0.units, b0.units) ? undefined : fields("units", sameList(a0.units, b0.units) ? undefined : [b0.units])), "base", a.base === b.base ? undefined : [b.base], "revealed", a.revealed === b.revealed ? undefined : [b.revealed], "probeDeck", sameList(a.probeDeck, b.probeDeck) ? undefined : [b.probeDeck], "probes", sameList(a.probes, b.probes) ? undefined : [b.probes], "suspects", sameList(a.suspects, b.suspects) ? undefined : [b.suspects], "ruledOut", sameList(a.ruledOut, b.ruledOut) ? undefined : [b.ruledOut], "projectDeck", sameList(a.projectDeck, b.projectDeck) ? undefined : [b.projectDeck], "projectDiscard", sameList(a.projectDiscard, b.projectDiscard) ? undefined : [b.projectDiscard], "objectiveDeck", sameList(a.objectiveDeck, b.objectiveDeck) ? undefined : [b.objectiveDeck], "objectives", sameList(a.objectives, b.objectives) ? undefined : [b.objectives], "scored", sameList(a.scored, b.scored) ? undefined : [b.scored], "spaceTactics", sameList(a.spaceTactics, b.spaceTactics) ? undefined : [b.spaceTactics], "groundTactics", sameList(a.groundTactics, b.groundTactics) ? undefined : [b.groundTactics], "box", sameList(a.box, b.box) ? undefined : [b.box], "mobilizations", sameList(a.mobilizations, b.mobilizations) ? undefined : [b.mobilizations], "closed", sameList(a.closed, b.closed) ? undefined : [b.closed], "yodaUsed", a.yodaUsed === b.yodaUsed ? undefined : [b.yodaUsed], "owners", sameDeep(a.owners, b.owners) ? undefined : [b.owners], "attempt", a.attempt === null || b.attempt === null ? (a.attempt === b.attempt ? undefined : [b.attempt]) : fields("card", a.attempt.card === b.attempt.card ? undefined : [b.attempt.card], "side", a.attempt.side === b.attempt.side ? undefined : [b.attempt.side], "seat", a.attempt.seat === b.attempt.seat ? undefined : [b.attempt.seat], "place", a.attempt.place === b.attempt.place ? undefined : [b.attempt.place], "target", a.attempt.target === b.attempt.target ? undefined : [b.attempt.target], "leaders", sameList(a.attempt.leaders, b.attempt.leaders) ? undefined : [b.attempt.leaders], "opposer", a.attempt.opposer === b.attempt.opposer ? undefined : [b.attempt.opposer], "dice", sameList(a.attempt.dice, b.attempt.dice) ? undefined : [b.attempt.dice], "foeDice", sameList(a.attempt.foeDice, b.attempt.foeDice) ? undefined : [b.attempt.foeDice], "success", a.attempt.success === b.attempt.success ? undefined : [b.attempt.success], "present", sameList(a.attempt.present, b.attempt.present) ? undefined : [b.attempt.present]), "combat", a.combat === null || b.combat === null ? (a.combat === b.combat ? undefined : [b.combat]) : fields("place", a.combat.place === b.combat.place ? undefined : [b.combat.place], "initiator", a.combat.initiator === b.combat.initiator ? undefined : [b.combat.initiator], "round", a.combat.round === b.combat.round ? undefined : [b.combat.round], "theatre", a.combat.theatre === b.combat.theatre ? undefined : [b.combat.theatre], "attacker", a.combat.attacker === b.combat.attacker ? undefined : [b.combat.attacker], "units", diffRows(a.combat.units, b.combat.units, (a0, b0) => a0.type === b0.type && a0.damage === b0.damage && a0.fresh === b0.fresh && a0.lost === b0.lost ? undefined : fields("type", a0.type === b0.type ? undefined : [b0.type], "damage", a0.damage === b0.damage ? undefined : [b0.damage], "fresh", a0.fresh === b0.fresh ? undefined : [b0.fresh], "lost", a0.lost === b0.lost ? undefined : [b0.lost])), "rebelHand", sameList(a.combat.rebelHand, b.combat.rebelHand) ? undefined : [b.combat.rebelHand], "imperialHand", sameList(a.combat.imperialHand, b.combat.imperialHand) ? undefined : [b.combat.imperialHand], "spacePlayed", sameList(a.combat.spacePlayed, b.combat.spacePlayed) ? undefined : [b.combat.spacePlayed], "groundPlayed", sameList(a.combat.groundPlayed, b.combat.groundPlayed) ? undefined : [b.combat.groundPlayed], "faceUp", a.combat.faceUp === b.combat.faceUp ? undefined : [b.combat.faceUp], "dice", sameList(a.combat.dice, b.combat.dice) ? undefined : [b.combat.dice], "retreated", sameList(a.combat.retreated, b.combat.retreated) ? undefined : [b.combat.retreated], "rebelFrom", sameList(a.combat.rebelFrom, b.combat.rebelFrom) ? undefined : [b.combat.rebelFrom], "imperialFrom", sameList(a.combat.imperialFrom, b.combat.imperialFrom) ? undefined : [b.combat.imperialFrom], "effects", sameList(a.combat.effects, b.combat.effects) ? undefined : [b.combat.effects], "scored", sameList(a.combat.scored, b.combat.scored) ? undefined : [b.combat.scored], "destroyed", sameList(a.combat.destroyed, b.combat.destroyed) ? undefined : [b.combat.destroyed], "lent", sameList(a.combat.lent, b.combat.lent) ? undefined : [b.combat.lent], "wasSubjugated", a.combat.wasSubjugated === b.combat.wasSubjugated ? undefined : [b.combat.wasSubjugated], "started", sameList(a.combat.started, b.combat.started) ? undefined : [b.combat.started], "won", sameList(a.combat.won, b.combat.won) ? undefined : [b.combat.won], "lord", a.combat.lord === b.combat.lord ? undefined : [b.combat.lord], "offered", a.combat.offered === b.combat.offered ? undefined : [b.combat.offered]))
}
