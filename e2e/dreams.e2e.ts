import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/discover/dreams'

const words = {
  en: {
    early: 'A few words of the dream',
    read: 'Look at this dream',
    river: 'River',
    heavy: 'I dreamt that I want to die',
    call: 'Call 1166',
  },
  np: {
    early: 'सपनाका दुई-चार शब्द',
    read: 'सपनाको अर्थ हेर्नुहोस्',
    river: 'नदी',
    heavy: 'सपनामा मलाई मर्न मन लाग्यो',
    call: '११६६ मा फोन',
  },
} as const

const told = (page: Page) => page.locator('section[aria-labelledby=dream-reading] [aria-live] > p')

describe('the meaning of a dream', () => {
  for (const language of ['en', 'np'] as const) {
    it(`is read from pictures that were tapped, with what people say of them, in ${language}`, async () => {
      const { page, noise, leave } = await visit(stage().address, { language })
      await open(page, path)
      const read = page.getByRole('button', { name: words[language].read })
      expect(await pressEarly(read)).toContain(words[language].early)
      await page.locator('textarea').fill(' \u200b ')
      expect(await pressEarly(read)).toContain(words[language].early)
      await page.getByRole('button', { name: words[language].river }).click()
      expect(await page.locator('textarea').inputValue()).toContain(words[language].river)
      await read.click()
      await told(page).waitFor()
      await page.locator('dt', { hasText: words[language].river }).waitFor()
      await expectAccessible(page)
      expectQuiet(noise)
      await leave()
    })

    it(`holds out a hand beside a heavy dream, and still reads it, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language })
      await open(page, path)
      await page.locator('textarea').fill(words[language].heavy)
      await page.getByRole('button', { name: words[language].read }).click()
      const call = page.getByRole('link', { name: words[language].call })
      await call.waitFor()
      expect(await call.getAttribute('href')).toBe('tel:1166')
      await told(page).waitFor()
      await leave()
    })
  }

  it('takes no more than a thousand letters, and keeps them all', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await page.locator('textarea').fill('x'.repeat(1_003))
    await page.getByText('3 characters over').first().waitFor()
    const read = page.getByRole('button', { name: words.en.read })
    expect(await pressEarly(read)).toBe('A little long. Which part of it can go?')
    expect(await page.locator('textarea').inputValue()).toHaveLength(1_003)
    await leave()
  })

  it('needs no network', async () => {
    const { page, context, leave } = await visit(stage().address, {
      keepsRooms: true,
    })
    await open(page, path)
    await untilKept(page)
    await context.setOffline(true)
    await page.locator('textarea').fill('A snake in our house')
    await page.getByRole('button', { name: words.en.read }).click()
    await told(page).waitFor()
    await page.locator('dt', { hasText: 'Snake' }).waitFor()
    await leave()
  })
})
