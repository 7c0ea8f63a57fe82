/** Logs as JSON lines on stderr, without tokens, cookies or anything hidden of a game. */
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** `/me/<secret>` brings a person back to the own seats: it never reaches a log. */
export function cleanUrl(url: string): string {
  const path = url.split('?')[0] ?? ''
  return path.startsWith('/me/') ? '/me/…' : path
}

export function makeLog(level: string, to: DestinationStream = pino.destination({ dest: 2, sync: false })): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'seatToken',
          '*.seatToken',
          'token',
          '*.token',
          'secret',
          '*.secret',
          'cookie',
          '*.cookie',
          'req.headers',
          'authorization',
          '*.authorization',
        ],
        censor: '…',
      },
      serializers: { req: (r: { method?: string; url?: string }) => ({ method: r.method, url: cleanUrl(r.url ?? '') }) },
    },
    to,
  )
}
