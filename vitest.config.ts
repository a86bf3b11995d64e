import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { spokenWords } from './scripts/spoken-words.ts'

export default defineConfig({
  plugins: [spokenWords()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    setupFiles: ['scripts/testing/quiet-console.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One core is kept free by default, which on two leaves half of them idle: many tests wait for a clock.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Races and kills are run in real time: a crowded machine gets a second chance, a fault does not pass twice.
    retry: 1,
  },
})
