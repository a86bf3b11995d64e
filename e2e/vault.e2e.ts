import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/capabilities/vault/web/connection.ts'
import { bundleForTab } from './stage/bundle-for-tab.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

/*
 * The vault by itself, in tabs of a real browser: what two tabs, a full disk or a new version do
 * to it cannot be seen through one screen, and no stand-in for IndexedDB behaves as a browser's.
 */

const stage = withSharedApp()

let vaultScript = ''

beforeAll(async () => {
  vaultScript = await bundleForTab(entry)
})

/** The sources of the vault and a way to put it together as the app does. */
const entry = `
import { createConnection, migrations, openDatabase } from '/src/capabilities/vault/web/connection.ts'
import { createDiskShelf } from '/src/capabilities/vault/web/disk-shelf.ts'
import { openNewsChannel } from '/src/capabilities/vault/web/news.ts'
import { createSafeShelf } from '/src/capabilities/vault/web/safe-shelf.ts'
import { createVault } from '/src/capabilities/vault/web/vault.ts'

export function openVault(extraSteps = 0) {
  const later = [(database) => database.createObjectStore('letters', { keyPath: 'id' })]
  const steps = [...migrations, ...later].slice(0, migrations.length + extraSteps)
  const heard = { holding: 'device' }
  const open = (whenLeft) => openDatabase(whenLeft, 'test-vault', steps)
  const use = createConnection(open, () => vault.forgetAll())
  const shelf = createSafeShelf(createDiskShelf(use), (holding) => { heard.holding = holding })
  const news = openNewsChannel('test-vault')
  const vault = createVault({ shelf, news, now: Date.now, onKept() {} })
  return { vault, shelf, heard, use }
}
`

// biome-ignore lint/suspicious/noExplicitAny: what runs in the page has no types here
declare const kit: any
// biome-ignore lint/suspicious/noExplicitAny: as above
declare const opened: any

/** A tab with the vault open in it, under the name `opened`: the one that is there, then new ones. */
async function openTab(context: BrowserContext, extraSteps = 0): Promise<Page> {
  const isFree = (tab: Page) => !tab.url().endsWith('/help')
  const page = context.pages().find(isFree) ?? (await context.newPage())
  await page.goto('/help')
  await page.evaluate(vaultScript)
  await page.evaluate((steps) => {
    Object.assign(globalThis, { opened: kit.openVault(steps) })
  }, extraSteps)
  return page
}

const arrive = () => visit(stage().address)

const contentOf = (page: Page, id: string) =>
  page.evaluate(async (wanted) => (await opened.vault.find('diary', wanted))?.content, id)

const write = (page: Page, id: string, content: string) =>
  page.evaluate(
    ([at, words]) =>
      opened.vault.update({
        kind: 'diary',
        id: at,
        to: () => ({ id: at, date: '2026-11-21', time: '07:30', content: words }),
      }),
    [id, content] as const,
  )

const listShown = (page: Page) =>
  page.evaluate(() => {
    const known = opened.vault.collection('diary')
    return known.snapshot().records.map((record: { content: string }) => record.content)
  })

/** Begins to look at the diary, as a screen does, and waits until it is whole. */
const look = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const known = opened.vault.collection('diary')
        const see = () => known.snapshot().whole && resolve()
        known.subscribe(see)
        see()
      }),
  )

describe('what is kept on the phone', () => {
  it('is there again after the page was closed, the newest first', async () => {
    const { context, leave } = await arrive()
    const first = await openTab(context)
    for (let n = 0; n < 120; n++)
      await write(first, `id-${String(n).padStart(3, '0')}`, `page ${n}`)
    await first.close()
    const second = await openTab(context)
    await look(second)
    const shown = await listShown(second)
    expect(shown).toHaveLength(120)
    expect(shown.slice(0, 2)).toEqual(['page 119', 'page 118'])
    expect(shown.at(-1)).toBe('page 0')
    await leave()
  })

  it('happens together or not at all', async () => {
    const { context, noise, leave } = await arrive()
    const page = await openTab(context)
    await page.evaluate(async () => {
      const entry = { id: 'a', date: '2026-11-21', time: '07:30', content: 'kept' }
      await opened.vault.update(
        { kind: 'diary', id: 'a', to: () => entry },
        { kind: 'drafts', id: 'diary', to: () => ({ id: 'diary', text: 'begun' }) },
      )
      const unstorable = { ...entry, content: () => {} }
      await opened.vault
        .update(
          { kind: 'drafts', id: 'diary', to: () => null },
          { kind: 'diary', id: 'a', to: () => unstorable },
        )
        .catch(() => {})
    })
    const fresh = await openTab(context)
    expect(await contentOf(fresh, 'a')).toBe('kept')
    expect(await fresh.evaluate(() => opened.vault.find('drafts', 'diary'))).toMatchObject({
      text: 'begun',
    })
    expectQuiet(noise)
    await leave()
  })
})

