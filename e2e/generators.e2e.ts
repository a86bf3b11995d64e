import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectQuiet, type Language, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

interface Generator {
  readonly path: string
  /** What is given before the button is pressed. */
  readonly give?: (page: Page) => Promise<void>
  readonly button?: string
  /** What is written, in its own language. */
  readonly told: string
  /** A poem and a story are somebody's own: they stay as they were written. */
  readonly stays?: true
  /** Takes out again what was given. */
  readonly spoil?: (page: Page) => Promise<void>
}

const fill = (field: string, words: string) => (page: Page) =>
  page.locator(`main ${field}`).first().fill(words)
const choose = (name: string, value: string) => (page: Page) =>
  page.locator(`main label:has(input${name}[value=${value}])`).click()

const generators: readonly Generator[] = [
  {
    path: '/discover/rashifal',
    give: choose('', 'leo'),
    told: 'section[aria-labelledby=reading] [aria-live] > p',
  },
  {
    path: '/discover/dreams',
    give: fill('textarea', 'A snake in our house'),
    told: 'section[aria-labelledby=dream-reading] [aria-live] > p',
    spoil: fill('textarea', ' '),
  },
  {
    path: '/discover/love',
    async give(page) {
      await page.locator('main input').nth(0).fill('Sita')
      await page.locator('main input').nth(1).fill('Ram')
    },
    told: 'section[aria-labelledby=match] > p[lang]',
    spoil: fill('input', ' '),
  },
  {
    path: '/discover/name',
    give: fill('input', 'Xylorama'),
    told: 'section[aria-labelledby=name-read] dd[lang]',
    spoil: fill('input', ' '),
  },
  {
    path: '/discover/numerology',
    async give(page) {
      await page.locator('main input[value=ad]').check({ force: true })
      await page.locator('main input[type=date]').fill('1990-05-12')
    },
    told: 'section[aria-labelledby=life-path] [lang] > p',
    spoil: fill('input[type=date]', ''),
  },
  {
    path: '/heal/affirmations',
    give: choose('[name=mood]', 'loving'),
    told: 'section[aria-labelledby=asked-sentence] p[lang]',
  },
  {
    path: '/express/quotes',
    button: 'section[aria-labelledby=new-quote] button',
    told: 'section[aria-labelledby=new-quote] blockquote',
  },
  {
    path: '/express/poems',
    give: fill('textarea', 'rain on the roof'),
    told: 'main figure',
    stays: true,
    spoil: fill('textarea', ' '),
  },
  {
    path: '/express/stories',
    told: 'main section[aria-label] [lang]',
    stays: true,
  },
]

const isBusy = { en: 'Generating...', np: 'बनाउँदै…' }

async function arrive(generator: Generator, language: Language = 'en') {
  const visitor = await visit(stage().address, { language })
  const { page } = visitor
  await open(page, generator.path)
  await generator.give?.(page)
  const button = page.locator(generator.button ?? 'main form button[type=submit]').first()
  return { ...visitor, button, told: page.locator(generator.told).first() }
}

describe('what is written for a visitor', () => {
  for (const generator of generators) {
    it(`says that it is being written, and is written once: ${generator.path}`, async () => {
      for (const language of ['en', 'np'] as const) {
        const { page, button, told, leave } = await arrive(generator, language)
        let asked = 0
        let letGo = () => {}
        const held = new Promise<void>((resolve) => {
          letGo = resolve
        })
        const nameBefore = await button.innerText()
        await page.route('**/api/compose/**', async (route) => {
          if (route.request().url().includes('affirmation') && !generator.path.includes('heal'))
            return route.continue()
          asked += 1
          await held
          await route.continue()
        })
        await button.click()
        await button.filter({ hasText: isBusy[language] }).waitFor()
        expect(await button.getAttribute('aria-busy')).toBe('true')
        await button.evaluate((at: HTMLElement) => at.click())
        await button.press('Enter')
        expect(await button.innerText()).toBe(isBusy[language])
        letGo()
        await told.waitFor()
        await button.filter({ hasText: nameBefore }).waitFor()
        expect(asked).toBe(1)
        await page.unroute('**/api/compose/**')
        await leave()
      }
    })

    const langOf = (told: Locator) =>
      told.evaluate((at) => at.closest('[lang]')?.getAttribute('lang'))

    async function arriveWritten() {
      const visitor = await arrive(generator)
      const { page, button, told } = visitor
      await button.click()
      await told.waitFor()
      await page.locator('main button[aria-busy]').waitFor({ state: 'detached' })
      return { ...visitor, text: await told.innerText() }
    }

    async function switchTo(page: Page, language: Language) {
      await page.getByRole('button', { name: language === 'np' ? 'नेपाली' : 'English' }).click()
      await page.locator(`html[lang=${language === 'np' ? 'ne' : 'en'}]`).waitFor()
    }

    if (generator.stays) {
      it(`stays as it was written: ${generator.path}`, async () => {
        const { page, told, text, leave } = await arriveWritten()
        await switchTo(page, 'np')
        await page.getByRole('button', { name: 'English' }).waitFor()
        expect([await told.innerText(), await langOf(told)]).toEqual([text, 'en'])
        await leave()
      })
    } else {
      it(`follows the language of the page, and comes back: ${generator.path}`, async () => {
        const { page, noise, told, text, leave } = await arriveWritten()
        expect(await langOf(told)).toBe('en')
        await switchTo(page, 'np')
        await expect.poll(() => langOf(told)).toBe('ne')
        expect(await told.innerText()).toMatch(/\p{Script=Devanagari}{3}/u)
        await switchTo(page, 'en')
        await expect.poll(() => langOf(told)).toBe('en')
        expect(await told.innerText()).toBe(text)
        expectQuiet(noise)
        await leave()
      })
    }

    const { spoil } = generator
    if (!spoil) continue
    it(`goes when something is asked for that cannot be written: ${generator.path}`, async () => {
      const { page, button, told, leave } = await arriveWritten()
      await spoil(page)
      await button.click()
      await page.locator('main form [role=alert]').waitFor()
      await expect.poll(() => told.count()).toBe(0)
      await leave()
    })
  }
})
