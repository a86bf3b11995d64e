import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { byLaw, findBarriers } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

async function arrive(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, options)
  await open(visitor.page, '/express/diary')
  return visitor
}

const field = (page: Page) => page.getByLabel('What is on your mind today?')
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const pages = (page: Page) => page.locator('[aria-labelledby="diary-pages"] li')

async function writePage(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await saveButton(page).click()
  await pages(page)
    .filter({ hasText: text.slice(0, 40) })
    .first()
    .waitFor()
}

/** A diary of before, written straight into the phone: dates cannot be typed. */
async function remember(page: Page, dates: Record<string, string>): Promise<void> {
  // Whoever opens first makes it, and it is the app's to make.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await page.evaluate(async (entries) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('voice-of-heart')
      request.onsuccess = () => resolve(request.result)
    })
    const transaction = database.transaction('diary', 'readwrite')
    for (const [date, content] of Object.entries(entries)) {
      const id = `${Date.parse(date).toString(36).padStart(9, '0')}-remembered`
      transaction.objectStore('diary').put({ id, changed: 1, date, time: '19:30', content })
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    database.close()
  }, dates)
  await open(page, '/express/diary')
  await pages(page).first().waitFor()
}

async function expectAccessible(page: Page): Promise<void> {
  // The header lies over whatever is scrolled under it.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await findBarriers(page, byLaw)).toEqual([])
}

