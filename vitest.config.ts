import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { firstBridgesStay } from './scripts/server-process.mjs'
import { spokenWords } from './scripts/spoken-words.ts'

/** The rooms' cases on real databases take longest: begun last, they would keep one core waiting for the other. */
class SuitesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSuite = ({ moduleId }: TestSpecification) => moduleId.includes('/suites/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isSuite), ...sorted.filter((file) => !isSuite(file))]
  }
}

export default defineConfig({
  plugins: [spokenWords()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    execArgv: [firstBridgesStay],
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    setupFiles: ['scripts/testing/quiet-console.ts', 'scripts/testing/patience.ts'],
    // Styles paint nothing in tests, but pictures of pages are drawn from what they say.
    css: { include: [/\.css\?raw$/] },
    // For what hangs: none of them says how fast something has to be.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Many tests wait for a clock, a disk or another process: two at a core keep it at work.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: SuitesFirst },
  },
})
