/** Arguments of a command, checked. */
import { parseArgs } from 'node:util'
import { UsageError } from './io.ts'

export interface Shape {
  readonly command: string
  /** Names of what follows the command, for the sentence when it is missing; a last `…` takes one or more. */
  readonly takes: readonly string[]
  /** Options with a value. */
  readonly options?: readonly string[]
  /** Options without one. */
  readonly flags?: readonly string[]
}

export class Args {
  readonly rest: readonly string[]
  private readonly values: ReadonlyMap<string, string | true>

  /** Throws UsageError for an unknown option, a missing value, or too few or many arguments. */
  constructor(
    readonly shape: Shape,
    argv: readonly string[],
  ) {
    const { options = [], flags = [] } = shape
    const known = Object.fromEntries([
      ...options.map((n) => [n, { type: 'string' as const }]),
      ...flags.map((n) => [n, { type: 'boolean' as const }]),
    ])
    const { tokens } = parseArgs({ args: [...argv], options: known, strict: false, allowPositionals: true, tokens: true })
    const rest: string[] = []
    const values = new Map<string, string | true>()
    for (const t of tokens) {
      if (t.kind === 'positional') rest.push(t.value)
      if (t.kind !== 'option') continue
      const takesValue = options.includes(t.name)
      if (!takesValue && !flags.includes(t.name)) this.fail(`there is no option ${t.rawName}; there ${this.names()}`)
      if (takesValue && (t.value === undefined || t.value === '')) this.fail(`${t.rawName} needs a value`)
      if (!takesValue && t.value !== undefined) this.fail(`${t.rawName} takes no value`)
      if (values.has(t.name)) this.fail(`${t.rawName} is given twice`)
      values.set(t.name, t.value ?? true)
    }
    this.rest = rest
    this.values = values
    this.countArguments()
  }

  private names(): string {
    const all = [...(this.shape.options ?? []), ...(this.shape.flags ?? [])].map((n) => `--${n}`)
    return all.length === 0 ? 'are none' : `${all.length === 1 ? 'is' : 'are'} ${all.join(', ')}`
  }

  private countArguments(): void {
    const { takes } = this.shape
    const open = takes[takes.length - 1]?.endsWith('…') === true
    const missing = takes[this.rest.length]
    if (missing !== undefined) this.fail(`${missing.replace('…', '')} is missing; write ${this.usage()}`)
    if (!open && this.rest.length > takes.length) this.fail(`"${this.rest[takes.length]}" is one argument too many; write ${this.usage()}`)
  }

  private usage(): string {
    return ['orrery', this.shape.command, ...this.shape.takes].join(' ')
  }

  /** Ends the command with a sentence about its input. */
  fail(sentence: string): never {
    throw new UsageError(`orrery ${this.shape.command}: ${sentence}.`)
  }

  /** The argument at a place that is known to be there. */
  at(i: number): string {
    return this.rest[i] ?? this.fail(`argument ${i + 1} is missing`)
  }

  flag(name: string): boolean {
    return this.values.has(name)
  }

  text(name: string): string | undefined {
    const v = this.values.get(name)
    return v === true ? undefined : v
  }

  /** A whole number in min..max; `preset` when it isn't given. */
  int(name: string, min: number, max: number, preset: number): number {
    const text = this.text(name)
    if (text === undefined) return preset
    const n = Number(text)
    if (!/^\d{1,12}$/.test(text) || n < min || n > max)
      return this.fail(`--${name} is "${text}", but it must be a whole number from ${min} to ${max}`)
    return n
  }
}
