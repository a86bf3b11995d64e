import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { open, visit } from './stage/visit.ts'
import { withApp } from './stage/with-app.ts'

/** Its own house: whoever waits for a talk here would be met by those who talk elsewhere. */
const stage = withApp({ LIMITS: 'off' })

interface Room {
  readonly path: string
  readonly enter?: (page: Page) => Promise<void>
  readonly field?: string
}

/** Every room where somebody writes, and how one comes to the field. */
const rooms: readonly Room[] = [
  { path: '/express/diary' },
  { path: '/express/poems' },
  { path: '/express/stories', field: '[name=hero]' },
  { path: '/express/stories', enter: writeOn },
  { path: '/express/quotes', field: 'input[type=search]' },
  { path: '/discover/dreams' },
  { path: '/heal/journal' },
  { path: '/heal/ai-friend' },
  { path: '/heal/safety-plan' },
  { path: '/community/confessions' },
  { path: '/community/lessons' },
  { path: '/community/gratitude' },
  { path: '/community/chat', enter: beginTalk },
]

const heavy = { en: 'I want to die tonight', np: 'मलाई मर्न मन लागेको छ' }

async function writeOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Begin a story|कथा सुरु गरौँ)$/ }).click()
  await page.getByRole('button', { name: /^(Continue from here|यहाँदेखि म लेख्छु)$/ }).click()
}

async function beginTalk(page: Page): Promise<void> {
  await page.locator('main button').first().click()
  await page.locator('[role=log] p').first().waitFor()
}

/** What of the field in which somebody types, its count, its button and the hand is not in sight. */
function outOfSight(): string[] {
  const focused = document.activeElement as HTMLTextAreaElement
  const strip = document.querySelector('#hand section')?.getBoundingClientRect()
  const described = focused.getAttribute('aria-describedby')?.split(' ') ?? []
  const count = described
    .map((id) => document.getElementById(id))
    .find((at) => at && at.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING)
  const parts = {
    field: focused,
    count,
    button: focused.form?.querySelector('[type=submit]'),
    hand: document.querySelector('#hand a[href^="tel:"]'),
  }
  return Object.entries(parts).flatMap(([name, part]) => {
    if (!part) return []
    const { left, top, width, height } = part.getBoundingClientRect()
    // A count with nothing to say.
    if (height === 0) return []
    const foot = name === 'hand' ? innerHeight : (strip?.top ?? innerHeight)
    const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    const isCovered = at !== part && !part.contains(at)
    const isIn = top >= 0 && top + height <= foot + 0.5
    return isIn && !isCovered ? [] : [`${name} at ${Math.round(top)}, ${Math.round(height)} high`]
  })
}

const small = { width: 360, height: 440 }

describe('with the keyboard up', () => {
  for (const language of ['en', 'np'] as const) {
    it(`the field, its count, its button and the hand are in sight, in ${language}`, async () => {
      const found: Record<string, string[]> = {}
      for (const { path, enter, field = 'main textarea' } of rooms) {
        const { page, leave } = await visit(stage().address, { language })
        await open(page, path)
        await enter?.(page)
        const words = page.locator(field).first()
        const look = async (when: string) => {
          const name = `${path}${enter ? ', begun' : ''}, ${when}`
          const settled = expect.poll(async () => (found[name] = await page.evaluate(outOfSight)), {
            timeout: 5_000,
          })
          await settled.toEqual([]).catch(() => {})
        }
        await words.click()
        await page.setViewportSize(small)
        await look('empty')
        if (field.endsWith('textarea')) {
          await words.pressSequentially(heavy[language])
          await page.locator('#hand a[href^="tel:"]').waitFor()
          await look('heavy')
        }
        await leave()
      }
      const nothing = Object.keys(found).map((name) => [name, []])
      expect(found).toEqual(Object.fromEntries(nothing))
    })
  }
})
