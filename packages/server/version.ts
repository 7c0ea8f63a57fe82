/** The build's version: package version and a hash of the sources, put in by scripts/build.mjs. */
declare const __ORRERY_BUILD__: string | undefined

export const VERSION: string = typeof __ORRERY_BUILD__ === 'string' ? __ORRERY_BUILD__ : 'dev'
