import type { Page } from 'playwright-core'

/** Opens a page and waits until it answers to the finger. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await untilAlive(page)
}

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('app')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
