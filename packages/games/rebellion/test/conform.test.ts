import { conform } from '@orrery/kernel/testkit/conform'
import { applyPatch } from '@orrery/protocol/patch'
import { rebellion } from '../index.ts'
import type { Options } from '../options.ts'
import { schema } from '../state.ts'
import { viewSchema } from '../view.ts'

const options: Options[] = [
  { players: 2, setup: 'first-game' },
  { players: 2, setup: 'complete' },
  { players: 3, setup: 'complete' },
  { players: 4, setup: 'complete' },
]

conform(rebellion, { name: 'rebellion', options, seeds: 1, applyPatch, schema, viewSchema, maxDecisions: 20_000 })
