/** `npm run -s orrery -- …`: the command from the sources, built when one has changed. */
import { ensureBuild, ensurePackages } from './prepare.mjs'

ensurePackages()
ensureBuild()
await import('../dist/cli/orrery.mjs')
