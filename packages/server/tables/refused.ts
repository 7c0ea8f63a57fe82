/**
 * Every code that a refusal can have, over HTTP and on the socket, with its HTTP status. docs/protocol.md tells them to people;
 * a test compares the two.
 */
export const STATUS = {
  // What can't be read.
  'bad-request': 400,
  'bad-json': 400,
  'bad-message': 400,
  'unknown-message': 400,
  'too-large': 413,
  'too-many': 429,
  // Who asks.
  'no-session': 401,
  'bad-token': 400,
  origin: 403,
  'hello-first': 400,
  'hello-again': 400,
  spectator: 403,
  'not-your-seat': 403,
  'which-seat': 400,
  // What is not there.
  'not-found': 404,
  'no-person': 404,
  'no-table': 404,
  'no-game': 404,
  'no-prepared': 400,
  'no-such-decision': 400,
  'no-such-window': 400,
  'no-such-seat': 400,
  // A new table.
  options: 400,
  seats: 400,
  taken: 409,
  started: 409,
  'not-started': 400,
  // An answer.
  'old-decision': 400,
  'not-asked': 400,
  'not-on-offer': 400,
  'bot-plays': 400,
  over: 409,
  'not-over': 409,
  busy: 409,
  // Taking back, being away.
  'not-your-decision': 400,
  'proposal-open': 400,
  'no-proposal': 400,
  'own-proposal': 400,
  'own-seat': 400,
  'not-away': 400,
  'no-bot': 400,
  // Files.
  'no-secret': 400,
  commitment: 400,
  digest: 400,
  answers: 400,
  hash: 400,
  result: 400,
  'rules-changed': 400,
  'too-long': 400,
  // The server.
  store: 503,
  'rules-failed': 500,
  internal: 500,
} as const satisfies Readonly<Record<string, number>>

export type Code = keyof typeof STATUS

/** A request that was refused: it changed nothing. `code` is for programs, `message` for people who write them. */
export class Refused extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly where?: string,
  ) {
    super(message)
    this.name = 'Refused'
  }
}
