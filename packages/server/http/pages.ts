/** The client's files: hashed assets for ever, everything else asked for anew; every other address is the client's own. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import files from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { AppParts, Routes } from './app.ts'

/** Scripts come from here only, and none is made from text. Over plain http (a home network) nothing may force https. */
export function pageHeaders(https: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Browsers ignore it over plain http, and say so in the console.
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
  }
}

/** Whoever opens an address that can't be read gets the page, which says that nothing is there; a program gets an error. */
export function pageFor(accept: string | undefined, url: string): string {
  if (accept?.includes('text/html') !== true || url.startsWith('/api/')) return url
  const path = url.split('?')[0] ?? ''
  // Every % must begin a whole character of UTF-8, and none that is a control character.
  const signs = path.split('%').slice(1)
  return signs.every((s) => /^[2-9a-f][0-9a-f]/i.test(s)) && whole(path) ? url : '/'
}

function whole(path: string): boolean {
  const bytes = path.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').includes('\ufffd') === false
}

const NO_CLIENT = '<!doctype html><meta charset="utf-8"><title>Orrery</title><p>The client is not built. Run <code>npm run build</code>.</p>'

export async function servePages(app: Routes, { config, web }: AppParts): Promise<void> {
  const https = config.publicUrl?.startsWith('https:') === true
  await app.register(helmet, { global: false, ...pageHeaders(https) })
  const index = web === null ? null : join(web, 'index.html')
  const page = index !== null && existsSync(index) ? readFileSync(index, 'utf8') : NO_CLIENT
  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    await reply.helmet()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  }
  if (web !== null) {
    await app.register(files, {
      root: web,
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => path !== '/index.html',
      setHeaders: (res, path) => {
        const hashed = path.includes('/assets/')
        res.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
        res.setHeader('x-content-type-options', 'nosniff')
      },
    })
  }
  app.get('/', { schema: { hide: true } }, (_req, reply) => sendPage(reply))
  app.setNotFoundHandler(async (req, reply) => {
    const wantsPage = req.method === 'GET' && !req.url.startsWith('/api/') && !/\.\w{2,5}($|\?)/.test(req.url)
    if (wantsPage) return sendPage(reply)
    return reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing at this address.' } })
  })
}
