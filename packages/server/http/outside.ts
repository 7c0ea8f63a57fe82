/** What the layers below refuse (fastify, its plugins, Node's reader of HTTP), in our words and our form. */
import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { asSentence, badKeySaid, readJson } from '@orrery/protocol'
import type { FastifyError } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { Refused } from '../tables/refused.ts'
import type { Told } from './errors.ts'
import { linger } from './linger.ts'

const BY_CODE: Readonly<Record<string, Told>> = {
  FST_ERR_BAD_URL: { code: 'bad-request', message: 'The address is not well formed: a % must be followed by two hex digits of UTF-8.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'not-found', message: 'There is nothing at this address.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'bad-request', message: 'The body must be JSON, with content-type application/json.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'bad-request', message: 'The body is not as long as content-length says.' },
}

const BY_STATUS: Readonly<Record<number, Told>> = {
  400: { code: 'bad-request', message: 'The request could not be read.' },
  403: { code: 'not-found', message: 'There is nothing at this address.' },
  404: { code: 'not-found', message: 'There is nothing at this address.' },
  413: { code: 'too-large', message: 'The request is too large.' },
  429: { code: 'too-many', message: 'Too many requests; please wait a little.' },
}

/** What fastify or a plugin refuses; null for everything else. */
export function outside(thrown: unknown): Told | null {
  if (!(thrown instanceof Error)) return null
  const e = thrown as FastifyError
  const issue = e.validation?.[0]
  if (issue !== undefined)
    return {
      code: 'bad-request',
      message: issue.message === undefined ? 'The request has the wrong shape.' : asSentence(issue.message),
      where: `${e.validationContext ?? ''}${issue.instancePath}`,
    }
  if (e.statusCode === undefined) return null
  const told = BY_CODE[e.code] ?? BY_STATUS[e.statusCode]
  if (told !== undefined) return told
  return e.statusCode >= 400 && e.statusCode < 500 ? (BY_STATUS[400] ?? null) : null
}

/** The JSON of a body. Throws Refused, with the place of a key that may not be used: fastify's own reader calls that no JSON. */
export function bodyOf(text: string): unknown {
  if (text === '') throw new Refused('bad-request', 'The body is empty, but it must be JSON.')
  const read = readJson(text)
  if ('ok' in read) return read.ok
  if (read.flaw === 'no-json') throw new Refused('bad-request', 'The body is not JSON.')
  throw new Refused('bad-request', asSentence(badKeySaid(read.key)), ['body', ...read.where.split('.')].filter((x) => x !== '').join('/'))
}

/** An address with an optional port, and nothing else. */
export function hostIsWhole(host: string | undefined): boolean {
  if (host === undefined || host === '' || /[\s/?#@\\]/.test(host)) return false
  return URL.canParse(`http://${host}`)
}

const RAW: Readonly<Record<string, { readonly status: number; readonly told: Told }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, told: { code: 'too-large', message: 'The address and headers are too long.' } },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, told: { code: 'too-large', message: 'The request is too large.' } },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, told: { code: 'bad-request', message: 'The request took too long to arrive.' } },
}
const NO_HTTP = { status: 400, told: { code: 'bad-request', message: 'This is not HTTP.' } } as const

/** Connections that were told why they end; what comes there after that is not looked at. */
const ended = new WeakSet<Duplex>()

/** Answers what Node could not read as a request, and ends the connection. */
export function rawFailure(e: NodeJS.ErrnoException, socket: Duplex, metrics: Metrics): void {
  if (e.code === 'ECONNRESET' || socket.destroyed || ended.has(socket)) return
  const { status, told } = RAW[e.code ?? ''] ?? NO_HTTP
  metrics.refused.inc({ code: told.code })
  endRaw(socket, status, told)
}

/** Writes a refusal to a connection that has no response object, and ends it. */
export function endRaw(socket: Duplex, status: number, told: Told): void {
  ended.add(socket)
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify({ error: told })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Node's reader of HTTP gets nothing more of it.
  socket.removeAllListeners('data')
  // Without the destroy a sender that goes on writing would keep the connection.
  linger(socket, () => socket.destroy())
}

/** Has the request a body of which more may come? */
export const bodyUnread = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0')

/** A refusal as a whole response, where fastify does not send it; at once, though the request may still be on its way. */
export function answerRaw(res: ServerResponse, status: number, told: Told, headers: OutgoingHttpHeaders = {}): void {
  const body = JSON.stringify({ error: told })
  res.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  if (res.req.method !== 'HEAD') res.write(body)
  if (bodyUnread(res.req)) linger(res.req, () => res.end())
  else res.end()
}
