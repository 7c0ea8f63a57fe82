/** The client's files: hashed assets for ever, everything else asked for anew; the client's pages, and a 404 for what is none. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import files from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageOf, TableId } from '@orrery/protocol'
import type { Hall } from '../tables/hall.ts'
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

/** An address that no page has. */
const NOWHERE = '/nowhere'
/** Longest part of an address that a route takes: fastify refuses longer ones itself, before anything is asked. */
export const LONGEST_PART = 128

/** Whoever opens an address that can't be read gets the page, which says that nothing is there; a program gets an error. */
export function pageFor(accept: string | undefined, url: string): string {
  if (!takesPage(accept) || url.startsWith('/api/')) return url
  const path = pathOf(url)
  // Every % must begin a whole character of UTF-8, and none that is a control character.
  const signs = path.split('%').slice(1)
  const read = signs.every((s) => /^[2-9a-f][0-9a-f]/i.test(s)) && whole(path) && path.split('/').every((part) => part.length <= LONGEST_PART)
  return read ? url : NOWHERE
}

const pathOf = (url: string): string => url.split('?')[0] ?? ''

function whole(path: string): boolean {
  const bytes = path.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').includes('\ufffd') === false
}

/**
 * Does somebody look for a page here? Who says that he takes one gets it, wherever he looks but at the interface, which has one form
 * for all. Of the others a page is for who names no file: a script that is not there must not be taken for one.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  if ((method !== 'GET' && method !== 'HEAD') || /^\/api(\/|$)/.test(path)) return false
  return takesPage(headers.accept) || !(/^\/assets(\/|$)/.test(path) || /\.\w{2,5}$/.test(path))
}

const takesPage = (accept: string | undefined): boolean => accept?.includes('text/html') === true

/** A file has one address, without ways round through other folders; the page itself is sent with its own headers only. */
const isFile = (path: string): boolean => path === posix.normalize(path) && path !== '/index.html'

/** Is there what the address of a page names? Personal links are not tried: their page asks for that. */
async function isThere(url: string, hall: Hall): Promise<boolean> {
  const found = pageOf(pathOf(url))
  if (found === null) return false
  const { page, param } = found
  if (page === 'rules') return hall.parts.games.has(param)
  if (page !== 'table' && page !== 'replay') return true
  // While the store is away nobody knows; the page waits for it.
  return TableId.safeParse(param).success && hall.knows(param).catch(() => true)
}

const NO_CLIENT = '<!doctype html><meta charset="utf-8"><title>Orrery</title><p>The client is not built. Run <code>npm run build</code>.</p>'

export async function servePages(app: Routes, { config, hall, web }: AppParts): Promise<void> {
  const https = config.publicUrl?.startsWith('https:') === true
  await app.register(helmet, { global: false, ...pageHeaders(https) })
  const index = web === null ? null : join(web, 'index.html')
  const page = index !== null && existsSync(index) ? readFileSync(index, 'utf8') : NO_CLIENT
  const sendPage = async (reply: FastifyReply, status = 200): Promise<FastifyReply> => {
    await reply.helmet()
    return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  }
  if (web !== null) {
    await app.register(files, {
      root: web,
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      allowedPath: isFile,
      setHeaders: (res, path) => {
        const hashed = path.includes('/assets/')
        res.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
        res.setHeader('x-content-type-options', 'nosniff')
      },
    })
  }
  app.get('/', { schema: { hide: true } }, (_req, reply) => sendPage(reply))
  app.setNotFoundHandler(async (req, reply) => {
    // A page that is not there is the client's too: it says so in the reader's language.
    if (wantsPage(req)) return sendPage(reply, (await isThere(req.url, hall)) ? 200 : 404)
    return reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing at this address.' } })
  })
}
