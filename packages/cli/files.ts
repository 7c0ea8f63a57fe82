/** Reading files that a person hands in, and the repository that the command stands in. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { badKeySaid, readJson, TableFile } from '@orrery/protocol'
import { UsageError } from './io.ts'

/** Larger than any table, report or scenario: whatever is bigger is something else. */
const MOST_BYTES = 16 * 1024 * 1024

const REASONS: Readonly<Record<string, string>> = { ENOENT: 'there is no such file', EACCES: 'it may not be read', EISDIR: 'it is a folder' }

/** The JSON in a file. Throws UsageError when it can't be read, is no JSON or has a key that no file may have. */
export function jsonIn(file: string): unknown {
  let text: string
  try {
    if (statSync(file).size > MOST_BYTES)
      throw new UsageError(`${file}: it has more than ${MOST_BYTES / 1024 / 1024} MB, which no table or scenario file has.`)
    text = readFileSync(file, 'utf8')
  } catch (e) {
    if (e instanceof UsageError) throw e
    const { code = '' } = e as NodeJS.ErrnoException
    throw new UsageError(`${file}: ${REASONS[code] ?? `it can't be read (${code})`}.`)
  }
  const read = readJson(text)
  if ('ok' in read) return read.ok
  if (read.flaw === 'no-json') throw new UsageError(`${file}: it is no JSON: ${read.why.replaceAll(/\s+/g, ' ')}.`)
  throw new UsageError(`${file}: ${read.where === '' ? 'the file' : read.where}: ${badKeySaid(read.key)}.`)
}

/** A saved table. `where` names it in the sentence. Throws UsageError when it is none. */
export function tableFileOf(raw: unknown, where: string): TableFile {
  const read = TableFile.safeParse(raw)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const path = issue?.path.map(String).join('.') ?? ''
  throw new UsageError(
    `${where}: it is no saved table${path === '' ? '' : `: "${path}"`}: ${issue?.message ?? 'it has the wrong shape'}; the server's "save as file" and orrery simulate --save write such files.`,
  )
}

/** The repository's folder; null when the command was installed without it. */
export function repository(): string | null {
  let dir = dirname(fileURLToPath(import.meta.url))
  while (dir !== dirname(dir)) {
    const file = join(dir, 'package.json')
    if (
      existsSync(file) &&
      existsSync(join(dir, 'scripts/bench.mjs')) &&
      (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'orrery'
    )
      return dir
    dir = dirname(dir)
  }
  return null
}