describe('writing in the diary', () => {
  it('saves a page on this phone, where it is again after a reload', async () => {
    const { page, noise, leave } = await arrive()
    await page.getByText('No page yet. One line is a beginning.').waitFor()
    expect(await pressEarly(saveButton(page))).toContain('One line is enough')
    await field(page).fill('  \n ')
    expect(await pressEarly(saveButton(page))).toContain('One line is enough')
    await writePage(page, 'Rain on the roof.\nआज पानी पर्‍यो।')
    expect(await field(page).inputValue()).toBe('')
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('status').filter({ hasText: 'Saved on this phone.' }).waitFor()
    await page.reload()
    await pages(page).filter({ hasText: 'Rain on the roof. आज पानी पर्‍यो।' }).waitFor()
    expectQuiet(noise)
    await leave()
  })

  it('shows the first hundred characters of a page, and all of it when it is opened', async () => {
    const { page, leave } = await arrive()
    const long = 'नमस्ते '.repeat(60).trim()
    await writePage(page, long)
    const preview = await pages(page).locator('a').textContent()
    expect(preview).toContain('…')
    await pages(page).getByRole('link').click()
    const article = page.getByRole('article')
    await article.getByText(long).waitFor()
    expect(
      await article
        .getByRole('heading', { level: 1 })
        .evaluate((h) => h === document.activeElement),
    ).toBe(true)
    await page.goBack()
    await saveButton(page).waitFor()
    await leave()
  })

  it('keeps what is being typed, whatever happens to the page', async () => {
    const { page, leave } = await arrive()
    await field(page).pressSequentially('half a thought')
    await untilWritten(page, 'drafts', 'half a thought')
    await page.reload()
    await expect.poll(() => field(page).inputValue()).toBe('half a thought')
    await field(page).press('End')
    await field(page).pressSequentially(', and its end')
    await page.getByRole('link', { name: 'Voice of Heart' }).first().click()
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe('half a thought, and its end')
    await saveButton(page).click()
    await pages(page).filter({ hasText: 'half a thought, and its end' }).waitFor()
    await page.reload()
    await pages(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('')
    await leave()
  })

  it('takes over what was typed before the page was alive', async () => {
    const visitor = await visit(stage().address)
    const { page, context } = visitor
    let wakeUp = () => {}
    const asleep = new Promise<void>((resolve) => {
      wakeUp = resolve
    })
    await context.route('**/assets/*.js', async (route) => {
      await asleep
      await route.continue()
    })
    await page.goto('/express/diary', { waitUntil: 'commit' })
    await field(page).fill('The bus is slow and so is the network')
    wakeUp()
    await page.getByText('No page yet.').waitFor()
    expect(await field(page).inputValue()).toBe('The bus is slow and so is the network')
    await saveButton(page).click()
    await pages(page).filter({ hasText: 'The bus is slow' }).waitFor()
    await visitor.leave()
  })

  it('speaks Nepali', async () => {
    const { page, noise, leave } = await arrive({ language: 'np' })
    await page.getByLabel('आज मनमा के छ?').fill('आज आमासँग कुरा भयो।')
    await page.getByRole('button', { name: 'सेभ गर्नुहोस्' }).click()
    const listed = page.getByRole('listitem').filter({ hasText: 'आज आमासँग कुरा भयो।' })
    await listed.waitFor()
    expect(await listed.textContent()).toMatch(/२०[८९][०-९] .+ गते/)
    await page.getByText('१ वटा पाना', { exact: true }).waitFor()
    await listed.getByRole('link').click()
    await page.getByRole('button', { name: 'कविता लेख्नुहोस्' }).waitFor()
    await page.getByRole('button', { name: 'डायरीमा फर्कनुहोस्' }).click()
    await listed.waitFor()
    expectQuiet(noise)
    await leave()
  })
})

describe('a page of the diary', () => {
  it('can be changed, and a change that was not saved is taken up again', async () => {
    const { page, leave } = await arrive()
    await writePage(page, 'A long dya.')
    await pages(page).getByRole('link').click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Your page').fill('A long day.')
    await untilWritten(page, 'drafts', 'A long day.')
    await page.reload()
    await expect.poll(() => page.getByLabel('Your page').inputValue()).toBe('A long day.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('article').getByText('A long day.').waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Your page').fill('Something else')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await page.getByRole('article').getByText('A long day.').waitFor()
    await leave()
  })

  it('can be deleted, and brought back by a second thought', async () => {
    const { page, leave } = await arrive()
    await writePage(page, 'Perhaps not.')
    await pages(page).getByRole('link').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No page yet.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await pages(page).filter({ hasText: 'Perhaps not.' }).waitFor()
    await untilWritten(page, 'diary', 'Perhaps not.')
    await page.reload()
    await pages(page).filter({ hasText: 'Perhaps not.' }).waitFor()
    await leave()
  })

  it('is shown and changed in two tabs without losing anything', async () => {
    const { page, context, leave } = await arrive()
    const other = await context.newPage()
    await open(other, '/express/diary')
    await field(other).fill('typed in the other tab')
    await untilWritten(other, 'drafts', 'typed in the other tab')
    await field(page).fill('typed in this tab')
    await untilWritten(page, 'drafts', 'typed in this tab')
    await saveButton(page).click()
    await pages(other).filter({ hasText: 'typed in this tab' }).waitFor()
    expect(await field(other).inputValue()).toBe('typed in the other tab')
    await other.reload()
    await expect.poll(() => field(other).inputValue()).toBe('typed in the other tab')
    await saveButton(other).click()
    await expect.poll(() => pages(page).count()).toBe(2)
    await leave()
  })

  it('that was changed elsewhere while it lay open here is not written over', async () => {
    const { page, context, leave } = await arrive()
    await writePage(page, 'As it was.')
    const other = await context.newPage()
    await open(other, '/express/diary')
    for (const tab of [page, other]) {
      await pages(tab).getByRole('link').click()
      await tab.getByRole('button', { name: 'Edit' }).click()
    }
    const editor = (tab: Page) => tab.getByLabel('Your page', { exact: true })
    await editor(page).fill('As it is here.')
    await editor(other).fill('As it is there.')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await other.getByRole('article').getByText('As it is there.').waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('article').getByText('As it is here.').waitFor()
    await open(page, '/express/diary')
    for (const text of ['As it is here.', 'As it is there.'])
      await pages(page).filter({ hasText: text }).waitFor()
    await leave()
  })

  it('is read out to nobody: the address of an open page stays on the phone', async () => {
    const { page, leave } = await arrive()
    await writePage(page, 'Private.')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    await pages(page).getByRole('link').click()
    await page.getByRole('article').waitFor()
    await page.reload()
    await page.getByRole('article').getByText('Private.').waitFor()
    const id = new URL(page.url()).hash.replace('#page-', '')
    expect(id.length).toBeGreaterThan(10)
    expect(asked.filter((request) => request.includes(id) || request.includes('Private.'))).toEqual(
      [],
    )
    await leave()
  })
})

describe('a poem from a page', () => {
  it('is made of its first 200 characters, once, and stays with the page', async () => {
    const { page, leave } = await arrive()
    const long = 'The river was loud all night. '.repeat(20).trim()
    await writePage(page, long)
    await pages(page).getByRole('link').click()
    const asked = page.waitForRequest('**/api/compose/diaryPoem')
    await page.getByRole('button', { name: 'Generate Poem' }).click()
    expect((await asked).postDataJSON()).toMatchObject({
      language: 'en',
      entry: long.slice(0, 200),
    })
    await page.getByRole('heading', { name: 'A poem from this page' }).waitFor()
    const poem = await page.getByRole('article').getByRole('figure').textContent()
    expect(poem?.length).toBeGreaterThan(20)
    expect(await page.getByRole('button', { name: 'Generate Poem' }).count()).toBe(0)
    await untilWritten(page, 'diary', poem?.slice(0, 20) ?? '')
    await page.reload()
    expect(await page.getByRole('article').getByRole('figure').textContent()).toBe(poem)
    await leave()
  })

  it('that could not be made leaves nothing behind but the button', async () => {
    const { page, context, leave } = await arrive()
    await context.route('**/api/compose/**', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: '{"code":"invalid_body","status":422}',
      }),
    )
    await writePage(page, 'The river was loud.')
    await pages(page).getByRole('link').click()
    const button = page.getByRole('button', { name: 'Generate Poem' })
    await button.click()
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
    expect(await page.getByRole('figure').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('article').getByText('The river was loud.').waitFor()
    await leave()
  })
})

