import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The one short file that takes longest: begun last, it would keep one core waiting for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('every-page.e2e.ts')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // Two browsers at once are what two cores carry.
    maxWorkers: 2,
    // A browser on a crowded machine may miss a beat; a journey that is broken fails three times.
    retry: 2,
    sequence: { sequencer: LongestFirst },
  },
})
