import { conform } from '@orrery/kernel/testkit/conform'
import { applyPatch } from '@orrery/protocol/patch'
import { deckbuilding } from '../index.ts'
import type { Options } from '../options.ts'
import { schema } from '../state.ts'
import { viewSchema } from '../view.ts'

const options: Options[] = [
  { baseSet: 'beginner', toWin: 2, neutralDiscard: false },
  { baseSet: 'secret-bases', toWin: 2, neutralDiscard: true },
]

conform(deckbuilding, { name: 'deckbuilding', options, seeds: 1, applyPatch, schema, viewSchema, maxDecisions: 20_000 })
