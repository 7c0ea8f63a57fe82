/** Guests: a name and a random token. The store knows only the token's SHA-256. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Person, Repository } from './store/repository.ts'

export const COOKIE = 'orrery'
const TOKEN = /^[A-Za-z0-9_-]{43}$/
/** People kept in memory, so that a look at one's table needs no store. */
const REMEMBERED = 5_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export class People {
  private readonly known = new Map<string, Person>()
  constructor(
    private readonly repo: Repository,
    private readonly clock: Clock,
  ) {}

  /** The person of a token; null for none, a malformed or an unknown one. Throws StoreError. */
  async of(token: string | undefined): Promise<Person | null> {
    if (token === undefined || !TOKEN.test(token)) return null
    const hash = hashOf(token)
    const known = this.known.get(hash)
    if (known !== undefined) return known
    const person = await this.repo.personByToken(hash)
    if (person !== null) this.remember(hash, person)
    return person
  }

  /** A new guest and the token that proves it. */
  async guest(): Promise<{ person: Person; token: string }> {
    const token = randomBytes(32).toString('base64url')
    const person = { id: randomBytes(12).toString('base64url'), name: `Guest ${randomInt(1000, 10_000)}` }
    await this.repo.addPerson(person, hashOf(token), this.clock.now())
    this.remember(hashOf(token), person)
    return { person, token }
  }

  async rename(token: string, person: Person, name: string): Promise<Person> {
    await this.repo.rename(person.id, name)
    const renamed = { ...person, name }
    this.remember(hashOf(token), renamed)
    return renamed
  }

  private remember(hash: string, person: Person): void {
    this.known.delete(hash)
    this.known.set(hash, person)
    const oldest = this.known.size > REMEMBERED ? this.known.keys().next().value : undefined
    if (oldest !== undefined) this.known.delete(oldest)
  }
}
