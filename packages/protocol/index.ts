export * from './parts.ts'
export * from './ws.ts'
export * from './http.ts'
export * from './sets.ts'
