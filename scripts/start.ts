import { buildIfNeeded } from './build-if-needed.ts'

await buildIfNeeded()
process.env.NODE_ENV ??= 'production'
await import('../src/server/main.ts')
