import type { TestProject } from 'vitest/node'
import { runApp } from './run-app.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    sharedApp: string
  }
}

/** Begun before the first journey and ended after the last. Many visitors come from one address here. */
export default async function runSharedApp(project: TestProject): Promise<() => Promise<void>> {
  const app = await runApp({ LIMITS: 'off' })
  project.provide('sharedApp', app.address)
  return () => app.stop()
}
