/** `node dist/server/main.mjs`: the server, configured by the environment (docs/hosting.md). */
import { readConfig, serve } from './index.ts'

await serve(() => readConfig(process.env))
