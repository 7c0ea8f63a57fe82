/** The command, run in this process. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { orrery } from '../orrery.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs `orrery …`; `input` is what the person types. */
export async function run(argv: readonly string[], input: readonly string[] = []): Promise<Ran> {
  let [out, err, time] = ['', '', 0]
  const code = await orrery(argv, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    input: Readable.from(input.map((line) => `${line}\n`)),
    program: null,
    now: () => (time += 1),
  })
  return { code, out, err }
}

/** Runs a command whose stdout is one JSON value, of the shape that the test knows. */
export async function json<T>(...argv: string[]): Promise<T> {
  const { code, out, err } = await run([...argv, '--json'])
  if (code !== 0) throw new Error(`exit code ${code}: ${err}${out}`)
  return JSON.parse(out) as T
}

export const scratch = (): string => mkdtempSync(join(tmpdir(), 'orrery-cli-'))

/** Writes a value as a file and gives its path. */
export function file(dir: string, name: string, value: unknown): string {
  const path = join(dir, name)
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}
