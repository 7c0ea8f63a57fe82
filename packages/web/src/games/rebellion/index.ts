/** What Rebellion brings to the client. */
import type { Open } from '@orrery/protocol'
import { lazy } from 'react'
import type { GameUi } from '../../table/game-ui.ts'
import { Board } from './Board.tsx'
import { LogLine } from './LogLine.tsx'
import { told } from './teller.ts'
import { RULE_NOW, WithRule } from './rule-now.tsx'
import { SideName, WithRulebook } from './SideName.tsx'
import { variants } from './variants.ts'

/** Needed at the end alone. */
const last = () => import('./Course.tsx')
const Course = lazy(() => last().then((m) => ({ default: m.Course })))
const Ending = lazy(() => last().then((m) => ({ default: m.Ending })))

export const rebellionUi: GameUi = {
  title: 'game.rebellion',
  count: { theirs: 'table.round', yours: 'table.roundYours' },
  Board,
  LogLine,
  told,
  // Rounds and phases are lines of their own: a turn has no number.
  heading: () => null,
  WithRulebook,
  WithRule,
  ruleNow: (open: Open | null) => (open?.asks[0] === undefined ? null : (RULE_NOW[open.asks[0].kind] ?? null)),
  Course,
  Ending,
  SideName,
  keys: 'menu.keysMap',
  variants,
}
