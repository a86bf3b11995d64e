import { describe, expect, it } from 'vitest'
import { pollBank } from '../src/features/community/polls/bank/poll-bank.ts'
import { findFirstControls } from './stage/first-controls.ts'
import { places } from './stage/places.ts'
import { tools } from './stage/tools.ts'
import { open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

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
