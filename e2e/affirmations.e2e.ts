import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/heal/affirmations'

const words = {
  en: {
    write: 'Give me an affirmation',
    today: 'Today’s affirmation',
    peaceful: 'Peaceful',
    early: 'Tap one word first, here or below.',
  },
  np: {
    write: 'एउटा वाक्य दिनुहोस्',
    today: 'आजको वाक्य',
    peaceful: 'शान्ति',
    early: 'पहिले एउटा शब्द छोइदिनुहोस्, यहाँ वा तल।',
  },
} as const

const todays = (page: Page) => page.locator('section[aria-labelledby=todays-sentence] h2 + p')
const written = (page: Page) => page.locator('section[aria-labelledby=asked-sentence] [lang]')

describe('the sentence of the day', () => {
  it('is there without asking, the same all day, another in the other language', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, path)
    await todays(page).waitFor()
    const first = await todays(page).innerText()
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => /affirmation-\d{4}-\d\d-\d\d/.test(key))).toHaveLength(1)

    await page.reload()
    await todays(page).waitFor()
    expect(await todays(page).innerText()).toBe(first)

    await page.getByRole('button', { name: 'नेपाली' }).click()
    await page.getByRole('heading', { name: words.np.today }).waitFor()
    await todays(page).waitFor()
    expect(await todays(page).innerText()).toMatch(/\p{Script=Devanagari}/u)
    expectQuiet(noise)
    await leave()
  })
})

describe('a sentence for a mood', () => {
  for (const language of ['en', 'np'] as const) {
    it(`comes once a mood is chosen, to copy, in ${language}`, async () => {
      const { page, context, noise, leave } = await visit(stage().address, {
        language,
      })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, path)
      const write = page.getByRole('button', { name: words[language].write })
      expect(await pressEarly(write)).toBe(words[language].early)
      await page.locator('label', { hasText: words[language].peaceful }).click()
      await write.click()
      await written(page).waitFor()
      const copy = page
        .locator('section[aria-labelledby=asked-sentence]')
        .getByRole('button', { name: language === 'np' ? 'कपी' : 'Copy' })
      await copy.waitFor()
      const text = await written(page).innerText()
      await expectAccessible(page)
      await copy.click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
      expectQuiet(noise)
      await leave()
    })
  }

  it('is chosen and asked for by keyboard alone', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await page.getByRole('radio', { name: 'Positive' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: 'Confident' }).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await written(page).waitFor()
    await leave()
  })

  it('needs no network', async () => {
    const { page, context, leave } = await visit(stage().address, {
      keepsRooms: true,
    })
    await open(page, path)
    await untilKept(page)
    await context.setOffline(true)
    await page.locator('label', { hasText: 'Loving' }).click()
    await page.getByRole('button', { name: words.en.write }).click()
    await written(page).waitFor()
    await page.getByText(/written on your device/).waitFor()
    await leave()
  })
})
