import type { Page, Request } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, type Visit, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/community/chat'
const guests: Visit[] = []

// Whoever is left waiting would be met by the next test.
afterEach(async () => {
  for (const guest of guests.splice(0)) {
    await guest.context.setOffline(false)
    await guest.page.request
      .post('/api/chat/leave', { data: {}, headers: { origin: stage().address } })
      .catch(() => {})
    await guest.leave()
  }
})

async function arrive(options: VisitOptions = {}): Promise<Visit> {
  const guest = await visit(stage().address, options)
  guests.push(guest)
  await open(guest.page, path)
  return guest
}

const connect = (page: Page) => page.getByRole('button', { name: 'Connect' }).click()
const field = (page: Page) => page.getByLabel('Your message')
const log = (page: Page) => page.getByRole('log')
const sheet = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const practising = (page: Page) =>
  page.getByText('Practice partner: a program, not a person', { exact: true })

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

async function twoTalking(): Promise<readonly [Visit, Visit]> {
  const [one, other] = [await arrive(), await arrive()]
  await Promise.all([connect(one.page), connect(other.page)])
  for (const { page } of [one, other]) {
    const offered = page.getByRole('button', { name: 'Talk with them' })
    const met = page.getByText('You’ve met someone')
    await offered.or(met).first().waitFor()
    if (await offered.isVisible()) await offered.click()
    await met.waitFor()
  }
  return [one, other]
}

describe('a lone visitor', () => {
  it('meets the practice partner after two seconds, plainly labelled', async () => {
    const { page, noise } = await arrive()
    expect(await field(page).isDisabled()).toBe(true)
    await connect(page)
    const began = Date.now()
    await page.getByText('Looking for someone').waitFor()
    expect(await field(page).isDisabled()).toBe(true)
    await practising(page).waitFor()
    expect(Date.now() - began).toBeGreaterThan(1_700)
    expect(await log(page).innerText()).toMatch(/not a person|no person/)
    expect(await field(page).isEnabled()).toBe(true)
    const send = page.getByRole('button', { name: 'Send', exact: true })
    expect(await pressEarly(send)).toBe('Write a little first. One word is enough.')
    await expect.poll(() => log(page).locator('time').first().innerText()).toMatch(/\d [AP]M$/)
    expect(
      await page.getByRole('group', { name: 'Quick replies' }).getByRole('button').count(),
    ).toBe(5)
    expectQuiet(noise)
  })

  it('is answered after a while of writing, and the end clears it all', async () => {
    const { page } = await arrive()
    await connect(page)
    await practising(page).waitFor()
    await page.getByRole('button', { name: 'I feel a bit low.' }).click()
    const sent = Date.now()
    await page.getByText('is writing…').waitFor()
    await log(page).getByText('That sounds heavy.').waitFor()
    expect(Date.now() - sent).toBeGreaterThan(1_300)
    expect(await page.getByText('is writing…').count()).toBe(0)
    await page.getByRole('button', { name: 'End Chat' }).click()
    await page.getByRole('button', { name: 'Connect' }).waitFor()
    expect(await log(page).innerText()).toBe('')
    expect(await field(page).isDisabled()).toBe(true)
  })

  it('is shown where to find help when the words are heavy, and goes on talking', async () => {
    const { page } = await arrive()
    await connect(page)
    await practising(page).waitFor()
    await say(page, 'I want to die')
    await page.getByRole('link', { name: /1166/ }).waitFor()
    await log(page).getByText('I’m only a program').waitFor()
    await say(page, 'It was a long day.')
    expect(await log(page).innerText()).toContain('It was a long day.')
    await page.getByRole('button', { name: 'Hide this' }).click()
    await expect.poll(() => page.getByRole('link', { name: /1166/ }).count()).toBe(0)
  })

  it('is offered a person who comes later, and is not interrupted', async () => {
    const one = await arrive()
    await connect(one.page)
    await practising(one.page).waitFor()
    await field(one.page).fill('Half a sentence')
    const other = await arrive()
    await connect(other.page)
    await other.page.getByText('You’ve met someone').waitFor()
    await say(other.page, 'Is anybody here?')
    const offer = one.page.getByRole('button', { name: 'Talk with them' })
    await offer.waitFor()
    expect(await practising(one.page).isVisible()).toBe(true)
    expect(await field(one.page).inputValue()).toBe('Half a sentence')
    await offer.click()
    await log(one.page).getByText('Is anybody here?').waitFor()
    expect(await practising(one.page).count()).toBe(0)
    expect(await field(one.page).inputValue()).toBe('Half a sentence')
  })

  it('who only wants to practise is not looked for', async () => {
    const one = await arrive()
    await one.page.getByRole('switch').uncheck()
    await connect(one.page)
    await practising(one.page).waitFor()
    const other = await arrive()
    await connect(other.page)
    await practising(other.page).waitFor()
    expect(await one.page.getByText('Someone is here').count()).toBe(0)
  })

  it('can practise without internet, on a phone that has been here once', async () => {
    const { page, context } = await arrive({ keepsRooms: true })
    // The partner's words come in pieces of their own; the phone keeps them when it is idle.
    await untilKept(page)
    await context.setOffline(true)
    await page.goto(path)
    await connect(page)
    await practising(page).waitFor()
    await log(page).getByText('You’re offline').waitFor()
    await say(page, 'Something good happened.')
    await log(page).getByText('How lovely.').waitFor()
  })
})