describe('two tabs', () => {
  it('never lose what the other writes, even to the same page at once', async () => {
    const { context, leave } = await arrive()
    const one = await openTab(context)
    const other = await openTab(context)
    await write(one, 'shared', '')
    const addMany = (page: Page, letter: string) =>
      page.evaluate(async (added) => {
        const add = () =>
          opened.vault.update({
            kind: 'diary',
            id: 'shared',
            to: (now: { content: string }) => ({ ...now, content: now.content + added }),
          })
        for (let n = 0; n < 60; n++) await add()
        await Promise.all(Array.from({ length: 20 }, add))
      }, letter)
    await Promise.all([addMany(one, 'a'), addMany(other, 'b')])
    const content = String(await contentOf(one, 'shared'))
    expect(content).toHaveLength(160)
    expect(content.replaceAll('b', '')).toHaveLength(80)
    await leave()
  })

  it('show what was written, changed and taken away in the other', async () => {
    const { context, leave } = await arrive()
    const one = await openTab(context)
    const other = await openTab(context)
    await look(other)
    await write(one, 'a', 'first')
    await write(one, 'b', 'second')
    await expect.poll(() => listShown(other)).toEqual(['second', 'first'])
    await write(one, 'a', 'first, mended')
    await expect.poll(() => listShown(other)).toEqual(['second', 'first, mended'])
    await one.evaluate(() => opened.vault.update({ kind: 'diary', id: 'b', to: () => null }))
    await expect.poll(() => listShown(other)).toEqual(['first, mended'])
    await leave()
  })

  it('are both emptied when everything is erased, and go on', async () => {
    const { context, leave } = await arrive()
    const one = await openTab(context)
    const other = await openTab(context)
    await write(one, 'a', 'private')
    await Promise.all([look(one), look(other)])
    await one.evaluate(() => opened.vault.eraseAll())
    expect(await listShown(one)).toEqual([])
    await expect.poll(() => listShown(other)).toEqual([])
    await write(other, 'b', 'anew')
    await expect.poll(() => listShown(one)).toEqual(['anew'])
    await leave()
  })

  it('never keep the phone from being erased', async () => {
    const { context, leave } = await arrive()
    const one = await openTab(context)
    const other = await openTab(context)
    await write(one, 'a', 'private')
    await Promise.all([look(one), look(other)])
    const eraser = await context.newPage()
    await eraser.goto('/help')
    const ended = await eraser.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.deleteDatabase('test-vault')
          request.onsuccess = () => resolve('erased')
          request.onblocked = () => resolve('blocked')
        }),
    )
    expect(ended).toBe('erased')
    await expect.poll(() => listShown(one)).toEqual([])
    await expect.poll(() => listShown(other)).toEqual([])
    await write(other, 'b', 'anew')
    expect(await contentOf(one, 'b')).toBe('anew')
    await leave()
  })
})

describe('a new version of the vault', () => {
  it('finds everything, though a tab of the old one is still open, and both go on', async () => {
    const { context, leave } = await arrive()
    const old = await openTab(context)
    await write(old, 'a', 'from before')
    const fresh = await openTab(context, 1)
    expect(await contentOf(fresh, 'a')).toBe('from before')
    const stores = await fresh.evaluate(() =>
      opened.use(async ({ raw }: Database) => [raw.version, ...raw.objectStoreNames]),
    )
    expect(stores).toEqual([
      4,
      'cells',
      'diary',
      'drafts',
      'favourites',
      'friendChats',
      'friendMemory',
      'journal',
      'keyring',
      'letters',
      'moods',
      'safetyPlans',
    ])
    await write(old, 'b', 'from the old page')
    expect(await old.evaluate(() => opened.heard.holding)).toBe('device')
    expect(await contentOf(fresh, 'b')).toBe('from the old page')
    await leave()
  })
})

