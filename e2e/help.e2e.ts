import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNothingSideways } from './stage/look-closely.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const arrive = (options: VisitOptions = {}) => visit(stage().address, options)

const words = {
  en: {
    help: 'Help',
    alone: 'You are not alone with this',
    hours: '1166: 8 am to 8 pm',
    breathe: 'Breathe along',
    checked: 'not phoned by us yet',
  },
  np: {
    help: 'सहारा',
    alone: 'यसमा तपाईं एक्लो हुनुहुन्न',
    hours: '११६६: बिहान ८',
    breathe: 'सँगै सास फेरौँ',
    checked: 'हामीले फोन गरेर जाँचेका छैनौँ',
  },
} as const

const button = (page: Page, language: 'en' | 'np' = 'en') =>
  page.getByRole('banner').getByRole('link', { name: words[language].help, exact: true })
const dialog = (page: Page) => page.locator('dialog[open]')
const numbers = (page: Page) => dialog(page).locator('a[href^="tel:"]')

describe('help', () => {
  for (const language of ['en', 'np'] as const) {
    it(`opens over the page, holds the focus and gives it back, in ${language}`, async () => {
      const { page, noise, leave } = await arrive({ language, width: 320, theme: 'dark' })
      await open(page, '/discover/dreams')
      await page.locator('textarea').fill('A river, मेरो सपना')
      await button(page, language).click()
      await dialog(page).getByText(words[language].alone).waitFor()
      expect(await numbers(page).count()).toBe(8)
      expect(await numbers(page).first().getAttribute('href')).toBe('tel:1166')
      await dialog(page).getByText(words[language].hours).waitFor()
      await dialog(page).getByRole('link', { name: words[language].breathe }).waitFor()
      await expectAccessible(page)
      await expectNothingSideways(page)
      for (let step = 0; step < 14; step++) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(isFocusOutside)).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog(page).count()).toBe(0)
      expect(await button(page, language).evaluate(isFocused)).toBe(true)
      expect(await page.locator('textarea').inputValue()).toBe('A river, मेरो सपना')
      expectQuiet(noise)
      await leave()
    })
  }

  it('is one tap away from the menu and from the hand that is held out too, and leads on to the breath', async () => {
    const { page, leave } = await arrive()
    await open(page, '/heal/journal')
    await page.getByRole('button', { name: 'Menu' }).click()
    await dialog(page).getByRole('link', { name: 'Help' }).click()
    await dialog(page).getByText(words.en.alone).waitFor()
    expect(await dialog(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('textbox').first().fill('I want to die')
    await page.getByRole('button', { name: /What can help/ }).click()
    await page.getByRole('link', { name: 'More helplines' }).click()
    await dialog(page).getByText(words.en.alone).waitFor()
    await dialog(page).getByRole('link', { name: words.en.breathe }).click()
    await page.waitForURL('**/heal/breathe')
    await page.getByRole('button', { name: 'Begin' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
    await leave()
  })

  it('is a page without script, with the first numbers of other countries too', async () => {
    const { page, leave } = await arrive({ script: false, zone: 'Asia/Qatar' })
    await page.goto('/community/polls')
    await button(page).click()
    await page.getByRole('heading', { level: 1, name: words.en.alone }).waitFor()
    const main = page.locator('main')
    expect(await main.locator('a[href^="tel:"]').first().getAttribute('href')).toBe('tel:1166')
    for (const call of ['102', '100', '1145', '1098', '16000', '988']) {
      expect(await main.locator(`a[href="tel:${call}"]`).first().isVisible(), call).toBe(true)
    }
    expect(await page.getByLabel('Where are you now?').isVisible()).toBe(false)
    await leave()
  })

  for (const language of ['en', 'np'] as const) {
    it(`has one large number above the fold of a small phone, and stays, in ${language}`, async () => {
      const { page, noise, leave } = await arrive({ language, width: 360, height: 640 })
      await open(page, '/help')
      const first = page.locator('main a[href^="tel:"]').first()
      expect(await first.getAttribute('href')).toBe('tel:1166')
      const before = await first.boundingBox()
      expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThan(640)
      expect(before?.height).toBeGreaterThan(90)
      await expectAccessible(page)
      await page.locator('main select').selectOption('qa')
      await expect.poll(() => first.getAttribute('href')).toBe('tel:16000')
      const { x, y, width } = (await first.boundingBox()) ?? {}
      expect({ x, y, width }).toEqual({ x: before?.x, y: before?.y, width: before?.width })
      // Whoever needs the number now reads past no word of how it was found.
      const checked = page.getByText(words[language].checked)
      const inSight = checked.filter({ visible: true })
      expect(await inSight.count()).toBe(0)
      await page.locator('main summary').click()
      expect(await inSight.count()).toBeGreaterThan(2)
      await expectAccessible(page)
      await expectNothingSideways(page)
      expectQuiet(noise)
      await leave()
    })
  }

  it('is of the country the phone keeps its time by, until somebody says where they are', async () => {
    const { page, leave } = await arrive({ zone: 'Asia/Qatar' })
    const first = () => page.locator('main a[href^="tel:"]').first().getAttribute('href')
    await open(page, '/help')
    await expect.poll(first).toBe('tel:16000')
    await page.locator('a[href="tel:+97444675681"]').waitFor()
    await page.locator('a[href="tel:+9779813476123"]').waitFor()
    await page.getByLabel('Where are you now?').selectOption('Malaysia')
    await page.reload()
    await expect.poll(first).toBe('tel:0376272929')
    await open(page, '/heal/mood')
    await button(page).click()
    await dialog(page).getByText(words.en.alone).waitFor()
    expect(await numbers(page).first().getAttribute('href')).toBe('tel:0376272929')
    await leave()
  })

  it('begins with the directory of all countries where it knows no line', async () => {
    const { page, leave } = await arrive({ zone: 'America/Toronto' })
    await open(page, '/help')
    const link = page.getByRole('link', { name: /findahelpline\.com/ })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('https://findahelpline.com')
    expect(await page.locator('main a[href^="tel:"]').first().getAttribute('href')).toBe('tel:112')
    await leave()
  })

  it('is there at once when the network goes away after the page has come', async () => {
    const { page, context, leave } = await arrive({ keepsRooms: true })
    const fetched = page.waitForResponse(/\/open-help/)
    await open(page, '/')
    await fetched
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await button(page).click()
    await dialog(page).getByText(words.en.alone).waitFor()
    expect(await numbers(page).count()).toBe(8)
    await leave()
  })

  it('still has a number to call where nothing more could be fetched', async () => {
    const { page, leave } = await arrive()
    await page.route(/\/open-help/, (route) => route.abort())
    await open(page, '/heal/mood')
    await button(page).click()
    await numbers(page).waitFor()
    expect(await numbers(page).getAttribute('href')).toBe('tel:1166')
    await dialog(page).getByRole('link', { name: 'Help' }).click()
    await page.getByRole('heading', { level: 1, name: words.en.alone }).waitFor()
    await leave()
  })

  it('opens without a network after one visit, also for those who save data', async () => {
    const { page, context, prepare, leave } = await arrive({
      language: 'np',
      keepsRooms: true,
      fresh: true,
    })
    await prepare(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await open(page, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto('/help')
    await page.getByRole('heading', { level: 1, name: words.np.alone }).waitFor()
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(8)
    await leave()
  })
})

/** A modal dialog lets the focus out to the browser's own bar, never to the page behind. */
function isFocusOutside(): boolean {
  const at = document.activeElement
  return at !== document.body && !at?.closest('dialog[open]')
}

function isFocused(element: Element): boolean {
  return element === document.activeElement
}
