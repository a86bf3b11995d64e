import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/express/stories'

const words = {
  en: {
    hero: 'Who is it about?',
    thing: 'What do they always carry?',
    name: 'Zorawar',
    carried: 'blue kite',
    begin: 'Begin a story',
    next: 'What happens next',
    goOn: 'Continue from here',
    yours: 'And then?',
    open: /^Continue:/,
    remove: /^Remove:/,
    undo: 'Undo',
    copy: 'Copy',
    typed: 'She did not open it.',
  },
  np: {
    hero: 'कथा कसको हो?',
    thing: 'उसले सधैँ साथमा के बोक्छ?',
    name: 'जोरावर',
    carried: 'नीलो चङ्गा',
    begin: 'कथा सुरु गरौँ',
    next: 'त्यसपछि के हुन्छ?',
    goOn: 'यहाँदेखि म लेख्छु',
    yours: 'अनि के भयो?',
    open: /^अगाडि लेख्नुहोस्:/,
    remove: /^हटाउनुहोस्:/,
    undo: 'फिर्ता ल्याउनुहोस्',
    copy: 'कपी गर्नुहोस्',
    typed: 'मैले ढोका खोलिनँ।',
  },
} as const

function writeAt([moment, text]: readonly [number, string]): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  return new Promise((resolve) => {
    setTimeout(() => {
      const field = document.querySelector('textarea')
      set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      resolve()
    }, moment - Date.now())
  })
}

describe('the stories', () => {
  for (const language of ['en', 'np'] as const) {
    it(`are begun, written on, and found again after a reload, in ${language}`, async () => {
      const said = words[language]
      const { page, context, noise, leave } = await visit(stage().address, {
        language,
      })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, path)
      await page.locator('main input[value=mystery]').check({ force: true })
      await page.getByRole('button', { name: said.begin }).click()
      await page.getByRole('button', { name: said.goOn }).click()
      const field = page.getByLabel(said.yours)
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
      await field.fill(said.typed)
      await page.getByRole('button', { name: said.copy }).click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(new RegExp(`.{60,}${said.typed}$`, 's'))
      await expectAccessible(page)
      await open(page, path)
      await page.getByRole('button', { name: said.open }).click()
      expect(await field.inputValue()).toBe(said.typed)
      await page.getByRole('button', { name: said.remove }).click()
      await expect.poll(() => field.count()).toBe(0)
      await page.getByRole('button', { name: said.undo }).click()
      await page.getByRole('button', { name: said.open }).waitFor()
      expectQuiet(noise)
      await leave()
    })
  }

  for (const language of ['en', 'np'] as const) {
    it(`are about whom the visitor says, and go on by themselves, in ${language}`, async () => {
      const said = words[language]
      const { page, noise, leave } = await visit(stage().address, { language })
      await open(page, path)
      await page.getByLabel(said.hero).fill(said.name)
      await page.getByLabel(said.thing).fill(said.carried)
      await open(page, path)
      // What was typed is still there.
      await expect.poll(() => page.getByLabel(said.hero).inputValue()).toBe(said.name)
      await page.getByRole('button', { name: said.begin }).click()
      const next = page.getByRole('button', { name: said.next })
      await next.waitFor()
      const story = () => page.locator('main section').first().innerText()
      const opening = await story()
      expect(opening).toContain(said.carried)
      await next.click()
      await expect.poll(async () => (await story()).length > opening.length + 100).toBe(true)
      await expect.poll(() => next.getAttribute('aria-busy')).toBe(null)
      await next.press('Enter')
      const longLines = async () => (await story()).split('\n').filter((line) => line.length > 120)
      await expect.poll(longLines).toHaveLength(3)
      await expect.poll(() => next.count()).toBe(0)
      const parts = await longLines()
      expect(parts.join()).toContain(said.name)
      const own = page.getByRole('button', { name: said.goOn })
      // The button went away with the last chapter, and the focus stayed in the story.
      expect(await own.evaluate((element) => element === document.activeElement)).toBe(true)
      await expectAccessible(page)
      await own.click()
      await page.getByLabel(said.yours).fill(said.typed)
      const taken = await story()
      for (const part of parts) expect(taken).toContain(part)
      expectQuiet(noise)
      await leave()
    })
  }

  it('are written on in two tabs, and neither loses what the other wrote', async () => {
    const { page, context, leave } = await visit(stage().address)
    const field = (tab: Page) => tab.getByLabel('And then?')
    await open(page, path)
    await page.getByRole('button', { name: 'Begin a story' }).click()
    await page.getByRole('button', { name: 'Continue from here' }).click()
    await field(page).fill('First.')
    const other = await context.newPage()
    await open(other, path)
    await other.getByRole('button', { name: /^Continue:/ }).click()
    await expect.poll(() => field(other).inputValue()).toBe('First.')
    await field(other).fill('First. Second.')
    await expect.poll(() => field(page).inputValue()).toBe('First. Second.')
    // In the same moment: whoever sees the other's words first and writes over them means to.
    const moment = Date.now() + 1_000
    await Promise.all([
      page.evaluate(writeAt, [moment, 'First. Third.'] as const),
      other.evaluate(writeAt, [moment, 'First. Fourth.'] as const),
    ])
    await untilWritten(page, 'drafts', 'Third.', 'Fourth.')
    await open(page, path)
    await page.getByRole('button', { name: /^Continue:/ }).click()
    await expect.poll(() => field(page).inputValue()).toContain('Third.')
    expect(await field(page).inputValue()).toContain('Fourth.')
    await leave()
  })
})
