import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/discover/rashifal'

const words = {
  en: {
    early: 'Tap your sign first.',
    read: 'Read the Rashifal',
    find: 'I do not know my sign',
    leo: 'Leo',
    copy: 'Copy',
  },
  np: {
    early: 'पहिले आफ्नो राशि',
    read: 'राशिफल हेर्नुहोस्',
    find: 'मेरो राशि थाहा छैन',
    leo: 'सिंह',
    copy: 'कपी गर्नुहोस्',
  },
} as const

const faceOf = (page: Page, sign: string) => page.locator(`label:has(input[value=${sign}])`)
const told = (page: Page) => page.locator('section[aria-labelledby=reading] [aria-live] > p')

describe('the Rashifal', () => {
  for (const language of ['en', 'np'] as const) {
    it(`needs a sign, then tells it, to copy and to share, in ${language}`, async () => {
      const { page, context, noise, leave } = await visit(stage().address, {
        language,
      })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, path)
      const read = page.getByRole('button', { name: words[language].read })
      expect(await pressEarly(read)).toContain(words[language].early)
      await faceOf(page, 'leo').click()
      await read.click()
      await page.getByRole('heading', { level: 2, name: words[language].leo }).waitFor()
      await told(page).waitFor()
      const text = await told(page).innerText()
      expect(text.length).toBeGreaterThan(60)
      await expectAccessible(page)
      await page.getByRole('button', { name: words[language].copy }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text)
      expectQuiet(noise)
      await leave()
    })
  }

  it('lets the stars come out one by one, and then the words', async () => {
    const { page, leave } = await visit(stage().address)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, path)
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Object.assign(window, { came: [] as unknown[] })
      Element.prototype.animate = function (frames, options) {
        const delay = typeof options === 'object' ? options.delay : undefined
        Reflect.get(window, 'came').push([this.nodeName, delay])
        return animate.call(this, frames, options)
      }
    })
    await faceOf(page, 'leo').click()
    await page.getByRole('button', { name: words.en.read }).click()
    await told(page).waitFor()
    const came: [string, number][] = await page.evaluate(() => Reflect.get(window, 'came'))
    expect(came.map(([name]) => name)).toEqual(['path', 'path', 'path', 'path', 'P'])
    const starsAt = came.slice(0, 4).map(([, delay]) => delay)
    expect(starsAt).toEqual(starsAt.toSorted((one, other) => one - other))
    expect(starsAt[3]).toBeGreaterThan(starsAt[0] ?? 0)
    await leave()
  })

  it('is the same for everybody, and another for another sign or another time', async () => {
    const readings: string[] = []
    for (const [sign, period] of [
      ['leo', 'daily'],
      ['leo', 'daily'],
      ['leo', 'monthly'],
      ['aries', 'daily'],
    ]) {
      const { page, leave } = await visit(stage().address)
      await open(page, path)
      await page.locator(`label:has(input[value=${period}])`).click()
      await faceOf(page, sign as string).click()
      await page.getByRole('button', { name: words.en.read }).click()
      await told(page).waitFor()
      readings.push(await told(page).innerText())
      await leave()
    }
    expect(readings[1]).toBe(readings[0])
    expect(new Set(readings).size).toBe(3)
  })

  it('finds the sign of a name, and says so where a spelling leaves two', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, path)
    await page.getByText(words.en.find).click()
    await page.getByRole('textbox', { name: 'A name' }).fill('Tara')
    await page.getByRole('button', { name: 'Choose Leo' }).waitFor()
    await page.getByRole('button', { name: 'Choose Libra' }).click()
    expect(await page.getByRole('radio', { name: /^Libra/ }).isChecked()).toBe(true)
    const read = page.getByRole('button', { name: words.en.read })
    await expect.poll(() => read.evaluate((button) => button === document.activeElement)).toBe(true)
    expectQuiet(noise)
    await leave()
  })

  it('finds the sign of a Nepali birth date', async () => {
    const { page, leave } = await visit(stage().address, { language: 'np' })
    await open(page, path)
    await page.getByText(words.np.find).click()
    await page.locator('details label', { hasText: 'जन्ममिति' }).click()
    await page.getByLabel('साल').fill('२०५५')
    await page.getByLabel('महिना').selectOption('4')
    await page.getByLabel('गते').fill('२०')
    await page.getByRole('button', { name: 'सिंह रोज्नुहोस्' }).waitFor()
    await page.getByLabel('गते').fill('४५')
    await page.getByText('पात्रोमा यस्तो दिन छैन').waitFor()
    await leave()
  })

  it('is written on the phone where there is no internet', async () => {
    const { page, context, leave } = await visit(stage().address, {
      keepsRooms: true,
    })
    await open(page, path)
    await untilKept(page)
    await context.setOffline(true)
    await faceOf(page, 'leo').click()
    await page.getByRole('button', { name: words.en.read }).click()
    await told(page).waitFor()
    await page.getByText(/You seem to be offline/).waitFor()
    await leave()
  })
})
