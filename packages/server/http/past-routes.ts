/** What was: any moment of a table, the course of a finished game, files, reports. */
import { z } from 'zod'
import { Course, ErrorBody, Moment, Report, Seq, TableFile } from '@orrery/protocol'
import { courseOf, fileOf, momentOf } from '../tables/past.ts'
import { makeReport } from '../tables/report.ts'
import { seatsOf } from '../tables/meta.ts'
import { costly, type AppParts, type Routes } from './app.ts'
import { TableParams } from './lobby-routes.ts'

const MomentParams = TableParams.extend({ seq: z.coerce.number().pipe(Seq) })
const MomentQuery = z.object({ seat: z.coerce.number().int().min(0).max(7).optional() })

export function pastRoutes(app: Routes, { config, hall, sessions }: AppParts): void {
  app.get(
    '/api/tables/:id/at/:seq',
    {
      schema: {
        description: 'The table after that many decisions.',
        params: MomentParams,
        querystring: MomentQuery,
        response: { 200: Moment, '4xx': ErrorBody },
      },
    },
    async (req) => {
      const live = await hall.table(req.params.id)
      const person = await sessions.person(req)
      const own = person === null ? [] : seatsOf(live.meta, person.id)
      return live.alone(() => momentOf(live, req.params.seq, own, req.query.seat))
    },
  )

  app.get(
    '/api/tables/:id/course',
    { schema: { description: 'The course of a finished game.', params: TableParams, response: { 200: Course, '4xx': ErrorBody } } },
    async (req) => {
      const live = await hall.table(req.params.id)
      return live.alone(() => courseOf(live))
    },
  )

  app.get(
    '/api/tables/:id/file',
    { schema: { description: 'The table as one file.', params: TableParams, response: { 200: TableFile, '4xx': ErrorBody } } },
    async (req, reply) => {
      const live = await hall.table(req.params.id)
      const person = await sessions.person(req)
      const file = await live.alone(() => fileOf(live, person?.id ?? null))
      return reply.header('content-disposition', `attachment; filename="orrery-${live.id}.json"`).send(file)
    },
  )

  app.post(
    '/api/tables/:id/report',
    {
      ...costly(config),
      schema: {
        description: 'Saves a scenario file about a problem and returns it.',
        params: TableParams,
        body: Report,
        response: { 200: z.unknown(), '4xx': ErrorBody },
      },
    },
    async (req) => {
      const person = await sessions.mustBe(req)
      const live = await hall.table(req.params.id)
      return live.alone(() => makeReport(live, { person: person.id, folder: config.dataDir, now: hall.now, ...req.body }))
    },
  )
}
