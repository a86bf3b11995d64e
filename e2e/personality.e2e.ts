import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/discover/personality'

const words = {
  en: { next: 'Next', finish: 'See my portrait', back: 'Back', retake: 'Take it again' },
  np: { next: 'अर्को प्रश्न', finish: 'मेरो चित्र हेरौँ', back: 'पछाडि', retake: 'फेरि खेल्नुहोस्' },
} as const

/** Every answer here speaks for the planner who trusts reasons. */
async function answerAsArchitect(page: Page, language: 'en' | 'np'): Promise<void> {
  const { next, finish } = words[language]
  for (const question of [1, 2, 3, 4, 5]) {
    await page.locator('main input[type=radio]').first().check({ force: true })
    await page.getByRole('button', { name: question === 5 ? finish : next }).click()
  }
}

describe('the personality test', () => {
  it('asks five questions one at a time, lets one go back, and answers from the answers', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, path)
    await page.getByText('Question 1 of 5').waitFor()
    const next = page.getByRole('button', { name: words.en.next })
    expect(await pressEarly(next)).toContain('Choose the answer that comes nearest.')
    await page.locator('main label').nth(2).click()
    await next.click()
    await page.getByText('Question 2 of 5').waitFor()
    await page.getByRole('button', { name: words.en.back }).click()
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
    await answerAsArchitect(page, 'en')
    await page.getByRole('heading', { name: 'The Architect' }).waitFor()
    await page.getByText('far-sighted').waitFor()
    await page.getByText('It’s only a game').waitFor()
    expectQuiet(noise)
    await leave()
  })

  for (const language of ['en', 'np'] as const) {
    it(`can be copied and taken again, in ${language}`, async () => {
      const { page, context, noise, leave } = await visit(stage().address, {
        language,
      })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, path)
      await answerAsArchitect(page, language)
      const name = language === 'np' ? 'वास्तुकार' : 'The Architect'
      await page.getByRole('heading', { name }).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: language === 'np' ? 'कपी' : 'Copy' }).click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(`${name} (INTJ)`)
      await page.getByRole('button', { name: words[language].retake }).click()
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
      await pressEarly(page.getByRole('button', { name: words[language].next }))
      expectQuiet(noise)
      await leave()
    })
  }

  it('is taken by keyboard alone: arrows choose, only the button goes on', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await page.getByRole('radio').first().focus()
    for (const question of [1, 2, 3, 4, 5]) {
      await page.getByText(`Question ${question} of 5`).waitFor()
      if (question > 1) await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
      await page.keyboard.press('Enter')
    }
    await page.locator('#portrait').waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    await leave()
  })

  it('needs no network', async () => {
    const { page, context, noise, leave } = await visit(stage().address, {
      keepsRooms: true,
    })
    await open(page, path)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await answerAsArchitect(page, 'en')
    await page.getByRole('heading', { name: 'The Architect' }).waitFor()
    expectQuiet(noise)
    await leave()
  })
})
