/** What Rebellion brings to the client. */
import type { Open } from '@orrery/protocol'
import { later } from '../../app/later.tsx'
import type { GameUi } from '../../table/game-ui.ts'
import { Board } from './Board.tsx'
import { LogLine } from './LogLine.tsx'
import { told } from '@orrery/rebellion/rulebook/teller'
import { RULE_NOW, WithRule } from './rule-now.tsx'
import { SideName, WithRulebook } from './SideName.tsx'
import { variants } from './variants.ts'
import { withSceneWords } from './words/index.ts'

/** Needed at the end alone. */
const last = () => withSceneWords(import('./Course.tsx'))
const Course = later(() => last().then((m) => m.Course))
const Ending = later(() => last().then((m) => m.Ending))

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