describe('a phone that kept things before there was a plan', () => {
  it('finds them all, and keeps a plan beside them', async () => {
    const { context, leave } = await arrive()
    const old = await openTab(context, -2)
    await old.evaluate(() =>
      opened.use(async (database: Database) => {
        const { store, done } = database.transaction('diary', 'readwrite')
        const entry = { id: 'a', changed: 1, date: '', time: '', content: 'from before' }
        await Promise.all([store.put(entry), done])
      }),
    )
    const fresh = await openTab(context)
    expect(await contentOf(fresh, 'a')).toBe('from before')
    const plan = await fresh.evaluate(async () => {
      await opened.vault.update({
        kind: 'safetyPlans',
        id: 'plan',
        to: () => ({ id: 'plan', signs: 'no sleep' }),
      })
      return opened.vault.find('safetyPlans', 'plan')
    })
    expect(plan).toMatchObject({ signs: 'no sleep' })
    expect(await fresh.evaluate(() => opened.heard.holding)).toBe('device')
    await leave()
  })
})

describe('a copy', () => {
  const readAll = (page: Page) =>
    page.evaluate(async () => (await opened.vault.exportAll()).records)
  const bringBack = (page: Page, text: string) =>
    page.evaluate((file) => opened.vault.importAll(file), text)

  it('brings everything to another phone', async () => {
    const here = await arrive()
    const page = await openTab(here.context)
    await write(page, 'a', 'मेरो कुरा')
    await page.evaluate(() =>
      opened.vault.update({
        kind: 'moods',
        id: '2026-11-21',
        to: () => ({ id: '2026-11-21', date: '2026-11-21', moodName: 'happy', emoji: '😊' }),
      }),
    )
    const copy = await page.evaluate(async () => JSON.stringify(await opened.vault.exportAll()))
    const there = await arrive()
    const newPhone = await openTab(there.context)
    expect(await bringBack(newPhone, copy)).toEqual({ ok: true, taken: 2, found: 2 })
    expect(await readAll(newPhone)).toEqual(await readAll(page))
    expect(await bringBack(newPhone, copy)).toEqual({ ok: true, taken: 0, found: 2 })
    await here.leave()
    await there.leave()
  })

  it('changes nothing when it is damaged, wherever the damage is', async () => {
    const { context, leave } = await arrive()
    const page = await openTab(context)
    for (const id of ['a', 'b', 'c']) await write(page, id, `page ${id}`)
    const copy = await page.evaluate(async () => JSON.stringify(await opened.vault.exportAll()))
    const before = await readAll(page)
    const newer = copy.replaceAll('page ', 'changed ').replace(/"changed":\d+/g, '"changed":9e15')
    const damaged = [
      newer.slice(0, -1),
      newer.slice(0, newer.length / 2),
      newer.replace('"time":"07:30"', '"time":730'),
      newer.replace(/"id":"c"/, '"id":""'),
      newer.replace('voice-of-heart', 'voice-of-else'),
    ]
    for (const file of damaged) {
      expect(file).not.toBe(newer)
      expect(await bringBack(page, file)).toMatchObject({ ok: false })
      expect(await readAll(page)).toEqual(before)
    }
    expect(await bringBack(page, newer)).toMatchObject({ ok: true, taken: 3 })
    expect(await contentOf(page, 'c')).toBe('changed c')
    await leave()
  })

  it('is merged by what is newer, page by page', async () => {
    const { context, leave } = await arrive()
    const page = await openTab(context)
    await write(page, 'a', 'old a')
    await write(page, 'b', 'old b')
    const copy = await page.evaluate(async () => JSON.stringify(await opened.vault.exportAll()))
    await write(page, 'a', 'newer a')
    await page.evaluate(() => opened.vault.update({ kind: 'diary', id: 'b', to: () => null }))
    await look(page)
    expect(await bringBack(page, copy)).toEqual({ ok: true, taken: 1, found: 2 })
    expect(await listShown(page)).toEqual(['old b', 'newer a'])
    await leave()
  })
})

