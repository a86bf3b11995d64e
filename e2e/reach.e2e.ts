import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pollBank } from '../src/features/community/polls/bank/poll-bank.ts'
import { findFirstControls } from './stage/first-controls.ts'
import { places } from './stage/places.ts'
import { tools } from './stage/tools.ts'
import { open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

/** A finger on its middle would meet it. */
const isInSight = (part: Locator) =>
  part.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && each.contains(met)
  })

describe('every tool on a phone', () => {
  it('is among those that are measured', () => {
    const rooms = places.filter((place) => /^\/.+\//.test(place))
    expect(tools.map(({ path }) => path)).toEqual(rooms)
  })

  for (const language of ['en', 'np'] as const) {
    it(`has a low head, and what begins it within reach, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language, width: 360, height: 740 })
      const far: unknown[] = []
      for (const { path } of tools) {
        await open(page, path)
        await page.evaluate(() => document.fonts.ready)
        const { titleBlock, first } = await findFirstControls(page)
        if (first === null || first > 200 || titleBlock > 120) far.push({ path, titleBlock, first })
      }
      expect(far).toEqual([])
      await leave()
    })

    it(`is sent with a button as wide as what was filled in, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language, width: 360, height: 740 })
      for (const path of ['/express/diary', '/heal/mood', '/discover/love', '/community/lessons']) {
        await open(page, path)
        const widths = await page
          .locator('main form')
          .first()
          .evaluate((form) => ({
            form: Math.round(form.clientWidth),
            button: form.querySelector<HTMLElement>('[type=submit]')?.offsetWidth,
          }))
        expect({ path, button: widths.button }).toEqual({ path, button: widths.form })
      }
      await leave()
    })

    it(`has its button in sight as soon as it has all it needs, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language, width: 360, height: 740 })
      for (const [path, choice] of [
        ['/discover/rashifal', 'main form fieldset:nth-of-type(2) label'],
        ['/discover/dreams', 'main form [data-symbols] button'],
      ] as const) {
        await open(page, path)
        const send = page.locator('main form [type=submit]')
        expect(await isInSight(send), path).toBe(false)
        await page.locator(choice).nth(1).click()
        await expect.poll(() => isInSight(send)).toBe(true)
        expect(await page.evaluate(() => scrollY)).toBe(0)
        await send.click()
        await page.locator('main .beside:not(.idle)').waitFor()
        // It goes with its form, and under the header.
        const head = page.locator('header a').first()
        await send.evaluate((button) => button.scrollIntoView())
        await expect.poll(() => isInSight(head)).toBe(true)
      }
      await leave()
    })

    it(`has the answers of a poll within reach whatever it asks, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language, width: 360, height: 740 })
      await open(page, '/community/polls')
      await page.evaluate(() => document.fonts.ready)
      const questions = pollBank.map(({ question }) => question[language])
      const longest = questions.toSorted((one, other) => other.length - one.length)[0] as string
      await page.locator('#todays-question').evaluate((heading, text) => {
        heading.textContent = text
      }, longest)
      expect((await findFirstControls(page)).first).toBeLessThanOrEqual(200)
      await leave()
    })
  }
})
