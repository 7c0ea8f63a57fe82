/** Star Wars: Rebellion, whole: all that the outside sees. */
import type { Game } from '@orrery/kernel'
import { arrange } from './arrange.ts'
import { bot } from './bot.ts'
import { check } from './check.ts'
import { parseOptions, seatsOf, type Options } from './options.ts'
import { redeal } from './redeal.ts'
import { endingOf } from './rules/victory.ts'
import { setup } from './setup.ts'
import { cloneState, hashState } from './state.gen.ts'
import type { State } from './state.ts'
import { steps } from './steps.ts'
import type { View } from './view.ts'
import { diffView } from './view.gen.ts'
import { redact, view } from './viewer.ts'
import { whyNot } from './whynot.ts'
import { windows } from './windows.ts'

export const rebellion: Game<State, View, Options> = {
  id: 'rebellion',
  version: '2',
  seats: seatsOf,
  windows,
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
  ending: endingOf,
  bot,
}

export { ruleOfThumb } from './bot.ts'
export { prepared } from './prepared.ts'
