/** What the Deckbuilding Game brings to the client. */
import type { Open } from '@orrery/protocol'
import { later } from '../../app/later.tsx'
import type { GameUi } from '../../table/game-ui.ts'
import { Board } from './Board.tsx'
import { told } from '@orrery/deckbuilding/rulebook/teller'
import { LogLine } from './LogLine.tsx'
import { Ending, SideName, WithRule, WithRulebook } from './SideName.tsx'
import { variants } from './variants.ts'

const RULE_NOW: Readonly<Record<string, string>> = {
  main: 'deckbuilding/actions/01',
  attackers: 'deckbuilding/commit/05',
  'secret-bases': 'deckbuilding/variants/03',
  'new-base': 'deckbuilding/start-of-turn/1.1',
  split: 'deckbuilding/attack-base/04',
  reward: 'deckbuilding/attack-row/08',
  'use-when': 'deckbuilding/when/04',
  'use-order': 'deckbuilding/when/04',
  option: 'deckbuilding/choose/02',
  discard: 'deckbuilding/discard/01',
  'pay-discard': 'deckbuilding/discard/02',
  'pay-exile': 'deckbuilding/exile/04',
  exile: 'deckbuilding/exile/05',
  'row-discard': 'deckbuilding/discard/04',
  'row-take': 'deckbuilding/purchase/05',
  'free-purchase': 'deckbuilding/attack-row/07',
  'pile-purchase': 'deckbuilding/purchase/01',
  'pile-take': 'deckbuilding/discard/05',
  placement: 'deckbuilding/purchase/03',
  ship: 'deckbuilding/destroy/01',
  swap: 'deckbuilding/look/02',
  fetch: 'deckbuilding/discard/05',
  'look-discard': 'deckbuilding/look/01',
  'to-deck': 'deckbuilding/look/01',
}

/** Needed at the end alone. */
const Course = later(() => import('./Course.tsx').then((m) => m.Course))

export const deckbuildingUi: GameUi = {
  title: 'game.deckbuilding',
  count: { theirs: 'table.turn', yours: 'table.turnYours' },
  Board,
  LogLine,
  told,
  heading: (e) => (e.t === 'turn' ? { seat: Number(e['seat']), turn: Number(e['turn']) } : null),
  WithRulebook,
  WithRule,
  ruleNow: (open: Open | null) => (open?.asks[0] === undefined ? null : (RULE_NOW[open.asks[0].kind] ?? null)),
  Course,
  Ending,
  SideName,
  keys: 'menu.keysText',
  variants,
}
