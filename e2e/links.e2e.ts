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
