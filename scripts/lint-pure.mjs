/** Lint rules of our own: what rules of a game may not do, and who may import whom (design, section 1). */

const PURE_GLOBALS = new Set(['Date', 'performance', 'crypto', 'process', 'setTimeout', 'setInterval', 'queueMicrotask', 'fetch'])

const pure = {
  create(context) {
    const refuse = (node, what) => context.report({ node, message: `rules are pure functions of position and answers: no ${what} here` })
    const onFunction = (node) => {
      if (node.async) refuse(node, 'async')
      if (node.generator) refuse(node, 'generator')
    }
    return {
      TryStatement: (node) => refuse(node, 'try'),
      AwaitExpression: (node) => refuse(node, 'await'),
      FunctionDeclaration: onFunction,
      FunctionExpression: onFunction,
      ArrowFunctionExpression: onFunction,
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && node.object.name === 'Math' && node.property.name === 'random') refuse(node, 'Math.random')
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && PURE_GLOBALS.has(node.callee.name)) refuse(node, node.callee.name)
      },
      CallExpression(node) {
        const callee = node.callee.type === 'MemberExpression' ? node.callee.object : node.callee
        if (callee.type === 'Identifier' && PURE_GLOBALS.has(callee.name)) refuse(node, callee.name)
      },
      Program(program) {
        for (const statement of program.body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type === 'VariableDeclaration' && declared.kind !== 'const') refuse(declared, 'module-level variable that changes')
        }
      },
    }
  },
}

/** For each part: the parts of ours that it may import. `texts` of a game: content, words and types only. */
const MAY_IMPORT = {
  kernel: [],
  protocol: [],
  games: ['kernel'],
  bots: ['kernel'],
  server: ['kernel', 'protocol', 'games', 'bots'],
  cli: ['kernel', 'protocol', 'games', 'bots', 'server'],
  web: ['protocol', 'games'],
  bench: ['kernel', 'protocol', 'games', 'bots', 'server'],
}
const MAY_IMPORT_IN_TESTS = { kernel: ['protocol'], games: ['protocol'], bots: ['protocol', 'games'], web: ['kernel', 'games'] }
const GAMES = ['deckbuilding', 'rebellion', 'card-game', 'twilight-imperium']
/** Files of a game that carry no rules: the client may use them. */
const TEXTS = /^(content|rulebook|events|view|asks|options)(\/|$)/

const partOf = (file) => {
  const found = /\/(?:packages\/(\w+)|(bench))\//.exec(file)
  return found?.[1] ?? found?.[2] ?? null
}

function problem(part, file, source, typeOnly) {
  if (source.startsWith('.')) {
    const depth = file.split(/\/packages\/(?:games\/)?[\w-]+\/|\/bench\//)[1]?.split('/').length ?? 1
    const ups = source.split('/').filter((x) => x === '..').length
    return ups >= depth ? 'relative imports stay inside their package' : null
  }
  const found = /^@orrery\/([\w-]+)(?:\/(.*))?$/.exec(source)
  if (!found) {
    const outside = ['kernel', 'games', 'bots', 'protocol'].includes(part) && (source.startsWith('node:') || /^(fs|path|crypto|os)$/.test(source))
    return outside && !/\/test\//.test(file) ? `${part} knows no Node` : null
  }
  const game = GAMES.includes(found[1])
  const target = game ? 'games' : found[1]
  if (target === part && !game) return null
  if (part === 'web' && /\/local\//.test(file)) return null
  // Tests compare with the client's reader of patches and sets; bots are tried on a game; browser tests play to a position first.
  if (/\/test\//.test(file) && (MAY_IMPORT_IN_TESTS[part] ?? []).includes(target)) return null
  if (!(MAY_IMPORT[part] ?? []).includes(target)) return `${part} may not import ${target}`
  if (part === 'web' && game && !typeOnly && !TEXTS.test(found[2] ?? '')) return 'web may import only content, words and types of a game'
  return null
}

const boundaries = {
  create(context) {
    const file = context.filename ?? context.getFilename()
    const part = partOf(file)
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || part === null) return
      const message = problem(part, file, source, node.importKind === 'type' || node.exportKind === 'type')
      if (message) context.report({ node, message })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check }
  },
}

export default { meta: { name: 'orrery' }, rules: { pure, boundaries } }
