import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/express/poems'

const words = {
  en: {
    topic: 'my mother',
    write: 'Write the poem',
    another: 'Write another',
    copy: 'Copy',
    early: 'A word or two',
  },
  np: {
    early: 'एक-दुई शब्द',
    topic: 'आमा',
    write: 'कविता लेख्नुहोस्',
    another: 'अर्को लेख्नुहोस्',
    copy: 'कपी गर्नुहोस्',
  },
} as const

describe('the poems', () => {
  for (const language of ['en', 'np'] as const) {
    it(`are written about a topic, copied and kept, in ${language}`, async () => {
      const { page, context, noise, leave } = await visit(stage().address, {
        language,
      })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, path)
      const write = page.getByRole('button', { name: words[language].write })
      expect(await pressEarly(write)).toContain(words[language].early)
      await page.locator('textarea').fill('   ')
      expect(await pressEarly(write)).toContain(words[language].early)
      await page.locator('textarea').fill(words[language].topic)
      await write.click()
      await page.getByRole('button', { name: words[language].another }).waitFor()
      const verse = page.locator('main figure').first()
      expect(await verse.getAttribute('lang')).toBe(language === 'np' ? 'ne' : 'en')
      const line = await verse.locator('span').first().innerText()
      await page.getByRole('button', { name: words[language].copy }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(line)
      await page.locator('main button[aria-pressed]').click()
      await page.locator('main summary').waitFor()
      await expectAccessible(page)
      await open(page, path)
      await page.locator('main summary').click()
      await page.locator('main details').getByText(line).first().waitFor()
      expectQuiet(noise)
      await leave()
    })
  }

  it('come line by line at the top of the glass, and at a tap all at once', async () => {
    const { page, leave } = await visit(stage().address)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, path)
    await page.getByLabel('What should it be about?').fill('rain')
    await page.getByLabel('Form').selectOption('couplets')
    await page.getByRole('button', { name: 'Write the poem' }).click()
    const verse = page.locator('main figure')
    const looks = () =>
      verse
        .locator('span')
        .evaluateAll((lines) => lines.map((line) => Number(getComputedStyle(line).opacity)))
    await expect.poll(async () => (await looks())[0] ?? 0).toBeGreaterThan(0.5)
    expect((await looks()).at(-1)).toBe(0)
    // They are said to those who listen before they are seen.
    expect(await verse.locator('span').last().textContent()).not.toBe('')
    const sheet = await page.getByRole('region', { name: 'The poem' }).boundingBox()
    expect(sheet?.y).toBeGreaterThan(40)
    expect(sheet?.y).toBeLessThan(90)
    await verse.click()
    expect(new Set(await looks())).toEqual(new Set([1]))
    await leave()
  })

  it('keep a long line whole in a smaller letter before they break it', async () => {
    const { page, leave } = await visit(stage().address, { width: 360 })
    await open(page, path)
    await page.route('**/api/compose/poem', (route) => {
      const text = 'already, waiting, one with his chair.\nHe sits.'
      const data = JSON.stringify({ source: 'composer', text, reason: 'x', error: '' })
      return route.fulfill({
        contentType: 'text/event-stream',
        body: `id: 1\nevent: fallback\ndata: ${data}\n\n`,
      })
    })
    await page.getByLabel('What should it be about?').fill('tea')
    await page.getByRole('button', { name: 'Write the poem' }).click()
    const line = page.locator('main figure span').first()
    await line.waitFor()
    const seen = await line.evaluate((span) => {
      const { fontSize, lineHeight } = getComputedStyle(span)
      const size = Number.parseFloat(fontSize)
      return { size, lines: span.clientHeight / Number.parseFloat(lineHeight) }
    })
    expect(seen.lines).toBeLessThan(1.5)
    expect(seen.size).toBeGreaterThanOrEqual(16)
    expect(seen.size).toBeLessThan(18)
    await leave()
  })

  it('can be taken along as a picture', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, path)
    await page.getByLabel('What should it be about?').fill('rain')
    await page.getByRole('button', { name: 'Write the poem' }).click()
    await page.getByRole('button', { name: 'Share picture' }).click()
    const picture = page.locator('dialog img')
    await picture.waitFor()
    const size = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ])
    expect(size).toEqual([1080, 1350])
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save picture' }).click()
    expect((await download).suggestedFilename()).toBe('voice-of-heart.png')
    await page.keyboard.press('Escape')
    await expect.poll(() => picture.count()).toBe(0)
    expectQuiet(noise)
    await leave()
  })

  it('come in Nepali on an English page, in the form that was chosen', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, path)
    await page.getByLabel('What should it be about?').fill('rain')
    await page.getByRole('radio', { name: 'Nepali' }).check({ force: true })
    await page.getByLabel('Form').selectOption('haiku')
    await page.getByRole('button', { name: 'Write the poem' }).click()
    await page.getByText('Written by our own composer').waitFor()
    const verse = page.locator('main figure[lang=ne]')
    await verse.waitFor()
    expect(await verse.locator('p').first().locator('span').count()).toBe(3)
    expectQuiet(noise)
    await leave()
  })

  it('are written on the phone where there is no network', async () => {
    const { page, context, leave } = await visit(stage().address, {
      keepsRooms: true,
    })
    await open(page, path)
    await untilKept(page)
    await context.setOffline(true)
    await page.getByLabel('What should it be about?').fill('rain')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Write the poem' }).press('Enter')
    await page.locator('main figure').waitFor()
    await page.getByText('this was written on your device').waitFor()
    await leave()
  })

  it('say so when none could be written, and offer to write one here', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    const failed = 'Unable to generate poem. Please try again.'
    await page.route('**/api/compose/poem', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `id: 1\nevent: fallback\ndata: ${JSON.stringify({ source: 'shelf', text: failed, reason: 'timeout', error: '', failed: true })}\n\n`,
      }),
    )
    await page.getByLabel('What should it be about?').fill('rain')
    await page.getByRole('button', { name: 'Write the poem' }).click()
    await page.getByText(failed).waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('button', { name: 'Write one on this device instead' }).click()
    await page.locator('main figure').waitFor()
    expect(await page.getByLabel('What should it be about?').inputValue()).toBe('rain')
    await leave()
  })
})
