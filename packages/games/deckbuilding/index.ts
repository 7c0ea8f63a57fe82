/** Star Wars: The Deckbuilding Game, whole: all that the outside sees. */
import type { Game } from '@orrery/kernel'
import { arrange } from './arrange.ts'
import { bot } from './bot.ts'
import { check } from './check.ts'
import { parseOptions, type Options } from './options.ts'
import { redeal } from './redeal.ts'
import { setup } from './setup.ts'
import { cloneState, hashState } from './state.gen.ts'
import { SIDES, type State } from './state.ts'
import { steps } from './steps.ts'
import type { View } from './view.ts'
import { diffView } from './view.gen.ts'
import { redact, view } from './viewer.ts'
import { whyNot } from './whynot.ts'

const SEATS = SIDES.map((id) => ({ id }))

export const deckbuilding: Game<State, View, Options> = {
  id: 'deckbuilding',
  version: '1',
  seats: () => SEATS,
  parseOptions,
  setup,
  steps,
  clone: cloneState,
  hash: hashState,
  view,
  diffView,
  redact,
  redeal,
  whyNot,
  arrange,
  check,
  ending: (s) => ({ how: 'bases', round: s.turn }),
  bot,
}

export { ruleOfThumb } from './bot.ts'
export { prepared } from './prepared.ts'
