import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const arrive = (options = {}) => visit(stage().address, { askName: true, ...options })

/** Something worth keeping: only then is a name asked for. */
async function keepMood(page: Page): Promise<void> {
  await open(page, '/')
  await page.getByRole('button', { name: 'Happy' }).click()
  await page.getByText('Kept for today: 😊 Happy.').waitFor()
}

async function askToBeNamed(page: Page) {
  await keepMood(page)
  await page.getByRole('button', { name: 'Give a name' }).click()
  return page.getByRole('dialog', { name: 'What shall we call you?' })
}

describe('a first visit', () => {
  it('is covered by nothing, and lets both languages be chosen in the first sight', async () => {
    const { page, context, noise, leave } = await arrive({ height: 740 })
    await context.clearCookies()
    await open(page, '/')
    const row = page.getByRole('button', { name: 'Angry' })
    await row.waitFor()
    // In our letters; those of the machine it is tried on are of another width.
    await expect
      .poll(async () => (await context.cookies()).some(({ name }) => name === 'fonts'))
      .toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
    const bar = await page.getByRole('navigation', { name: 'Areas' }).boundingBox()
    for (const seen of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Begin Expressing' }),
      page.getByRole('link', { name: 'Join Community' }),
      row,
    ]) {
      const box = await seen.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    const words = page.getByRole('main').locator('form')
    await words.getByRole('button', { name: 'नेपाली' }).click()
    await page.getByRole('heading', { level: 1, name: 'तपाईंको यात्रा' }).waitFor()
    expect(await words.getByRole('button', { name: 'English' }).isVisible()).toBe(true)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'तपाईंको यात्रा' }).waitFor()
    expect(await words.isVisible()).toBe(false)
    expectQuiet(noise)
    await leave()
  })

  it('asks for a name once, after the first thing that was kept, and greets by it from then on', async () => {
    const { page, noise, leave } = await arrive({ width: 1280, height: 800 })
    await open(page, '/')
    await page.getByRole('button', { name: 'Happy' }).waitFor()
    expect(await page.getByRole('button', { name: 'Give a name' }).count()).toBe(0)
    const dialog = await askToBeNamed(page)
    await dialog.getByText('Only you see it').waitFor()
    await dialog.getByLabel('A name or nickname').fill('  नमस्ते साथी ')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(/, नमस्ते साथी\.$/).waitFor()
    await page.reload()
    await page.getByText('नमस्ते साथी. Welcome back!').waitFor()
    expect(await page.getByRole('link', { name: 'You are here as नमस्ते साथी' }).isVisible()).toBe(
      true,
    )
    await page.getByRole('button', { name: 'Sad' }).click()
    await page.getByText('Kept for today: 😢 Sad.').waitFor()
    expect(await page.getByRole('button', { name: 'Give a name' }).count()).toBe(0)
    expectQuiet(noise)
    await leave()
  })

  it('shows any name as it was typed, never as markup, in the menu of a phone too', async () => {
    for (const name of ['<script>', '👩‍👩‍👧', '"><img src=x onerror=alert(1)>']) {
      const { page, noise, leave } = await arrive()
      await askToBeNamed(page)
      await page.getByLabel('A name or nickname').fill(name)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText(`, ${name}.`).waitFor()
      await page.reload()
      await page.getByText(`${name}. Welcome back!`).waitFor()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByText(name, { exact: true }).waitFor()
      expectQuiet(noise)
      await leave()
    }
  })

  it('refuses a blank name and one of 31 characters kindly, and keeps what was typed', async () => {
    const { page, leave } = await arrive()
    await askToBeNamed(page)
    const field = page.getByLabel('A name or nickname')
    for (const [name, sentence] of [
      ['   ', 'even a single letter'],
      ['क'.repeat(31), 'Up to 30 characters, please'],
    ] as const) {
      await field.fill(name)
      await page.keyboard.press('Enter')
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
      expect(await field.inputValue()).toBe(name)
    }
    await leave()
  })

  it('has the question for a name in the page, where it covers nothing, also far down', async () => {
    for (const [width, height, from] of [
      [1280, 800, 0],
      [360, 740, 0],
      [360, 740, 200],
    ] as const) {
      const { page, leave } = await arrive({ width, height })
      await open(page, '/')
      const mood = page.getByRole('button', { name: 'Happy' })
      await mood.waitFor()
      await page.evaluate((y) => scrollTo(0, y), from)
      // What stands at the top of what is in sight, right under the header.
      const top = await page.evaluateHandle(() => {
        const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const parts = [...document.querySelectorAll('main :is(h1, p, a, time, button)')]
        return parts.find((part) => part.getBoundingClientRect().top >= head) as Element
      })
      await mood.evaluate((button) => (button as HTMLButtonElement).click())
      const card = page.getByRole('region', { name: 'What shall we call you?' })
      await card.waitFor()
      const box = await card.boundingBox()
      const under = await top.evaluate((part) => part.getBoundingClientRect().top)
      expect(under, `${width} from ${from}`).toBeGreaterThanOrEqual(
        (box?.y ?? 0) + (box?.height ?? 0),
      )
      await leave()
    }
  })

  it('may put the name off, and is not asked again', async () => {
    const { page, leave } = await arrive()
    await keepMood(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Give a name' }).waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('button', { name: 'Sad' }).click()
    await page.getByText('Kept for today: 😢 Sad.').waitFor()
    expect(await page.getByRole('button', { name: 'Give a name' }).count()).toBe(0)
    await leave()
  })

  it('is asked nothing while care holds out a hand', async () => {
    const { page, leave } = await arrive()
    await open(page, '/express/diary')
    await page.getByRole('textbox').first().fill('I want to end my life tonight')
    await page.locator('#hand').getByRole('link').first().waitFor()
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('')
    expect(await page.getByRole('button', { name: 'Give a name' }).count()).toBe(0)
    await leave()
  })

  it('keeps the name in the field when the network is gone, and says so', async () => {
    const { page, context, leave } = await arrive()
    await askToBeNamed(page)
    await page.getByLabel('A name or nickname').fill('Sita')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').filter({ hasText: 'offline' }).waitFor()
    expect(await page.getByLabel('A name or nickname').inputValue()).toBe('Sita')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(', Sita.').waitFor()
    await leave()
  })

  it('shows a clock that runs, with the day in both calendars, and stands still where asked to', async () => {
    const { page, leave } = await visit(stage().address, {
      zone: 'Asia/Qatar',
    })
    await open(page, '/')
    const clock = page.getByRole('region', { name: 'Your local time' })
    await clock.waitFor()
    const still = await clock.textContent()
    expect(still).toContain('Qatar')
    expect(still).toMatch(/20[89]\d BS/)
    expect(still).toMatch(/20\d\d\d{1,2}:\d\d [AP]M/)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await expect.poll(() => clock.textContent()).toMatch(/:\d\d:\d\d/)
    const first = await clock.textContent()
    await expect.poll(() => clock.textContent(), { timeout: 3000 }).not.toBe(first)
    await leave()
  })

  it('in Nepali says where the clock stands in Nepali', async () => {
    const { page, leave } = await visit(stage().address, { language: 'np' })
    await open(page, '/')
    const clock = page.getByRole('region', { name: 'तपाईंकहाँको समय' })
    await clock.waitFor()
    expect(await clock.textContent()).toContain('काठमाडौँ')
    await leave()
  })
})
