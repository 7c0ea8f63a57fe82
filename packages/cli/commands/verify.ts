/** `orrery verify`: runs a saved game again and checks that its dice and answers are the ones that were played. */
import { answersDigest, commitment } from '@orrery/kernel'
import type { TableFile } from '@orrery/protocol'
import { endFlaw, seatsFlaw } from '@orrery/server/tables/file-flaws'
import { Args } from '../args.ts'
import { jsonIn, tableFileOf } from '../files.ts'
import type { Io } from '../io.ts'
import { gameOf } from '../games.ts'
import { rerun } from '../saved.ts'

/** What doesn't fit, in one sentence; null when everything does. */
function flaw(file: TableFile, where: string): string | null {
  const { game } = gameOf(file.game)
  if (file.secret === null) return 'it holds no secret: a game can be verified once it is over'
  if (commitment(file.secret, file.table) !== file.commitment)
    return 'the secret is not the one that was promised before the game: its hash differs from the commitment'
  if (file.version !== game.version) return `it was played by version ${file.version} of the rules, and this is version ${game.version}`
  if (file.digest !== undefined && answersDigest(file.answers) !== file.digest)
    return 'the answers are not the ones that were played: their digest differs'
  const { table, stopped } = rerun(file, where)
  const sides = game.seats(table.options)
  const seats = seatsFlaw(
    file.seats,
    sides.map((s) => s.id),
  )
  if (seats !== null) return seats
  if (stopped !== null) return stopped
  if (game.hash(table.s) !== file.hash) return `the answers lead to another position (hash ${game.hash(table.s)}, the file says ${file.hash})`
  if (file.over === null && table.result === null) return 'the game is not over'
  return endFlaw(
    file,
    table.result,
    sides.map((s) => s.team),
  )
}

export function verify(argv: readonly string[], io: Io): number {
  const args = new Args({ command: 'verify', takes: ['FILE…'], flags: ['json'] }, argv)
  const files = args.rest.map((name) => ({ name, file: tableFileOf(jsonIn(name), name) }))
  for (const { file } of files) gameOf(file.game)
  let wrong = 0
  for (const { name, file } of files) {
    const why = flaw(file, name)
    if (why !== null) wrong++
    if (args.flag('json')) io.out(`${JSON.stringify({ file: name, ok: why === null, answers: file.answers.length, ...(why !== null && { why }) })}\n`)
    else
      io.out(
        why === null ? `${name}: verified: ${file.answers.length} answers, every die as its secret throws it\n` : `${name}: NOT verified: ${why}\n`,
      )
  }
  return wrong === 0 ? 0 : 1
}
