import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { withLock } from '../with-lock.mjs'

/** A process that takes a lock and notes when it is in and out; or one that stays in. */
const [folder = '', log = '', stay] = process.argv.slice(2)

await withLock(
  'work',
  async () => {
    appendFileSync(log, 'in\n')
    process.send?.('in')
    if (stay) await new Promise((resolve) => setInterval(resolve, 2 ** 30))
    await pause(20)
    appendFileSync(log, 'out\n')
  },
  { folder },
)
process.disconnect?.()