describe('finding an old page', () => {
  it('by its words', async () => {
    const { page, leave } = await arrive()
    await remember(page, {
      '2026-05-01': 'Tea with Aama on the roof',
      '2026-05-02': 'The water came at last',
      '2026-05-03': 'Roof again, no tea',
    })
    await page.getByLabel('Search your diary').fill('ROOF tea')
    await page.getByText('2 pages have these words.').waitFor()
    expect(await pages(page).count()).toBe(2)
    await page.getByLabel('Search your diary').fill('mountain')
    await page.getByText('No page has these words.').waitFor()
    await page.getByLabel('Search your diary').fill('')
    await page.getByText('3 pages', { exact: true }).waitFor()
    await leave()
  })

  it('by its day, in the calendar of one’s choice, by keyboard too', async () => {
    const { page, leave } = await arrive({ width: 1280, height: 800 })
    const now = new Date()
    const inMonth = (day: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, day))
        .toISOString()
        .slice(0, 10)
    await remember(page, { [inMonth(3)]: 'On the third', [inMonth(14)]: 'On the fourteenth' })
    await page.getByRole('button', { name: 'Previous month' }).click()
    const table = page.getByRole('table')
    expect(await table.getByRole('columnheader').allInnerTexts()).toHaveLength(7)
    const days = table.getByRole('button')
    expect(await days.count()).toBe(2)
    await days.last().focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.getByText('On the third').waitFor()
    expect(await pages(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Show all days' }).click()
    expect(await pages(page).count()).toBe(2)

    await page.getByRole('radio', { name: 'BS' }).check({ force: true })
    await page.getByRole('heading', { name: /20[89]\d$/ }).waitFor()
    await page.reload()
    await pages(page).first().waitFor()
    expect(await page.getByRole('radio', { name: 'BS' }).isChecked()).toBe(true)
    expect(await pages(page).first().textContent()).toContain('BS')
    await leave()
  })

  it('by what was written on this day years ago', async () => {
    const { page, leave } = await arrive({ zone: 'UTC' })
    const today = new Date().toISOString().slice(0, 10)
    const years = (n: number) => `${Number(today.slice(0, 4)) - n}${today.slice(4)}`
    if (today.endsWith('02-29')) return leave()
    await remember(page, { [years(1)]: 'A year ago', [years(3)]: 'Three years ago' })
    const remembered = page.getByRole('region', { name: 'On this day' })
    await remembered.getByText('3 years ago').waitFor()
    await remembered.getByRole('link', { name: 'A year ago' }).click()
    await page.getByRole('article').getByText('A year ago').waitFor()
    await leave()
  })

  it('a handful at a time', async () => {
    const { page, leave } = await arrive()
    const days = Array.from({ length: 25 }, (_, n) => `2025-01-${String(n + 1).padStart(2, '0')}`)
    await remember(page, Object.fromEntries(days.map((day) => [day, `Of ${day}`])))
    expect(await pages(page).count()).toBe(10)
    await page.getByRole('button', { name: 'Show older pages' }).click()
    await expect.poll(() => pages(page).count()).toBe(25)
    await leave()
  })
})

describe('the diary as a file', () => {
  it('can be read as text anywhere', async () => {
    const { page, leave } = await arrive()
    await writePage(page, 'मेरो कुरा, my words.')
    const [text] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Diary as text' }).click(),
    ])
    expect(text.suggestedFilename()).toMatch(/\.md$/)
    expect(await readFile(await text.path(), 'utf8')).toMatch(
      /^# Diary\n\n## .+\n\nमेरो कुरा, my words\.\n$/,
    )
    await leave()
  })
})

