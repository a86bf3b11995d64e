import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleForTab } from './stage/bundle-for-tab.ts'
import { visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

/* The lock by itself, in tabs of a real browser; what people see of it is walked in lock.e2e.ts. */

const stage = withSharedApp()
let script = ''

beforeAll(async () => {
  script = await bundleForTab(`
    export * from '/src/capabilities/vault/web/lock/lock.ts'
    export * from '/src/capabilities/vault/web/lock/work-on-lock.ts'
    export { deviceVault, deviceVaultParts, keep } from '/src/capabilities/vault/web/device-vault.ts'
    export { newRecordId } from '/src/capabilities/vault/web/device-vault.ts'
  `)
})

// biome-ignore lint/suspicious/noExplicitAny: what runs in the page has no types here
declare const kit: any

async function openTab(context: BrowserContext, first?: Page): Promise<Page> {
  const page = first ?? (await context.newPage())
  await page.goto('/help')
  await page.evaluate(script)
  return page
}

async function arrive() {
  const { page, context, leave } = await visit(stage().address)
  return { page: await openTab(context, page), context, leave }
}

const write = (page: Page, id: string, content: string) =>
  page.evaluate(
    ([at, words]) =>
      kit.keep('diary', { id: at, date: '2026-11-21', time: '07:30', content: words }),
    [id, content] as const,
  )

const contents = (page: Page) =>
  page.evaluate(async () => {
    const { records } = await kit.deviceVault().exportAll(['diary'])
    return records.diary.map((each: { content: string }) => each.content)
  })

const stateOf = (page: Page) =>
  page.evaluate(async () => {
    const { gate } = kit.deviceVaultParts()
    return gate.state() === 'unknown' ? gate.look() : gate.state()
  })

const open = (page: Page, proof: string | number[]) =>
  page.evaluate(
    (given) => kit.openLock(typeof given === 'string' ? given : new Uint8Array(given)),
    proof,
  )

const lock = (page: Page, secret: string): Promise<number[]> =>
  page.evaluate(async (given) => [...(await kit.setLock(given)).words], secret)

/** Everything in the vault's database, as text. */
const dump = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, number>>((resolve) => {
        const request = indexedDB.open('voice-of-heart')
        request.onsuccess = async () => {
          const database = request.result
          const counts: Record<string, number> = {}
          for (const name of database.objectStoreNames) {
            const count = database.transaction(name).objectStore(name).count()
            await new Promise((done) => {
              count.onsuccess = done
            })
            counts[name] = count.result
          }
          database.close()
          resolve(counts)
        }
      }),
  )

describe('a lock', () => {
  it('seals all that is kept, and is opened by the secret and by the words', async () => {
    const { page, context, leave } = await arrive()
    for (let n = 0; n < 60; n++) await write(page, `id-${n}`, `गोप्य ${n}`)
    const words = await lock(page, '१२३४')
    expect(await stateOf(page)).toBe('open')
    expect(await contents(page)).toHaveLength(60)
    const { cells, keyring, ...plain } = await dump(page)
    expect(keyring).toBe(1)
    expect(cells).toBeGreaterThan(8)
    expect(Object.values(plain).every((count) => count === 0)).toBe(true)
    await page.close()

    const later = await openTab(context)
    expect(await stateOf(later)).toBe('locked')
    await expect(contents(later)).rejects.toThrow('VaultLocked')
    expect(await open(later, '1235')).toEqual({ ok: false, why: 'wrong' })
    // The same digits, typed on the other keyboard.
    expect(await open(later, '1234')).toEqual({ ok: true })
    expect(await contents(later)).toHaveLength(60)
    await later.close()

    const last = await openTab(context)
    expect(await open(last, words)).toEqual({ ok: true })
    expect(await contents(last)).toHaveLength(60)
    await leave()
  })

  it('makes whoever guesses wait, also when the page is closed between two tries', async () => {
    const { page, context, leave } = await arrive()
    await lock(page, '1234')
    await page.close()
    for (let n = 0; n < 6; n++) {
      const tab = await openTab(context)
      expect(await open(tab, `000${n}`)).toMatchObject({ ok: false, why: 'wrong' })
      await tab.close()
    }
    const tab = await openTab(context)
    expect(await open(tab, '1234')).toMatchObject({ ok: false, why: 'wait' })
    await leave()
  })

  it('opens an empty house for a second secret, and neither knows of the other', async () => {
    const { page, context, leave } = await arrive()
    await write(page, 'a', 'the true one')
    const words = await lock(page, '1234')
    expect(
      await page.evaluate((given) => kit.setSecondSecret(new Uint8Array(given), '1234'), words),
    ).toMatchObject({ why: 'same' })
    expect(
      await page.evaluate((given) => kit.setSecondSecret(new Uint8Array(given), '9999'), words),
    ).toEqual({ ok: true })
    await page.close()
    const empty = await openTab(context)
    expect(await open(empty, '9999')).toEqual({ ok: true })
    expect(await contents(empty)).toEqual([])
    await write(empty, 'b', 'harmless')
    expect(await contents(empty)).toEqual(['harmless'])
    await empty.close()
    const own = await openTab(context)
    await open(own, '1234')
    expect(await contents(own)).toEqual(['the true one'])
    await leave()
  })

  it('is taken off with everything as it was', async () => {
    const { page, leave } = await arrive()
    for (let n = 0; n < 30; n++) await write(page, `id-${n}`, `page ${n}`)
    const before = await contents(page)
    await lock(page, '1234')
    await write(page, 'later', 'written under the lock')
    expect(await page.evaluate(() => kit.takeLockOff('4321'))).toMatchObject({ why: 'wrong' })
    expect(await page.evaluate(() => kit.takeLockOff('1234'))).toEqual({ ok: true })
    expect(await stateOf(page)).toBe('off')
    expect((await contents(page)).toSorted()).toEqual(
      [...before, 'written under the lock'].toSorted(),
    )
    expect(await dump(page)).toMatchObject({ cells: 0, keyring: 0, diary: 31 })
    await leave()
  })

  it('takes a new secret and new words, and the old ones open nothing more', async () => {
    const { page, context, leave } = await arrive()
    await write(page, 'a', 'kept')
    const old = await lock(page, '1234')
    expect(await page.evaluate(() => kit.changeSecret('1234', 'five long words'))).toEqual({
      ok: true,
    })
    const made = await page.evaluate(async () => {
      const { words } = await kit.makeNewWords('five long words')
      return [...words]
    })
    await page.close()
    const tab = await openTab(context)
    expect(await open(tab, '1234')).toMatchObject({ why: 'wrong' })
    expect(await open(tab, old)).toMatchObject({ why: 'wrong' })
    expect(await open(tab, made)).toEqual({ ok: true })
    expect(await contents(tab)).toEqual(['kept'])
    await leave()
  })
})

