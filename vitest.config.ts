import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { spokenWords } from './scripts/spoken-words.ts'

export default defineConfig({
  plugins: [spokenWords()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    setupFiles: ['scripts/testing/quiet-console.ts', 'scripts/testing/patience.ts'],
    // For what hangs: none of them says how fast something has to be.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // One core is kept free by default, which on two leaves half of them idle: many tests wait for a clock.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
