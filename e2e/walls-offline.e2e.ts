import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPhones } from './stage/phones.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withApp } from './stage/with-app.ts'

const stage = withApp({ LIMITS: 'off' })
let line: Line

beforeAll(async () => {
  line = await openLine(() => stage().address)
})
afterAll(async () => {
  await forgetPhones(line.address)
  await line.close()
})

const arrive = (options = {}) => visit(line.address, options)
const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
}

async function countOnWall(wall: string, text: string): Promise<number> {
  const answer = await fetch(`${stage().address}/api/walls/${wall}/posts?limit=100`)
  const { posts } = await answer.json()
  return posts.filter((post: { text: string }) => post.text === text).length
}

describe('without a network', () => {
  it('a post waits on the phone, can be taken back, and is sent once when the network returns', async () => {
    const { page, context, noise, leave } = await arrive()
    const stream = page.waitForResponse((answer) => answer.url().includes('/api/live?'))
    const foot = Promise.all(
      ['/footer-', '/neighbours-'].map((part) =>
        page.waitForEvent('requestfinished', (asked) => asked.url().includes(part)),
      ),
    )
    await open(page, '/community/confessions')
    await stream
    // What stands at the foot of a page is fetched at the first touch.
    await page.keyboard.press('Shift')
    await foot
    await context.setOffline(true)
    const quietFromHere = noise.length
    await write(page, 'Written in the valley without signal.')
    const waiting = postOf(page, 'Written in the valley without signal.')
    await waiting.getByText('Waiting. It will be sent').waitFor()
    await write(page, 'I would rather not say this.')
    const unsaid = postOf(page, 'I would rather not say this.')
    await unsaid.getByRole('button', { name: 'Take it back' }).click()
    await unsaid.waitFor({ state: 'detached' })
    expect(await page.getByRole('textbox').inputValue()).toBe('I would rather not say this.')
    expectQuiet(noise.slice(quietFromHere))

    await context.setOffline(false)
    await waiting.getByText('you', { exact: true }).waitFor()
    expect(await countOnWall('confessions', 'Written in the valley without signal.')).toBe(1)
    expect(await countOnWall('confessions', 'I would rather not say this.')).toBe(0)
    expect(await waiting.count()).toBe(1)
    await leave()
  })

  it('a post that waits survives the closing of the tab', async () => {
    const { page, context, leave } = await arrive()
    await open(page, '/community/lessons')
    await context.setOffline(true)
    await write(page, 'Patience outlives a battery.')
    await postOf(page, 'Patience outlives a battery.')
      .getByText('Waiting. It will be sent')
      .waitFor()
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    await open(again, '/community/lessons')
    await postOf(again, 'Patience outlives a battery.').getByText('you', { exact: true }).waitFor()
    expect(await countOnWall('lifeLessons', 'Patience outlives a battery.')).toBe(1)
    await leave()
  })

  it('a post that waits in two tabs is sent once', async () => {
    const { page, context, leave } = await arrive()
    const second = await context.newPage()
    await open(page, '/community/gratitude')
    await open(second, '/community/gratitude')
    await context.setOffline(true)
    await write(page, 'For two windows with one view.')
    await postOf(second, 'For two windows with one view.')
      .getByText('Waiting. It will be sent')
      .waitFor()
    const before = line.posts
    await context.setOffline(false)
    await postOf(page, 'For two windows with one view.')
      .getByText(/Anonymous/)
      .waitFor()
    await expect
      .poll(() =>
        second.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox'))),
      )
      .toEqual([])
    expect(line.posts - before).toBe(1)
    expect(await countOnWall('gratitudes', 'For two windows with one view.')).toBe(1)
    await leave()
  })

  for (const language of ['en', 'np'] as const) {
    it(`the wall is shown as the phone saw it last, and says so, in ${language}`, async () => {
      const { page, context, leave } = await arrive({ language, keepsRooms: true })
      const own = language === 'en' ? 'you' : 'तपाईं'
      await open(page, '/community/confessions')
      await page.getByRole('textbox').fill('Remembered by the phone.')
      await page.getByRole('textbox').press('Control+Enter')
      await postOf(page, 'Remembered by the phone.').getByText(own, { exact: true }).waitFor()
      await untilKept(page)
      await context.setOffline(true)
      await page.goto('/community/confessions')
      await postOf(page, 'Remembered by the phone.').first().waitFor()
      const note = language === 'en' ? 'This is the wall as of' : 'देखिएको भित्तो यही हो'
      await page.getByText(note).waitFor()
      await context.setOffline(false)
      await page.getByText(note).waitFor({ state: 'detached' })
      await leave()
    })
  }
})

