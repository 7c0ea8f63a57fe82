/** The allowlist: what a viewer sees. Nothing reaches a client that is not named here. */
import { t, type Of } from '@orrery/kernel'

/** A card that the viewer knows. */
const seenCard = t.record({
  /** Card id of the content. */
  def: t.text,
  damage: t.int,
  used: t.bool,
  attacked: t.bool,
  target: t.int,
  /** Attack as it counts now against the base (while in play; the printed one elsewhere). */
  attack: t.int,
  /** Attack as it counts now against a card in the galaxy row. */
  attackRow: t.int,
  /** Must be exiled at the end of the turn. */
  doomed: t.bool,
})

const seenPlayer = t.record({
  base: t.maybe(t.text),
  baseHitPoints: t.int,
  baseDamage: t.int,
  baseUsed: t.bool,
  /** Content ids of the remaining bases if the viewer may know them, else empty. */
  bases: t.list(t.text),
  basesLeft: t.int,
  taken: t.list(t.text),
  deck: t.int,
  /** Numbers of the hand's cards if the viewer may know them, else empty. */
  hand: t.list(t.int),
  handCount: t.int,
  units: t.list(t.int),
  ships: t.list(t.int),
  discard: t.list(t.int),
  resources: t.int,
})

export const viewSchema = t.record({
  /** The viewer's seat, or -1. */
  you: t.int,
  turn: t.int,
  active: t.int,
  force: t.int,
  toWin: t.int,
  baseSet: t.text,
  neutralDiscard: t.bool,
  /** Every card that the viewer knows, by number (as text). */
  cards: t.table(seenCard),
  players: t.rows(seenPlayer),
  galaxyDeck: t.int,
  row: t.list(t.int),
  galaxyDiscard: t.list(t.int),
  pilots: t.list(t.int),
  exiled: t.list(t.int),
  waiting: t.list(t.int),
  result: t.maybe(t.list(t.int)),
})

export type View = Of<typeof viewSchema>
export type SeenCard = View['cards'][string]
export type SeenPlayer = View['players'][number]
