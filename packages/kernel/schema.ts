/**
 * One declaration of a position's shape gives its type (`Of`), and through `generate.ts` its clone, hash and diff.
 * Shapes are fixed: no optional fields, null for "none". Whatever grows without bound (logs) stays outside.
 */

export type Scalar = 'int' | 'bool' | 'text' | 'mixed'

export type Schema =
  | { readonly kind: 'scalar'; readonly of: Scalar }
  | { readonly kind: 'maybe'; readonly of: Schema }
  /** `size`: always so many entries (a tuple). */
  | { readonly kind: 'list'; readonly of: Schema; readonly size?: number }
  | { readonly kind: 'rows'; readonly of: RecordSchema }
  /** `size`: its ids are whole numbers below it. */
  | { readonly kind: 'table'; readonly of: Schema; readonly size?: number }
  | RecordSchema

export interface RecordSchema {
  readonly kind: 'record'
  readonly fields: Readonly<Record<string, Schema>>
}

/** Carries the TypeScript type of a schema; the symbol exists for the compiler only. */
declare const shape: unique symbol
export type Typed<T, X extends Schema = Schema> = X & { readonly [shape]?: T }
/** The TypeScript type that a schema declares. */
export type Of<X> = X extends { readonly [shape]?: infer T } ? Exclude<T, undefined> : never

type Fields = Readonly<Record<string, Schema>>
type RecordOf<F extends Fields> = { -readonly [K in keyof F]: Of<F[K]> }

const scalar = <T>(of: Scalar): Typed<T> => ({ kind: 'scalar', of }) as Typed<T>

/** The builders of a schema. */
export const t = {
  /** A whole number; written by hash as 32 bits. */
  int: scalar<number>('int'),
  bool: scalar<boolean>('bool'),
  text: scalar<string>('text'),
  /** A number or a text: a reference that may be either. */
  ref: scalar<number | string>('mixed'),
  /** One of some texts. */
  oneOf: <const T extends string>(..._values: readonly T[]): Typed<T> => scalar<T>('text'),
  maybe: <X extends Schema>(of: X): Typed<Of<X> | null> => ({ kind: 'maybe', of }) as Typed<Of<X> | null>,
  /** A list of scalars (ids, numbers): a change replaces it as a whole. */
  list: <X extends Schema>(of: X): Typed<Of<X>[]> => ({ kind: 'list', of }) as Typed<Of<X>[]>,
  /** Records whose index is their id: a change touches only the rows that differ. */
  rows: <F extends Fields>(of: Typed<RecordOf<F>, RecordSchema>): Typed<RecordOf<F>[]> => ({ kind: 'rows', of }) as Typed<RecordOf<F>[]>,
  /** Entries by id; ids may come and go. */
  table: <X extends Schema>(of: X): Typed<Record<string, Of<X>>> => ({ kind: 'table', of }) as Typed<Record<string, Of<X>>>,
  /** Entries by a whole number below `size`; they may come and go. Compared without looking for the ids first. */
  numbered: <X extends Schema>(of: X, size: number): Typed<Record<string, Of<X>>> => ({ kind: 'table', of, size }) as Typed<Record<string, Of<X>>>,
  record: <F extends Fields>(fields: F): Typed<RecordOf<F>, RecordSchema> => ({ kind: 'record', fields }) as Typed<RecordOf<F>, RecordSchema>,
  /** The generator's four words. */
  rng: { kind: 'list', of: { kind: 'scalar', of: 'int' }, size: 4 } as Typed<[number, number, number, number]>,
}
