import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withApp } from './stage/with-app.ts'

const stage = withApp({ LIMITS: 'off' })
const arrive = (options = {}) => visit(stage().address, options)

/** Until a tab hears what happens: its stream is open. */
async function listening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/live?'))
  await open(page, path)
  await stream
}

const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await postOf(page, text).getByText('you', { exact: true }).waitFor()
}

/** Whoever is told has no need to ask: what is seen came by the stream. */
function noteAsking(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/walls/')) asked.push(request.url())
  })
  return asked
}

describe('two people at one wall', () => {
  it('see each other’s posts at once, and neither page jumps', async () => {
    const [sita, hari] = await Promise.all([arrive(), arrive()])
    await listening(sita.page, '/community/confessions')
    for (let n = 0; n < 6; n++) await write(sita.page, `The words were here before, number ${n}.`)
    await listening(hari.page, '/community/confessions')
    const read = postOf(hari.page, 'number 1.')
    await read.scrollIntoViewIfNeeded()
    const before = await read.boundingBox()
    const asked = noteAsking(hari.page)

    await write(sita.page, 'Something new from Sita.')
    const told = hari.page.getByRole('button', { name: '1 new post' })
    await told.waitFor()
    await write(sita.page, 'And one more thing.')
    await hari.page.getByRole('button', { name: '2 new posts' }).waitFor()
    expect(Math.abs(((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
    expect(await postOf(hari.page, 'Something new from Sita.').count()).toBe(0)
    expect(asked).toEqual([])

    await hari.page.getByRole('button', { name: '2 new posts' }).click()
    await postOf(hari.page, 'Something new from Sita.').waitFor()
    expect(await hari.page.evaluate(() => document.activeElement?.textContent)).toContain(
      'And one more thing.',
    )
    // Her own posts are no news to herself.
    expect(await sita.page.getByRole('button', { name: /new post/ }).count()).toBe(0)
    expectQuiet([...sita.noise, ...hari.noise])
    await Promise.all([sita.leave(), hari.leave()])
  })

  it('see each other’s hearts at once', async () => {
    const [sita, hari] = await Promise.all([arrive(), arrive()])
    await listening(sita.page, '/community/lessons')
    await write(sita.page, 'Hearts travel fast.')
    await listening(hari.page, '/community/lessons')
    const heart = (page: Page) =>
      postOf(page, 'Hearts travel fast.').getByRole('button', { name: /^Give a heart/ })
    await heart(hari.page).click()
    await expect.poll(() => heart(sita.page).innerText()).toBe('1')
    expect(await heart(sita.page).getAttribute('aria-pressed')).toBe('false')
    await heart(sita.page).click()
    await expect.poll(() => heart(hari.page).innerText()).toBe('2')
    await heart(hari.page).click()
    await expect.poll(() => heart(sita.page).innerText()).toBe('1')
    expectQuiet([...sita.noise, ...hari.noise])
    await Promise.all([sita.leave(), hari.leave()])
  })

  it('no longer see what its author took back', async () => {
    const [sita, hari] = await Promise.all([arrive(), arrive()])
    await listening(sita.page, '/community/gratitude')
    await write(sita.page, 'Said too soon.')
    await listening(hari.page, '/community/gratitude')
    await postOf(hari.page, 'Said too soon.').waitFor()
    await postOf(sita.page, 'Said too soon.').getByRole('button', { name: 'More' }).click()
    await postOf(sita.page, 'Said too soon.').getByRole('button', { name: 'Delete' }).click()
    await postOf(hari.page, 'Said too soon.').waitFor({ state: 'detached' })
    await expect
      .poll(() => hari.page.evaluate(() => localStorage.getItem('wall gratitudes') ?? ''))
      .not.toContain('Said too soon.')
    await Promise.all([sita.leave(), hari.leave()])
  })
})

describe('a tab', () => {
  it('listens with one stream, wherever its visitor walks, and lets go where nothing is live', async () => {
    const { page, noise, leave } = await arrive({ width: 1280, height: 800 })
    const streams: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/live')) streams.push(new URL(request.url()).search)
    })
    const ended: string[] = []
    page.on('requestfailed', (request) => {
      if (request.url().includes('/api/live')) ended.push(new URL(request.url()).search)
    })
    await listening(page, '/community/confessions')
    const walk = (path: string) =>
      page.evaluate((href) => {
        history.pushState(null, '', href)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
    await walk('/community/lessons')
    await page.getByRole('heading', { level: 1, name: 'Life lessons' }).waitFor()
    await expect.poll(() => streams.length).toBe(2)
    expect(streams[0]).toContain('topics=walls.confessions')
    expect(streams[1]).toMatch(/^\?topics=walls\.lifeLessons(&|$)/)
    await walk('/heal')
    await page.getByRole('heading', { level: 1, name: 'Heal' }).waitFor()
    await expect.poll(() => ended).toEqual(streams)
    expect(streams).toHaveLength(2)
    expectQuiet(noise)
    await leave()
  })

  it('that was cut off catches up', async () => {
    const [sita, hari] = await Promise.all([arrive(), arrive()])
    await listening(hari.page, '/community/confessions')
    await listening(sita.page, '/community/confessions')
    await hari.context.setOffline(true)
    await write(sita.page, 'Said while Hari was in the tunnel.')
    const resumed = hari.page.waitForResponse((answer) => answer.url().includes('/api/live?'))
    await hari.context.setOffline(false)
    expect((await resumed).url()).toContain('after=')
    await hari.page.getByRole('button', { name: '1 new post' }).waitFor()
    await Promise.all([sita.leave(), hari.leave()])
  })
})
