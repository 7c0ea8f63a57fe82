/** The WebSocket: one connection per table and device, at `/api/tables/:id/live`. Every frame is one JSON message. */
import { z } from 'zod'
import { ChatText, Key, Seq } from './parts.ts'

/** The number that the answer to a request carries back. */
const Request = z
  .int()
  .min(0)
  .max(2 ** 31)

export const ClientMessage = z.discriminatedUnion('t', [
  /**
   * First message. `version` is the client's build; a server of another build answers with `reload`. The seat comes from
   * the session cookie, or from `seatToken` for programs without cookies.
   */
  z.strictObject({ t: z.literal('hello'), id: Request, version: z.string().max(64).optional(), seatToken: z.string().max(128).optional() }),
  /** One or several answers in a row to the decision `seq` and those that follow at once. The rest is dropped when one is refused. `as`: the seat that answers, where one device holds several. */
  z.strictObject({ t: z.literal('answer'), id: Request, seq: Seq, keys: z.array(Key).min(1).max(64), as: z.int().min(0).max(7).optional() }),
  /** Why may this answer not be given now? */
  z.strictObject({ t: z.literal('why'), id: Request, key: Key, as: z.int().min(0).max(7).optional() }),
  /** Take back to decision `to`, free of others' consent where the rules of take-back allow it; otherwise it is proposed. */
  z.strictObject({ t: z.literal('take-back'), id: Request, to: Seq, as: z.int().min(0).max(7).optional() }),
  z.strictObject({ t: z.literal('take-back-reply'), id: Request, accept: z.boolean() }),
  z.strictObject({ t: z.literal('chat'), id: Request, text: ChatText }),
  z.strictObject({ t: z.literal('resign'), id: Request, as: z.int().min(0).max(7).optional() }),
  /** Before the start: give the seat up. */
  z.strictObject({ t: z.literal('leave'), id: Request }),
  /** A seat that has been away for longer than the table allows: let a bot play on for it. */
  z.strictObject({ t: z.literal('let-bot-play'), id: Request, seat: z.int().min(0).max(7) }),
  /** Take the own seat back from the bot. */
  z.strictObject({ t: z.literal('take-seat-back'), id: Request }),
  /** How a concealed window is answered for this seat from now on. */
  z.strictObject({ t: z.literal('standing'), id: Request, window: Key, answer: z.enum(['ask', 'ask-if-able', 'never']) }),
  z.strictObject({ t: z.literal('rematch'), id: Request }),
  /** Bots answer without their pauses until a person is asked. */
  z.strictObject({ t: z.literal('hurry'), id: Request }),
  /** `active`: somebody has moved, pressed or scrolled since the last one: the seat is not away. */
  z.strictObject({ t: z.literal('ping'), id: Request, active: z.boolean().optional() }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

/** A question as the client gets it. `key` is what an answer sends back. */
export const WireAsk = z.object({
  seat: z.int(),
  kind: z.string(),
  options: z.array(
    z.object({ key: z.string(), t: z.string(), c: z.union([z.string(), z.number()]).optional(), d: z.union([z.string(), z.number()]).optional() }),
  ),
  about: z.union([z.string(), z.number()]).optional(),
  path: z.array(z.string()),
  /** Asked although there may be one answer only, because a missing pause would tell something: forced picks need their key. */
  concealed: z.boolean().optional(),
  /** Part of a set, an order or a division: see `sets.ts` for the keys of the whole answer. */
  set: z
    .object({
      how: z.enum(['set', 'order', 'divide']),
      min: z.int(),
      max: z.int(),
      ids: z.array(z.union([z.string(), z.number()])),
      picked: z.array(z.union([z.string(), z.number()])),
      limits: z.array(z.int()).optional(),
    })
    .optional(),
})
export type WireAsk = z.infer<typeof WireAsk>

export const SeatState = z.object({
  seat: z.int(),
  /** The game's name for the seat, e.g. `empire`. */
  side: z.string(),
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  /** Bot level, for bots and while a bot plays on for an away person. */
  level: z.string().nullable(),
  online: z.boolean(),
  /** A bot plays on for this person. */
  stoodIn: z.boolean(),
  /** Unix milliseconds since when the seat is away with a decision open; null when it isn't. */
  awaySince: z.number().nullable(),
})
export type SeatState = z.infer<typeof SeatState>

/** What happened at the table beside the game, with the number of decisions made when it did. */
export const TableNote = z.object({ at: z.int(), t: z.enum(['stand-in', 'seat-back', 'take-back', 'resign']), seat: z.int() })
export type TableNote = z.infer<typeof TableNote>

/** What changes rarely: seats, proposals, the end. Sent whole whenever one of them changes. */
export const TableState = z.object({
  id: z.string(),
  game: z.string(),
  /** Engine version of the game's rules. */
  gameVersion: z.string(),
  options: z.record(z.string(), z.unknown()),
  status: z.enum(['waiting', 'running', 'over']),
  visibility: z.enum(['open', 'link']),
  seats: z.array(SeatState),
  spectators: z.int(),
  /** SHA-256 of the secret behind the dice; the secret itself once the game is over. */
  commitment: z.string(),
  secret: z.string().nullable(),
  /** Minutes after which others may let a bot play on for an away seat. */
  awayMinutes: z.number(),
  takeBack: z.object({ seat: z.int(), to: z.int(), agreed: z.array(z.int()) }).nullable(),
  /** Why the game ended: the rules, or a resignation. */
  over: z.object({ scores: z.array(z.number()), by: z.enum(['rules', 'resign']), seat: z.int().nullable() }).nullable(),
  /** The next table, once a rematch was agreed; and who has asked for one. */
  rematch: z.object({ table: z.string().nullable(), asked: z.array(z.int()) }),
  /** Something the table wants to tell everybody once, e.g. that a step has to be decided again after an update. */
  notice: z.string().nullable(),
  /** The last of what belongs into the log beside the game's own events. */
  notes: z.array(TableNote),
})
export type TableState = z.infer<typeof TableState>

/** An event of the game with the number of decisions made when it happened. */
export const WireEvent = z.object({ at: z.int(), e: z.object({ t: z.string() }).catchall(z.unknown()) })
export type WireEvent = z.infer<typeof WireEvent>

export const ChatLine = z.object({ n: z.int(), seat: z.int().nullable(), name: z.string(), text: z.string(), time: z.number() })
export type ChatLine = z.infer<typeof ChatLine>

/** What is open for this device, sent with every position. */
export const Open = z.object({
  /** Number of decisions so far; an answer names it. */
  seq: z.int(),
  /** Grows with every change that is sent, take-backs included: a gap means that something was missed. */
  rev: z.int(),
  /** Open questions of the device's own seats, with options. */
  asks: z.array(WireAsk),
  /** Seats that are being waited for, and what for: `kind` is null where telling it would tell something hidden. */
  waiting: z.array(z.object({ seat: z.int(), kind: z.string().nullable() })),
  /** Where a take-back of an own seat would go at once: it is free, or nobody has to agree. Null when there is none. */
  takeBackTo: z.int().nullable(),
  /** Where a take-back that needs consent would go; null when there is none. */
  askTakeBackTo: z.int().nullable(),
})
export type Open = z.infer<typeof Open>

export const ServerMessage = z.discriminatedUnion('t', [
  /** Answer to `hello`, and whenever a diff would not do: the whole position as this device may see it. `seats`: own seats. */
  z.object({
    t: z.literal('full'),
    seats: z.array(z.int()),
    table: TableState,
    view: z.unknown(),
    open: Open,
    log: z.array(WireEvent),
    chat: z.array(ChatLine),
  }),
  /** A change of the view of `rev` - 1. `patch` is null when only events or questions changed. */
  z.object({ t: z.literal('change'), patch: z.unknown().nullable(), open: Open, events: z.array(WireEvent) }),
  z.object({ t: z.literal('table'), table: TableState }),
  z.object({ t: z.literal('chat'), line: ChatLine }),
  /** The request `id` was done and is durable. */
  z.object({ t: z.literal('done'), id: z.int(), seq: z.int(), body: z.unknown().optional() }),
  /** Answer to `why`: null when the answer is allowed. */
  z.object({
    t: z.literal('verdict'),
    id: z.int(),
    refusal: z.object({ rule: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }).nullable(),
  }),
  /** The request `id` (or the frame, if it had none) was refused and changed nothing. */
  z.object({ t: z.literal('error'), id: z.int().nullable(), code: z.string(), message: z.string(), seq: z.int().optional() }),
  /** The server runs another build: load the page again. Nothing is lost. */
  z.object({ t: z.literal('reload'), version: z.string() }),
])
export type ServerMessage = z.infer<typeof ServerMessage>
