import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/discover/numerology'
const arrive = (language: 'en' | 'np' = 'en', options: VisitOptions = {}) =>
  visit(stage().address, { language, ...options })

async function fillBs(page: Page, year: string, month: number, day: string): Promise<void> {
  await page.locator('main input[inputmode=numeric]').first().fill(year)
  await page.locator('main select').selectOption(String(month))
  await page.locator('main input[inputmode=numeric]').last().fill(day)
}

describe('numerology', () => {
  it('adds up an AD date step by step, then says what the number means', async () => {
    const { page, context, noise, leave } = await arrive()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, path)
    const find = page.getByRole('button', { name: 'Find the number' })
    expect(await pressEarly(find)).toBe('The day, month and year of birth, please.')
    await page.getByLabel('Date of birth').fill('1979-11-29')
    await find.click()
    await page.getByRole('heading', { name: /Life path number\s*3/ }).waitFor()
    const sum = await page.getByRole('table', { name: 'How it’s worked out' }).textContent()
    for (const line of ['1 + 9 + 7 + 9 = 26', '2 + 6 = 8', '2 + 9 = 11', '8 + 11 + 11 = 30']) {
      expect(sum).toContain(line)
    }
    await page.getByRole('heading', { name: 'Meaning' }).waitFor()
    await page.getByRole('heading', { name: 'Traits' }).waitFor()
    await page.getByText('Written by our own composer').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Life path number 3\n\n.+\n\n.+/)
    expectQuiet(noise)
    await leave()
  })

  it('takes a Nepali date in Nepali digits, and keeps a master number', async () => {
    const { page, noise, leave } = await arrive('np')
    await open(page, path)
    // 11 May 1986.
    await fillBs(page, '२०४३', 1, '२८')
    await page.getByRole('button', { name: 'भाग्याङ्क निकाल्नुहोस्' }).click()
    await page.getByRole('heading', { name: /भाग्याङ्क\s*२२/ }).waitFor()
    await page.getByText('सन् १९८६ मे ११ तारिख').waitFor()
    await page.getByText('११, २२ र ३३ जहाँ आए पनि').waitFor()
    await page.getByRole('heading', { name: 'अर्थ' }).waitFor()
    expect(await page.locator('main').textContent()).not.toContain('NaN')
    await expectAccessible(page)
    expectQuiet(noise)
    await leave()
  })

  it('refuses a day that does not exist or has not come, and says what to look at', async () => {
    const { page, noise, leave } = await arrive()
    await open(page, path)
    const find = page.getByRole('button', { name: 'Find the number' })
    const refused = (words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor()

    await page.getByLabel('Date of birth').fill('2400-01-01')
    await find.click()
    await refused('has not come yet')
    await page.getByLabel('Date of birth').fill('')
    await page.getByLabel('Date of birth').focus()
    await page.keyboard.type('02292025')
    await page.getByLabel('Date of birth').blur()
    await refused('no such day')

    await page.locator('main label').filter({ hasText: 'BS (Nepali)' }).click()
    for (const [year, month, day, words] of [
      ['2081', 11, '32', 'Falgun 2081 has 29 days'],
      ['1900', 1, '1', 'reaches from 1975 to 2090'],
      ['2090', 1, '1', 'has not come yet'],
      ['🌙', 1, 'क'.repeat(10_000), 'in digits'],
    ] as const) {
      await fillBs(page, year, month, day)
      await find.click()
      await refused(words)
      expect(await page.locator('main').textContent()).not.toContain('NaN')
    }
    expectQuiet(noise)
    await leave()
  })

  it('needs no network', async () => {
    const { page, context, leave } = await arrive('en', { keepsRooms: true })
    await open(page, path)
    await untilKept(page)
    await context.setOffline(true)
    await page.getByLabel('Date of birth').fill('1986-05-11')
    await page.getByRole('button', { name: 'Find the number' }).click()
    await page.getByRole('heading', { name: 'Meaning' }).waitFor()
    await page.getByText('this was written on your device').waitFor()
    await leave()
  })
})
