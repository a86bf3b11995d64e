import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

describe('the home page', () => {
  it('keeps a mood with one tap, the one that the mood tracker knows', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, '/')
    await page.getByRole('button', { name: 'Tired' }).click()
    await page.getByText('Kept for today: 😴 Tired.').waitFor()
    await page.getByRole('button', { name: 'Sad' }).click()
    await page.getByText('Kept for today: 😢 Sad.').waitFor()
    await page.getByRole('link', { name: 'See your month' }).click()
    await page.getByText('Saved for today: 😢 Sad.').waitFor()
    // Another face is one more; the first is not written over.
    await page.getByRole('button', { name: /, today, Tired, Sad$/ }).waitFor()
    await page.goto('/')
    await page.locator('button[aria-pressed="true"]', { hasText: 'Sad' }).waitFor()
    expectQuiet(noise)
    await leave()
  })

  it('puts one heart on the tree for a day on which something was kept, however much it was', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/')
    const hearts = page.locator('main svg[data-hour="express"] > path[transform]')
    await page.getByRole('button', { name: 'Tired' }).waitFor()
    expect(await hearts.count()).toBe(0)
    await page.getByRole('button', { name: 'Tired' }).click()
    await expect.poll(() => hearts.count()).toBe(1)
    await page.getByRole('button', { name: 'Sad' }).click()
    await page.getByText('Kept for today: 😢 Sad.').waitFor()
    expect(await hearts.count()).toBe(1)
    await leave()
  })

  it('shows the sentence and the question of the day, which their rooms show too', async () => {
    const { page, noise, leave } = await visit(stage().address, { height: 1200 })
    await open(page, '/')
    const today = page.getByRole('region', { name: 'Today', exact: true })
    const slips = today.getByRole('article')
    const sentence = slips.first().locator('p').first()
    await sentence.waitFor()
    const said = (await sentence.textContent()) ?? ''
    const question = (await slips.last().locator('p').textContent()) ?? ''
    await expectAccessible(page)
    await today.getByRole('link', { name: 'Today’s sentence' }).click()
    await page.getByRole('main').getByText(said, { exact: true }).waitFor()
    await open(page, '/community/polls')
    await page.getByRole('heading', { level: 2, name: question }).waitFor()
    // Whoever walks home from another room finds it there as well.
    await page
      .getByRole('navigation', { name: 'Areas' })
      .getByRole('link', { name: 'Home' })
      .click()
    await slips.last().getByText(question).waitFor()
    expectQuiet(noise)
    await leave()
  })

  it('leads back to what was begun, and says none of it', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/')
    await page.getByRole('button', { name: 'Tired' }).waitFor()
    expect(await page.getByRole('link', { name: 'A diary page you began' }).count()).toBe(0)
    await open(page, '/express/diary')
    await page.getByRole('textbox').first().fill('Rain on the roof')
    await page
      .getByRole('navigation', { name: 'Areas' })
      .getByRole('link', { name: 'Home' })
      .click()
    const back = page.getByRole('link', { name: 'A diary page you began' })
    await back.waitFor()
    expect(await page.getByText('Rain on the roof').count()).toBe(0)
    await back.click()
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('Rain on the roof')
    await leave()
  })
})