describe('on a bad line', () => {
  it('a post whose answer was lost stands on the wall once', async () => {
    const { page, leave } = await arrive()
    await open(page, '/community/confessions')
    line.answersToLose = 2
    const before = line.posts
    await write(page, 'The answer to this was lost twice.')
    await postOf(page, 'The answer to this was lost twice.')
      .getByText('you', { exact: true })
      .waitFor()
    expect(line.posts - before).toBe(3)
    expect(await countOnWall('confessions', 'The answer to this was lost twice.')).toBe(1)
    expect(await postOf(page, 'The answer to this was lost twice.').count()).toBe(1)
    await leave()
  })

  it('a lost answer is made up for after the tab was closed', async () => {
    const { page, context, leave } = await arrive()
    await open(page, '/community/confessions')
    line.answersToLose = 1
    await write(page, 'Closed before the answer came.')
    await expect.poll(() => line.answersToLose).toBe(0)
    await page.close()
    const again = await context.newPage()
    await open(again, '/community/confessions')
    const mine = postOf(again, 'Closed before the answer came.')
    await mine.getByText('you', { exact: true }).first().waitFor()
    await expect.poll(() => mine.count()).toBe(1)
    expect(await countOnWall('confessions', 'Closed before the answer came.')).toBe(1)
    await leave()
  })

  it('a heart that could not travel goes back, with a kind word', async () => {
    const { page, context, leave } = await arrive()
    await open(page, '/community/confessions')
    await write(page, 'A heart without a road.')
    await postOf(page, 'A heart without a road.').getByText('you', { exact: true }).waitFor()
    const heart = postOf(page, 'A heart without a road.').getByRole('button', { name: /heart/ })
    await context.setOffline(true)
    await heart.click()
    await page.getByText('You’re offline. Nothing has changed').waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    expect(await heart.innerText()).toBe('')
    await leave()
  })
})

describe('somebody who writes a great deal', () => {
  const limited = withApp()

  it('gets the words back, and is told how long to rest', async () => {
    const { page, leave } = await visit(limited().address)
    await open(page, '/community/lessons')
    for (let n = 1; n <= 5; n++) {
      await write(page, `Many words, part ${n}.`)
      await postOf(page, `Many words, part ${n}.`).getByText('you', { exact: true }).waitFor()
    }
    await write(page, 'One part too many.')
    await page
      .getByRole('alert')
      .getByText(/You can post again in \d+ minutes?/)
      .waitFor()
    expect(await page.getByRole('textbox').inputValue()).toBe('One part too many.')
    expect(await postOf(page, 'One part too many.').count()).toBe(0)
    await page.reload()
    await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('One part too many.')
    await leave()
  })
})

interface Line {
  readonly address: string
  /** How many answers to posts never arrive from here on; the posts themselves do. */
  answersToLose: number
  /** How many posts were sent. */
  posts: number
  close(): Promise<void>
}

/** A network between the phone and the house, on which answers get lost. */
async function openLine(target: () => string): Promise<Line> {
  const server: Server = createServer((incoming, outgoing) => {
    const isPost = incoming.method === 'POST' && /\/posts$/.test(incoming.url ?? '')
    const { hostname, port } = new URL(target())
    const passed = forward(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (isPost) line.posts++
        if (isPost && line.answersToLose > 0) {
          // Read to its end: it is done, and nobody will ever know.
          answer.resume().on('end', () => {
            line.answersToLose--
            outgoing.destroy()
          })
          return
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        outgoing.flushHeaders()
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const line: Line = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answersToLose: 0,
    posts: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return line
}
