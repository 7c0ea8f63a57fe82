/** `npm start`: installs what is missing, builds when a source has changed, and serves. */
import { ensureBuild, ensurePackages, root } from './prepare.mjs'

ensurePackages()
ensureBuild()
process.chdir(root)
await import('../dist/server/main.mjs')
