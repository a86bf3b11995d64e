import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

const send = (page: Page) => page.locator('main form [type=submit]').first().click()

/** What brings each result about; the words on its card are among those of its picture’s name. */
const results: Record<string, { come(page: Page): Promise<void>; says: RegExp }> = {
  '/heal/affirmations': { come: async () => {}, says: /^Today’s affirmation — \S/ },
  '/discover/rashifal': {
    come: async (page) => {
      await page.getByRole('radio', { name: 'Leo' }).check({ force: true })
      await send(page)
    },
    says: /2026|20\d\d.* — Leo · Daily — \S/,
  },
  '/discover/love': {
    come: async (page) => {
      await page.getByLabel('The first name').fill('Sita')
      await page.getByLabel('The second name').fill('Ram')
      await send(page)
    },
    says: /Glowing — Sita and Ram — \S/,
  },
  '/discover/name': {
    come: async (page) => {
      await page.getByRole('textbox', { name: 'A name' }).fill('Krishna')
      await send(page)
    },
    says: /Krishna — .*\.$/,
  },
  '/discover/numerology': {
    come: async (page) => {
      await page.getByLabel('Date of birth').fill('1979-11-29')
      await send(page)
    },
    says: /^Life path number 3 — \S/,
  },
  '/discover/personality': {
    come: async (page) => {
      for (const name of ['Next', 'Next', 'Next', 'Next', 'See my portrait']) {
        await page.locator('main input[type=radio]').first().check({ force: true })
        await page.getByRole('button', { name }).click()
      }
    },
    says: /The Architect — You see the finished house/,
  },
  '/discover/dreams': {
    come: async (page) => {
      await page.locator('main textarea').fill('I fell from a high bridge into a river')
      await send(page)
    },
    says: /^One way to see it — \S/,
  },
}

const sizeOf = (page: Page) =>
  page
    .locator('dialog img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])

describe('a picture to share', () => {
  for (const [path, { come, says }] of Object.entries(results)) {
    it(`is made of what ${path} says, in two shapes`, async () => {
      const { page, noise, leave } = await visit(stage().address)
      await open(page, path)
      await come(page)
      await page.getByRole('button', { name: 'Share picture' }).first().click()
      const picture = page.locator('dialog img')
      await picture.waitFor()
      expect(await picture.getAttribute('alt')).toMatch(says)
      await expect.poll(() => sizeOf(page)).toEqual([1080, 1350])
      await page.getByRole('radio', { name: 'Story' }).check({ force: true })
      await picture.waitFor()
      await expect.poll(() => sizeOf(page)).toEqual([1080, 1920])
      await expectAccessible(page)
      expectQuiet(noise)
      await leave()
    })
  }

  it('is shared where the phone can share pictures, and can be saved there as well', async () => {
    const { page, noise, prepare, leave } = await visit(stage().address)
    await prepare(() => {
      const share = async ({ files = [] }: ShareData) =>
        Object.assign(window, { shared: files.map(({ name, type }) => `${name} ${type}`) })
      Object.assign(navigator, { share, canShare: () => true })
    })
    await open(page, '/heal/affirmations')
    await page.getByRole('button', { name: 'Share picture' }).first().click()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: string[] }).shared))
      .toEqual(['voice-of-heart.png image/png'])
    await page.getByRole('link', { name: 'Save picture' }).waitFor()
    expectQuiet(noise)
    await leave()
  })
})
