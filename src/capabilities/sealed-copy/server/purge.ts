import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { purgeBoxes } from './commands.ts'

/** Eighteen months. */
const keptDays = 548
const everyMillis = 6 * 60 * 60_000

/** Whoever lost the words of a box cannot delete it: time does. */
export function startPurging(deps: {
  readonly store: Store
  readonly log: StoreLog
  readonly today: () => number
}) {
  const { store, log, today } = deps

  async function purge(): Promise<void> {
    const before = today() - keptDays
    while (await store.write(purgeBoxes, { before }));
  }

  const rounds = setInterval(() => {
    purge().catch((error) => log.warn({ err: error }, 'boxes that nobody opens were not purged'))
  }, everyMillis).unref()

  return { purge, stop: () => clearInterval(rounds) }
}
