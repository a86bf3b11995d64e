import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { firstBridgesStay } from './scripts/server-process.mjs'

/** Short files that take long: begun last, one of them would keep one core waiting for the other. */
const long = ['chat', 'walls-offline', 'every-page', 'weight']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.includes(basename(moduleId, '.e2e.ts'))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    execArgv: [firstBridgesStay],
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/stage/install-chromium.ts', 'e2e/stage/shared-app.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What a journey waits for comes when it comes; only what never comes fails.
    expect: { poll: { timeout: 30_000 } },
    // Journeys wait a third of their time: three browsers keep two cores at work. Each serves all the files of its worker.
    maxWorkers: 3,
    isolate: false,
    // A browser on a crowded machine may miss a beat, and then another; `npm test` names each journey that did.
    retry: 2,
    sequence: { sequencer: LongestFirst },
  },
})
