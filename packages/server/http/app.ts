/** The HTTP side: fastify with schemas of the protocol, limits, OpenAPI and the client's files. */
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyError } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { MAX_FRAME } from '@orrery/protocol'
import type { Config } from '../config.ts'
import { cleanUrl, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Hall } from '../tables/hall.ts'
import { Refused } from '../tables/refused.ts'
import { VERSION } from '../version.ts'
import { statusOf, tell, type Told } from './errors.ts'
import { lobbyRoutes } from './lobby-routes.ts'
import { pastRoutes } from './past-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { sameOrigin, type Sessions } from './session.ts'
import { servePages } from './pages.ts'

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
  const app = Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: MAX_FRAME,
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 128 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (req) => {
    if (req.method !== 'GET' && req.method !== 'HEAD' && !sameOrigin(req.headers.origin, req.headers.host, config.publicUrl))
      throw new Refused('origin', 'This request comes from another site.')
  })
  app.addHook('onResponse', async (req, reply) => {
    log.debug({ method: req.method, url: cleanUrl(req.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  app.setErrorHandler((e: FastifyError, req, reply) => {
    const told = outside(e) ?? tell(e, log, { method: req.method, url: cleanUrl(req.url) })
    parts.metrics.refused.inc({ code: told.code })
    void reply.code(statusOf(told.code)).send({ error: told })
  })
  return app
}

export type Routes = ReturnType<typeof bare>

/** Limit of what costs the server more than a look: 15 a minute from one address. */
export const costly = ({ httpLimit }: Config) => (httpLimit === 0 ? {} : { config: { rateLimit: { max: 15, timeWindow: 60_000 } } })

/** What fastify itself refuses, in our words; null for everything else. */
function outside(e: FastifyError): Told | null {
  const issue = e.validation?.[0]
  if (issue !== undefined)
    return {
      code: 'bad-request',
      message: issue.message ?? 'The request has the wrong shape.',
      where: `${e.validationContext ?? ''}${issue.instancePath}`,
    }
  if (e.statusCode === 403 || e.statusCode === 404) return { code: 'not-found', message: 'There is nothing at this address.' }
  if (e.statusCode === 429) return { code: 'too-many', message: 'Too many requests; please wait a little.' }
  if (e.statusCode === 413) return { code: 'too-large', message: 'The request is too large.' }
  if (e.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return { code: 'bad-request', message: 'The body must be JSON, with content-type application/json.' }
  if (e.statusCode === 400) return { code: 'bad-request', message: 'The body is not JSON.' }
  return null
}

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
