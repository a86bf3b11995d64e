import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownPlaces, places } from './stage/places.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

describe('the preview of a link', () => {
  it('has a picture of its own on every page, in both languages', async () => {
    const pictures = new Set<string>()
    const named = ['/discover/rashifal?sign=leo', '/heal/breathe?rhythm=box']
    const quoted = ['/express/quotes?quote=hope-with-feathers', '/community/polls?poll=happiness']
    const addresses = [...places, ...ownPlaces, ...named, ...quoted]
    for (const address of addresses) {
      for (const language of ['en', 'np']) {
        const { href } = new URL(
          `${address}${address.includes('?') ? '&' : '?'}language=${language}`,
          stage().address,
        )
        const html = await (await fetch(href)).text()
        const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
        const answer = await fetch(new URL(picture.replaceAll('&amp;', '&'), stage().address))
        expect([answer.status, answer.headers.get('content-type')], href).toEqual([
          200,
          'image/png',
        ])
        expect((await answer.arrayBuffer()).byteLength, href).toBeLessThan(100 * 1024)
        pictures.add(picture)
      }
    }
    expect(pictures.size).toBe(2 * addresses.length)
  })
})

/** A poll among the earlier ones, a rhythm and a sign: how each comes into sight, and what of it is shared. */
const handedOn = [
  {
    path: '/community/polls',
    reach: (page: Page) => page.locator('details summary').last().click(),
    share: (page: Page) => page.locator('details[open]'),
    link: /\/community\/polls\?poll=[\w-]+&language=np$/,
    opened: (page: Page) => page.locator('details[open] h3').innerText(),
  },
  {
    path: '/heal/breathe',
    reach: (page: Page) => page.locator('label:has(input[value=square])').click(),
    share: (page: Page) => page.locator('main'),
    link: /\/heal\/breathe\?rhythm=square&language=np$/,
    opened: (page: Page) => page.locator('label:has(input[name]:checked)').innerText(),
  },
  {
    path: '/discover/rashifal',
    reach: async (page: Page) => {
      await page.locator('label:has(input[value=leo])').click()
      await page.locator('main form [type=submit]').click()
    },
    share: (page: Page) => page.locator('section[aria-labelledby=reading]'),
    link: /\/discover\/rashifal\?sign=leo&language=np$/,
    opened: (page: Page) => page.locator('label:has(input[name=sign]:checked)').innerText(),
  },
]

describe('whoever hands on', () => {
  for (const { path, reach, share, link, opened } of handedOn) {
    it(`what they see on ${path} sends a link that opens it, in their language`, async () => {
      const one = await visit(stage().address, { language: 'np' })
      await one.prepare(() => {
        const share = async (data: ShareData) => Object.assign(window, { shared: data })
        Object.assign(navigator, { share })
      })
      await open(one.page, path)
      await reach(one.page)
      const button = share(one.page).getByRole('button', { name: /^(सेयर गर्नुहोस्|शब्द पठाउनुहोस्)$/ })
      await button.click()
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const shared = () => one.page.evaluate(() => (window as { shared?: ShareData }).shared?.url)
      await expect.poll(shared).toMatch(link)
      const other = await visit(stage().address, { fresh: true })
      await other.page.goto((await shared()) ?? '')
      await expect.poll(() => opened(other.page)).toBe(await opened(one.page))
      expectQuiet([...one.noise, ...other.noise])
      await one.leave()
      await other.leave()
    })
  }

  it('has the link to paste where the device has no way to share', async () => {
    const { page, context, noise, prepare, leave } = await visit(stage().address)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await prepare(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await open(page, '/heal/breathe')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${stage().address}/heal/breathe?rhythm=relaxing`,
    )
    expectQuiet(noise)
    await leave()
  })
})

describe('whoever is sent a link', () => {
  it('finds the sign that it names chosen, and the one chosen instead in the address', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, '/discover/rashifal?sign=leo')
    await page.locator('input[value=leo]:checked').waitFor({ state: 'attached' })
    await page.locator('label:has(input[value=aries])').click()
    await expect.poll(() => page.url()).toMatch(/\?sign=aries$/)
    await page.reload()
    await page.locator('input[value=aries]:checked').waitFor({ state: 'attached' })
    expectQuiet(noise)
    await leave()
  })

  it('finds the rhythm that it names, and their own again when they come back by themselves', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, '/heal/breathe?rhythm=square')
    await page.locator('input[value=square]:checked').waitFor({ state: 'attached' })
    await open(page, '/heal/breathe')
    await page.locator('input[value=relaxing]:checked').waitFor({ state: 'attached' })
    expectQuiet(noise)
    await leave()
  })

  it('reads the quote that it names first, and can hand it on in the language it is read in', async () => {
    const { page, noise, leave } = await visit(stage().address, { language: 'np' })
    await page.addInitScript(() => {
      const share = async (data: ShareData) => Object.assign(window, { shared: data })
      Object.assign(navigator, { share })
    })
    await open(page, '/express/quotes?quote=finds-the-gate-open')
    const first = page.locator('main figure').first()
    await first.getByText('रवीन्द्रनाथ ठाकुर').waitFor()
    await first.getByRole('button', { name: 'सेयर गर्नुहोस्', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url))
      .toBe(`${stage().address}/express/quotes?quote=finds-the-gate-open&language=np`)
    expectQuiet(noise)
    await leave()
  })

  it('finds the question that it names open among the earlier ones', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, '/community/polls')
    const earlier = page.locator('section[aria-labelledby=earlier-questions] details')
    const question = await earlier.last().getByRole('heading').innerText()
    const answer = await page.request.get('/api/polls?limit=20')
    const { polls } = (await answer.json()) as { polls: { id: string; question: string }[] }
    const id = polls.find((poll) => poll.question === question)?.id
    await open(page, `/community/polls?poll=${id}`)
    const opened = page.locator('details[open]').getByRole('heading', { name: question })
    await opened.waitFor()
    expect(await opened.isVisible()).toBe(true)
    expectQuiet(noise)
    await leave()
  })

  it('finds the page as it is where the link names nothing there is', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, '/discover/rashifal?sign=nope')
    await open(page, '/community/polls?poll=nope')
    await open(page, '/express/quotes?quote=nope')
    await page.locator('main figure').first().getByText('Emily Dickinson').waitFor()
    expectQuiet(noise)
    await leave()
  })
})
