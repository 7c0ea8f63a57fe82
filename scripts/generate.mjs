/** Writes the generated clone, hash and diff of every game: `node scripts/generate.mjs` (`--check` only compares). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const deckbuilding = 'packages/games/deckbuilding'
const rebellion = 'packages/games/rebellion'
/** Each generated file: its type, the module that exports the type, and the name of its schema there. */
const files = [
  { file: `${deckbuilding}/state.gen.ts`, type: 'State', module: 'state.ts', schema: 'schema' },
  { file: `${deckbuilding}/view.gen.ts`, type: 'View', module: 'view.ts', schema: 'viewSchema' },
  { file: `${rebellion}/state.gen.ts`, type: 'State', module: 'state.ts', schema: 'schema' },
  { file: `${rebellion}/view.gen.ts`, type: 'View', module: 'view.ts', schema: 'viewSchema' },
]

const textOf = async ({ file, type, module, schema }, dir) => {
  const entry = join(dir, 'entry.ts')
  const out = join(dir, `${file.replaceAll('/', '-')}.mjs`)
  const at = (path) => JSON.stringify(join(root, path))
  writeFileSync(
    entry,
    `import { generate } from ${at('packages/kernel/generate.ts')}
import { ${schema} as schema } from ${at(`${dirname(file)}/${module}`)}
export default generate([{ name: '${type}', schema }], './${module}')\n`,
  )
  const bundle = await rolldown({ input: entry, cwd: root, platform: 'node', logLevel: 'silent' })
  await bundle.write({ file: out, format: 'esm' })
  await bundle.close()
  return (await import(pathToFileURL(out).href)).default
}

const dir = mkdtempSync(join(root, 'node_modules/.generate-'))
let stale = 0
try {
  for (const made of files) {
    const path = join(root, made.file)
    const text = await textOf(made, dir)
    if (process.argv.includes('--check')) {
      if (readFileSync(path, 'utf8') === text) continue
      console.error(`${made.file} does not match its schema: run npm run generate`)
      stale++
    } else {
      writeFileSync(path, text)
      console.error(`wrote ${relative(process.cwd(), path)}`)
    }
  }
} finally {
  rmSync(dir, { recursive: true })
}
process.exitCode = stale > 0 ? 1 : 0