describe('a heavy page', () => {
  it('brings a quiet line with someone to call; nothing is stopped, nothing is sent', async () => {
    const { page, noise, leave } = await arrive()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await field(page).fill('I want to kill myself')
    const call = page.getByRole('link', { name: 'Call 1166' })
    await call.waitFor()
    expect(await call.getAttribute('href')).toBe('tel:1166')
    await expectAccessible(page)
    await page.getByRole('button', { name: /What can help/ }).click()
    const more = page.getByRole('link', { name: 'More helplines' })
    expect(await more.getAttribute('href')).toBe('/help')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await saveButton(page).click()
    await pages(page).filter({ hasText: 'I want to kill myself' }).waitFor()
    expect(await call.isVisible()).toBe(true)
    expect(sent).toEqual([])
    expectQuiet(noise)
    await leave()
  })

  it('does so in Nepali, and not for an ordinary day', async () => {
    const { page, leave } = await arrive({ language: 'np' })
    await page.getByLabel('आज मनमा के छ?').fill('आज चिया खाएँ, मन हलुका छ।')
    await untilWritten(page, 'drafts', 'मन हलुका छ।')
    expect(await page.locator('a[href="tel:1166"]').count()).toBe(0)
    await page.getByLabel('आज मनमा के छ?').fill('मलाई मर्न मन लाग्यो')
    await page.locator('a[href="tel:1166"]').waitFor()
    await leave()
  })
})

describe('a browser that may forget', () => {
  it('is asked to keep the diary after the first save, not before, and it is said if it will not', async () => {
    const visitor = await visit(stage().address)
    await visitor.prepare(() => {
      Object.assign(globalThis, { askedToStay: 0 })
      StorageManager.prototype.persisted = async () => false
      StorageManager.prototype.persist = async () => {
        Object.assign(globalThis, { askedToStay: Reflect.get(globalThis, 'askedToStay') + 1 })
        return false
      }
    })
    const { page } = visitor
    await open(page, '/express/diary')
    const asked = () => page.evaluate(() => Reflect.get(globalThis, 'askedToStay'))
    await field(page).fill('first')
    await untilWritten(page, 'drafts', 'first')
    expect(await asked()).toBe(0)
    await writePage(page, 'first')
    await page.getByText('Your browser may delete this').waitFor()
    await writePage(page, 'second')
    expect(await asked()).toBe(1)
    await visitor.leave()
  })
})

describe('a phone that cannot be read just now', () => {
  it('says so, keeps what is written meanwhile, and finds the rest at a second try', async () => {
    const { page, context, prepare, leave } = await arrive()
    await remember(page, { '2026-05-01': 'From before' })
    const later = await context.newPage()
    await prepare(() => {
      const read = IDBObjectStore.prototype.getAllKeys
      IDBObjectStore.prototype.getAllKeys = function (...range) {
        if (Reflect.get(globalThis, 'isRested')) return read.apply(this, range)
        throw new DOMException('the disk is tired', 'UnknownError')
      }
    })
    await open(later, '/express/diary')
    await later.getByRole('alert').filter({ hasText: 'couldn’t open what is saved' }).waitFor()
    await field(later).fill('Written meanwhile')
    await saveButton(later).click()
    await pages(later).filter({ hasText: 'Written meanwhile' }).waitFor()
    await later.evaluate(() => Reflect.set(globalThis, 'isRested', true))
    await later.getByRole('button', { name: 'Try again' }).click()
    await pages(later).filter({ hasText: 'From before' }).waitFor()
    expect(await pages(later).count()).toBe(2)
    await leave()
  })
})

describe('a browser that keeps nothing', () => {
  it('lets one write all the same, and says plainly what that means', async () => {
    const visitor = await visit(stage().address)
    await visitor.prepare(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not in this window', 'SecurityError')
      }
    })
    const { page } = visitor
    await open(page, '/express/diary')
    await writePage(page, 'Only for now.')
    await page.getByRole('status').filter({ hasText: 'This browser won’t save anything' }).waitFor()
    await pages(page).getByRole('link').click()
    await page.getByRole('article').getByText('Only for now.').waitFor()
    await visitor.leave()
  })
})

describe('the diary in every state', () => {
  it('is accessible and never wider than the narrowest phone', async () => {
    for (const language of ['en', 'np'] as const) {
      const { page, noise, leave } = await arrive({ language, width: 320, theme: 'dark' })
      await remember(page, {
        '2026-05-01': `${'अ'.repeat(300)} ${'x'.repeat(300)}`,
        '2025-05-01': 'Short',
      })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.locator('main ul a').first().click()
      await page.getByRole('article').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: language === 'np' ? 'सच्याउनुहोस्' : 'Edit' }).click()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expectQuiet(noise)
      await leave()
    }
  })
})

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window as number)
}
