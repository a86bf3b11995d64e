import { afterAll, beforeAll, inject } from 'vitest'
import { forgetPhones } from './phones.ts'
import { type RunningApp, runApp } from './run-app.ts'

/** The house where all journeys live that need none of their own. */
export function withSharedApp(): () => { readonly address: string } {
  return () => ({ address: inject('sharedApp') })
}

/** A server with data of its own: for journeys that count what is there, or need a setting. */
export function withApp(settings: Record<string, string> = {}): () => RunningApp {
  let app: RunningApp | undefined
  beforeAll(async () => {
    app = await runApp(settings)
  })
  afterAll(async () => {
    if (!app) return
    await forgetPhones(app.address)
    await app.stop()
  })
  return () => app as RunningApp
}
