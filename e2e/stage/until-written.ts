import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from './soon.ts'

/**
 * What is changed is shown at once and written a moment later: whoever leaves within that moment,
 * as only a machine can, has not kept it.
 */
export async function untilWritten(page: Page, kind: string, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(countRows, kind), soon).toBe(count)
}

async function countRows(kind: string): Promise<number> {
  const opened = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await opened(indexedDB.open('voice-of-heart'))
  const count = await opened(database.transaction(kind).objectStore(kind).count())
  database.close()
  return count
}
