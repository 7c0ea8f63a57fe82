// Made by `npm run generate` from the schema; do not edit.
import { Hasher, cloneTable, diffNumbered, diffRows, fields, sameList } from '@orrery/kernel/generated'
import type { Patch } from '@orrery/kernel/patch'
import type { View } from './view.ts'

export function cloneView(s: View): View {
  return { you: s.you, side: s.side, seats: s.seats.slice(), step: s.step, firstGame: s.firstGame, time: s.time, reputation: s.reputation, current: s.current, role: s.role, turn: s.turn, passed: s.passed.slice(), places: s.places.map((x0) => ({ units: x0.units.slice(), loyalty: x0.loyalty, subjugated: x0.subjugated, sabotage: x0.sabotage, destroyed: x0.destroyed })), leaders: s.leaders.map((x0) => ({ at: x0.at, side: x0.side, ring: x0.ring, captive: x0.captive, pile: x0.pile, detained: x0.detained, bonus: x0.bonus, unopposed: x0.unopposed, unlocked: x0.unlocked })), sides: s.sides.map((x0) => ({ hand: x0.hand.slice(), handCount: x0.handCount, actions: x0.actions.slice(), actionCount: x0.actionCount, assigned: x0.assigned.slice(), assignedCount: x0.assignedCount, deck: x0.deck, actionDeck: x0.actionDeck, discard: x0.discard.slice() })), cards: cloneTable(s.cards, (x0) => (x0)), supply: s.supply.slice(), queues: s.queues.map((x0) => ({ units: x0.units.slice() })), base: s.base, revealed: s.revealed, probeDeck: s.probeDeck, probes: s.probes.slice(), probeCount: s.probeCount, suspects: s.suspects.slice(), projectDeck: s.projectDeck, projectDiscard: s.projectDiscard.slice(), objectiveDeck: s.objectiveDeck, objectives: s.objectives.slice(), objectiveCount: s.objectiveCount, scored: s.scored.slice(), box: s.box.slice(), spaceTactics: s.spaceTactics, groundTactics: s.groundTactics, mobilizations: s.mobilizations.slice(), closed: s.closed.slice(), yodaUsed: s.yodaUsed, attempt: s.attempt === null ? null : { card: s.attempt.card, side: s.attempt.side, seat: s.attempt.seat, place: s.attempt.place, target: s.attempt.target, leaders: s.attempt.leaders.slice(), opposer: s.attempt.opposer, dice: s.attempt.dice.slice(), foeDice: s.attempt.foeDice.slice(), success: s.attempt.success, present: s.attempt.present.slice() }, combat: s.combat === null ? null : { place: s.combat.place, initiator: s.combat.initiator, round: s.combat.round, theatre: s.combat.theatre, attacker: s.combat.attacker, units: s.combat.units.map((x0) => ({ type: x0.type, damage: x0.damage, fresh: x0.fresh, lost: x0.lost })), rebelHand: s.combat.rebelHand.slice(), imperialHand: s.combat.imperialHand.slice(), spacePlayed: s.combat.spacePlayed.slice(), groundPlayed: s.combat.groundPlayed.slice(), faceUp: s.combat.faceUp, dice: s.combat.dice.slice(), retreated: s.combat.retreated.slice(), rebelFrom: s.combat.rebelFrom.slice(), imperialFrom: s.combat.imperialFrom.slice(), effects: s.combat.effects.slice(), scored: s.combat.scored.slice(), destroyed: s.combat.destroyed.slice(), lent: s.combat.lent.slice(), wasSubjugated: s.combat.wasSubjugated, started: s.combat.started.slice(), won: s.combat.won.slice(), lord: s.combat.lord, offered: s.combat.offered }, rebelTactics: s.rebelTactics, imperialTactics: s.imperialTactics, result: s.result === null ? null : s.result.slice() }
}

