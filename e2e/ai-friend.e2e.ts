import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerWith } from '../src/capabilities/composing/server/testing/behaviours.ts'
import {
  startUpstream,
  type Upstream,
} from '../src/capabilities/composing/server/testing/upstream.ts'
import { expectAccessible } from './stage/look-closely.ts'
import { forgetPhones } from './stage/phones.ts'
import { type RunningApp, runApp } from './stage/run-app.ts'
import { untilKept } from './stage/until-kept.ts'
import { untilForgotten, untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/heal/ai-friend'

const words = {
  en: { send: 'Send', human: 'A program, not a human', low: 'I miss home', heavy: 'I want to die' },
  np: {
    send: 'पठाउनुहोस्',
    human: 'यो प्रोग्राम हो, मान्छे होइन',
    low: 'घरको याद आयो',
    heavy: 'मलाई मर्न मन लाग्छ',
  },
} as const

const bubbles = (page: Page) => page.getByRole('log').locator('[dir=auto]')

async function say(page: Page, language: 'en' | 'np', text: string): Promise<void> {
  // Without a network the page draws itself after it has loaded, and the greeting comes with it.
  await bubbles(page).first().waitFor()
  const before = await bubbles(page).count()
  await page.locator('textarea').fill(text)
  await page.getByRole('button', { name: words[language].send }).click()
  await expect.poll(() => bubbles(page).count()).toBe(before + 2)
  await page.locator('[role=log][aria-busy=false]').waitFor()
}

describe('the AI friend', () => {
  for (const language of ['en', 'np'] as const) {
    it(`says that it is no human, answers, and finds the talk again, in ${language}`, async () => {
      const { page, noise, leave } = await visit(stage().address, { language })
      await open(page, path)
      await page.getByText(words[language].human, { exact: true }).waitFor()
      const send = page.getByRole('button', { name: words[language].send })
      expect(await send.isDisabled()).toBe(true)
      await say(page, language, words[language].low)
      const answer = await bubbles(page).last().innerText()
      expect(answer.length).toBeGreaterThan(10)
      expect(await page.locator('textarea').inputValue()).toBe('')
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('log').getByText(answer).waitFor()
      expectQuiet(noise)
      await leave()
    })

    it(`meets words of crisis with a number to call, and goes on, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language })
      await open(page, path)
      await say(page, language, words[language].heavy)
      await page.locator('#hand a[href="tel:1166"]').waitFor()
      expect(await bubbles(page).last().innerText()).toMatch(/1166|११६६/)
      await say(page, language, words[language].low)
      await page.locator('#hand a[href="tel:1166"]').waitFor()
      await leave()
    })
  }

  it('forgets the talk when asked, after asking once more', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await say(page, 'en', words.en.low)
    await page.getByRole('button', { name: 'Name five things' }).click()
    await page.getByText('Name five things you can see').waitFor()
    await page.getByRole('button', { name: 'Clear the talk' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear the talk' }).click()
    await expect.poll(() => bubbles(page).count()).toBe(1)
    await untilForgotten(page, 'friendChats')
    await page.reload()
    await page.getByRole('log').waitFor()
    expect(await page.getByText(words.en.low).count()).toBe(0)
    await leave()
  })
})

describe('the AI friend with a writing service behind it', () => {
  let upstream: Upstream
  let app: RunningApp

  beforeAll(async () => {
    upstream = await startUpstream()
    app = await runApp({ GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: upstream.urlOf('friend') })
  })
  afterAll(async () => {
    await forgetPhones(app.address)
    await app.stop()
    await upstream.stop()
  })

  async function arrive(options: VisitOptions = {}) {
    const visitor = await visit(app.address, options)
    await open(visitor.page, path)
    const { page } = visitor
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    return { ...visitor, press, last: () => bubbles(page).last().innerText() }
  }

  it('keeps what came when it is stopped, and gives it to the clipboard', async () => {
    upstream.behave('friend', (call) => answerWith(call, ['Home is far.', ' But'], never))
    const { page, context, press, last, leave } = await arrive()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('textarea').fill(words.en.low)
    await press('Send')
    await expect.poll(last).toBe('Home is far.')
    await press('Stop')
    await page.getByText('You stopped it here.').waitFor()
    await press('Copy')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('Home is far.')
    await page.reload()
    await expect.poll(last).toBe('Home is far.')
    await leave()
  })

  it('can be asked again when it was stopped before the first word, also after a reload', async () => {
    upstream.behave('friend', () => {})
    const { page, press, last, leave } = await arrive()
    await page.locator('textarea').fill(words.en.low)
    await press('Send')
    await press('Stop')
    await page.getByRole('button', { name: 'Ask for an answer' }).waitFor()
    await page.reload()
    upstream.behave('friend', (call) => answerWith(call, ['I hear you.']))
    await press('Ask for an answer')
    await expect.poll(last).toBe('I hear you.')
    expect(await bubbles(page).count()).toBe(3)
    await leave()
  })

  const failures = {
    en: {
      sentence: "I'm here for you, even when words are hard to find. Take your time.",
      here: 'Answer on this phone instead',
      again: 'Try again',
      differently: 'Answer differently',
    },
    np: {
      sentence: 'शब्द नभेटिए पनि म यहीँ छु। हतार नगर्नुहोस्, आफ्नै गतिमा भन्नुहोस्।',
      here: 'यही फोनमा जवाफ बनाउनुहोस्',
      again: 'फेरि प्रयास गर्नुहोस्',
      differently: 'अर्को जवाफ दिनुहोस्',
    },
  } as const

  for (const language of ['en', 'np'] as const) {
    it(`has its one sentence when the service fails, and two ways on, in ${language}`, async () => {
      const { sentence, here, again, differently } = failures[language]
      upstream.behave('friend', ({ response }) => void response.writeHead(400).end())
      const { page, press, last, leave } = await arrive({ language })
      await say(page, language, words[language].low)
      expect(await last()).toBe(sentence)
      await press(here)
      await expect.poll(last).not.toBe(sentence)
      await page.getByRole('button', { name: differently }).waitFor()
      expect(await bubbles(page).count()).toBe(3)
      await press(differently)
      await expect.poll(last).toBe(sentence)
      upstream.behave('friend', (call) => answerWith(call, ['A river ', 'runs.']))
      await press(again)
      await expect.poll(last).toBe('A river runs.')
      expect(await bubbles(page).count()).toBe(3)
      await leave()
    })
  }

  it('never hands words of crisis to the service: the first reply is ours', async () => {
    upstream.behave('friend', (call) => answerWith(call, ['From a model.']))
    const { page, last, leave } = await arrive()
    const before = upstream.requests.length
    await page.locator('textarea').fill(words.en.heavy)
    await page.locator('#hand a[href="tel:1166"]').waitFor()
    await say(page, 'en', words.en.heavy)
    expect(await last()).toContain('1166')
    expect(upstream.requests).toHaveLength(before)
    await leave()
  })

  it('answers by itself without a network, and keeps what was not sent yet', async () => {
    const { page, context, last, leave } = await arrive({ keepsRooms: true })
    await untilKept(page)
    await context.setOffline(true)
    await page.goto(path)
    await say(page, 'en', words.en.low)
    expect((await last()).length).toBeGreaterThan(10)
    await page.getByText('so it was written on your device').waitFor()
    await page.locator('textarea').fill('Half a sen')
    await untilWritten(page, 'drafts', 'Half a sen')
    await page.goto(path)
    await expect.poll(() => page.locator('textarea').inputValue()).toBe('Half a sen')
    await leave()
  })
})

const never = () => new Promise<never>(() => {})
