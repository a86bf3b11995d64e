import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNothingSideways } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

async function arrive(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, options)
  await open(visitor.page, '/heal/mood')
  await visitor.page.getByRole('table').first().waitFor()
  return visitor
}

/** By keyboard: a short message may lie over a tile for a moment. */
const pick = (page: Page, mood: string) => page.getByRole('radio', { name: mood }).press('Space')
const save = (page: Page) => page.getByRole('button', { name: /^Save/ })
const today = (page: Page) => page.getByRole('button', { name: /, today/ })

describe('the mood tracker', () => {
  it('saves the mood of the day, and shows it in the month and in the count', async () => {
    const { page, noise, leave } = await arrive()
    expect(await page.getByRole('radio', { name: /^(Happy|Sad|Tired|Angry)$/ }).count()).toBe(4)
    expect(await pressEarly(save(page))).toBe('Tap the one that comes nearest, then save.')
    await pick(page, 'Tired')
    await save(page).click()
    await page.getByText('Saved for today: 😴 Tired. You can add another.').waitFor()
    await page.reload()
    expect(await today(page).textContent()).toMatch(/Tired\d+😴$/)
    const chart = page.getByRole('table', { name: /^Moods in/ })
    expect(await chart.getByRole('row').allInnerTexts()).toHaveLength(2)
    expect(await chart.getByRole('row').last().textContent()).toContain('1 time')
    expectQuiet(noise)
    await leave()
  })

  it('lets the face fly from where it was picked to its day', async () => {
    const { page, leave } = await arrive()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Object.assign(window, { flown: [] as unknown[] })
      Element.prototype.animate = function (frames, options) {
        Reflect.get(window, 'flown').push([this.textContent, !!this.closest('[data-date]'), frames])
        return animate.call(this, frames, options)
      }
    })
    await pick(page, 'Tired')
    await save(page).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'flown')))
      .toEqual([['😴', true, [{ transform: expect.any(String) }, { transform: 'none' }]]])
    await leave()
  })

  it('keeps every mood of a day, with its hour; one can be deleted and brought back', async () => {
    const { page, leave } = await arrive()
    for (const mood of ['Sad', 'Happy', 'Happy']) {
      await pick(page, mood)
      await save(page).click()
      await page.getByText(new RegExp(`Saved for today: .+ ${mood}\\.`)).waitFor()
      await expect.poll(() => page.getByRole('radio', { name: mood }).isChecked()).toBe(false)
    }
    await page.reload()
    const ofDay = page.getByRole('list', { name: /^Moods of/ }).getByRole('listitem')
    const clock = /^\S+\s*(\w+)\s*\d+:\d\d [AP]M$/
    const listed = async () => (await ofDay.allInnerTexts()).map((text) => clock.exec(text)?.[1])
    await expect.poll(listed).toEqual(['Sad', 'Happy', 'Happy'])
    expect(await today(page).textContent()).toMatch(/Sad, Happy, Happy\d+😊$/)
    const chart = page.getByRole('table', { name: /^Moods in/ })
    expect(await chart.getByRole('row').nth(1).textContent()).toContain('2 times')
    for (const mood of ['Happy', 'Happy']) {
      await page
        .getByRole('button', { name: `Delete ${mood}` })
        .first()
        .click()
    }
    await page.getByText('Saved for today: 😢 Sad.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(listed).toEqual(['Sad', 'Happy'])
    for (const mood of ['Sad', 'Happy']) {
      await page.getByRole('button', { name: `Delete ${mood}` }).click()
    }
    await page.getByText('Nothing noted yet.').waitFor()
    await leave()
  })

  it('shows a mood of an older page, which kept one a day under its date, among the others', async () => {
    const { page, leave } = await arrive()
    await pick(page, 'Sad')
    await save(page).click()
    await page.getByText('Saved for today: 😢 Sad.').waitFor()
    await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
      for (const name of names) {
        const database = await new Promise<IDBDatabase>((done) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => done(opening.result)
        })
        if (!database.objectStoreNames.contains('moods')) continue
        const transaction = database.transaction('moods', 'readwrite')
        const moods = transaction.objectStore('moods')
        const kept = await new Promise<{ date: string }[]>((done) => {
          const reading = moods.getAll()
          reading.onsuccess = () => done(reading.result)
        })
        const date = kept[0]?.date
        moods.put({ id: date, changed: 1, date, moodName: 'tired', emoji: '😴' })
        await new Promise((done) => {
          transaction.oncomplete = done
        })
        database.close()
      }
    })
    await page.reload()
    await page.getByText('Saved for today: 😢 Sad.').waitFor()
    expect(await today(page).textContent()).toMatch(/Tired, Sad\d+😢$/)
    await leave()
  })

  it('lets a day that was missed be filled in by keyboard, but not a day to come', async () => {
    const { page, leave } = await arrive({ width: 1280, height: 800, zone: 'UTC' })
    const now = new Date()
    const daysLeft =
      new Date(now.getUTCFullYear(), now.getUTCMonth() + 1, 0).getDate() - now.getUTCDate()
    const month = page.getByRole('region', { name: 'Your month' })
    expect(await month.locator('[data-date]').count()).toBe(now.getUTCDate())
    await page.getByRole('button', { name: 'Next month' }).click()
    expect(await month.locator('[data-date]').count()).toBe(0)
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await month.locator('[data-date]').last().focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByText('How did you feel that day?').waitFor()
    await pick(page, 'Loved')
    await save(page).click()
    await page.getByText(/Saved for .+: 🥰 Loved/).waitFor()
    expect(await month.locator('[aria-pressed="true"]').textContent()).toContain('🥰')
    await page.getByRole('button', { name: 'Back to today' }).click()
    await page.getByText('How do you feel today?').waitFor()
    expect(daysLeft).toBeGreaterThanOrEqual(0)
    await leave()
  })

  it('goes by Bikram Sambat in Nepali, and the choice of calendar is remembered', async () => {
    const { page, noise, leave } = await arrive({ language: 'np' })
    await page.getByRole('radio', { name: 'आत्मविश्वास' }).check({ force: true })
    await page.getByRole('button', { name: 'सेभ गर्नुहोस्' }).click()
    await page.getByText('आजको मुड: 😎 आत्मविश्वास। फेरि अर्को पनि थप्न सकिन्छ।').waitFor()
    await page.getByRole('heading', { name: /^२०[८९][०-९] \S+$/ }).waitFor()
    await page.getByRole('radio', { name: 'ई.सं.' }).check({ force: true })
    await page.getByRole('heading', { name: /^२०[२-९][०-९] \S+$/ }).waitFor()
    await page.reload()
    await page.getByRole('table').first().waitFor()
    expect(await page.getByRole('radio', { name: 'ई.सं.' }).isChecked()).toBe(true)
    expectQuiet(noise)
    await leave()
  })

  it('does not call saved what the browser refuses to keep', async () => {
    const { page, prepare, leave } = await visit(stage().address)
    await prepare(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
    })
    await open(page, '/heal/mood')
    await pick(page, 'Tired')
    await save(page).click()
    await page.getByText('This browser won’t save anything').waitFor()
    await page.getByText('Saved for today: 😴 Tired.').waitFor()
    expect(await page.getByText('Saved on this phone.').count()).toBe(0)
    await leave()
  })

  it('shows in one tab what was saved in the other', async () => {
    const { page, context, leave } = await arrive()
    const other = await context.newPage()
    await open(other, '/heal/mood')
    await other.getByRole('table').first().waitFor()
    await pick(page, 'Thoughtful')
    await save(page).click()
    await other.getByText('Saved for today: 🤔 Thoughtful.').waitFor()
    await leave()
  })

  it('is accessible with moods in it, and never wider than the narrowest phone', async () => {
    for (const language of ['en', 'np'] as const) {
      const { page, leave } = await arrive({ language, width: 320, theme: 'dark' })
      await page.getByRole('radio').nth(5).check({ force: true })
      await page.locator('main button[type=submit]').click()
      await page.getByText('🥰').first().waitFor()
      // The header lies over whatever is scrolled under it.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
      await expectNothingSideways(page)
      const smallest = await page
        .locator('[data-date]')
        .evaluateAll((days) => Math.min(...days.map((day) => day.getBoundingClientRect().width)))
      expect(smallest).toBeGreaterThanOrEqual(41)
      await leave()
    }
  })
})
