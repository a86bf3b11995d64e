import type { Frame, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { open, visit } from './stage/visit.ts'
import { withApp, withSharedApp } from './stage/with-app.ts'

const network = 'https://pagead2.googlesyndication.com/**'

describe('without an ad network', () => {
  const stage = withSharedApp()

  it('nothing is asked of anybody else, and no gap is left', async () => {
    const { page, leave } = await visit(stage().address)
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stage().address)) strangers.push(request.url())
    })
    for (const path of ['/', '/express', '/heal', '/discover', '/community']) await open(page, path)
    expect(strangers.filter((url) => !url.startsWith('data:'))).toEqual([])
    expect(await page.locator('iframe').count()).toBe(0)
    const answer = await fetch(stage().address)
    expect(answer.headers.get('content-security-policy')).not.toContain('google')
    await leave()
  })
})

describe('with an ad network', () => {
  const stage = withApp({ ADS_CLIENT: 'ca-pub-123', ADS_SLOT: '456' })

  it('each place is filled in a frame of its own, with what the operator set', async () => {
    const { page, context, noise, leave } = await visit(stage().address)
    await context.route(network, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "filled"' }),
    )
    await open(page, '/express')
    const frame = await frameOf(page)
    expect(
      await frame.evaluate(() => {
        const { dataset } = document.querySelector('ins') as HTMLElement
        const { adsbygoogle } = window as { adsbygoogle?: unknown[] }
        return [dataset.adClient, dataset.adSlot, adsbygoogle?.length, document.referrer]
      }),
    ).toEqual(['ca-pub-123', '456', 1, ''])
    expect(await page.evaluate(() => 'adsbygoogle' in window)).toBe(false)
    await page.evaluate(() => (document.querySelector('a[href="/"]') as HTMLElement).click())
    await page.getByRole('heading', { level: 1, name: 'Start your journey' }).waitFor()
    await frameOf(page)
    expect(noise).toEqual([])
    await leave()
  })

  it('a program of the network reaches nothing of this site from there', async () => {
    const { page, context, leave } = await visit(stage().address)
    await context.route(network, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${reachOut})()` }),
    )
    await open(page, '/')
    await page.evaluate(() => localStorage.setItem('diary', 'what was written'))
    await open(page, '/heal')
    const frame = await frameOf(page)
    expect(JSON.parse((await frame.title()).replace('filled', ''))).toEqual({
      origin: 'null',
      storage: 'SecurityError',
      records: 'SecurityError',
      cookies: 'SecurityError',
      page: 'SecurityError',
      account: 'TypeError',
    })
    expect(new URL(page.url()).pathname).toBe('/heal')
    // Nor where somebody opens the document by itself.
    await page.goto('/advertisement')
    await expect.poll(() => page.title()).toContain('filled')
    expect(await page.evaluate(() => origin)).toBe('null')
    await leave()
  })

  it('keeps its place when the network fails, and only the console hears of it', async () => {
    const { page, context, noise, leave } = await visit(stage().address)
    await context.route(network, (route) => route.abort())
    await open(page, '/heal')
    await expect.poll(() => noise.join()).toContain('ERR_FAILED')
    const box = await page.locator('iframe').boundingBox()
    expect(box?.height).toBeGreaterThan(200)
    await page.getByRole('heading', { level: 1, name: 'Heal' }).waitFor()
    await leave()
  })

  it('shows no page of the browser in its place where there is no network', async () => {
    const { page, prepare, leave } = await visit(stage().address)
    await prepare(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
    })
    await open(page, '/heal')
    await page.getByText('Advertisement', { exact: true }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await leave()
  })
})

/** The frame of the advertisement, once the network's script has run in it. */
async function frameOf(page: Page): Promise<Frame> {
  const slot = page.locator('iframe')
  await slot.scrollIntoViewIfNeeded()
  const frame = await (await slot.elementHandle())?.contentFrame()
  await expect.poll(() => frame?.title()).toContain('filled')
  return frame as Frame
}

/** What a program in the frame may try: says in the title how each ended. */
async function reachOut(): Promise<void> {
  const how = async (action: () => unknown) => {
    try {
      return await action()
    } catch (error) {
      return (error as Error).name
    }
  }
  const tried = {
    origin: window.origin,
    storage: await how(() => localStorage.length),
    records: await how(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('voice-of-heart')
          opening.onsuccess = resolve
          opening.onerror = () => reject(opening.error)
        }),
    ),
    cookies: await how(() => document.cookie),
    page: await how(() => (window.parent as Window).document.title),
    account: await how(async () => (await fetch('/api/identity')).status),
  }
  if (window.top !== window) {
    await how(() => {
      ;(window.top as Window).location.href = 'https://elsewhere.example/'
    })
  }
  document.title = `filled${JSON.stringify(tried)}`
}
