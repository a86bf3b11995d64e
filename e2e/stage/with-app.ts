import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type RunningApp, runApp } from './run-app.ts'
import { openBrowser } from './visit.ts'

interface Stage {
  readonly browser: Browser
  readonly app: RunningApp
}

/** One server and one browser for the journeys of a file. */
export function withApp(settings: Record<string, string> = {}): () => Stage {
  let stage: Stage
  beforeAll(async () => {
    const [browser, app] = await Promise.all([openBrowser(), runApp(settings)])
    stage = { browser, app }
  })
  afterAll(async () => {
    await stage?.browser.close()
    await stage?.app.stop()
  })
  return () => stage
}
