import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { untilAlive } from './stage/open.ts'
import { visit } from './stage/visit.ts'
import { withApp } from './stage/with-app.ts'

const stage = withApp({ LIMITS: 'off' })

/** The page is there, and its script on the way until it is let through, or never comes. */
async function arriveBeforeScript(path: string) {
  const guest = await visit(stage().address, { fresh: true })
  const { page } = guest
  const { promise: isLost, resolve: settle } = Promise.withResolvers<boolean>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await ((await isLost) ? route.abort() : route.continue())
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  return { ...guest, comes: () => settle(false), fails: () => settle(true) }
}

async function writePost(text: string): Promise<void> {
  const { page, leave } = await visit(stage().address)
  const headers = { 'content-type': 'application/json' }
  const made = await page.request.post('/api/identity', { headers, data: { name: 'Maya' } })
  expect(made.ok()).toBe(true)
  const posted = await page.request.post('/api/walls/confessions/posts', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { text },
  })
  expect(posted.status()).toBe(201)
  await leave()
}

describe('what is tapped before the script is there', () => {
  it('a heart looks given at once, and is sent when the script has come', async () => {
    await writePost('The road is open again.')
    const { page, comes, leave } = await arriveBeforeScript('/community/confessions')
    const heart = page.locator('main article button[aria-pressed]').first()
    await heart.click()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    const sent = page.waitForResponse(/\/heart$/)
    comes()
    expect((await sent).ok()).toBe(true)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => heart.innerText()).toBe('1')
    await leave()
  })

  it('a heart that was taken back is never sent', async () => {
    await writePost('The rain has stopped.')
    const { page, comes, leave } = await arriveBeforeScript('/community/confessions')
    const hearts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/heart')) hearts.push(request.method())
    })
    const heart = page.locator('main article button[aria-pressed]').first()
    await heart.click()
    await heart.click()
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    comes()
    await untilAlive(page)
    await heart.click()
    await expect.poll(() => hearts).toEqual(['PUT'])
    await leave()
  })

  it('what was written and sent off is posted once, as it stands', async () => {
    const { page, comes, leave } = await arriveBeforeScript('/community/gratitude')
    await page.locator('main form textarea').fill('Tea with my grandmother.')
    await page.locator('main form button[type=submit]').click()
    expect(new URL(page.url()).search).toBe('')
    comes()
    await page.locator('main article', { hasText: 'Tea with my grandmother.' }).waitFor()
    await page.reload()
    await expect
      .poll(() => page.locator('main article', { hasText: 'Tea with my grandmother.' }).count())
      .toBe(1)
    await leave()
  })

  it('the menu opens when it can', async () => {
    const { page, comes, leave } = await arriveBeforeScript('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    comes()
    await page.getByRole('dialog').waitFor()
    await leave()
  })

  it('where the script never comes, nothing looks as if it had been done', async () => {
    await writePost('Somebody sang below.')
    const { page, fails, leave } = await arriveBeforeScript('/community/confessions')
    const heart = page.locator('main article button[aria-pressed]').first()
    await heart.click()
    fails()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    await leave()
  })
})
