import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// For `run.mjs` too, which has to run on whatever Node the machine has.
const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** How the built server is run, whoever starts it: `npm start`, a test in a browser, a benchmark. */
export const serverScript = join(root, 'dist', 'server', 'main.js')

/**
 * V8 ends the whole process now and then (`Check failed: jit_page.has_value()`) when it frees the
 * first bridge from WebAssembly to script after building a faster one, after a thousand calls; what
 * reads HTTP for `fetch` is WebAssembly. So the first bridge stays. Seen with V8 13.6, Node 24.
 */
export const firstBridgesStay = '--wasm-wrapper-tiering-budget=2147483647'

/**
 * It holds thousands of quiet streams, and much of what it makes lives for one request: a small
 * nursery, and a heap that grows by half where V8 would let it grow fourfold before it is swept.
 */
export const serverFlags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=50',
  firstBridgesStay,
]

/**
 * For glibc's malloc, which other systems pass over: what packing a page takes, a few megabytes
 * each time, is given back at once, and threads share two stores of memory in place of sixteen.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