export function hashView(s: View): number {
  const h = new Hasher()
h.int(s.you)
h.int(s.side)
h.int(s.seats.length)
for (const x0 of s.seats) { h.int(x0) }
h.text(s.step)
h.int(s.firstGame ? 1 : 0)
h.int(s.time)
h.int(s.reputation)
h.int(s.current)
h.int(s.role)
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
h.int(x0.captive ? 1 : 0)
h.int(x0.pile)
h.int(x0.detained ? 1 : 0)
h.int(x0.bonus)
h.int(x0.unopposed ? 1 : 0)
h.int(x0.unlocked ? 1 : 0) }
h.int(s.sides.length)
for (const x0 of s.sides) { h.int(x0.hand.length)
for (const x1 of x0.hand) { h.int(x1) }
h.int(x0.handCount)
h.int(x0.actions.length)
for (const x1 of x0.actions) { h.int(x1) }
h.int(x0.actionCount)
h.int(x0.assigned.length)
for (const x1 of x0.assigned) { h.int(x1) }
h.int(x0.assignedCount)
h.int(x0.deck)
h.int(x0.actionDeck)
h.int(x0.discard.length)
for (const x1 of x0.discard) { h.int(x1) } }
for (const k0 of Object.keys(s.cards).toSorted()) { h.text(k0); const x0 = s.cards[k0]
if (x0 !== undefined) { h.text(x0) } }
h.int(s.supply.length)
for (const x0 of s.supply) { h.int(x0) }
h.int(s.queues.length)
for (const x0 of s.queues) { h.int(x0.units.length)
for (const x1 of x0.units) { h.int(x1) } }
h.int(s.base)
h.int(s.revealed ? 1 : 0)
h.int(s.probeDeck)
h.int(s.probes.length)
for (const x0 of s.probes) { h.int(x0) }
h.int(s.probeCount)
h.int(s.suspects.length)
for (const x0 of s.suspects) { h.int(x0) }
h.int(s.projectDeck)
h.int(s.projectDiscard.length)
for (const x0 of s.projectDiscard) { h.int(x0) }
h.int(s.objectiveDeck)
h.int(s.objectives.length)
for (const x0 of s.objectives) { h.int(x0) }
h.int(s.objectiveCount)
h.int(s.scored.length)
for (const x0 of s.scored) { h.int(x0) }
h.int(s.box.length)
for (const x0 of s.box) { h.int(x0) }
h.int(s.spaceTactics)
h.int(s.groundTactics)
h.int(s.mobilizations.length)
for (const x0 of s.mobilizations) { h.int(x0) }
h.int(s.closed.length)
for (const x0 of s.closed) { h.int(x0) }
h.int(s.yodaUsed ? 1 : 0)
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
h.int(s.rebelTactics)
h.int(s.imperialTactics)
if (s.result === null) h.int(-7)
else { h.int(s.result.length)
for (const x0 of s.result) { h.int(x0) } }
  return h.value()
}

