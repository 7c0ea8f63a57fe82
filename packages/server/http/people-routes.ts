/** Health, games and guests. */
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { Became, Become, ErrorBody, GameList, Health, Me, Rename } from '@orrery/protocol'
import type { Person } from '../store/repository.ts'
import type { Hall } from '../tables/hall.ts'
import { Refused } from '../tables/refused.ts'
import { VERSION } from '../version.ts'
import type { AppParts, Routes } from './app.ts'
import { tokenOf } from './session.ts'

/** New guests a minute for one address. */
const GUESTS = 60

export function peopleRoutes(app: Routes, parts: AppParts): void {
  const { config, hall, sessions } = parts
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

  linkRoutes(app, parts)
}

/**
 * Personal links. On a device without a person, opening one signs in. Where somebody is signed in it changes nothing by itself, for
 * any site may make a browser open an address; its page asks for the change.
 */
function linkRoutes(app: Routes, { hall, sessions }: AppParts): void {
  app.get('/me/:token', { schema: { hide: true, params: z.object({ token: z.string().max(128) }) } }, async (req, reply) => {
    const known = (await sessions.people.of(req.params.token)) !== null
    if (known && (tokenOf(req.headers) !== undefined || !opened(req.headers))) return reply.callNotFound()
    if (known) sessions.setCookie(reply, req.params.token)
    return reply
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(known ? '/' : '/?link=unknown', 303)
  })

  app.put(
    '/api/me',
    { schema: { description: 'Become the person of a personal link.', body: Become, response: { 200: Became, '4xx': ErrorBody } } },
    async (req, reply) => {
      const { secret, sure } = req.body
      const wanted = await sessions.people.of(secret)
      if (wanted === null) throw new Refused('no-person', 'Nobody has this personal link.', 'secret')
      const own = await sessions.person(req)
      if (!sure && own !== null && own.id !== wanted.id && (await hasSeats(hall, own))) {
        return { done: false, you: { ...own, link: sessions.link(req, tokenOf(req.headers) ?? '') }, name: wanted.name }
      }
      sessions.setCookie(reply, secret)
      return { done: true, you: { ...wanted, link: sessions.link(req, secret) }, name: wanted.name }
    },
  )
}

/** Opened by a person or a program. A picture or script of another page comes without cookies, as if nobody were signed in. */
const opened = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === undefined || (headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document')

const hasSeats = async (hall: Hall, { id }: Person): Promise<boolean> =>
  (await hall.parts.repo.list('mine', id)).some((row) => row.summary.seats.some((s) => s.person === id))
