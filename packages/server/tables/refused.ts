/** A request that was refused: it changed nothing. `code` is for programs, `message` for people who write them. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly where?: string,
  ) {
    super(message)
    this.name = 'Refused'
  }
}
