/** A service and a node in a process of their own, for tests that play the browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order } from '#capabilities/composing/server/testing/apart.ts'
import { answerWith } from '#capabilities/composing/server/testing/behaviours.ts'
import { serviceAt } from '#capabilities/composing/server/testing/compose-with.ts'
import {
  type ComposeApp,
  openComposeApp,
} from '#capabilities/composing/server/testing/open-compose-app.ts'
import { startUpstream } from '#capabilities/composing/server/testing/upstream.ts'
import '../read-text-files.ts'
import { openNode } from './open-node.ts'

const folder = mkdtempSync(join(tmpdir(), 'voice-of-heart-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const upstream = await startUpstream()
let app: ComposeApp | undefined
let goOn = () => {}

/** The second piece comes when the test counts for the first time. */
upstream.behave('two-steps', (call) =>
  answerWith(
    call,
    ['A river runs.', ' It asks nobody.'],
    () => new Promise<void>((resolve) => (goOn = resolve)),
  ),
)
upstream.behave('never-ends', (call) =>
  answerWith(call, ['A river runs.', ' It asks nobody.'], () => new Promise(() => {})),
)

async function obey(order: Order): Promise<unknown> {
  if (order === 'count') {
    goOn()
    return { requests: upstream.requests.length, leftEarly: upstream.leftEarly }
  }
  await app?.close()
  app = undefined
  if (order === 'close') return {}
  app = await openComposeApp(
    (options) => openNode({ dataDir: mkdtempSync(join(folder, 'store-')) }, options),
    serviceAt('gemini', upstream.urlOf(order.open)),
    { grace: 20 },
  )
  return { url: app.url }
}

process.on('message', async (order: Order) => process.send?.(await obey(order)))
process.on('disconnect', async () => {
  await app?.close()
  process.exit(0)
})
process.send?.('ready')
