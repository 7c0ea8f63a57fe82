/** Reading a description: collects the first problem; after one nothing more is believed. */
import type { Problem } from '@orrery/kernel'

export type Raw = Readonly<Record<string, unknown>>

export class Reader {
  problem: Problem | null = null

  fail(where: string, what: string): void {
    this.problem ??= { where, what }
  }

  /** An object; with `names`, only those keys. */
  object(raw: unknown, where: string, names?: readonly string[]): Raw {
    if (raw === undefined) return {}
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      this.fail(where, 'must be an object')
      return {}
    }
    const unknown = names === undefined ? undefined : Object.keys(raw).find((k) => !names.includes(k))
    if (unknown === undefined) return raw as Raw
    this.fail(`${where}.${unknown}`, `is unknown; there are ${names?.join(', ') ?? ''}`)
    return Object.fromEntries(Object.entries(raw).filter(([key]) => names?.includes(key)))
  }

  /** A list of texts; undefined when it isn't named. */
  texts(raw: unknown, where: string): readonly string[] | undefined {
    if (raw === undefined) return undefined
    if (Array.isArray(raw) && raw.every((x) => typeof x === 'string')) return raw
    this.fail(where, 'must be a list of texts')
    return undefined
  }

  int(raw: unknown, where: string, min: number, max: number, preset: number): number {
    if (raw === undefined) return preset
    if (typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max) return raw
    this.fail(where, `must be a whole number from ${min} to ${max}`)
    return preset
  }

  flag(raw: unknown, where: string): boolean {
    if (raw !== undefined && typeof raw !== 'boolean') this.fail(where, 'must be true or false')
    return raw === true
  }

  oneOf<const T extends string>(raw: unknown, where: string, values: readonly T[], preset: T): T {
    const found = raw === undefined ? preset : values.find((v) => v === raw)
    if (found === undefined) this.fail(where, `must be one of ${values.join(', ')}`)
    return found ?? preset
  }

  /** The value, or null and a problem where the id is not known. */
  id(map: (id: string) => number, raw: string, where: string, what: string, known: readonly { readonly id: string }[]): number | null {
    if (known.some((x) => x.id === raw)) return map(raw)
    this.fail(where, `"${raw}" is no ${what}`)
    return null
  }
}
