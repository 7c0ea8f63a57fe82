import { applyPatch } from '@orrery/protocol/patch'
import { conform } from '../testkit/conform.ts'
import { duel, duelSchema, duelViewSchema } from './toys/duel.ts'

conform(duel, { name: 'duel', options: [{}], seeds: 4, applyPatch, schema: duelSchema, viewSchema: duelViewSchema, maxAsks: 300 })
