/**
 * Writes the clone, hash and diff of a schema as TypeScript text. The text is kept in a file of the game (`npm run generate`),
 * so that it works under a content security policy that forbids `eval`, and is as fast as one written by hand.
 */
import type { RecordSchema, Schema } from './schema.ts'

/** One generated type: its name in the file, where its TypeScript type comes from, and its schema. */
export interface Generated {
  readonly name: string
  readonly schema: RecordSchema
}

const access = (base: string, field: string): string => (/^[A-Za-z_$][\w$]*$/.test(field) ? `${base}.${field}` : `${base}[${JSON.stringify(field)}]`)
const property = (field: string): string => (/^[A-Za-z_$][\w$]*$/.test(field) ? field : JSON.stringify(field))

function cloneOf(x: Schema, v: string, depth: number): string {
  const inner = `x${depth}`
  switch (x.kind) {
    case 'scalar':
      return v
    case 'maybe':
      return x.of.kind === 'scalar' ? v : `${v} === null ? null : ${cloneOf(x.of, v, depth)}`
    case 'list':
      if (x.size !== undefined) return `[${Array.from({ length: x.size }, (_, i) => cloneOf(x.of, `${v}[${i}]`, depth)).join(', ')}]`
      return x.of.kind === 'scalar' ? `${v}.slice()` : `${v}.map((${inner}) => (${cloneOf(x.of, inner, depth + 1)}))`
    case 'rows':
      return `${v}.map((${inner}) => (${cloneOf(x.of, inner, depth + 1)}))`
    case 'table':
      return `cloneTable(${v}, (${inner}) => (${cloneOf(x.of, inner, depth + 1)}))`
    case 'record':
      return `{ ${Object.entries(x.fields)
        .map(([f, y]) => `${property(f)}: ${cloneOf(y, access(v, f), depth)}`)
        .join(', ')} }`
  }
}

function hashOf(x: Schema, v: string, depth: number): string {
  const inner = `x${depth}`
  switch (x.kind) {
    case 'scalar':
      return { int: `h.int(${v})`, bool: `h.int(${v} ? 1 : 0)`, text: `h.text(${v})`, mixed: `h.ref(${v})` }[x.of]
    case 'maybe':
      return `if (${v} === null) h.int(-7)\nelse { ${hashOf(x.of, v, depth)} }`
    case 'list':
    case 'rows':
      return `h.int(${v}.length)\nfor (const ${inner} of ${v}) { ${hashOf(x.of, inner, depth + 1)} }`
    case 'table':
      return `for (const k${depth} of Object.keys(${v}).toSorted()) { h.text(k${depth}); const ${inner} = ${v}[k${depth}]\nif (${inner} !== undefined) { ${hashOf(x.of, inner, depth + 1)} } }`
    case 'record':
      return Object.entries(x.fields)
        .map(([f, y]) => hashOf(y, access(v, f), depth))
        .join('\n')
  }
}

/** An expression that is true when two records of scalars and lists of them are equal; null for a record that holds more. */
function sameOf(x: RecordSchema, a: string, b: string): string | null {
  const parts: string[] = []
  for (const [f, y] of Object.entries(x.fields)) {
    const [p, q] = [access(a, f), access(b, f)]
    if (y.kind === 'scalar' || (y.kind === 'maybe' && y.of.kind === 'scalar')) parts.push(`${p} === ${q}`)
    else if (y.kind === 'list' && y.of.kind === 'scalar') parts.push(`sameList(${p}, ${q})`)
    else return null
  }
  return parts.join(' && ')
}

/** The patch of an entry of a list or a table. Most entries are equal, and a test makes no list of patches for `fields`. */
function diffEntryOf(x: Schema, a: string, b: string, depth: number): string {
  const same = x.kind === 'record' ? sameOf(x, a, b) : null
  const diff = diffOf(x, a, b, depth)
  return same === null ? diff : `${same} ? undefined : ${diff}`
}

/** An expression that is a patch, or undefined when nothing differs. */
function diffOf(x: Schema, a: string, b: string, depth: number): string {
  const [p, q] = [`a${depth}`, `b${depth}`]
  switch (x.kind) {
    case 'scalar':
      return `${a} === ${b} ? undefined : [${b}]`
    case 'maybe':
      return x.of.kind === 'scalar'
        ? `${a} === ${b} ? undefined : [${b}]`
        : `${a} === null || ${b} === null ? (${a} === ${b} ? undefined : [${b}]) : ${diffOf(x.of, a, b, depth)}`
    case 'list':
      return x.of.kind === 'scalar' ? `sameList(${a}, ${b}) ? undefined : [${b}]` : `sameDeep(${a}, ${b}) ? undefined : [${b}]`
    case 'rows':
      return `diffRows(${a}, ${b}, (${p}, ${q}) => ${diffEntryOf(x.of, p, q, depth + 1)})`
    case 'table':
      return x.size === undefined
        ? `diffTable(${a}, ${b}, (${p}, ${q}) => ${diffEntryOf(x.of, p, q, depth + 1)})`
        : `diffNumbered(${a}, ${b}, ${x.size}, (${p}, ${q}) => ${diffEntryOf(x.of, p, q, depth + 1)})`
    case 'record':
      return `fields(${Object.entries(x.fields)
        .map(([f, y]) => `${JSON.stringify(f)}, ${diffOf(y, access(a, f), access(b, f), depth)}`)
        .join(', ')})`
  }
}

/**
 * The text of a `*.gen.ts` file. For a type `State` it exports `cloneState`, `hashState` and `diffState`. `from` is the
 * module that exports the types.
 */
export function generate(types: readonly Generated[], from: string): string {
  const used = types.map((g) => g.name).join(', ')
  const bodies = types.map(({ name, schema }) =>
    [
      `export function clone${name}(s: ${name}): ${name} {\n  return ${cloneOf(schema, 's', 0)}\n}`,
      `export function hash${name}(s: ${name}): number {\n  const h = new Hasher()\n${hashOf(schema, 's', 0)}\n  return h.value()\n}`,
      `export function diff${name}(a: ${name}, b: ${name}): Patch | undefined {\n  return ${diffOf(schema, 'a', 'b', 0)}\n}`,
    ].join('\n\n'),
  )
  const text = bodies.join('\n\n')
  const helpers = ['Hasher', 'cloneTable', 'diffNumbered', 'diffRows', 'diffTable', 'fields', 'sameDeep', 'sameList'].filter((n) =>
    text.includes(`${n}(`),
  )
  return `// Made by \`npm run generate\` from the schema; do not edit.\nimport { ${helpers.join(', ')} } from '@orrery/kernel/generated'\nimport type { Patch } from '@orrery/kernel/patch'\nimport type { ${used} } from '${from}'\n\n${text}\n`
}
