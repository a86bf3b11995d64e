import type { Browser, BrowserContext, Page } from 'playwright-core'

/** The browsers' own "slow 3G": 400 kbit/s down and up, 400 ms there and back. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Never here before, on a slow network and with a processor so many times slower. */
export async function openSlowPhone(
  browser: Browser,
  slowdown: number,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', slow)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page }
}
