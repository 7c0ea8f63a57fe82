/** Tables: making, listing, joining, bringing in. */
import { z } from 'zod'
import {
  Created,
  CreateTable,
  ErrorBody,
  Join,
  Joined,
  MAX_IMPORT,
  TableFile,
  TableId,
  TableList,
  type SeatState,
  type TableRow,
} from '@orrery/protocol'
import type { TableRowData } from '../store/repository.ts'
import { createTable, importTable } from '../tables/lobby.ts'
import { seatsOf } from '../tables/meta.ts'
import { sit } from '../tables/moves.ts'
import { Refused } from '../tables/refused.ts'
import { mustBeSeat, seatToken } from '../tables/seats.ts'
import { costly, type AppParts, type Routes } from './app.ts'

export const TableParams = z.object({ id: TableId })
const ListQuery = z.object({ list: z.enum(['open', 'mine', 'watch', 'replays']) })

export function lobbyRoutes(app: Routes, parts: AppParts): void {
  const { hall, sessions } = parts

  app.post(
    '/api/tables',
    { schema: { description: 'Makes a table.', body: CreateTable, response: { 201: Created, '4xx': ErrorBody } } },
    async (req, reply) => {
      const person = await sessions.mustBe(req)
      return reply.code(201).send({ id: await createTable(hall, person, req.body) })
    },
  )

  app.get(
    '/api/tables',
    {
      schema: {
        description: 'Tables to join, to go on with, to watch, or to see again.',
        querystring: ListQuery,
        response: { 200: TableList, '4xx': ErrorBody },
      },
    },
    async (req) => {
      const person = await sessions.person(req)
      const rows = await hall.parts.repo.list(req.query.list, person?.id ?? null)
      const inhabited = rows.filter((r) => r.status !== 'waiting' || r.summary.seats.some((s) => s.kind === 'person'))
      return { tables: inhabited.map((r) => listed(r, person?.id ?? null, parts)) }
    },
  )

  app.post(
    '/api/tables/:id/join',
    {
      schema: {
        description: 'Takes an open seat, or tells the own one.',
        params: TableParams,
        body: Join,
        response: { 200: Joined, '4xx': ErrorBody },
      },
    },
    async (req) => {
      const person = await sessions.mustBe(req)
      const live = await hall.table(req.params.id)
      const wish = req.body.seat
      if (wish !== undefined) mustBeSeat(live, wish, 'seat')
      let own = seatsOf(live.meta, person.id)
      if (own.length === 0 || (wish !== undefined && !own.includes(wish))) {
        if (own.length > 0) throw new Refused('taken', 'You sit at this table already; leave your seat first.')
        await hall.change(live, (l) => sit(l, person, wish))
        own = seatsOf(live.meta, person.id)
      }
      const seat = wish ?? own[0]
      if (seat === undefined) throw new Refused('taken', 'The seat was taken by somebody else.')
      return { seat, seatToken: seatToken(live.row.seatKey, live.id, seat, person.id) }
    },
  )

  app.post(
    '/api/tables/import',
    {
      ...costly(parts.config),
      bodyLimit: MAX_IMPORT,
      schema: { description: 'Makes a table of a file.', body: TableFile, response: { 201: Created, '4xx': ErrorBody } },
    },
    async (req, reply) => {
      const person = await sessions.mustBe(req)
      return reply.code(201).send({ id: await importTable(hall, person, req.body) })
    },
  )
}

function listed(row: TableRowData, person: string | null, { hall }: AppParts): TableRow {
  const { game } = hall.hosted(row.game)
  const { seats, stoodIn, waiting, turn, options: agreed = {}, scores = null } = row.summary
  const options = game.parseOptions(agreed)
  const sides = 'ok' in options ? game.seats(options.ok) : []
  const live = hall.inMemory(row.id)
  const states = seats.map((s, seat): SeatState => {
    const standsIn = stoodIn.includes(seat)
    const online = s.kind === 'bot' || (live?.online(seat) ?? false)
    return {
      seat,
      side: sides[seat]?.id ?? String(seat),
      kind: s.kind,
      name: s.name,
      level: s.level ?? (standsIn ? 'steady' : null),
      online,
      stoodIn: standsIn,
      awaySince: live?.awaySince(seat, hall.now) ?? null,
    }
  })
  const yourSeats = person === null ? [] : seats.flatMap((s, i) => (s.person === person ? [i] : []))
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    seats: states,
    yourSeats,
    yourTurn: yourSeats.some((s) => waiting.includes(s)),
    turn,
    options: 'ok' in options ? (options.ok as Readonly<Record<string, unknown>>) : agreed,
    scores: scores === null ? null : [...scores],
    updated: row.updated,
  }
}
