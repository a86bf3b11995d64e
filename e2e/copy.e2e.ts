import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleForTab } from './stage/bundle-for-tab.ts'
import { visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

/* The copy by itself, between the real browsers of two phones and the real server. */

const stage = withSharedApp()
let script = ''

beforeAll(async () => {
  script = await bundleForTab(`
    export * from '/src/capabilities/vault/web/lock/lock.ts'
    export * from '/src/capabilities/vault/web/lock/work-on-lock.ts'
    export { deviceVault, deviceVaultParts, keep, remove } from '/src/capabilities/vault/web/device-vault.ts'
    export * from '/src/capabilities/sealed-copy/web/copy.ts'
    export { readCopyState } from '/src/capabilities/sealed-copy/web/copy-state.ts'
    export * from '/src/capabilities/sealed-copy/web/earlier-versions.ts'
  `)
})

declare const kit: typeof import('../src/capabilities/vault/web/lock/lock.ts') &
  typeof import('../src/capabilities/vault/web/lock/work-on-lock.ts') &
  typeof import('../src/capabilities/vault/web/device-vault.ts') &
  typeof import('../src/capabilities/sealed-copy/web/copy.ts') &
  typeof import('../src/capabilities/sealed-copy/web/copy-state.ts') &
  typeof import('../src/capabilities/sealed-copy/web/earlier-versions.ts')

async function openTab(context: BrowserContext, first?: Page): Promise<Page> {
  const page = first ?? (await context.newPage())
  await page.goto('/help')
  await page.evaluate(script)
  await page.evaluate(() => kit.deviceVaultParts().gate.look())
  return page
}

/** A phone with a locked diary, opened. Answers its words as well. */
async function arrive() {
  const { page, context } = await visit(stage().address)
  await openTab(context, page)
  const words: number[] = await page.evaluate(async () => [...(await kit.setLock('2468')).words])
  return { page, context, words }
}

const write = (page: Page, id: string, content: string) =>
  page.evaluate(
    ([at, words]) =>
      kit.keep('diary', { id: at, date: '2026-11-21', time: '07:30', content: words }),
    [id, content] as const,
  )

const contents = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { records } = await kit.deviceVault().exportAll(['diary'])
    return (records.diary ?? []).map(({ content }) => content).sort()
  })

const withWords = (page: Page, name: 'startCopy' | 'fetchCopy', words: number[]) =>
  page.evaluate(([call, given]) => kit[call](new Uint8Array(given)), [name, words] as const)

const stateOf = (page: Page): Promise<string> => page.evaluate(() => kit.readCopyState().state)

const opened = (page: Page) => page.evaluate(() => kit.openLock('2468'))

describe('a copy that keeps itself', () => {
  it('brings the pages to a new phone, and from then on seconds later to the other', async () => {
    const one = await arrive()
    await write(one.page, 'a', 'बिहानको पाना')
    expect(await withWords(one.page, 'startCopy', one.words)).toEqual({ ok: true })
    await expect.poll(() => stateOf(one.page)).toBe('resting')

    const other = await arrive()
    expect(await withWords(other.page, 'fetchCopy', other.words)).toEqual({
      ok: false,
      why: 'unknown',
    })
    await write(other.page, 'b', 'written before')
    expect(await withWords(other.page, 'fetchCopy', one.words)).toMatchObject({
      ok: true,
      pages: 2,
    })
    expect(await contents(other.page)).toEqual(['written before', 'बिहानको पाना'])

    // Nobody asks for it: it goes by itself after it was kept, and comes when the page is looked at.
    const sent = other.page.waitForResponse((answer) => answer.url().endsWith('/entries'))
    await write(other.page, 'a', 'बिहानको पाना, अझै')
    await other.page.evaluate(() => kit.remove('diary', 'b'))
    expect((await sent).status()).toBe(200)
    await one.page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => contents(one.page)).toEqual(['बिहानको पाना, अझै'])
  })

  it('goes on when the vault is opened again, stops when it is locked, and shows no word', async () => {
    const one = await arrive()
    expect(await withWords(one.page, 'startCopy', one.words)).toEqual({ ok: true })
    const bodies: string[] = []
    const asked: string[] = []
    one.context.on('request', (request) => {
      if (!request.url().includes('/api/sealed/')) return
      asked.push(request.method())
      bodies.push(request.postData() ?? '')
    })
    await write(one.page, 'a', 'planted secret')
    await expect.poll(() => bodies.some((body) => body.includes('"sealed"'))).toBe(true)
    expect(bodies.join()).not.toContain('planted')
    await one.page.evaluate(() => kit.lockNow())
    expect(await stateOf(one.page)).toBe('off')
    const before = asked.length
    await one.page.evaluate(() => dispatchEvent(new Event('online')))
    expect(await withWords(one.page, 'startCopy', one.words)).toEqual({ ok: false, why: 'locked' })
    expect(asked).toHaveLength(before)

    const tab = await openTab(one.context)
    expect(await opened(tab)).toEqual({ ok: true })
    await expect.poll(() => stateOf(tab)).toBe('resting')
    await write(tab, 'b', 'from another tab')
    const other = await arrive()
    await expect
      .poll(async () => {
        await withWords(other.page, 'fetchCopy', one.words)
        return contents(other.page)
      })
      .toEqual(['from another tab', 'planted secret'])
  })

  it('keeps what both wrote in one place, and brings it back', async () => {
    const one = await arrive()
    const other = await arrive()
    await write(one.page, 'a', 'written here')
    await write(other.page, 'a', 'written there')
    expect(await withWords(one.page, 'startCopy', one.words)).toEqual({ ok: true })
    await expect.poll(() => stateOf(one.page)).toBe('resting')
    expect(await withWords(other.page, 'fetchCopy', one.words)).toMatchObject({ ok: true })
    expect(await contents(other.page)).toEqual(['written there'])
    const versions = await other.page.evaluate(() => kit.readEarlierVersions())
    expect(versions).toMatchObject([{ record: { content: 'written here' } }])
    await other.page.evaluate((id) => kit.bringVersionBack(id), versions[0]?.id as string)
    expect(await contents(other.page)).toEqual(['written here'])
  })

  it('is deleted from the server when it is ended, and stays on the phones', async () => {
    const one = await arrive()
    await write(one.page, 'a', 'a page')
    await withWords(one.page, 'startCopy', one.words)
    await expect.poll(() => stateOf(one.page)).toBe('resting')
    expect(await one.page.evaluate(() => kit.stopCopy({ deleteBox: true }))).toEqual({ ok: true })
    expect(await stateOf(one.page)).toBe('off')
    const gone = { ok: false, why: 'unknown' }
    expect(await withWords(one.page, 'fetchCopy', one.words)).toEqual(gone)
    expect(await contents(one.page)).toEqual(['a page'])
  })
})
