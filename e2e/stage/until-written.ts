import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * What is typed or changed is shown at once and written a moment later: whoever leaves within that
 * moment, as only a machine can, has not kept it.
 */
export async function untilWritten(page: Page, kind: string, ...texts: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const rows = await rowsOf(page, kind)
      return rows.length > 0 && texts.every((text) => rows.some((row) => row.includes(text)))
    })
    .toBe(true)
}

export async function untilForgotten(page: Page, kind: string): Promise<void> {
  await expect.poll(async () => (await rowsOf(page, kind)).length).toBe(0)
}

/** What is kept of a kind, each record as one string. */
export function rowsOf(page: Page, kind: string): Promise<string[]> {
  return page.evaluate(readRows, kind)
}

async function readRows(kind: string): Promise<string[]> {
  const opened = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await opened(indexedDB.open('voice-of-heart'))
  const rows = await opened(database.transaction(kind).objectStore(kind).getAll())
  database.close()
  return rows.map((row) => JSON.stringify(row))
}
