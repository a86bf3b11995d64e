import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// For `run.mjs` too, which has to run on whatever Node the machine has.
const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** How the built server is run, whoever starts it: `npm start`, a test in a browser, a benchmark. */
export const serverScript = join(root, 'dist', 'server', 'main.js')

/** It holds thousands of quiet streams: a small nursery for new objects keeps its memory small. */
export const serverFlags = ['--max-semi-space-size=4']

/** @type {Record<string, string>} */
export const serverEnvironment = {}