describe('two tabs and a lock', () => {
  it('are locked, opened and closed together, and lose nothing that either writes', async () => {
    const { page: one, context, leave } = await arrive()
    const other = await openTab(context)
    await write(other, 'a', 'before')
    await lock(one, '1234')
    await expect.poll(() => stateOf(other)).toBe('open')
    await write(other, 'b', 'from the other')
    expect((await contents(one)).toSorted()).toEqual(['before', 'from the other'])
    await other.evaluate(() => kit.lockNow())
    await expect.poll(() => stateOf(one)).toBe('locked')
    await open(one, '1234')
    await expect.poll(() => stateOf(other)).toBe('open')
    expect(await contents(other)).toHaveLength(2)
    await leave()
  })

  it('never write in the open once one of them has set a lock', async () => {
    const { page: one, context, leave } = await arrive()
    const other = await openTab(context)
    await write(other, 'a', 'before')
    // This one hears nothing of the others.
    await other.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {}
      kit.deviceVaultParts().news.listen = () => {}
    })
    await one.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {}
    })
    await lock(one, '1234')
    await write(other, 'b', 'unaware')
    expect(await dump(other)).toMatchObject({ diary: 0 })
    await open(other, '1234')
    await expect.poll(async () => (await contents(one)).toSorted()).toEqual(['before', 'unaware'])
    await leave()
  })
})

describe('the phone’s own unlock', () => {
  it('opens the lock where the phone can make a key of it, until it is taken away', async () => {
    const { page, context, leave } = await visit(stage().address)
    // An address of figures is nobody's to a passkey.
    const address = `${stage().address.replace('127.0.0.1', 'localhost')}/help`
    const arriveThere = async (tab: Page) => {
      const tools = await context.newCDPSession(tab)
      await tools.send('WebAuthn.enable')
      await tab.goto(address)
      await tab.evaluate(script)
      return tools
    }
    const tools = await arriveThere(page)
    const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        hasPrf: true,
      },
    })
    await write(page, 'a', 'kept')
    await lock(page, '1234')
    expect(await page.evaluate(() => kit.addPasskey('1234'))).toEqual({ ok: true })
    await page.evaluate(() => kit.lockNow())
    expect(await stateOf(page)).toBe('locked')
    expect(await page.evaluate(() => kit.openWithPasskey())).toEqual({ ok: true })
    expect(await contents(page)).toEqual(['kept'])
    // Another thumb.
    await tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.evaluate(() => kit.lockNow())
    expect(await page.evaluate(() => kit.openWithPasskey())).toMatchObject({ ok: false })
    await open(page, '1234')
    await page.evaluate(() => kit.removePasskey())
    await page.evaluate(() => kit.lockNow())
    expect(await page.evaluate(() => kit.openWithPasskey())).toMatchObject({ why: 'impossible' })
    await leave()
  })
})
