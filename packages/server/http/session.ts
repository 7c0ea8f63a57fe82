/** Who asks: by cookie, or by `Authorization: Bearer` for programs. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { COOKIE, type People } from '../people.ts'
import type { Person } from '../store/repository.ts'
import { Refused } from '../tables/refused.ts'

const YEAR = 400 * 24 * 3600

/** The value of a cookie in a raw header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const part = header?.split(';').find((p) => p.trim().startsWith(`${name}=`))
  return part?.trim().slice(name.length + 1)
}

export function tokenOf(headers: { cookie?: string | undefined; authorization?: string | undefined }): string | undefined {
  const bearer = /^Bearer (\S{1,128})$/.exec(headers.authorization ?? '')?.[1]
  return bearer ?? cookieOf(headers.cookie, COOKIE)
}

export class Sessions {
  constructor(
    readonly people: People,
    private readonly config: Config,
  ) {}

  async person(req: FastifyRequest): Promise<Person | null> {
    return this.people.of(tokenOf(req.headers))
  }

  /** Throws Refused `no-session`. */
  async mustBe(req: FastifyRequest): Promise<Person> {
    const person = await this.person(req)
    if (person === null) throw new Refused('no-session', 'Ask GET /api/me first: it makes a guest and sets a cookie.')
    return person
  }

  setCookie(reply: FastifyReply, token: string): void {
    const secure = this.config.publicUrl?.startsWith('https:') === true ? '; Secure' : ''
    reply.header('set-cookie', `${COOKIE}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`)
  }

  /** The personal link of a token. */
  link(req: FastifyRequest, token: string): string {
    return `${this.config.publicUrl ?? `${req.protocol}://${req.host}`}/me/${token}`
  }
}

/** Browsers always say where a request to change something comes from; programs need not. */
export function sameOrigin(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (origin === undefined) return true
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