describe('two visitors', () => {
  it('talk with each other, and each sees the other write', async () => {
    const [one, other] = await twoTalking()
    await say(one.page, 'Hello from one side')
    await log(other.page).getByText('Hello from one side').waitFor()
    await field(other.page).pressSequentially('Hello', { delay: 60 })
    await one.page.getByText('A friend is writing…').waitFor()
    await field(other.page).press('Enter')
    await log(one.page).getByText('Hello', { exact: true }).waitFor()
    await expect.poll(() => one.page.getByText('is writing…').count()).toBe(0)
    expect(await log(one.page).innerText()).toMatch(/Hello from one side[\s\S]*Hello/)
    expectQuiet([...one.noise, ...other.noise])
  })

  it('see numbers covered, unless the writer chose otherwise', async () => {
    const [one, other] = await twoTalking()
    await say(one.page, 'Call me: 9841234567')
    await one.page.getByText('Call me: •••').waitFor()
    expect(await log(other.page).innerText()).not.toContain('Call me')
    await one.page.getByRole('button', { name: 'Change it' }).click()
    expect(await field(one.page).inputValue()).toBe('Call me: 9841234567')

    await field(one.page).press('Enter')
    await one.page.getByRole('button', { name: 'Send with it hidden' }).click()
    await log(other.page).getByText('Call me: •••').waitFor()
    expect(await other.page.getByRole('button', { name: 'Show it' }).count()).toBe(0)

    await say(one.page, 'Really: 9841234567')
    await one.page.getByRole('button', { name: 'Send as it is' }).click()
    await log(other.page).getByText('Really: •••').waitFor()
    await other.page.getByRole('button', { name: 'Show it' }).click()
    await log(other.page).getByText('Really: 9841234567').waitFor()
  })

  it('are not left alone with somebody’s wish to die', async () => {
    const [one, other] = await twoTalking()
    expect(await other.page.locator('[data-answer]').count()).toBe(0)
    await say(one.page, 'I want to die')
    const line = other.page.locator('[data-answer=self]')
    await line.getByText('Ask plainly').waitFor()
    await line.getByRole('link', { name: '1166' }).waitFor()
    await other.page.getByRole('button', { name: 'Are you safe right now?' }).click()
    await log(one.page).getByText('Are you safe right now?').waitFor()
    expect(await one.page.locator('[data-answer]').count()).toBe(0)
    expectQuiet([...one.noise, ...other.noise])
  })

  it('are not handed a threat, and whoever wrote it keeps the words', async () => {
    const [one, other] = await twoTalking()
    const threat = 'I know where you live and I will come for you'
    await say(one.page, threat)
    await log(one.page).getByText('Not sent: it may sound like a threat.').waitFor()
    await one.page.getByRole('button', { name: 'Say it another way' }).click()
    expect(await field(one.page).inputValue()).toBe(threat)
    await field(one.page).fill('I am angry with you')
    await field(one.page).press('Enter')
    await log(other.page).getByText('I am angry with you').waitFor()
    expect(await log(other.page).innerText()).not.toContain(threat)
  })

  it('keep what was written without internet, and it goes out afterwards', async () => {
    const [one, other] = await twoTalking()
    await one.context.setOffline(true)
    await say(one.page, 'From the tunnel')
    await log(one.page).getByText('Not sent: you’re offline.').waitFor()
    await one.page.getByText('You’re offline. The chat').waitFor()
    await one.context.setOffline(false)
    await log(other.page).getByText('From the tunnel').waitFor()
    expect(await log(other.page).getByText('From the tunnel').count()).toBe(1)
    await expect.poll(() => log(one.page).getByText('Not sent').count()).toBe(0)
  })

  it('find each other again after a reload, and know why it was quiet', async () => {
    const [one, other] = await twoTalking()
    await say(one.page, 'Before')
    await other.page.goto('about:blank')
    await one.page.getByText('Your partner is away').waitFor()
    await open(other.page, path)
    await log(other.page).getByText('You’re back in your chat').waitFor()
    await expect.poll(() => one.page.getByText('Your partner is away').count()).toBe(0)
    await say(other.page, 'After')
    await log(one.page).getByText('After').waitFor()
    expect(await log(other.page).innerText()).not.toContain('Before')
  })

  it('can leave: the other is told, and nothing is left', async () => {
    const [one, other] = await twoTalking()
    await say(one.page, 'Goodbye')
    await log(other.page).getByText('Goodbye').waitFor()
    await one.page.getByRole('button', { name: 'End Chat' }).click()
    await log(other.page).getByText('Your partner has left the chat.').waitFor()
    expect(await field(other.page).count()).toBe(0)
    await other.page.getByRole('button', { name: 'Close' }).click()
    expect(await log(other.page).innerText()).toBe('')
    expectQuiet([...one.noise, ...other.noise])
  })

  it('can block: they are not brought together again', async () => {
    const [one, other] = await twoTalking()
    await one.page.getByRole('button', { name: 'Block or report' }).click()
    await one.page.getByRole('button', { name: 'Leave and block', exact: true }).click()
    await one.page.getByText('You will not meet again.').waitFor()
    await log(other.page).getByText('Your partner has left the chat.').waitFor()
    await connect(one.page)
    await other.page.getByRole('button', { name: 'Find someone else' }).click()
    await Promise.all([practising(one.page).waitFor(), practising(other.page).waitFor()])
    expect(await one.page.getByText('Someone is here').count()).toBe(0)
  })

  it.each([false, true])(
    'can report, with the last messages only if agreed: %s',
    async (agreed) => {
      const [one, other] = await twoTalking()
      await say(other.page, 'Something unkind')
      await log(one.page).getByText('Something unkind').waitFor()
      await one.page.getByRole('button', { name: 'Block or report' }).click()
      const dialog = one.page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Insults or hate' }).check()
      if (agreed) await dialog.getByRole('switch', { name: /last messages/ }).check()
      const [report] = await Promise.all([
        one.page.waitForRequest((request: Request) => request.url().endsWith('/report')),
        dialog.getByRole('button', { name: 'Report', exact: true }).click(),
      ])
      const answer = await (await report.response())?.json()
      expect(answer).toEqual({ messages: agreed ? 1 : 0 })
      await one.page.getByText('Moderators will look into it').first().waitFor()
      await log(other.page).getByText('Your partner has left the chat.').waitFor()
    },
  )
})

