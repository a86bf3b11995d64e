import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

const pickFirst = (page: Page) => page.locator('main form label').first().click()
const writeLine = (page: Page) => page.locator('main form textarea').first().fill('It rained.')

const rooms = [
  { path: '/express/diary', fill: writeLine },
  { path: '/heal/mood', fill: pickFirst },
  {
    path: '/heal/journal',
    async fill(page: Page) {
      await pickFirst(page)
      await writeLine(page)
    },
  },
]

/** What would answer to a finger under the short message, looked for every few pixels. */
function findCovered(): string[] {
  const slip = document.querySelector('[role=status] > div:has(> p):has(> button)')
  if (!slip) return ['there is no message']
  const { left, right, top, bottom } = slip.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) return ['the message is out of sight']
  const covered = new Set<string>()
  for (let x = left + 1; x < right; x += 6) {
    for (let y = top + 1; y < bottom; y += 6) {
      const [under] = document.elementsFromPoint(x, y).filter((each) => !slip.contains(each))
      const control = under?.closest(
        'a, button, input, textarea, select, summary, label:has(input)',
      )
      if (control) covered.add(`${control.tagName} ${control.textContent}`)
    }
  }
  return [...covered]
}

describe('a short message', () => {
  for (const language of ['en', 'np'] as const) {
    it(`lies over nothing that can be pressed, with the keyboard up too, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language })
      const found: Record<string, string[]> = {}
      for (const { path, fill } of rooms) {
        for (const height of [740, 440]) {
          await page.setViewportSize({ width: 360, height })
          await open(page, path)
          await fill(page)
          await page.locator('main form [type=submit]').first().click()
          const look = async () => (found[`${path} ${height}`] = await page.evaluate(findCovered))
          await page.getByRole('status').locator('div > p').waitFor()
          await expect
            .poll(look, { timeout: 2_000 })
            .toEqual([])
            .catch(() => {})
        }
      }
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
      await leave()
    })
  }
})
