/** The HTTP side: fastify with schemas of the protocol, limits, OpenAPI and the client's files. */
import type { OutgoingHttpHeaders } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { MAX_FRAME } from '@orrery/protocol'
import type { Config } from '../config.ts'
import { cleanUrl, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Hall } from '../tables/hall.ts'
import { Refused, STATUS } from '../tables/refused.ts'
import { VERSION } from '../version.ts'
import { tell } from './errors.ts'
import { lobbyRoutes } from './lobby-routes.ts'
import { answerRaw, bodyOf, bodyUnread, hostIsWhole, outside, rawFailure } from './outside.ts'
import { pastRoutes } from './past-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { sameOrigin, type Sessions } from './session.ts'
import { LONGEST_PART, pageFor, servePages } from './pages.ts'

export interface AppParts {
  readonly config: Config
  readonly hall: Hall
  readonly sessions: Sessions
  readonly log: Log
  readonly metrics: Metrics
  /** Folder of the built client; null without one. */
  readonly web: string | null
}

export type App = Awaited<ReturnType<typeof makeApp>>

function bare(parts: AppParts) {
  const { config, log } = parts
  const answer = (e: unknown, req: FastifyRequest, reply: FastifyReply): void => {
    const told = outside(e) ?? tell(e, log, { method: req.method, url: cleanUrl(req.url) })
    parts.metrics.refused.inc({ code: told.code })
    if (!bodyUnread(req.raw)) return void reply.code(STATUS[told.code]).send({ error: told })
    // Refused before all of it was there: fastify would close the connection with the rest unread.
    reply.hijack()
    answerRaw(reply.raw, STATUS[told.code], told, reply.getHeaders() as OutgoingHttpHeaders)
  }
  const app = Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: MAX_FRAME,
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_PART },
    // What Node and fastify would refuse in their own words: addresses, broken HTTP, the Host line; and requests while closing, which are served.
    frameworkErrors: answer,
    rewriteUrl: (req) => pageFor(req.headers.accept, req.url ?? '/'),
    clientErrorHandler: (e, socket) => rawFailure(e, socket, parts.metrics),
    http: { requireHostHeader: false },
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>()
  app.server.on('checkExpectation', (_req, res) => {
    answerRaw(res, 400, { code: 'bad-request', message: 'The only Expect that is understood here is 100-continue.' })
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (req) => {
    if (!hostIsWhole(req.host)) throw new Refused('bad-request', 'The request must say in one Host line which address it is for.', 'headers/host')
    if (req.method !== 'GET' && req.method !== 'HEAD' && !sameOrigin(req.headers.origin, req.headers.host, config.publicUrl))
      throw new Refused('origin', 'This request comes from another site.')
  })
  app.addHook('onResponse', async (req, reply) => {
    log.debug({ method: req.method, url: cleanUrl(req.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_req: FastifyRequest, body: string) => bodyOf(body))
  // Where a plugin finds nothing, or won't look, that is told as everywhere: with the page for who looks for one.
  app.setErrorHandler<FastifyError>((e, req, reply) => (outside(e)?.code === 'not-found' ? reply.callNotFound() : answer(e, req, reply)))
  return app
}

export type Routes = ReturnType<typeof bare>

/** Limit of what costs the server more than a look: 15 a minute from one address. */
export const costly = ({ httpLimit }: Config) => (httpLimit === 0 ? {} : { config: { rateLimit: { max: 15, timeWindow: 60_000 } } })

export async function makeApp(parts: AppParts) {
  const { config } = parts
  const app = bare(parts)
  if (config.httpLimit > 0) await app.register(rateLimit, { max: config.httpLimit, timeWindow: 60_000 })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Orrery', version: VERSION, description: 'Tables for big board games. The socket is described in docs/protocol.md.' },
      servers: config.publicUrl === null ? [] : [{ url: config.publicUrl }],
    },
    transform: jsonSchemaTransform,
  })
  peopleRoutes(app, parts)
  lobbyRoutes(app, parts)
  pastRoutes(app, parts)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await servePages(app, parts)
  await app.ready()
  return app
}
