/**
 * Every question that this game asks, by its `kind`, with the option keys that can answer it. The client's sentences, the
 * bots' move order and the scenario files hang on these names.
 *
 * | kind | to | options |
 * | --- | --- | --- |
 * | `main` | active player | `play:ID` hand card · `buy:ID` row card or top pilot · `use:ID` / `use:BASE` ability · `commit:TARGET` open or extend a group · `release:TARGET` · `attack:TARGET` resolve the group · `discard:ID` pay a neutral row card away (variant) · `end` |
 * | `attackers` | active player | set: `pick:ID`, `done` (after `commit:TARGET`; `about` is the target) |
 * | `secret-bases` | each player | set of 4: `pick:BASE` |
 * | `new-base` | active player | `base:BASE` |
 * | `split` | attacker | `give:ID:N`, one ask per ship: damage to each capital ship in turn; what is left after all are destroyed goes to the base |
 * | `reward` | attacker | `take` or `pass` (`about` is the content id of the defeated card, as in the questions of its reward) |
 * | `use-when` | active player | `use` or `pass`: a "when" ability whose moment is now (`about` is the card or base) |
 * | `use-order` | attacker | order: `next:ID`, which of several cards of a group uses its "when this defeats" ability first |
 * | `option` | named by the ability | `attack`, `resources`, `force`, `repair`, `discard`: one of an ability's options |
 * | `discard` | who must discard | `pick:ID` of the own hand |
 * | `pay-discard` | active player | `pick:ID` of the own hand: an ability's cost |
 * | `pay-exile` | active player | `pick:ID` of the own hand: an ability's cost |
 * | `exile` | active player | set: `pick:ID` from hand and discard pile, `done` |
 * | `row-discard` | active player | `pick:ID` of the row |
 * | `row-take` | active player | `pick:ID` of the row (Tarkin; free purchases use `free-purchase`) |
 * | `free-purchase` | active player | `buy:ID` of the row; what may be declined was declined by `use-when` or `reward` |
 * | `pile-purchase` | active player | `buy:ID` of the galaxy discard pile (Jawa Scavenger) |
 * | `pile-take` | active player | `pick:ID` of the own discard pile |
 * | `placement` | buyer | `discard`, `to-hand:SOURCE`, `to-deck:SOURCE`: where the purchase goes; SOURCE is the card number or base id that allows it |
 * | `ship` | active player | `pick:ID`: a capital ship to destroy or damage, `base` for the opponent's base |
 * | `swap` | active player | `pick:ID` of the row, `pass` (Moff Jerjerrod) |
 * | `fetch` | active player | `pick:ID` of the galaxy discard pile (Tatooine) |
 * | `look-discard` | active player | `pick:ID` of the cards looked at (Coruscant); concealed |
 * | `to-deck` | active player | `pick:ID` of the opponent's hand (Jyn Erso); concealed |
 *
 * TARGET is `base` or a row card's number. Sets carry `ask.set` with min, max and what is picked.
 */
export type AskKind =
  | 'main'
  | 'attackers'
  | 'secret-bases'
  | 'new-base'
  | 'split'
  | 'reward'
  | 'use-when'
  | 'use-order'
  | 'option'
  | 'discard'
  | 'pay-discard'
  | 'pay-exile'
  | 'exile'
  | 'row-discard'
  | 'row-take'
  | 'free-purchase'
  | 'pile-purchase'
  | 'pile-take'
  | 'placement'
  | 'ship'
  | 'swap'
  | 'fetch'
  | 'look-discard'
  | 'to-deck'