describe('a copy that replaces', () => {
  const copyOf = (page: Page) =>
    page.evaluate(async () => JSON.stringify(await opened.vault.exportAll()))
  const replace = (page: Page, text: string) =>
    page.evaluate((file) => opened.vault.replaceAll(file), text)
  const recordsOf = async (page: Page) => JSON.parse(await copyOf(page)).records

  it('leaves exactly what is in the file, in every tab, also where here was newer', async () => {
    const { context, leave } = await arrive()
    const page = await openTab(context)
    await write(page, 'a', 'old a')
    await write(page, 'b', 'of the file alone')
    const copy = await copyOf(page)
    await page.evaluate(() => opened.vault.update({ kind: 'diary', id: 'b', to: () => null }))
    await write(page, 'a', 'newer a')
    await write(page, 'c', 'of the phone alone')
    await page.evaluate(() =>
      opened.vault.update({ kind: 'drafts', id: 'diary', to: () => ({ id: 'diary', text: 'x' }) }),
    )
    const other = await openTab(context)
    await look(page)
    await look(other)
    expect(await replace(page, copy)).toEqual({ ok: true, taken: 2, found: 2 })
    expect(await listShown(page)).toEqual(['of the file alone', 'old a'])
    await expect.poll(() => listShown(other)).toEqual(['of the file alone', 'old a'])
    expect(await recordsOf(page)).toEqual(JSON.parse(copy).records)
    await leave()
  })

  it('changes nothing when the phone has no room for it, and neither does one that is added', async () => {
    const { context, leave } = await arrive()
    const page = await openTab(context)
    const devtools = await context.newCDPSession(page)
    const origin = stage().address
    // Before the first write: a browser that saw room once asks again only later.
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
    await write(page, 'a', 'what is here')
    const before = await recordsOf(page)
    const large = {
      ...JSON.parse(await copyOf(page)),
      records: { diary: [{ ...before.diary[0], id: 'b', content: 'x'.repeat(400_000) }] },
    }
    const text = JSON.stringify(large)
    const full = { ok: false, problem: 'full' }
    expect(await replace(page, text)).toEqual(full)
    expect(await page.evaluate((file) => opened.vault.importAll(file), text)).toEqual(full)
    expect(await recordsOf(page)).toEqual(before)
    expect(await page.evaluate(() => opened.heard.holding)).toBe('device')
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    expect(await replace(page, text)).toEqual({ ok: true, taken: 1, found: 1 })
    expect((await recordsOf(page)).diary.map(({ id }: { id: string }) => id)).toEqual(['b'])
    await leave()
  })

  it('is all there or not at all when the tab is killed in the middle', async () => {
    const { context, leave } = await arrive()
    let page = await openTab(context)
    const made = (name: string, count: number) => ({
      format: 'voice-of-heart',
      version: 1,
      made: '',
      records: {
        diary: Array.from({ length: count }, (_, n) => ({
          id: `${name}${n}`,
          changed: 5,
          date: '2026-11-21',
          time: '07:30',
          content: `${name} `.repeat(200),
        })),
      },
    })
    const texts = [JSON.stringify(made('one', 300)), JSON.stringify(made('other', 200))]
    expect(await replace(page, texts[0] as string)).toMatchObject({ ok: true, found: 300 })
    for (let time = 0; time < 6; time++) {
      await page
        .evaluate(
          ([file, patience]) => {
            opened.vault.replaceAll(file)
            return new Promise((resolve) => setTimeout(resolve, patience))
          },
          [texts[(time + 1) % 2] as string, time * 7] as const,
        )
        .catch(() => {})
      await page.close({ runBeforeUnload: false })
      page = await openTab(context)
      const { diary } = await recordsOf(page)
      const names = new Set(diary.map(({ id }: { id: string }) => id.replace(/\d+$/, '')))
      expect(names.size).toBe(1)
      expect(diary).toHaveLength(names.has('one') ? 300 : 200)
    }
    await leave()
  })
})

