/**
 * Every question of missions, action cards outside combat and new bases, by its `kind`, with the option keys that can answer
 * it. "Who reveals" is the seat that reveals the mission; "who uses" the seat that uses the action card. Systems, leaders and
 * units by content id; cards by number.
 *
 * | kind | to | options |
 * | --- | --- | --- |
 * | `mission-target` | who reveals | `at:SYSTEM` or `leader:LEADER`: what the mission is aimed at |
 * | `oppose` | each seat of the other side with leaders in its pool, until one sends | `send:LEADER`, `pass` |
 * | `special` | seat of a pictured leader (`about` is the card); concealed | `use`, `use:LEADER`, `pass` |
 * | `one-in-a-million`, `place-die`, `yoda` | Rebel seat that rolls | see `rules/dice.ts` |
 * | `r2-d2` | Rebel seat of the mission | `blank:FACE`, `pass` |
 * | `c-3po` | who reveals | `use`, `pass` |
 * | `falcon` | who reveals | `rescue:LEADER`, `pass` |
 * | `this-leader` | who reveals | `leader:LEADER`: which of two assigned leaders a card means |
 * | `option` | who reveals | `two-projects`, `repair` (Research and Development), `loyalty`, `cruiser` (Mon Calamari) |
 * | `keep-project`, `keep-objective` | who reveals | `keep:CARD`; the other goes under the deck |
 * | `infiltration` | who reveals | `top:CARD`; the other goes under the deck |
 * | `destroy` | who reveals or uses | `destroy:UNIT` in the place, `destroy:UNIT:SPACE` on the queue, `done`; in the order of the list |
 * | `demolition` | who reveals | `destroy:UNIT:SPACE`, one ask per icon |
 * | `oversee` | who reveals | `deploy:UNIT:SPACE` |
 * | `hasten` | who reveals | `hasten:UNIT:SPACE`, for the second unit `pass` |
 * | `loyalty` | who reveals | `at:SYSTEM`; for two systems a set: `pick:SYSTEM` |
 * | `nearest` | who reveals | `at:SYSTEM`: where captive and hunter go |
 * | `name-systems` | Rebel general; concealed | set of 2: `pick:SYSTEM`, beside the true one |
 * | `homing-beacon` | seat of the leader | `at:SYSTEM` of the region of the base |
 * | `retrieve` | who reveals | `bottom:CARD` of the Rebel objectives |
 * | `rescue` | who reveals | `leader:LEADER`: which captive |
 * | `go-along` | who reveals | set: `pick:LEADER` of the assigned ones who go to the base too, `done` |
 * | `contingency` | who reveals; concealed | `assign:CARD`, a starting mission of the hand |
 * | `misdirection` | who reveals | `leader:LEADER` on a facedown mission |
 * | `gain` | who reveals | `unit:UNIT`, one ask per unit, later ones not before earlier ones in the list |
 * | `how-many-top` | who reveals | `amount:N` of the cards that go on top |
 * | `to-top` | who reveals; concealed | set of so many: `pick:CARD` |
 * | `order-top`, `order-bottom` | who reveals | order: `next:CARD`, the one drawn first first |
 * | `search` | who reveals or uses; concealed | `find:CARD`, one of each kind |
 * | `action-place` | who uses | `at:PLACE`, where the leader of the card goes |
 * | `withdraw` | Imperial general | `at:SYSTEM` (Independent Operation) |
 * | `take-captives` | Imperial general | set: `pick:LEADER`, `done` |
 * | `attach` | owner of the card, else the Rebel general | `leader:LEADER`, who gets the ring |
 * | `mobilization` | Rebel general | `move`, `new-base`, `pass` |
 * | `new-base` | Rebel general; concealed | `base:SYSTEM`, `pass` |
 *
 * Units move by the ask `move` (`rules/movement.ts`), units of the queue are chosen by `build` (`rules/building.ts`).
 */
export type MissionAskKind =
  | 'mission-target'
  | 'oppose'
  | 'special'
  | 'one-in-a-million'
  | 'place-die'
  | 'yoda'
  | 'r2-d2'
  | 'c-3po'
  | 'falcon'
  | 'this-leader'
  | 'option'
  | 'keep-project'
  | 'keep-objective'
  | 'infiltration'
  | 'destroy'
  | 'demolition'
  | 'oversee'
  | 'hasten'
  | 'loyalty'
  | 'nearest'
  | 'name-systems'
  | 'homing-beacon'
  | 'retrieve'
  | 'rescue'
  | 'go-along'
  | 'contingency'
  | 'misdirection'
  | 'gain'
  | 'how-many-top'
  | 'to-top'
  | 'order-top'
  | 'order-bottom'
  | 'search'
  | 'action-place'
  | 'withdraw'
  | 'take-captives'
  | 'attach'
  | 'mobilization'
  | 'new-base'
