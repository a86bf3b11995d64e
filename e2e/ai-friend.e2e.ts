import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerWith } from '../src/capabilities/composing/server/testing/behaviours.ts'
import {
  startUpstream,
  type Upstream,
} from '../src/capabilities/composing/server/testing/upstream.ts'
import { expectAccessible, expectNothingSideways } from './stage/look-closely.ts'
import { forgetPhones } from './stage/phones.ts'
import { pressEarly } from './stage/press-early.ts'
import { type RunningApp, runApp } from './stage/run-app.ts'
import { untilKept } from './stage/until-kept.ts'
import { rowsOf, untilForgotten, untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/heal/ai-friend'

const words = {
  en: {
    name: 'Listening friend (a program)',
    send: 'Send',
    human: 'A program, not a person',
    early: 'Write a little first. One word is enough.',
    hour: /^1?\d:\d\d [AP]M$/,
    low: 'I can’t sleep',
    heavy: 'I want to die',
    number: '1166',
  },
  np: {
    name: 'सुन्ने साथी (एउटा प्रोग्राम)',
    send: 'पठाउनुहोस्',
    human: 'यो प्रोग्राम हो, मान्छे होइन',
    early: 'पहिले थोरै लेख्नुहोस्, एक शब्द भए पुग्छ।',
    hour: /^\S+ [०-९]+:[०-९]+ बजे$/,
    low: 'निद्रा लागेन',
    heavy: 'मलाई मर्न मन लाग्छ',
    number: '११६६',
  },
} as const

const bubbles = (page: Page) => page.getByRole('log').locator('[dir=auto]')
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const untilAnswered = (page: Page) => page.locator('[role=log][aria-busy=false]').waitFor()

async function write(page: Page, language: 'en' | 'np', text: string): Promise<void> {
  await page.locator('textarea').fill(text)
  await page.getByRole('button', { name: words[language].send }).click()
}

async function say(page: Page, language: 'en' | 'np', text: string): Promise<void> {
  // Without a network the page draws itself after it has loaded, and the greeting comes with it.
  await bubbles(page).first().waitFor()
  const before = await bubbles(page).count()
  await write(page, language, text)
  await expect.poll(() => bubbles(page).count()).toBe(before + 2)
  await untilAnswered(page)
}

async function tap(page: Page, name: string): Promise<void> {
  await chip(page, name).waitFor()
  const before = await bubbles(page).count()
  await chip(page, name).click()
  await expect.poll(() => bubbles(page).count()).toBe(before + 2)
  await untilAnswered(page)
}

const walk = 'Getting up after twenty minutes, and a long breath out'

/** What is said first, and the choices of the guide for sleep. */
const throughSleep = {
  en: ['my head', 'When sleep does not come', 'I have been lying here for long', 'I will try that'],
  np: ['मनमा कुरा खेलिरहन्छ', 'निद्रा नलाग्दा', 'पल्टेको धेरै बेर भयो', 'त्यसै गरेर हेर्छु'],
} as const

async function goThroughSleep(page: Page, language: 'en' | 'np' = 'en'): Promise<void> {
  const [told, ...choices] = throughSleep[language]
  await tap(page, words[language].low)
  await say(page, language, told)
  for (const choice of choices) await tap(page, choice)
}

/** Answers to the seven questions of the safety plan, in their order. */
const planned = [
  'I stop answering calls',
  'watering the plants',
  'the tea shop at the corner',
  'my cousin Sabina',
  'the health post',
  'my brother takes the box today',
  'my daughter',
]

async function openDialog(page: Page, name: string) {
  await chip(page, name).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  return dialog
}

const valuesOf = (fields: Element[]) => fields.map((one) => (one as HTMLTextAreaElement).value)

describe('the listening friend', () => {
  for (const language of ['en', 'np'] as const) {
    it(`says that it is no human, answers, and finds the talk again, in ${language}`, async () => {
      const { page, noise, leave } = await visit(stage().address, { language })
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await open(page, path)
      await page.getByRole('heading', { name: words[language].name }).waitFor()
      await page.getByText(words[language].human, { exact: true }).waitFor()
      const send = page.getByRole('button', { name: words[language].send })
      expect(await pressEarly(send)).toBe(words[language].early)
      await say(page, language, words[language].low)
      const hours = page.getByRole('log').locator('time')
      await expect
        .poll(() => hours.allInnerTexts())
        .toEqual(Array(2).fill(expect.stringMatching(words[language].hour)))
      const answer = await bubbles(page).last().locator('p').first().innerText()
      expect(answer.length).toBeGreaterThan(10)
      expect(await page.locator('textarea').inputValue()).toBe('')
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('log').getByText(answer).waitFor()
      expect(sent, 'what is answered on the phone is sent nowhere').toEqual([])
      expectQuiet(noise)
      await leave()
    })

    it(`meets words of crisis with a number to call, and goes on, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language })
      await open(page, path)
      await say(page, language, words[language].heavy)
      await page.locator('#hand a[href="tel:1166"]').waitFor()
      const number = bubbles(page).last().locator('a[href="tel:1166"]')
      expect(await number.innerText()).toBe(words[language].number)
      await page.locator('main li a[href="tel:1166"]').waitFor()
      await say(page, language, words[language].low)
      await page.locator('#hand a[href="tel:1166"]').waitFor()
      await leave()
    })
  }

  it('helps somebody to begin, and says what is tapped in their words', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await tap(page, 'I can’t sleep')
    expect(await bubbles(page).nth(1).innerText()).toBe('I can’t sleep')
    await expect.poll(() => chip(page, 'I just want to talk').count()).toBe(0)
    await say(page, 'en', 'my head')
    await tap(page, 'When sleep does not come')
    await chip(page, 'My body is tense').waitFor()
    await page.reload()
    await chip(page, 'My body is tense').waitFor()
    await expectAccessible(page)
    await leave()
  })

  it('breathes with somebody inside the talk, until it is enough', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, path)
    await say(page, 'en', words.en.low)
    await say(page, 'en', 'my head')
    await tap(page, 'When sleep does not come')
    await tap(page, 'My body is tense')
    await chip(page, 'Breathe with me').click()
    const pacer = page.getByRole('region', { name: 'Breathing together' })
    await pacer.getByText('Breathe in', { exact: true }).waitFor()
    await expectAccessible(page)
    await chip(page, 'Enough').click()
    await expect.poll(() => pacer.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Breathe with me')
    expectQuiet(noise)
    await leave()
  })

  it('answers in other words when asked to', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await say(page, 'en', words.en.low)
    const first = await bubbles(page).last().innerText()
    await chip(page, 'Try another reply').click()
    await expect.poll(() => bubbles(page).last().innerText()).not.toBe(first)
    await untilAnswered(page)
    expect(await bubbles(page).count()).toBe(3)
    await leave()
  })

  it('lets a reply come as one that is said, and whole at a key', async () => {
    const { page, leave } = await visit(stage().address, { ownClock: true })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, path)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    await write(page, 'en', words.en.low)
    const reply = bubbles(page).last()
    await expect.poll(() => bubbles(page).count()).toBe(3)
    await expect.poll(() => chip(page, 'Send').getAttribute('aria-busy')).toBe(null)
    expect(await reply.locator('p').count()).toBe(0)
    expect(await page.getByRole('log').getAttribute('aria-busy')).toBe('true')
    await page.clock.runFor(1_200)
    await expect.poll(() => reply.locator('p').count()).toBe(1)
    await page.keyboard.press('Shift')
    await expect.poll(() => reply.locator('p').count()).toBe(2)
    expect(await page.getByRole('log').getAttribute('aria-busy')).toBe('false')
    await leave()
  })

  it('asks after who spoke of dying yesterday', async () => {
    const { page, leave } = await visit(stage().address, { ownClock: true })
    await open(page, path)
    await say(page, 'en', words.en.heavy)
    await untilWritten(page, 'friendChats', 'want to die')
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 20 * 3_600_000)
    await page.goto(path)
    await chip(page, 'I am safe now').waitFor()
    expect(await bubbles(page).count()).toBe(4)
    const opening = await bubbles(page).last().innerText()
    await tap(page, 'I am safe now')
    expect(await bubbles(page).nth(3).innerText()).toBe(opening)
    await leave()
  })

  it('reads a reply aloud with a voice of the device, and stops', async () => {
    const { page, prepare, leave } = await visit(stage().address)
    await prepare(() => {
      const heard: string[] = []
      Object.assign(globalThis, { heard })
      const voice = { lang: 'en-GB', localService: true, default: true, voiceURI: 'a voice' }
      const speaker = Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        speak: ({ text }: { text: string }) => heard.push(text),
        cancel: () => heard.push('hush'),
      })
      Object.defineProperty(globalThis, 'speechSynthesis', { value: speaker })
      Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
        value: class extends EventTarget {
          readonly text: string
          constructor(text: string) {
            super()
            this.text = text
          }
        },
      })
    })
    await open(page, path)
    await say(page, 'en', words.en.low)
    const heard = () => page.evaluate(() => Reflect.get(globalThis, 'heard') as string[])
    await chip(page, 'Read aloud').click()
    const spoken = (await heard()).filter((text) => text !== 'hush')
    expect(spoken).toEqual((await bubbles(page).last().innerText()).split('\n\n'))
    await chip(page, 'Stop reading').click()
    expect((await heard()).at(-1)).toBe('hush')
    await chip(page, 'Read aloud').waitFor()
    await leave()
  })

  it('keeps what was said where the answers could not be fetched, and tries again', async () => {
    const { page, context, leave } = await visit(stage().address, { fresh: true })
    await context.route('**/assets/listen-here-*', (route) => route.abort())
    await open(page, path)
    await page.keyboard.press('Escape')
    await write(page, 'en', words.en.low)
    await page.getByText('I’m here for you, even when words are hard to find.').waitFor()
    expect(await bubbles(page).nth(1).innerText()).toBe(words.en.low)
    await context.unroute('**/assets/listen-here-*')
    await chip(page, 'Try again').click()
    await expect.poll(() => bubbles(page).count()).toBe(3)
    await leave()
  })

  it('leaves the field and what can be tapped in sight above a keyboard', async () => {
    const { page, leave } = await visit(stage().address, { width: 360, height: 440 })
    await open(page, path)
    await say(page, 'en', words.en.heavy)
    await page.locator('#hand a[href="tel:1166"]').waitFor()
    await page.locator('textarea').click()
    for (const part of [page.locator('textarea'), chip(page, 'Send'), chip(page, 'Yes')]) {
      const box = await part.boundingBox()
      const strip = await page.locator('#hand section').boundingBox()
      expect(box?.y).toBeGreaterThan(60)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
    }
    await expectNothingSideways(page)
    await leave()
  })
})

describe('what the listening friend remembers', () => {
  it('is kept with leave at the end of a guide, and can be read, changed and binned', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, path)
    await goThroughSleep(page)
    await tap(page, 'Remember this for me')
    await untilWritten(page, 'friendMemory', walk, '"mayKeep":true')
    const memory = await openDialog(page, 'What I remember')
    await memory.getByText(walk, { exact: true }).waitFor()
    await memory.getByText('from the guide “When sleep does not come”').first().waitFor()
    await expectAccessible(page)
    await memory.getByRole('button', { name: `Change: ${walk}` }).click()
    await memory.getByLabel('This line').fill('Reading something dull')
    await memory.getByRole('button', { name: 'Save' }).click()
    await memory.getByText('Reading something dull', { exact: true }).waitFor()
    await untilWritten(page, 'friendMemory', 'Reading something dull')
    await page.reload()
    await openDialog(page, 'What I remember')
    await memory.getByRole('button', { name: 'Delete: Reading something dull' }).click()
    await memory.getByText('Deleted.').waitFor()
    await expect.poll(async () => (await rowsOf(page, 'friendMemory')).join()).not.toContain('dull')
    expectQuiet(noise)
    await leave()
  })

  it('is nothing where leave is not given', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await goThroughSleep(page)
    await tap(page, 'Do not keep it')
    await untilWritten(page, 'friendMemory', '"mayKeep":false')
    expect((await rowsOf(page, 'friendMemory')).join()).not.toContain(walk)
    await leave()
  })

  it('is asked about on the next day, in the letters that were chosen', async () => {
    const { page, leave } = await visit(stage().address, { ownClock: true, language: 'np' })
    await open(page, path)
    await goThroughSleep(page, 'np')
    await tap(page, 'यो सम्झिराख्नुहोस्')
    await untilWritten(page, 'friendMemory', 'राति निद्रा कस्तो भयो?')
    const memory = await openDialog(page, 'मैले सम्झेका कुरा')
    await memory.getByRole('radio', { name: 'रोमन अक्षर' }).check({ force: true })
    await untilWritten(page, 'friendMemory', '"letters":"latin"')
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 24 * 3_600_000)
    await page.goto(path)
    await chip(page, 'Ramro bhayo').waitFor()
    const opening = await bubbles(page).last().innerText()
    expect(opening).toContain('Rati nidra kasto bhayo?')
    const before = await bubbles(page).count()
    await tap(page, 'Ramro bhayo')
    expect(
      await bubbles(page)
        .nth(before - 1)
        .innerText(),
    ).toBe(opening)
    await leave()
  })

  it('goes into the safety plan where one is made in the talk', async () => {
    const { page, leave } = await visit(stage().address, { ownClock: true })
    await open(page, path)
    await say(page, 'en', words.en.heavy)
    await untilWritten(page, 'friendChats', words.en.heavy)
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 20 * 3_600_000)
    await page.goto(path)
    await tap(page, 'Not really')
    await tap(page, 'Let us begin')
    for (const answer of planned) await say(page, 'en', answer)
    await untilWritten(page, 'safetyPlans', ...planned)
    await page.getByRole('link', { name: 'My safety plan' }).click()
    await page.waitForURL('**/heal/safety-plan')
    await expect
      .poll(() => page.locator('main form textarea').evaluateAll(valuesOf))
      .toEqual(planned)
    await leave()
  })
})

describe('talks with the listening friend', () => {
  it('leave nothing where nothing is to be left', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    const talks = await openDialog(page, 'Conversations')
    await talks.getByRole('button', { name: 'A conversation that isn’t saved' }).click()
    await page.getByText('This conversation isn’t saved.').waitFor()
    await expectAccessible(page)
    await goThroughSleep(page)
    await expect.poll(() => chip(page, 'Remember this for me').count()).toBe(0)
    await page.locator('textarea').fill('half a secret')
    // Longer than what is typed waits before it is written down.
    await page.waitForTimeout(1_500)
    for (const kind of ['friendChats', 'friendMemory', 'drafts']) {
      expect(await rowsOf(page, kind), kind).toEqual([])
    }
    await page.reload()
    await chip(page, words.en.low).waitFor()
    expect(await bubbles(page).count()).toBe(1)
    expect(await page.locator('textarea').inputValue()).toBe('')
    await leave()
  })

  it('are several: another is begun without the hand of the first, and one can go back', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await say(page, 'en', words.en.heavy)
    await page.locator('#hand a[href="tel:1166"]').waitFor()
    const talks = await openDialog(page, 'Conversations')
    await talks.getByRole('button', { name: 'New conversation' }).click()
    await expect.poll(() => bubbles(page).count()).toBe(1)
    await expect.poll(() => page.locator('#hand a').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await say(page, 'en', 'I failed my exam')
    await openDialog(page, 'Conversations')
    await expectAccessible(page)
    await talks.getByRole('button', { name: new RegExp(`^${words.en.heavy}`) }).click()
    await expect.poll(() => bubbles(page).nth(1).innerText()).toBe(words.en.heavy)
    // What could be said next is there again.
    await chip(page, 'Yes').waitFor()
    await untilWritten(page, 'friendChats', words.en.heavy, 'I failed my exam')
    await leave()
  })

  it('are deleted one by one and brought back, or all at once after asking once more', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    await say(page, 'en', words.en.low)
    await untilWritten(page, 'friendChats', words.en.low)
    const talks = await openDialog(page, 'Conversations')
    await talks.getByRole('button', { name: `Delete this conversation: ${words.en.low}` }).click()
    await expect.poll(() => bubbles(page).count()).toBe(1)
    await untilForgotten(page, 'friendChats')
    await talks.getByRole('button', { name: 'Undo' }).click()
    await talks.getByRole('button', { name: new RegExp(`^${words.en.low}`) }).click()
    await expect.poll(() => bubbles(page).nth(1).innerText()).toBe(words.en.low)
    await openDialog(page, 'Conversations')
    await talks.getByRole('button', { name: 'Clear all conversations' }).click()
    await talks.getByRole('button', { name: 'Clear all conversations' }).click()
    await untilForgotten(page, 'friendChats')
    await page.reload()
    await chip(page, words.en.low).waitFor()
    expect(await bubbles(page).count()).toBe(1)
    await leave()
  })
})

describe('the listening friend with a writing service behind it', () => {
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
    const press = (name: string) => chip(page, name).click()
    return { ...visitor, press, last: () => bubbles(page).last().innerText() }
  }

  it('says that a model may write, also to who comes from another room', async () => {
    upstream.behave('friend', (call) => answerWith(call, ['From a model.']))
    const { page, last, leave } = await arrive()
    await page.getByText('An AI model may write its replies.').waitFor()
    await page.goto('/heal')
    await page.locator('main').getByRole('link', { name: words.en.name }).click()
    await page.getByText('An AI model may write its replies.').waitFor()
    await say(page, 'en', words.en.low)
    expect(await last()).toBe('From a model.')
    await page.getByText('Written by an AI').waitFor()
    await leave()
  })

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
    await page.getByRole('button', { name: 'Get a reply' }).waitFor()
    await page.reload()
    upstream.behave('friend', (call) => answerWith(call, ['I hear you.']))
    await press('Get a reply')
    await expect.poll(last).toBe('I hear you.')
    expect(await bubbles(page).count()).toBe(3)
    await leave()
  })

  const failures = {
    en: {
      silent: 'The writing service didn’t answer just now',
      here: 'Reply on this phone instead',
      differently: 'Try another reply',
    },
    np: {
      silent: 'लेख्ने सेवाले अहिले जवाफ दिएन',
      here: 'बरु यही फोनमा जवाफ बनाउनुहोस्',
      differently: 'अर्को जवाफ दिनुहोस्',
    },
  } as const

  for (const language of ['en', 'np'] as const) {
    it(`answers by itself when the service fails, and instead of it, in ${language}`, async () => {
      const { silent, here, differently } = failures[language]
      upstream.behave('friend', ({ response }) => void response.writeHead(400).end())
      const { page, press, last, leave } = await arrive({ language })
      await say(page, language, words[language].low)
      const own = await last()
      await page.getByText(silent).waitFor()
      upstream.behave('friend', (call) => answerWith(call, ['A river ', 'runs.']))
      await press(differently)
      await expect.poll(last).toBe('A river runs.')
      await press(here)
      await expect.poll(last).not.toBe('A river runs.')
      expect((await last()).length).toBeGreaterThan(10)
      expect(own).not.toBe('A river runs.')
      expect(await page.getByText(silent).count()).toBe(0)
      expect(await bubbles(page).count()).toBe(3)
      await leave()
    })
  }

  it('answers on the phone while the service takes its time', async () => {
    upstream.behave('friend', () => {})
    const { page, press, last, leave } = await arrive()
    await write(page, 'en', words.en.low)
    await press('Reply on this phone instead')
    await untilAnswered(page)
    expect((await last()).length).toBeGreaterThan(10)
    await leave()
  })

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
    await page.locator('textarea').fill('Half a sen')
    await untilWritten(page, 'drafts', 'Half a sen')
    await page.goto(path)
    await expect.poll(() => page.locator('textarea').inputValue()).toBe('Half a sen')
    await leave()
  })
})

const never = () => new Promise<never>(() => {})
