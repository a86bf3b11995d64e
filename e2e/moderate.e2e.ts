import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withApp, withSharedApp } from './stage/with-app.ts'

const path = '/moderate'
const secret = 'a secret of many letters'

describe('with moderators', () => {
  const stage = withApp({ MODERATOR_SECRET: secret })

  const arrive = async (options: VisitOptions = {}) => {
    const guest = await visit(stage().address, {
      width: 1280,
      height: 800,
      ...options,
    })
    await open(guest.page, path)
    return guest
  }

  /** A visitor without a browser, who may write and report. */
  async function somebody() {
    const origin = stage().address
    const ask = (method: string, url: string, body: unknown, cookie = '') =>
      fetch(origin + url, {
        method,
        headers: {
          origin,
          cookie,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      })
    const opened = await ask('POST', '/api/identity', {})
    const cookie = opened.headers.get('set-cookie')?.split(';')[0]
    return {
      async write(text: string): Promise<string> {
        const answer = await ask('POST', '/api/walls/confessions/posts', { text }, cookie)
        return (await answer.json()).post.id
      },
      report: (id: string) =>
        ask('POST', `/api/walls/confessions/posts/${id}/report`, { reason: 'hate' }, cookie),
      chat: (what: string, body: unknown) => ask('POST', `/api/chat/${what}`, body, cookie),
    }
  }

  async function enter(page: Page): Promise<void> {
    await page.getByLabel('Passphrase').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByText(/^Open until/).waitFor()
  }

  const card = (page: Page, text: string) => page.getByRole('article', { name: text })
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
  const onTheWall = async (text: string) => {
    const answer = await fetch(`${stage().address}/api/walls/confessions/posts`)
    return (await answer.text()).includes(text)
  }

  it('go through the queue by keys alone', async () => {
    const [author, reader] = [await somebody(), await somebody()]
    await author.write('First, with a link: https://example.org/one')
    await author.write('Second, with a link: https://example.org/two')
    await reader.report(await author.write('Third, which somebody reported'))
    const { page, noise, leave } = await arrive()
    await page.getByLabel('Passphrase').focus()
    await page.keyboard.type(secret)
    await page.keyboard.press('Enter')

    await card(page, 'First').waitFor()
    await expect.poll(() => focused(page)).toContain('First')
    expect(await card(page, 'First').innerText()).toContain('a link from a new visitor')
    expect(await card(page, 'Third').innerText()).toContain('1 × insults or hate')
    await page.keyboard.press('j')
    expect(await focused(page)).toContain('Second')
    await page.keyboard.press('k')
    expect(await focused(page)).toContain('First')

    await page.keyboard.press('a')
    await page.getByText('Approved.').waitFor()
    expect(await onTheWall('First, with a link')).toBe(true)
    await expect.poll(() => focused(page)).toContain('Second')

    await page.keyboard.press('s')
    await card(page, 'Second').getByText('New posts by this author wait here first.').waitFor()
    await page.keyboard.press('s')
    await expect.poll(() => card(page, 'Second').innerText()).not.toContain('wait here first')

    await page.keyboard.press('r')
    await expect.poll(() => focused(page)).toContain('Third')
    await page.keyboard.press('r')
    await page.getByText('Nothing is waiting.').waitFor()
    expect(await onTheWall('Third')).toBe(false)

    await page.getByRole('radio', { name: 'Removed' }).focus()
    await page.keyboard.press('Space')
    await card(page, 'Third').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('j')
    expect(await focused(page)).toContain('Third')
    await page.keyboard.press('r')
    await page.getByText('Back on the wall.').waitFor()
    expect(await onTheWall('Third')).toBe(true)

    await page.getByRole('radio', { name: 'Log' }).focus()
    await page.keyboard.press('Space')
    const rows = page.getByRole('row')
    await expect.poll(() => rows.count()).toBe(7)
    const deeds = (await rows.allInnerTexts()).slice(1).map((row) => row.split('\t')[1])
    expect(deeds).toEqual([
      'restored',
      'removed',
      'removed',
      'author no longer silenced',
      'author silenced',
      'approved',
    ])
    expectQuiet(noise)
    await leave()
  })

  it('see what was said in a talk that somebody reported, and decide', async () => {
    const [sita, hari] = [await somebody(), await somebody()]
    for (const person of [sita, hari]) await person.chat('connect', { language: 'en' })
    await hari.chat('say', { text: 'words that hurt' })
    const report = { reason: 'hate', withMessages: true }
    await expect
      .poll(async () => (await (await sita.chat('report', report)).json()).messages)
      .toBe(1)
    const { page, noise, leave } = await arrive()
    const queue = Promise.withResolvers<void>()
    await page.route('**/api/moderation/queue*', async (route) => {
      await queue.promise
      await route.continue()
    })
    await enter(page)
    await page.getByRole('radio', { name: 'Chats' }).focus()
    // A queue that comes late must not pull the focus away from where the moderator went meanwhile.
    queue.resolve()
    await page.getByRole('region', { name: 'Waiting' }).waitFor()
    await page.keyboard.press('Space')
    const talk = card(page, 'Someone in the chat was reported')
    await talk.getByText('words that hurt').waitFor()
    expect(await talk.innerText()).toContain('insults or hate')
    await expectAccessible(page)
    await talk.getByRole('button', { name: 'Silence the person reported' }).click()
    await page.getByText('Nobody has reported a chat.').waitFor()
    expectQuiet(noise)
    await leave()
  })

  it('can take a removal back', async () => {
    const author = await somebody()
    await author.write('Taken back: https://example.org/three')
    const { page, leave } = await arrive()
    await enter(page)
    await card(page, 'Taken back').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => onTheWall('Taken back')).toBe(true)
    await leave()
  })

  it('stay in after a reload, and go out when they lock', async () => {
    const { page, noise, leave } = await arrive()
    await enter(page)
    await page.reload()
    await page.getByText(/^Open until/).waitFor()
    await page.getByRole('button', { name: 'Lock' }).click()
    await page.getByLabel('Passphrase').waitFor()
    expect((await page.request.get('/api/moderation/queue')).status()).toBe(401)
    expectQuiet(noise)
    await leave()
  })

  it('reach everything by Tab', async () => {
    await (await somebody()).write('Reached by Tab: https://example.org/four')
    const { page, leave } = await arrive()
    await enter(page)
    await card(page, 'Reached by Tab').waitFor()
    await page.getByRole('button', { name: 'Lock' }).focus()
    const reached: string[] = []
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(() => {
          const at = document.activeElement
          return at instanceof HTMLInputElement ? at.value : (at?.textContent ?? '')
        }),
      )
    }
    for (const name of ['waiting', 'Approve a', 'Remove r', 'Silence the author s', 'Refresh']) {
      expect(reached).toContain(name)
    }
    await leave()
  })

  it.each([
    ['en', 'light', 360],
    ['np', 'dark', 1280],
  ] as const)('have an accessible desk, in %s, %s and %i', async (language, theme, width) => {
    await (await somebody()).write('To be looked at: https://example.org/five')
    const { page, leave } = await arrive({ language, theme, width })
    await expectAccessible(page)
    await page.locator('input[type=password]').fill(secret)
    await page.keyboard.press('Enter')
    await page.locator('article').first().waitFor()
    await expectAccessible(page)
    await page.locator('input[value=log]').check({ force: true })
    await page.locator('table').waitFor()
    await expectAccessible(page)
    await leave()
  })

  it('are told kindly when the secret is wrong, and when it was wrong too often', async () => {
    const { page, leave } = await arrive()
    for (let tries = 0; tries < 5; tries++) {
      await page.getByLabel('Passphrase').fill(`a wrong secret, number ${tries}`)
      await page.keyboard.press('Enter')
      await page.getByText('That isn’t it.').waitFor()
      await expect
        .poll(() => page.getByRole('button', { name: 'Open' }).getAttribute('aria-busy'))
        .toBeNull()
    }
    await page.getByLabel('Passphrase').fill(secret)
    await page.keyboard.press('Enter')
    await page.getByText('Please try again in 15 minutes.').waitFor()
    await leave()
  })
})

describe('without moderators', () => {
  const stage = withSharedApp()

  it('there is no such page', async () => {
    const answer = await fetch(stage().address + path)
    expect(answer.status).toBe(404)
    const { page, noise, leave } = await visit(stage().address)
    await open(page, path)
    await page.getByRole('heading', { level: 1, name: 'No page here' }).waitFor()
    expect(await page.locator('input[type=password]').count()).toBe(0)
    expect(noise.filter((line) => !line.includes('404'))).toEqual([])
    await leave()
  })
})