describe('the sheet', () => {
  it.each([
    ['en', 'light'],
    ['np', 'dark'],
  ] as const)('is accessible in all its states, in %s and %s', async (language, theme) => {
    const { page } = await arrive({ language, theme })
    await expectAccessible(page)
    await page.locator('main button').first().click()
    await page.locator('[role=log] p').first().waitFor()
    await page.locator('textarea').fill(language === 'en' ? 'I want to die' : 'म मर्न चाहन्छु')
    await page.locator('textarea').press('Enter')
    await page.locator('a[href="tel:1166"]').waitFor()
    await expectAccessible(page)
  })

  it('keeps the field above the keyboard of a phone', async () => {
    const { page } = await arrive()
    await connect(page)
    await practising(page).waitFor()
    for (const height of [780, 420]) {
      await page.setViewportSize({ width: 360, height })
      await expect
        .poll(async () => {
          const box = await field(page).boundingBox()
          return box !== null && box.y > 0 && box.y + box.height <= height
        })
        .toBe(true)
    }
  })

  it('is used without a mouse', async () => {
    const { page } = await arrive({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Connect' }).focus()
    await page.keyboard.press('Enter')
    await practising(page).waitFor()
    await page.keyboard.type('Hello!')
    await page.keyboard.press('Enter')
    await log(page).getByText('Hello to you too.').waitFor()
    await sheet(page).getByRole('button', { name: 'End Chat' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Connect' }).waitFor()
  })

  it('speaks the other language at once, the practice partner too', async () => {
    const { page } = await arrive()
    await connect(page)
    await practising(page).waitFor()
    await page.getByRole('button', { name: 'नेपाली' }).click()
    await page.getByText('अभ्यास साथी: मान्छे होइन, प्रोग्राम हो').waitFor()
    expect(await page.getByRole('log').innerText()).toMatch(/मान्छे (होइन|छैन)/)
  })
})
