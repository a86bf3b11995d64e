import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The rooms are kept one after another while the phone is idle; this waits until no more arrive. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  let before = -1
  await expect
    .poll(
      async () => {
        const kept = await page.evaluate(countKept)
        const isWhole = kept > 20 && kept === before
        before = kept
        return isWhole
      },
      { timeout: 30_000, interval: 700 },
    )
    .toBe(true)
}

async function countKept(): Promise<number> {
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = await Promise.all(shelves.map((shelf) => shelf.keys()))
  return kept.flat().length
}
