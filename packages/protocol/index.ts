export * from './parts.ts'
export * from './ws.ts'
export * from './http.ts'
