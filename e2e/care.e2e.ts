import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNothingSideways } from './stage/look-closely.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withApp } from './stage/with-app.ts'

/** Its own house: whoever waits for a talk here would be met by those who talk elsewhere. */
const stage = withApp({ LIMITS: 'off' })

/** Every room with a field for free words, and how one comes to the field. */
const rooms: readonly { path: string; enter?: (page: Page) => Promise<void> }[] = [
  { path: '/express/diary' },
  { path: '/express/poems' },
  { path: '/express/stories', enter: beginStory },
  { path: '/heal/journal' },
  { path: '/heal/ai-friend' },
  { path: '/discover/dreams' },
  { path: '/community/confessions' },
  { path: '/community/lessons' },
  { path: '/community/gratitude' },
  { path: '/community/chat', enter: beginTalk },
]

/** Phones with their keyboards up, and a small one without. */
const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 480 },
  { width: 360, height: 380 },
]

const heavy = { en: 'I want to die tonight', np: 'मलाई मर्न मन लागेको छ' }

async function beginStory(page: Page): Promise<void> {
  await page.locator('main input[value=mystery]').check({ force: true })
  await page.getByRole('button', { name: /^(Begin a story|कथा सुरु गरौँ)$/ }).click()
  await page.getByRole('button', { name: /^(Continue from here|यहाँदेखि म लेख्छु)$/ }).click()
}

async function beginTalk(page: Page): Promise<void> {
  await page.locator('main button').first().click()
  await page.locator('[role=log] p').first().waitFor()
}

const call = (page: Page) => page.locator('#hand a[href^="tel:"]')
const sheet = (page: Page) => page.locator('dialog[open]')

async function type(page: Page, words: string): Promise<void> {
  const field = page.locator('main textarea').first()
  await field.click()
  await field.pressSequentially(words)
}

/** What a finger would meet where the eyes see the call, the words and the button. */
function touch() {
  const at = (x: number, y: number) => document.elementFromPoint(x, y)
  const box = (element: Element) => element.getBoundingClientRect()
  const link = document.querySelector('#hand a[href^="tel:"]')
  const strip = document.querySelector('#hand section')
  const field = document.activeElement
  if (!link || !strip || !(field instanceof HTMLTextAreaElement)) return 'no strip, or no focus'
  const { left, top, width, height } = box(link)
  if (top < 0 || top + height > innerHeight) return 'the call is out of sight'
  if (at(left + width / 2, top + height / 2)?.closest('a') !== link) return 'the call is covered'
  const words = box(field)
  if (at(words.left + 50, words.top + 20) !== field) return 'the words are covered'
  const overlaps = (other: Element) =>
    box(other).bottom > box(strip).top && box(other).top < box(strip).bottom
  if (overlaps(field)) return 'the field is covered'
  const button = field.form?.querySelector('[type=submit]')
  if (button && overlaps(button)) return 'the button is covered'
  return 'within reach'
}

describe('the hand that is held out while somebody types', () => {
  for (const { width, height } of windows) {
    for (const language of ['en', 'np'] as const) {
      it(`can be taken in every room without scrolling, at ${width}x${height}, in ${language}`, async () => {
        const found: Record<string, string> = {}
        for (const { path, enter } of rooms) {
          const { page, leave } = await visit(stage().address, { language, width, height })
          await open(page, path)
          await enter?.(page)
          await type(page, heavy[language])
          await call(page).waitFor()
          found[path] = await page.evaluate(touch)
          await leave()
        }
        expect(found).toEqual(Object.fromEntries(rooms.map(({ path }) => [path, 'within reach'])))
      })
    }
  }

  it('stands on top of a keyboard that only covers the page, and the field above it', async () => {
    const { page, prepare, leave } = await visit(stage().address, { width: 390, height: 844 })
    await prepare(raiseKeyboard)
    await open(page, '/heal/ai-friend')
    await type(page, heavy.en)
    await call(page).waitFor()
    const strip = await page.locator('#hand section').boundingBox()
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBe(480)
    expect(await page.evaluate(touch)).toBe('within reach')
    await leave()
  })

  it('answers in the language that was written, and leaves the page as it is', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, '/heal/journal')
    await type(page, 'malai marna man lagyo')
    await page.getByRole('link', { name: '११६६ मा फोन' }).waitFor()
    await page.locator('main textarea').first().fill('')
    await type(page, 'I want to die tonight')
    await page.getByRole('link', { name: 'Call 1166' }).waitFor()
    await expectAccessible(page)
    await page.locator('main textarea').first().fill('')
    expect(await page.getByRole('link', { name: 'Call 1166' }).isVisible()).toBe(true)
    expectQuiet(noise)
    await leave()
  })

  it('has other numbers for whoever is harmed, and for a child', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/express/diary')
    await type(page, 'mero husband le malai kutcha')
    await page.locator('#hand a[href="tel:1145"]').waitFor()
    await page.getByRole('button', { name: /दोष तपाईंको होइन/ }).click()
    await sheet(page).getByText('ब्राउजरको इतिहासमा').waitFor()
    expect(await sheet(page).locator('a[href="tel:100"]').count()).toBe(1)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page
      .locator('main textarea')
      .first()
      .fill('i am in class 7. my father beats me with a belt every night')
    await page.locator('#hand a[href="tel:1098"]').waitFor()
    await leave()
  })

  it('says that nothing was sent only where nothing was', async () => {
    const { page, leave } = await visit(stage().address)
    const stayed = sheet(page).getByText('Nothing you wrote was sent to anyone.')
    const look = async () => {
      await page.getByRole('button', { name: /What can help/ }).click()
      await sheet(page).waitFor()
      return stayed.count()
    }
    await open(page, '/discover/dreams')
    await type(page, heavy.en)
    await call(page).waitFor()
    expect(await look()).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('main form button[type=submit]').click()
    await page.locator('section[aria-labelledby=dream-reading]').waitFor()
    expect(await look()).toBe(0)
    await leave()
  })

  it('hears the beginning of a long page that was pasted, and can be put away', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/express/diary')
    const field = page.locator('main textarea').first()
    await field.fill(`I want to die tonight. ${'The rain fell on the fields. '.repeat(700)}`)
    await call(page).waitFor()
    await page.getByRole('button', { name: 'Hide this' }).click()
    await expect.poll(() => call(page).count()).toBe(0)
    await field.fill('')
    await field.fill(heavy.en)
    await page.waitForTimeout(500)
    expect(await call(page).count()).toBe(0)
    await leave()
  })

  it('stays behind in the room where it was held out', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/heal/journal')
    await type(page, heavy.en)
    await call(page).waitFor()
    await expectNothingSideways(page)
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await page.waitForURL('**/')
    await expect.poll(() => call(page).count()).toBe(0)
    await leave()
  })
})

/** As on phones where the keyboard lies over the page and only the visible part grows smaller. */
function raiseKeyboard(): void {
  const view = Object.assign(new EventTarget(), {
    height: 480,
    width: 390,
    offsetTop: 0,
    offsetLeft: 0,
    pageTop: 0,
    pageLeft: 0,
    scale: 1,
  })
  Object.defineProperty(window, 'visualViewport', { value: view })
}
