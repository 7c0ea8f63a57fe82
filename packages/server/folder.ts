import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it that are missing. Node's own recursive way never ends where a folder exists but
 * can't hold another (`/proc`); this one throws what the system says.
 */
export function makeFolders(path: string): void {
  const full = resolve(path)
  if (existsSync(full)) return
  makeFolders(dirname(full))
  try {
    mkdirSync(full)
  } catch (e) {
    // Somebody else has made it meanwhile.
    if ((e as NodeJS.ErrnoException).code !== 'EEXIST') throw e
  }
}
