/** A service and the room in a process of their own, for tests that play the browser. */
import { answerWith } from './behaviours.ts'
import { generatorAt } from './compose-with.ts'
import { type ComposeApp, openComposeApp } from './open-compose-app.ts'
import { startUpstream } from './upstream.ts'

export type Order = { open: string } | 'close' | 'count'
export interface Counts {
  readonly requests: number
  readonly leftEarly: number
}

const upstream = await startUpstream()
let app: ComposeApp | undefined
let goOn = () => {}

/** The second piece comes when the test counts for the first time. */
upstream.behave('two-steps', (call) =>
  answerWith(call, ['A river', ' runs.'], () => new Promise<void>((resolve) => (goOn = resolve))),
)
upstream.behave('never-ends', (call) =>
  answerWith(call, ['A river', ' runs.'], () => new Promise(() => {})),
)

async function obey(order: Order): Promise<unknown> {
  if (order === 'count') {
    goOn()
    return { requests: upstream.requests.length, leftEarly: upstream.leftEarly }
  }
  await app?.close()
  app = undefined
  if (order === 'close') return {}
  app = await openComposeApp(generatorAt('gemini', upstream.urlOf(order.open)), { grace: 20 })
  return { url: app.url }
}

process.on('message', async (order: Order) => process.send?.(await obey(order)))
process.on('disconnect', async () => {
  await app?.close()
  process.exit(0)
})
process.send?.('ready')
