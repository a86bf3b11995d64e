import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  byColour,
  expectAccessible,
  expectNothingSideways,
  findBarriers,
} from './stage/look-closely.ts'
import { untilKept } from './stage/until-kept.ts'
import { untilForgotten, untilWritten } from './stage/until-written.ts'
import { expectQuiet, type Language, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/heal/safety-plan'

const words = {
  en: {
    link: 'My safety plan',
    signs: 'How I notice it coming',
    ask: 'Who I tell, and ask for help',
    text: 'I do not sleep, and I answer no calls.',
    delete: 'Delete the plan',
    number: '1166',
  },
  np: {
    link: 'मेरो सुरक्षा योजना',
    signs: 'आउँदै छ भनेर केबाट थाहा हुन्छ',
    ask: 'कसलाई भन्छु, कसको साथ माग्छु',
    text: 'निद्रा लाग्दैन, फोन उठाउँदिनँ।',
    delete: 'योजना मेटाउनुहोस्',
    number: '११६६',
  },
} as const

const fields = (page: Page) => page.locator('main form textarea')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function arrive(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, options)
  await open(visitor.page, path)
  await writable(visitor.page)
  return visitor
}

const writable = (page: Page) =>
  expect.poll(() => page.locator('main form textarea:read-write').count()).toBe(7)

async function write(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text)
  await untilWritten(page, 'safetyPlans', text)
}

describe('the plan for the heavy hour', () => {
  for (const language of ['en', 'np'] as const) {
    const said = words[language]

    it(`has seven places that are kept as one types, in ${language}`, async () => {
      const { page, noise, leave } = await arrive({ language, width: 320 })
      expect(await fields(page).count()).toBe(7)
      await write(page, said.signs, said.text)
      await write(page, said.ask, 'दिदी 9841000000')
      await page.reload()
      await expect.poll(() => field(page, said.signs).inputValue()).toBe(said.text)
      expect(await field(page, said.ask).inputValue()).toBe('दिदी 9841000000')
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
      await expectNothingSideways(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findBarriers(page, byColour)).toEqual([])
      expectQuiet(noise)
      await leave()
    })

    it(`keeps the numbers in sight before their code has come, in ${language}`, async () => {
      const { page, context, leave } = await visit(stage().address, { language })
      await context.route('**/call-lines*', (route) => route.abort())
      const known = page.waitForResponse('**/api/identity')
      await open(page, path)
      await known
      await writable(page)
      await write(page, said.signs, said.text)
      const calls = page.locator('main section a[href^="tel:"]')
      await expect.poll(() => calls.first().innerText()).toContain(said.number)
      expect(await calls.count()).toBe(3)
      await context.unroute('**/call-lines*')
      await leave()
    })

    it(`stands on one sheet of paper, black on white, in ${language}`, async () => {
      const { page, leave } = await arrive({ language, theme: 'dark' })
      for (let place = 0; place < 7; place++) {
        await fields(page).nth(place).fill(`${said.text} `.repeat(6))
      }
      await untilWritten(page, 'safetyPlans', 'reason')
      await expectOneSheet(page, language)
      await leave()
    })

    it(`is written and read without a network, in ${language}`, async () => {
      const { page, context, leave } = await visit(stage().address, { language, keepsRooms: true })
      await page.goto('/help')
      await untilKept(page)
      await context.setOffline(true)
      await page.goto('/help')
      await page.getByRole('link', { name: said.link }).click()
      await page.waitForURL(`**${path}`)
      await writable(page)
      await write(page, said.signs, said.text)
      await page.goto(path)
      await expect.poll(() => field(page, said.signs).inputValue()).toBe(said.text)
      await page.locator('main a[href="tel:1166"]').first().waitFor()
      await leave()
    })

    it(`can be deleted and brought back, in ${language}`, async () => {
      const { page, leave } = await arrive({ language })
      expect(await page.getByRole('button', { name: said.delete }).count()).toBe(0)
      await write(page, said.signs, said.text)
      await page.getByRole('button', { name: said.delete }).click()
      expect(await field(page, said.signs).inputValue()).toBe('')
      await untilForgotten(page, 'safetyPlans')
      await page.getByRole('status').getByRole('button').first().click()
      await expect.poll(() => field(page, said.signs).inputValue()).toBe(said.text)
      await leave()
    })
  }

  it('is one plan in two tabs: each writes its own place', async () => {
    const { page, context, leave } = await arrive()
    const other = await context.newPage()
    await open(other, path)
    await writable(other)
    await write(page, words.en.signs, 'no sleep')
    await write(other, words.en.ask, 'my sister')
    await expect.poll(() => field(page, words.en.ask).inputValue()).toBe('my sister')
    expect(await field(other, words.en.signs).inputValue()).toBe('no sleep')
    await leave()
  })

  it('holds out a hand when words are heavy, and leads to more people', async () => {
    const { page, leave } = await arrive()
    await field(page, words.en.signs).fill('I want to die')
    await page.locator('#hand a[href="tel:1166"]').waitFor()
    await page.getByRole('link', { name: 'More people to call' }).click()
    await page.locator('dialog[open]').getByText('You are not alone with this').waitFor()
    await leave()
  })

  it('has its numbers from the first moment on', async () => {
    const { page, prepare, leave } = await visit(stage().address)
    await prepare(() => {
      const counts: number[] = []
      Reflect.set(window, 'counts', counts)
      const look = () => {
        counts.push(document.querySelectorAll('main section a[href^="tel:"]').length)
        requestAnimationFrame(look)
      }
      look()
    })
    const isKnown = page.waitForResponse(/\/api\/identity$/)
    await open(page, path)
    // Who is visiting is the last thing that a page hears as it comes alive.
    await isKnown
    const counts = () => page.evaluate(() => Reflect.get(window, 'counts') as number[])
    const before = (await counts()).length
    await expect.poll(async () => (await counts()).length).toBeGreaterThan(before + 10)
    const seen = await counts()
    expect(seen.slice(seen.findIndex((count) => count > 0))).not.toContain(0)
    expect(seen.at(-1)).toBe(3)
    await leave()
  })

  it('names the numbers of the country where somebody is', async () => {
    const { page, leave } = await arrive({ zone: 'Australia/Sydney' })
    await page.locator('main a[href="tel:131114"]').first().waitFor()
    await leave()
  })
})

async function expectOneSheet(page: Page, language: Language): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const { text, isBlack } = await page.evaluate(() => {
    const seen = document.body.innerText
    const black = [...document.querySelectorAll('main h2, main dt, main dd, main dd a')]
      .filter((one) => one.checkVisibility())
      .every((one) => getComputedStyle(one).color === 'rgb(0, 0, 0)')
    return { text: seen, isBlack: black }
  })
  const { signs, ask, number, link, text: written } = words[language]
  for (const part of [link, signs, ask, number, written]) expect(text).toContain(part)
  expect(isBlack).toBe(true)
  expect(await page.locator('textarea:visible').count()).toBe(0)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
}
