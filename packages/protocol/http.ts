/** The HTTP interface, all JSON under `/api`. Errors are `{ error: { code, message, where? } }` with a fitting status. */
import { z } from 'zod'
import { BotLevel, Key, PersonName, SeatName, TableId } from './parts.ts'
import { SeatState, TableState } from './ws.ts'

export const ErrorBody = z.object({ error: z.object({ code: z.string(), message: z.string(), where: z.string().optional() }) })
export type ErrorBody = z.infer<typeof ErrorBody>

/** `GET /api/me` makes a guest when there is none; `PATCH /api/me {name}` renames. `link` brings the person back on another device (`/me/<secret>`). */
export const Me = z.object({ id: z.string(), name: z.string(), link: z.string() })
export type Me = z.infer<typeof Me>
export const Rename = z.strictObject({ name: PersonName })

/**
 * `PUT /api/me` makes this browser the person of a personal link (`secret` is its last part). Who has seats already is asked
 * first: then `done` is false, `you` is who the browser still is, and `sure` does it.
 */
export const Become = z.strictObject({ secret: z.string().max(128), sure: z.boolean().default(false) })
/** `you`: who this browser is now; `name`: whose the link is. */
export const Became = z.object({ done: z.boolean(), you: Me, name: z.string() })
export type Became = z.infer<typeof Became>

/** Who sits where: `me`, an open seat, a bot of a level, or `hand-over` (a second person on the same device). */
export const SeatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['me', 'open', 'hand-over']) }),
  z.strictObject({ kind: z.literal('bot'), level: BotLevel }),
])
export type SeatWish = z.infer<typeof SeatWish>

/** `POST /api/tables`. `seats` in the game's seat order, or 'random' seat order for the given wishes. */
export const CreateTable = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  seats: z.array(SeatWish).min(1).max(8),
  shuffleSeats: z.boolean().default(false),
  visibility: z.enum(['open', 'link']).default('link'),
  awayMinutes: z.number().min(0.01).max(10_080).default(3),
  /** A position prepared by the game (`walkthrough`), instead of the usual setup. */
  prepared: z.string().max(40).optional(),
})
export type CreateTable = z.infer<typeof CreateTable>
export const Created = z.object({ id: TableId })

/** `POST /api/tables/:id/join` takes an open seat (`seat` or any). The answer has the seat's own token for programs without cookies. */
export const Join = z.strictObject({ seat: z.int().min(0).max(7).optional() })
export const Joined = z.object({ seat: z.int(), seatToken: z.string() })

/** A table in a list. `yourTurn`: one of your seats is being waited for; `scores`: by seat, 1 for who won, null while it is not over. */
export const TableRow = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(['waiting', 'running', 'over']),
  seats: z.array(SeatState),
  yourSeats: z.array(z.int()),
  yourTurn: z.boolean(),
  turn: z.int().nullable(),
  options: z.record(z.string(), z.unknown()),
  scores: z.array(z.number()).nullable(),
  updated: z.number(),
})
export type TableRow = z.infer<typeof TableRow>
/** `GET /api/tables?list=open|mine|watch|replays`. */
export const TableList = z.object({ tables: z.array(TableRow) })

/**
 * `GET /api/tables/:id/at/:seq?seat=S`: the table as the asker could see it after `seq` decisions (a finished game: with
 * everything shown). `last` is the number of decisions that there are.
 */
export const Moment = z.object({
  seq: z.int(),
  last: z.int(),
  view: z.unknown(),
  events: z.array(z.object({ at: z.int(), e: z.unknown() })),
  answer: z.object({ seat: z.int(), key: Key, kind: z.string(), about: z.union([z.string(), z.int()]).optional() }).nullable(),
})
export type Moment = z.infer<typeof Moment>

/** `GET /api/tables/:id/course`: the finished game's course, one value a turn and seat for the chart on the last screen. */
export const Course = z.object({
  turns: z.array(z.object({ turn: z.int(), at: z.int(), values: z.record(z.string(), z.array(z.number())) })),
  moments: z.array(z.object({ at: z.int(), e: z.unknown() })),
})
export type Course = z.infer<typeof Course>

/** `GET /api/tables/:id/file` (finished, or your own tables): the table as one file; `POST /api/tables/import` makes a table of one. */
export const TableFile = z.strictObject({
  format: z.literal('orrery-table/1'),
  game: z.string().max(40),
  version: z.string().max(64),
  options: z.record(z.string(), z.unknown()),
  table: z.string().max(64),
  /** The position that the table began with, if it was a prepared one. */
  prepared: z.string().max(40).nullable().optional(),
  /** `kind` and `level` say who goes on playing when an unfinished table is imported; without them, the importer. */
  seats: z
    .array(
      z.strictObject({
        side: z.string().max(40),
        name: SeatName,
        kind: z.enum(['person', 'bot', 'open']).optional(),
        level: BotLevel.nullable().optional(),
      }),
    )
    .max(8),
  commitment: z.string().max(128),
  /** Present once the game is over: whoever has it can foresee the dice. */
  secret: z.string().max(128).nullable(),
  answers: z.array(z.strictObject({ seat: z.int().min(0).max(7), key: Key })).max(100_000),
  /** SHA-256 over the answers and hash of the last position, for `orrery verify`. */
  digest: z.string().max(64).optional(),
  hash: z.number(),
  over: TableState.shape.over,
})
export type TableFile = z.infer<typeof TableFile>

/** `POST /api/tables/:id/report` saves a scenario file with the position, the last answers and the player's words. */
export const Report = z.strictObject({ words: z.string().trim().min(1).max(2_000), at: z.int().min(0).optional() })

/** `GET /api/games`. */
export const GameList = z.object({ games: z.array(z.object({ id: z.string(), version: z.string(), seats: z.array(z.string()) })) })

/** `GET /healthz`. */
export const Health = z.object({ ok: z.boolean(), version: z.string() })
