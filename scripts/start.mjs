/** `npm start`: installs what is missing, builds when a source has changed, and serves. */
import { ensureBuild, ensurePackages, root } from './prepare.mjs'

ensurePackages()
ensureBuild()
process.chdir(root)
await import('../dist/server/main.mjs')

// npm passes a signal on to its shell, which dies of it and leaves the server behind: with them gone it ends as if told itself.
const parent = process.ppid
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
