import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A phone of its own, whose owner has put the name off. */
export async function openPhone(
  browser: Browser,
  address: string,
  language = 'en',
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 360, height: 780 },
    timezoneId: 'Asia/Kathmandu',
  })
  context.setDefaultTimeout(180_000)
  await context.addInitScript(() => localStorage.setItem('name-later', 'yes'))
  await context.addCookies([{ name: 'language', value: language, url: address }])
  return { context, page: await context.newPage() }
}