export function diffView(a: View, b: View): Patch | undefined {
  return fields("you", a.you === b.you ? undefined : [b.you], "side", a.side === b.side ? undefined : [b.side], "seats", sameList(a.seats, b.seats) ? undefined : [b.seats], "step", a.step === b.step ? undefined : [b.step], "firstGame", a.firstGame === b.firstGame ? undefined : [b.firstGame], "time", a.time === b.time ? undefined : [b.time], "reputation", a.reputation === b.reputation ? undefined : [b.reputation], "current", a.current === b.current ? undefined : [b.current], "role", a.role === b.role ? undefined : [b.role], "turn", a.turn === b.turn ? undefined : [b.turn], "passed", sameList(a.passed, b.passed) ? undefined : [b.passed], "places", diffRows(a.places, b.places, (a0, b0) => sameList(a0.units, b0.units) && a0.loyalty === b0.loyalty && a0.subjugated === b0.subjugated && a0.sabotage === b0.sabotage && a0.destroyed === b0.destroyed ? undefined : fields("units", sameList(a0.units, b0.units) ? undefined : [b0.units], "loyalty", a0.loyalty === b0.loyalty ? undefined : [b0.loyalty], "subjugated", a0.subjugated === b0.subjugated ? undefined : [b0.subjugated], "sabotage", a0.sabotage === b0.sabotage ? undefined : [b0.sabotage], "destroyed", a0.destroyed === b0.destroyed ? undefined : [b0.destroyed])), "leaders", diffRows(a.leaders, b.leaders, (a0, b0) => a0.at === b0.at && a0.side === b0.side && a0.ring === b0.ring && a0.captive === b0.captive && a0.pile === b0.pile && a0.detained === b0.detained && a0.bonus === b0.bonus && a0.unopposed === b0.unopposed && a0.unlocked === b0.unlocked ? undefined : fields("at", a0.at === b0.at ? undefined : [b0.at], "side", a0.side === b0.side ? undefined : [b0.side], "ring", a0.ring === b0.ring ? undefined : [b0.ring], "captive", a0.captive === b0.captive ? undefined : [b0.captive], "pile", a0.pile === b0.pile ? undefined : [b0.pile], "detained", a0.detained === b0.detained ? undefined : [b0.detained], "bonus", a0.bonus === b0.bonus ? undefined : [b0.bonus], "unopposed", a0.unopposed === b0.unopposed ? undefined : [b0.unopposed], "unlocked", a0.unlocked === b0.unlocked ? undefined : [b0.unlocked])), "sides", diffRows(a.sides, b.sides, (a0, b0) => sameList(a0.hand, b0.hand) && a0.handCount === b0.handCount && sameList(a0.actions, b0.actions) && a0.actionCount === b0.actionCount && sameList(a0.assigned, b0.assigned) && a0.assignedCount === b0.assignedCount && a0.deck === b0.deck && a0.actionDeck === b0.actionDeck && sameList(a0.discard, b0.discard) ? undefined : fields("hand", sameList(a0.hand, b0.hand) ? undefined : [b0.hand], "handCount", a0.handCount === b0.handCount ? undefined : [b0.handCount], "actions", sameList(a0.actions, b0.actions) ? undefined : [b0.actions], "actionCount", a0.actionCount === b0.actionCount ? undefined : [b0.actionCount], "assigned", sameList(a0.assigned, b0.assigned) ? undefined : [b0.assigned], "assignedCount", a0.assignedCount === b0.assignedCount ? undefined : [b0.assignedCount], "deck", a0.deck === b0.deck ? undefined : [b0.deck], "actionDeck", a0.actionDeck === b0.actionDeck ? undefined : [b0.actionDeck], "discard", sameList(a0.discard, b0.discard) ? undefined : [b0.discard])), "cards", diffNumbered(a.cards, b.cards, 178, (a0, b0) => a0 === b0 ? undefined : [b0]), "supply", sameList(a.supply, b.supply) ? undefined : [b.supply], "queues", diffRows(a.queues, b.queues, (a0, b0) => sameList(a0.units, b0.units) ? undefined : fields("units", sameList(a0.units, b0.units) ? undefined : [b0.units])), "base", a.base === b.base ? undefined : [b.base], "revealed", a.revealed === b.revealed ? undefined : [b.revealed], "probeDeck", a.probeDeck === b.probeDeck ? undefined : [b.probeDeck], "probes", sameList(a.probes, b.probes) ? undefined : [b.probes], "probeCount", a.probeCount === b.probeCount ? undefined : [b.probeCount], "suspects", sameList(a.suspects, b.suspects) ? undefined : [b.suspects], "projectDeck", a.projectDeck === b.projectDeck ? undefined : [b.projectDeck], "projectDiscard", sameList(a.projectDiscard, b.projectDiscard) ? undefined : [b.projectDiscard], "objectiveDeck", a.objectiveDeck === b.objectiveDeck ? undefined : [b.objectiveDeck], "objectives", sameList(a.objectives, b.objectives) ? undefined : [b.objectives], "objectiveCount", a.objectiveCount === b.objectiveCount ? undefined : [b.objectiveCount], "scored", sameList(a.scored, b.scored) ? undefined : [b.scored], "box", sameList(a.box, b.box) ? undefined : [b.box], "spaceTactics", a.spaceTactics === b.spaceTactics ? undefined : [b.spaceTactics], "groundTactics", a.groundTactics === b.groundTactics ? undefined : [b.groundTactics], "mobilizations", sameList(a.mobilizations, b.mobilizations) ? undefined : [b.mobilizations], "closed", sameList(a.closed, b.closed) ? undefined : [b.closed], "yodaUsed", a.yodaUsed === b.yodaUsed ? undefined : [b.yodaUsed], "attempt", a.attempt === null || b.attempt === null ? (a.attempt === b.attempt ? undefined : [b.attempt]) : fields("card", a.attempt.card === b.attempt.card ? undefined : [b.attempt.card], "side", a.attempt.side === b.attempt.side ? undefined : [b.attempt.side], "seat", a.attempt.seat === b.attempt.seat ? undefined : [b.attempt.seat], "place", a.attempt.place === b.attempt.place ? undefined : [b.attempt.place], "target", a.attempt.target === b.attempt.target ? undefined : [b.attempt.target], "leaders", sameList(a.attempt.leaders, b.attempt.leaders) ? undefined : [b.attempt.leaders], "opposer", a.attempt.opposer === b.attempt.opposer ? undefined : [b.attempt.opposer], "dice", sameList(a.attempt.dice, b.attempt.dice) ? undefined : [b.attempt.dice], "foeDice", sameList(a.attempt.foeDice, b.attempt.foeDice) ? undefined : [b.attempt.foeDice], "success", a.attempt.success === b.attempt.success ? undefined : [b.attempt.success], "present", sameList(a.attempt.present, b.attempt.present) ? undefined : [b.attempt.present]), "combat", a.combat === null || b.combat === null ? (a.combat === b.combat ? undefined : [b.combat]) : fields("place", a.combat.place === b.combat.place ? undefined : [b.combat.place], "initiator", a.combat.initiator === b.combat.initiator ? undefined : [b.combat.initiator], "round", a.combat.round === b.combat.round ? undefined : [b.combat.round], "theatre", a.combat.theatre === b.combat.theatre ? undefined : [b.combat.theatre], "attacker", a.combat.attacker === b.combat.attacker ? undefined : [b.combat.attacker], "units", diffRows(a.combat.units, b.combat.units, (a0, b0) => a0.type === b0.type && a0.damage === b0.damage && a0.fresh === b0.fresh && a0.lost === b0.lost ? undefined : fields("type", a0.type === b0.type ? undefined : [b0.type], "damage", a0.damage === b0.damage ? undefined : [b0.damage], "fresh", a0.fresh === b0.fresh ? undefined : [b0.fresh], "lost", a0.lost === b0.lost ? undefined : [b0.lost])), "rebelHand", sameList(a.combat.rebelHand, b.combat.rebelHand) ? undefined : [b.combat.rebelHand], "imperialHand", sameList(a.combat.imperialHand, b.combat.imperialHand) ? undefined : [b.combat.imperialHand], "spacePlayed", sameList(a.combat.spacePlayed, b.combat.spacePlayed) ? undefined : [b.combat.spacePlayed], "groundPlayed", sameList(a.combat.groundPlayed, b.combat.groundPlayed) ? undefined : [b.combat.groundPlayed], "faceUp", a.combat.faceUp === b.combat.faceUp ? undefined : [b.combat.faceUp], "dice", sameList(a.combat.dice, b.combat.dice) ? undefined : [b.combat.dice], "retreated", sameList(a.combat.retreated, b.combat.retreated) ? undefined : [b.combat.retreated], "rebelFrom", sameList(a.combat.rebelFrom, b.combat.rebelFrom) ? undefined : [b.combat.rebelFrom], "imperialFrom", sameList(a.combat.imperialFrom, b.combat.imperialFrom) ? undefined : [b.combat.imperialFrom], "effects", sameList(a.combat.effects, b.combat.effects) ? undefined : [b.combat.effects], "scored", sameList(a.combat.scored, b.combat.scored) ? undefined : [b.combat.scored], "destroyed", sameList(a.combat.destroyed, b.combat.destroyed) ? undefined : [b.combat.destroyed], "lent", sameList(a.combat.lent, b.combat.lent) ? undefined : [b.combat.lent], "wasSubjugated", a.combat.wasSubjugated === b.combat.wasSubjugated ? undefined : [b.combat.wasSubjugated], "started", sameList(a.combat.started, b.combat.started) ? undefined : [b.combat.started], "won", sameList(a.combat.won, b.combat.won) ? undefined : [b.combat.won], "lord", a.combat.lord === b.combat.lord ? undefined : [b.combat.lord], "offered", a.combat.offered === b.combat.offered ? undefined : [b.combat.offered]), "rebelTactics", a.rebelTactics === b.rebelTactics ? undefined : [b.rebelTactics], "imperialTactics", a.imperialTactics === b.imperialTactics ? undefined : [b.imperialTactics], "result", a.result === null || b.result === null ? (a.result === b.result ? undefined : [b.result]) : sameList(a.result, b.result) ? undefined : [b.result])
}
