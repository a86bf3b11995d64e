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
    expect(await page.locator('.adsbygoogle').count()).toBe(0)
    const answer = await fetch(stage().address)
    expect(answer.headers.get('content-security-policy')).not.toContain('google')
    await leave()
  })
})

describe('with an ad network', () => {
  const stage = withApp({ ADS_CLIENT: 'ca-pub-123', ADS_SLOT: '456' })

  it('its script is loaded once, and each place is filled once', async () => {
    const { page, context, noise, leave } = await visit(stage().address)
    let loads = 0
    await context.route(network, (route) => {
      loads += 1
      return route.fulfill({ contentType: 'text/javascript', body: 'window.networkIsHere = true' })
    })
    await open(page, '/express')
    await expect.poll(() => page.evaluate(() => 'networkIsHere' in window)).toBe(true)
    await page.evaluate(() => (document.querySelector('a[href="/"]') as HTMLElement).click())
    await page.getByRole('heading', { level: 1, name: 'Start your journey' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => (window as { adsbygoogle?: unknown[] }).adsbygoogle?.length))
      .toBe(2)
    expect(loads).toBe(1)
    expect(noise).toEqual([])
    await leave()
  })

  it('keeps its place when the network fails, and only the console hears of it', async () => {
    const { page, context, noise, leave } = await visit(stage().address)
    await context.route(network, (route) => route.abort())
    await open(page, '/heal')
    await expect.poll(() => noise.join()).toContain('The ad network could not be reached.')
    const box = await page.locator('.adsbygoogle').boundingBox()
    expect(box?.height).toBeGreaterThan(200)
    await page.getByRole('heading', { level: 1, name: 'Heal' }).waitFor()
    await leave()
  })
})
