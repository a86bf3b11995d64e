import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNothingSideways } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

async function arrive(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, options)
  await open(visitor.page, '/heal/journal')
  await notes(visitor.page).first().waitFor()
  return visitor
}

const notes = (page: Page) => page.locator('[aria-labelledby="journal-recent"] li')
const insights = (page: Page) => page.getByRole('table').getByRole('row')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const words = (page: Page) => page.getByLabel('A few words about it')

async function note(page: Page, mood: string, text: string): Promise<void> {
  await page.getByRole('radio', { name: mood }).first().press('Space')
  await words(page).first().fill(text)
  await save(page).click()
  await notes(page).filter({ hasText: text }).first().waitFor()
}

describe('the mood journal', () => {
  it('shows three samples, plainly called so, until there is a note of one’s own', async () => {
    const { page, noise, leave } = await arrive()
    expect(await notes(page).count()).toBe(3)
    expect(await notes(page).filter({ hasText: 'Sample' }).count()).toBe(3)
    expect(await notes(page).getByRole('button').count()).toBe(0)
    await note(page, 'Peaceful', 'Rain on the roof.')
    expect(await notes(page).count()).toBe(1)
    expect(await notes(page).filter({ hasText: 'Sample' }).count()).toBe(0)
    await page.reload()
    await notes(page).filter({ hasText: 'Rain on the roof.' }).waitFor()
    expect(await notes(page).count()).toBe(1)
    expectQuiet(noise)
    await leave()
  })

  it('clears the samples for good when asked', async () => {
    const { page, leave } = await arrive()
    await page.getByRole('button', { name: 'Remove the samples' }).click()
    await page.getByText('No notes yet. A mood and three words are enough.').waitFor()
    await page.reload()
    await page.getByText('No notes yet.').waitFor()
    expect(await notes(page).count()).toBe(0)
    await leave()
  })

  it('needs a mood and a note, and keeps both while they are being chosen', async () => {
    const { page, leave } = await arrive()
    expect(await pressEarly(save(page))).toBe('Tap the one that comes nearest.')
    await page.getByRole('radio', { name: 'Tired' }).check({ force: true })
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await pressEarly(save(page))).toContain('A few words')
    await words(page).fill(' \n')
    expect(await pressEarly(save(page))).toContain('A few words')
    await words(page).fill('Stood all the way home')
    expect(await page.getByRole('alert').count()).toBe(0)
    await untilWritten(page, 'drafts', 'Stood all the way home')
    await page.reload()
    await expect.poll(() => words(page).inputValue()).toBe('Stood all the way home')
    expect(await page.getByRole('radio', { name: 'Tired' }).isChecked()).toBe(true)
    await save(page).click()
    await notes(page).filter({ hasText: 'Stood all the way home' }).waitFor()
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    await leave()
  })

  it('says which moods come most often, of all that was noted', async () => {
    const { page, leave } = await arrive()
    await note(page, 'Happy', 'one')
    await note(page, 'Happy', 'two')
    await note(page, 'Sad', 'three')
    await page.getByText('Of 3 notes').waitFor()
    expect(await insights(page).allInnerTexts()).toEqual([
      expect.stringMatching(/Mood\s+Share of all notes/),
      expect.stringMatching(/Happy\s+66\.7%/),
      expect.stringMatching(/Sad\s+33\.3%/),
    ])
    await leave()
  })

  it('shows ten notes, and the older ones when asked', async () => {
    const { page, leave } = await arrive()
    for (let n = 1; n <= 12; n++) await note(page, 'Thoughtful', `note number ${n}.`)
    expect(await notes(page).count()).toBe(10)
    expect(await notes(page).first().textContent()).toContain('note number 12.')
    await page.getByRole('button', { name: 'Show older notes' }).click()
    await expect.poll(() => notes(page).count()).toBe(12)
    await leave()
  })

  it('lets a note be changed, deleted and brought back', async () => {
    const { page, leave } = await arrive()
    await note(page, 'Angry', 'Shouted at the bus.')
    await notes(page).getByRole('button', { name: 'Edit' }).click()
    const form = page.getByRole('form', { name: 'Edit this note' })
    await form.getByRole('radio', { name: 'Thoughtful' }).press('Space')
    await form.getByLabel('A few words about it').fill('The bus was not to blame.')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await notes(page).filter({ hasText: 'The bus was not to blame.' }).waitFor()
    // Shown at once; only what is said to be saved outlives a reload.
    await page.getByText('Saved on this phone.').waitFor()
    await page.reload()
    await notes(page).filter({ hasText: 'Thoughtful' }).waitFor()
    await notes(page).getByRole('button', { name: 'Delete' }).click()
    expect(await notes(page).filter({ hasText: 'blame' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await notes(page).filter({ hasText: 'The bus was not to blame.' }).waitFor()
    await leave()
  })

  it('speaks Nepali', async () => {
    const { page, noise, leave } = await arrive({ language: 'np' })
    expect(await notes(page).first().textContent()).toContain('नमुना')
    await page.getByRole('radio', { name: 'शान्ति' }).check({ force: true })
    await page.getByLabel('त्यसबारे दुई शब्द').fill('छानामा पानी परेको आवाज।')
    await page.getByRole('button', { name: 'सेभ गर्नुहोस्' }).click()
    await notes(page).filter({ hasText: 'छानामा पानी परेको आवाज।' }).waitFor()
    expect(await notes(page).textContent()).toMatch(/शान्ति२०[८९][०-९] .+ गते.+ बजे/)
    expect(await insights(page).last().textContent()).toContain('१००%')
    expectQuiet(noise)
    await leave()
  })

  it('holds out a hand when words are heavy', async () => {
    const { page, leave } = await arrive()
    await words(page).fill('I do not want to live anymore')
    await page.getByRole('link', { name: 'Call 1166' }).waitFor()
    await leave()
  })

  it('is accessible in every state, and never wider than the narrowest phone', async () => {
    for (const language of ['en', 'np'] as const) {
      const { page, leave } = await arrive({ language, width: 320 })
      await expectWellMade(page)
      await page.getByRole('radio').nth(5).check({ force: true })
      await page.getByRole('textbox').fill(`${'अ'.repeat(200)} ${'x'.repeat(200)}`)
      await page.locator('main button[type=submit]').click()
      await expect.poll(() => notes(page).count()).toBe(1)
      await page.getByRole('button', { name: /^(Close|बन्द गर्नुहोस्)$/ }).click()
      await expectWellMade(page)
      await notes(page).getByRole('button').first().click()
      await page.getByRole('form').last().waitFor()
      await expectWellMade(page)
      await leave()
    }
  })
})

async function expectWellMade(page: Page): Promise<void> {
  // The header lies over whatever is scrolled under it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await expectNothingSideways(page)
}
