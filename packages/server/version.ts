/** The build's version: package version and a hash of the sources, put in by scripts/build.mjs. */
declare const ORRERY_BUILD: string | undefined

export const VERSION: string = typeof ORRERY_BUILD === 'string' ? ORRERY_BUILD : 'dev'
