/** Health, games and guests. */
import { z } from 'zod'
import { ErrorBody, GameList, Health, Me, Rename } from '@orrery/protocol'
import { VERSION } from '../version.ts'
import type { AppParts, Routes } from './app.ts'
import { tokenOf } from './session.ts'

/** New guests a minute for one address. */
const GUESTS = 60

export function peopleRoutes(app: Routes, { config, hall, sessions }: AppParts): void {
  app.get(
    '/healthz',
    { config: { rateLimit: false }, schema: { description: 'Is the server up, and which build is it?', response: { 200: Health } } },
    async () => ({ ok: true, version: VERSION }),
  )

  app.get('/api/games', { schema: { description: 'The games that can be played here.', response: { 200: GameList } } }, async () => ({
    games: [...hall.parts.games.values()].map(({ game }) => {
      const options = game.parseOptions({})
      return { id: game.id, version: game.version, seats: 'ok' in options ? game.seats(options.ok).map((s) => s.id) : [] }
    }),
  }))

  const limit =
    config.httpLimit === 0
      ? {}
      : {
          config: {
            rateLimit: {
              max: Math.max(GUESTS, config.httpLimit / 10),
              timeWindow: 60_000,
              keyGenerator: (req: { ip: string; headers: { cookie?: string } }) =>
                tokenOf(req.headers) === undefined ? `new ${req.ip}` : `known ${req.ip}`,
            },
          },
        }
  app.get(
    '/api/me',
    { ...limit, schema: { description: 'Who am I? Makes a guest and sets a cookie when there is none.', response: { 200: Me } } },
    async (req, reply) => {
      const token = tokenOf(req.headers)
      const known = await sessions.people.of(token)
      if (known !== null && token !== undefined) return { ...known, link: sessions.link(req, token) }
      const made = await sessions.people.guest()
      sessions.setCookie(reply, made.token)
      return { ...made.person, link: sessions.link(req, made.token) }
    },
  )

  app.patch('/api/me', { schema: { description: 'Another name.', body: Rename, response: { 200: Me, '4xx': ErrorBody } } }, async (req) => {
    const person = await sessions.mustBe(req)
    const token = tokenOf(req.headers) ?? ''
    const renamed = await sessions.people.rename(token, person, req.body.name)
    for (const id of await hall.parts.repo.unfinishedOf(person.id)) {
      await hall.change(await hall.table(id), () => ({ bodies: [{ k: 'name', person: person.id, name: renamed.name }] }))
    }
    return { ...renamed, link: sessions.link(req, token) }
  })

  app.get('/me/:token', { schema: { hide: true, params: z.object({ token: z.string().max(128) }) } }, async (req, reply) => {
    const person = await sessions.people.of(req.params.token)
    if (person !== null) sessions.setCookie(reply, req.params.token)
    return reply
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(person === null ? '/?link=unknown' : '/', 303)
  })
}
