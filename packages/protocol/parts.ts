/** Parts of messages. */
import { z } from 'zod'
import './issues.ts'

/** Largest frame and body that a client may send, in bytes. */
export const MAX_FRAME = 16_384
/** Largest table file that can be imported, in bytes. */
export const MAX_IMPORT = 4_194_304

/** An answer's key, e.g. `buy:17`. */
export const Key = z
  .string()
  .min(1)
  .max(96)
  .regex(/^[\w:.-]+$/)
/** A number of decisions. */
export const Seq = z.int().min(0).max(1_000_000)
/** A table's address part. */
export const TableId = z.string().regex(/^[a-z0-9]{10,24}$/)
/** A name as others see it: 1 to 24 characters, something to be seen among them; no control characters but the joiner of emoji. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^(?=.*[^\s\u200d])(?:[^\p{Cc}\p{Cf}\p{Cs}<>]|\u200d)*$/u, { error: 'a name may not have control characters, < or >' })
/** The name of a seat in a file: empty where nobody sat. */
export const SeatName = z
  .string()
  .max(64)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}<>]|\u200d)*$/u, { error: 'a name may not have control characters, < or >' })
export const ChatText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
export const Language = z.enum(['en', 'uk', 'ru'])
export const BotLevel = z.enum(['easy', 'steady', 'sharp'])
export type BotLevel = z.infer<typeof BotLevel>
