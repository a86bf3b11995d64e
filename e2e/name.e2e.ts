import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/discover/name'
const arrive = (language: 'en' | 'np' = 'en', options: VisitOptions = {}) =>
  visit(stage().address, { language, ...options })

const submit = (page: Page) => page.locator('main button[type=submit]')

async function look(page: Page, name: string): Promise<void> {
  await page.locator('main input').fill(name)
  await submit(page).click()
}

describe('name meaning', () => {
  it('reads a name of the shelf with its syllable and sign, and can be copied', async () => {
    const { page, context, noise, leave } = await arrive()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, path)
    expect(await pressEarly(submit(page))).toContain('A name first')
    await look(page, ' bhanu ')
    await page.getByRole('heading', { name: 'Bhanu' }).waitFor()
    await page.locator('main li').filter({ hasText: 'Sagittarius' }).waitFor()
    for (const words of ['भानु', 'Sun', 'Sanskrit', 'भा', 'From our shelf of names']) {
      await page.locator('main').getByText(words, { exact: true }).first().waitFor()
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Bhanu · भानु\n\nSun\n\nSanskrit\n\n/)
    expectQuiet(noise)
    await leave()
  })

  it('reads it in Nepali', async () => {
    const { page, noise, leave } = await arrive('np')
    await open(page, path)
    await look(page, 'भानु')
    await page.getByRole('heading', { name: 'भानु' }).waitFor()
    await page.locator('main li').filter({ hasText: 'धनु' }).waitFor()
    for (const words of ['अर्थ', 'सूर्य', 'संस्कृत']) {
      await page.locator('main').getByText(words, { exact: true }).first().waitFor()
    }
    await expectAccessible(page)
    expectQuiet(noise)
    await leave()
  })

  it('is honest about a name it does not know, whatever is typed', async () => {
    const { page, noise, leave } = await arrive()
    await open(page, path)
    for (const name of ['Qwvxtrel', '🌙✨', 'Qwv रxt رام', '<img src=x>']) {
      await look(page, name)
      await page.locator('#name-read').filter({ hasText: name }).waitFor()
      await page.getByText('This name is not on our shelf yet').waitFor()
      await page.getByText('Written by our own composer').waitFor()
    }
    await look(page, 'x'.repeat(10_000))
    await page.getByRole('alert').filter({ hasText: 'At most 60 letters' }).waitFor()
    await page.locator('main input').fill(' \u200b ')
    expect(await pressEarly(submit(page))).toContain('A name first')
    expectQuiet(noise)
    await leave()
  })

  it('needs no network, neither for the shelf nor for other names', async () => {
    const { page, context, leave } = await arrive('en', { keepsRooms: true })
    await open(page, path)
    await untilKept(page)
    await context.setOffline(true)
    await look(page, 'Bhanu')
    await page.getByText('From our shelf of names').waitFor()
    await look(page, 'Qwvxtrel')
    await page.getByText('this was written on your device').waitFor()
    await leave()
  })
})
