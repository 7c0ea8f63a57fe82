/**
 * Every question of a combat, by its `kind`, with the option keys that can answer it. "theatre's seat": the side's admiral in
 * space, its general on the ground. UNIT is the index of a unit among the combat's units; of units that are alike the first is
 * offered. COLOR is `red` or `black`, FACE one of FACE_IDS. (c) concealed: also asked when `pass` is the only answer, because
 * by what everybody sees there could be another.
 *
 * | kind | to | options |
 * | --- | --- | --- |
 * | `add-leader` | each seat of a side without a leader with tactic values there, admiral first, until one adds | `add:LEADER` of its pool · `pass` (`about`: the system) |
 * | `start-of-combat` (c) | seats of both sides in turn until all pass in a row; who could hold a card whose picture fits | `use:CARD` action card · `pass` |
 * | `lend-leader` | user of Ready for Action, where both pictured leaders are in the pool | `leader:LEADER` |
 * | `tactic-deck` | user of More Dangerous Than You Realize | `draw:space`, `draw:ground` |
 * | `destroy-unit` | user of Fully Operational or Target the Generator (`about`: the card) | `destroy:UNIT:KIND` |
 * | `combat-action` (c) | attacker (theatre's seat), again and again, while he holds a card of the theatre or shows a special | `draw:COLOR` spends a special for a card · `play:CARD`, with a special to pay `play:CARD:COLOR` · `yoda` rerolls a die · `pass` goes on to the damage |
 * | `reroll` | attacker | `die:COLOR:FACE`, one die after the other in their order; `pass` after the first: all picked are rolled together |
 * | `draw-tactics` | attacker (Brilliant Strategy) | `draw:SPACE:GROUND`: how many of each deck |
 * | `card-damage` | attacker | `hit:UNIT:card`; the second unit of an Onslaught comes after the first in the list, or `pass` |
 * | `bombard` | attacker (Bombardment) | `ship:KIND` |
 * | `black-as-red` | Rebel attacker (Target the Star Destroyers) | `amount:N` black hits that count as red |
 * | `assign-hit` | attacker, once per hit: red ones, black ones, then direct hits; equal hits in the order of the units | `hit:UNIT:red`, `hit:UNIT:black`, `hit:UNIT:direct` |
 * | `block` (c) | defender (theatre's seat), while damage can be blocked and he holds a card of the theatre | `play:CARD` · `pass` |
 * | `pay-tactic` (c) | who blocks (Outmaneuver, Dig In) | `pick:ID` of the cards in hand, of each kind one |
 * | `block-damage` | who blocks | `block:UNIT`; a second one from that unit on, or `pass` |
 * | `death-star-plans` (c) | Rebel general, in a space battle where plans could be used | `use:CARD` · `pass` |
 * | `death-star-target` | Rebel general, where both are there | `target:KIND` |
 * | `combat-objective` (c) | Rebel general, when by what everybody sees an objective could be played | `play:CARD` · `pass` |
 * | `refresh-objective` (c) | the same, before the refresh phase | `play:CARD` · `pass` |
 * | `eliminate` | Rebel general (Return of the Jedi) | `eliminate:LEADER` |
 * | `retreat` | each seat with a leader that may lead a retreat, admiral first | `retreat:SYSTEM:LEADER` · `pass`, unless the ships have to go |
 * | `retreat-units` | who retreats, once per kind (and damage) of units that need transport (`about`: the kind) | `go:UNIT:N`: N of those that are like UNIT go along |
 *
 * `one-in-a-million` (c) and `place-die` come before Rebel dice are rolled, `yoda` after those of Death Star Plans: `rules/dice.ts`.
 */
export type CombatAskKind =
  | 'add-leader'
  | 'start-of-combat'
  | 'lend-leader'
  | 'tactic-deck'
  | 'destroy-unit'
  | 'combat-action'
  | 'reroll'
  | 'draw-tactics'
  | 'card-damage'
  | 'bombard'
  | 'black-as-red'
  | 'assign-hit'
  | 'block'
  | 'pay-tactic'
  | 'block-damage'
  | 'death-star-plans'
  | 'death-star-target'
  | 'combat-objective'
  | 'refresh-objective'
  | 'eliminate'
  | 'retreat'
  | 'retreat-units'
