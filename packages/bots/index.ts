export * from './decide.ts'
export * from './levels.ts'
export * from './play.ts'
export * from './arena.ts'