describe('a phone that keeps nothing', () => {
  it('still shows what was written, for as long as the tab lives', async () => {
    const { context, prepare, leave } = await arrive()
    await prepare(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not in this window', 'SecurityError')
      }
    })
    const page = await openTab(context)
    await look(page)
    await write(page, 'a', 'first')
    await write(page, 'a', 'first, mended')
    await write(page, 'b', 'second')
    expect(await page.evaluate(() => opened.heard.holding)).toBe('refused')
    expect(await listShown(page)).toEqual(['second', 'first, mended'])
    const copy = await page.evaluate(() => opened.vault.exportAll())
    expect(copy.records.diary).toHaveLength(2)
    await leave()
  })
})

describe('a full phone', () => {
  it('holds what was just written in the tab, and keeps it once there is room', async () => {
    const { context, leave } = await arrive()
    const page = await openTab(context)
    await look(page)
    const devtools = await context.newCDPSession(page)
    const origin = stage().address
    const holding = () => page.evaluate(() => opened.heard.holding)
    const lengths = async () => (await listShown(page)).map((text: string) => text.length)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
    await write(page, 'a', 'x'.repeat(300_000))
    expect(await holding()).toBe('full')
    await write(page, 'b', 'a short one still fits')
    expect(await holding()).toBe('full')
    expect(await lengths()).toEqual([22, 300_000])

    const other = await openTab(context)
    expect(await contentOf(other, 'a')).toBeUndefined()
    expect(await contentOf(other, 'b')).toBe('a short one still fits')
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await write(page, 'c', 'there is room again')
    expect(await holding()).toBe('device')
    expect(await contentOf(other, 'a')).toHaveLength(300_000)
    expect(await contentOf(other, 'c')).toBe('there is room again')
    await leave()
  })
})

describe('erasing oneself on the account page', () => {
  it('empties the phone, also in a tab that still has the diary open', async () => {
    const { page, context, leave } = await visit(stage().address)
    await page.goto('/express/diary')
    await page.getByRole('textbox').first().fill('private words')
    await page.locator('main button[type=submit]').first().click()
    await page.getByRole('listitem').filter({ hasText: 'private words' }).waitFor()

    const account = await context.newPage()
    await account.goto('/account')
    await account.getByLabel('A name or nickname').fill('Sita')
    await account.getByRole('button', { name: 'Save name' }).click()
    await account.getByRole('button', { name: 'Delete my data' }).click()
    await account.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await account.getByText('Everything is deleted.').waitFor()
    await page.waitForURL(`${stage().address}/`)
    await page.goto('/express/diary')
    await page.getByText('No page yet.').waitFor()
    await leave()
  })
})

const journeys = [
  {
    path: '/express/diary',
    async write(page: Page) {
      await page.getByRole('textbox').first().fill('बसमा लेखेको, written on the bus')
    },
    kept: 'बसमा लेखेको, written on the bus',
  },
  {
    path: '/heal/journal',
    async write(page: Page) {
      await page.getByRole('radio').nth(4).check({ force: true })
      await page.getByRole('textbox').first().fill('छानामा पानी, rain on the roof')
    },
    kept: 'छानामा पानी, rain on the roof',
  },
  {
    path: '/heal/mood',
    async write(page: Page) {
      await page.getByRole('radio').first().check({ force: true })
    },
    kept: '😊',
  },
]

describe('without a network', () => {
  for (const language of ['en', 'np'] as const) {
    it(`everything can be written and is there later, in ${language}`, async () => {
      const { page, context, leave } = await visit(stage().address, {
        language,
        keepsRooms: true,
      })
      await page.goto('/heal')
      await untilKept(page)
      await context.setOffline(true)
      for (const { path, write, kept } of journeys) {
        await page.goto(path)
        await write(page)
        await page.locator('main button[type=submit]').first().click()
        await page.getByText(kept).first().waitFor()
        await page.reload()
        await page.getByText(kept).first().waitFor()
      }
      await page.goto('/heal/breathe')
      await page.locator('main button').first().click()
      await page.locator('[data-status="running"]').waitFor()
      await leave()
    })
  }
})
