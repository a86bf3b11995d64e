import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readAge } from '../src/capabilities/vault/copies/testing/read-age.ts'
import { openWith, setLock } from './stage/lock-pages.ts'
import { expectAccessible, expectNothingSideways } from './stage/look-closely.ts'
import { untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

async function arrive(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, options)
  await open(visitor.page, '/express/diary')
  return visitor
}

const pages = (page: Page) => page.locator('[aria-labelledby="diary-pages"] li')
const dialog = (page: Page) => page.locator('dialog[open]')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const saved = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const phrase = 'घरको छानामा पानी 7'

async function writePage(page: Page, text: string): Promise<void> {
  await page.getByLabel('What is on your mind today?').fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await pages(page).filter({ hasText: text }).first().waitFor()
}

const openTakeAway = (page: Page) =>
  page.getByRole('button', { name: 'Download everything' }).click()

/** The file that a press hands over. */
async function download(page: Page, label = 'Save file') {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, label).click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

async function takeSealed(page: Page): Promise<{ name: string; bytes: Buffer }> {
  await openTakeAway(page)
  await dialog(page).getByRole('radio', { name: 'With a password' }).check({ force: true })
  await dialog(page).getByLabel('A password for the file').fill(phrase)
  await dialog(page).getByLabel('The same again').fill(phrase)
  return download(page)
}

async function takePlain(page: Page): Promise<{ name: string; bytes: Buffer }> {
  await openTakeAway(page)
  return download(page)
}

const choose = (page: Page, bytes: Uint8Array, name = 'copy.age') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

async function tryPhrase(page: Page, typed: string): Promise<void> {
  await dialog(page).getByLabel('This copy is sealed').fill(typed)
  await button(page, 'Open').click()
}

async function expectRefused(page: Page, bytes: Uint8Array, words: string): Promise<void> {
  await choose(page, bytes)
  await dialog(page).getByRole('alert').filter({ hasText: words }).waitFor()
  await button(page, 'Close').click()
}

describe('a copy to take away', () => {
  it('is a plain file that another phone adds to what it has', async () => {
    const here = await arrive()
    await writePage(here.page, 'मेरो कुरा, my words.')
    const copy = await takePlain(here.page)
    expect(copy.name).toMatch(/^voice-of-heart-\d{4}-\d\d-\d\d\.json$/)
    await saved(here.page, copy.name).waitFor()

    const there = await arrive()
    await writePage(there.page, 'Another page.')
    await choose(there.page, copy.bytes)
    await dialog(there.page).getByText('holds 1 page of diary and journal').waitFor()
    await button(there.page, 'Add it to what is here').click()
    await saved(there.page, '1 restored; 0 were already here.').waitFor()
    await expect.poll(() => pages(there.page).count()).toBe(2)
    expectQuiet(here.noise)
    expectQuiet(there.noise)
    await here.leave()
    await there.leave()
  })

  it('is sealed under a password typed twice, and opens with any program that knows age', async () => {
    const { page, noise, leave } = await arrive()
    await writePage(page, 'Nobody reads this.')
    await openTakeAway(page)
    await dialog(page).getByRole('radio', { name: 'With a password' }).check({ force: true })
    await dialog(page).getByLabel('A password for the file').fill('मन')
    await button(page, 'Save file').click()
    await dialog(page).getByRole('alert').filter({ hasText: 'at least 10 characters' }).waitFor()
    await dialog(page).getByLabel('A password for the file').fill('9841234567')
    await dialog(page).getByText('Easy to guess').waitFor()
    await dialog(page).getByLabel('The same again').fill('984123456')
    await dialog(page).getByRole('alert').filter({ hasText: 'don’t match' }).waitFor()
    await expectAccessible(page)
    await button(page, 'Close').click()

    const copy = await takeSealed(page)
    expect(copy.name).toMatch(/^voice-of-heart-\d{4}-\d\d-\d\d\.json\.age$/)
    expect(copy.bytes.toString('latin1')).not.toContain('Nobody')
    const { records } = JSON.parse(readAge(copy.bytes, phrase))
    expect(records.diary).toMatchObject([{ content: 'Nobody reads this.' }])
    expectQuiet(noise)
    await leave()
  })

  it.each(['en', 'np'] as const)('fits the smallest glass, in %s', async (language) => {
    const { page, leave } = await arrive({ language })
    await page.locator('section[aria-labelledby="kept-here"] button').first().click()
    await dialog(page).getByRole('radio').first().check({ force: true })
    await dialog(page).locator('input[type=text]').nth(1).waitFor()
    await expectNothingSideways(page)
    await expectAccessible(page)
    await leave()
  })
})

describe('a copy brought back', () => {
  it('asks for its password as often as it takes, and then adds or replaces', async () => {
    const here = await arrive()
    await writePage(here.page, 'What was sealed.')
    const copy = await takeSealed(here.page)
    await here.leave()

    const { page, leave, noise } = await arrive()
    await writePage(page, 'What was here.')
    await choose(page, copy.bytes)
    await tryPhrase(page, 'not this one')
    await dialog(page).getByRole('alert').filter({ hasText: 'doesn’t open this file' }).waitFor()
    expect(await dialog(page).getByLabel('This copy is sealed').inputValue()).toBe('not this one')
    await tryPhrase(page, `  ${phrase.normalize('NFD')} `)
    await button(page, 'Replace everything here').click()
    await dialog(page).getByText('This removes what is saved here now: 1 page').waitFor()
    await expectAccessible(page)
    await button(page, 'Keep what’s here').click()
    expect(await pages(page).count()).toBe(1)
    await button(page, 'Replace everything here').click()
    await button(page, 'Replace everything here').click()
    await saved(page, 'Only what was in the file is here now: 1 item').waitFor()
    await expect
      .poll(() => pages(page).allTextContents())
      .toEqual([expect.stringContaining('What was sealed.')])
    expectQuiet(noise)
    await leave()
  })

  it('says what is wrong with a file, and changes nothing', async () => {
    const { page, leave } = await arrive()
    await writePage(page, 'What is here.')
    const { bytes } = await takeSealed(page)
    const plain = (await takePlain(page)).bytes
    const newer = Buffer.from(plain.toString().replace('"version": 1', '"version": 2'))
    const heavy = Buffer.from(
      bytes.toString('latin1').replace(/(scrypt \S+) 16/, '$1 20'),
      'latin1',
    )
    await expectRefused(page, plain.subarray(0, plain.length / 2), 'cut short')
    await expectRefused(page, bytes.subarray(0, 60), 'cut short')
    await expectRefused(page, newer, 'newer version')
    await expectRefused(page, Buffer.from([0xff, 0xd8, 0xff]), 'isn’t a copy made on this site')
    for (const [file, words] of [
      [bytes.subarray(0, bytes.length - 9), 'cut short'],
      [heavy, 'needs a computer'],
    ] as const) {
      await choose(page, file)
      await tryPhrase(page, phrase)
      await dialog(page).getByRole('alert').filter({ hasText: words }).waitFor()
      await button(page, 'Close').click()
    }
    expect(await pages(page).allTextContents()).toEqual([expect.stringContaining('What is here.')])
    await leave()
  })

  it('that does not fit on the phone leaves everything as it was', async () => {
    const { page, context, leave } = await visit(stage().address)
    const devtools = await context.newCDPSession(page)
    const origin = stage().address
    // Before the first write: a browser that saw room once asks again only later. What is here fits.
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 })
    await open(page, '/express/diary')
    await writePage(page, 'What is here.')
    const { bytes } = await takePlain(page)
    const copy = JSON.parse(bytes.toString())
    copy.records.diary.push({ ...copy.records.diary[0], id: 'b', content: 'x'.repeat(900_000) })
    await choose(page, Buffer.from(JSON.stringify(copy)))
    await button(page, 'Add it to what is here').click()
    await dialog(page).getByRole('alert').filter({ hasText: 'has no room' }).waitFor()
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await page.reload()
    await pages(page).first().waitFor()
    expect(await pages(page).count()).toBe(1)
    await leave()
  })
})

/** Files of its own in place of those a person would choose in a window of the browser. */
function chooseByItself(): void {
  const picker = async ({ suggestedName }: { suggestedName: string }) => {
    const folder = await navigator.storage.getDirectory()
    return folder.getFileHandle(suggestedName, { create: true })
  }
  Object.assign(window, { showSaveFilePicker: picker })
}

function asksAgain(): void {
  const asking = FileSystemHandle.prototype as unknown as Record<string, () => Promise<string>>
  asking.queryPermission = async () => 'prompt'
  asking.requestPermission = async () => 'granted'
}

/** A browser that gives pages over plain http no means to seal. */
function withoutSealing(): void {
  Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })
}

async function readWeekly(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory()
    const handle = await folder.getFileHandle('voice-of-heart-weekly.json.age')
    return [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

/** As if the copies that are known of were made so many days earlier. */
async function makeOlder(page: Page, days: number): Promise<void> {
  await untilWritten(page, 'drafts', '"file-copies"')
  await page.evaluate(async (millis) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('voice-of-heart')
      request.onsuccess = () => resolve(request.result)
    })
    const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts')
    const request = drafts.get('file-copies')
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    const record = request.result
    const text = record.text.replace(/("last":)(\d+)/g, (_: string, key: string, last: string) =>
      key.concat(String(Number(last) - millis)),
    )
    await new Promise((resolve) => {
      drafts.put({ ...record, text }).onsuccess = resolve
    })
    database.close()
  }, days * 86_400_000)
  await page.reload()
}

async function beginWeekly(page: Page): Promise<string[]> {
  await openTakeAway(page)
  await button(page, 'Keep a weekly copy').click()
  const shown = dialog(page).getByRole('list').getByRole('listitem')
  // The words of a list are fetched.
  await shown.first().waitFor()
  const words = await shown.allInnerTexts()
  await button(page, 'I’ve written them down').click()
  await button(page, 'Choose the file').click()
  await dialog(page).getByText('Copy written.').waitFor()
  return words.map((word) => word.replace(/[\d\s]+/g, ''))
}

describe('a copy each week', () => {
  it('is written when it is due, sealed under thirteen words', async () => {
    const { page, prepare, noise, leave } = await arrive()
    await prepare(chooseByItself)
    await page.reload()
    await writePage(page, 'The first week.')
    const words = await beginWeekly(page)
    expect(words).toHaveLength(13)
    await dialog(page).getByText('To open it without this site').click()
    expect(await dialog(page).locator('code').textContent()).toMatch(
      /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/,
    )
    await expectAccessible(page)
    await button(page, 'Close').click()
    const first = await readWeekly(page)
    expect(first.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)

    await writePage(page, 'The second week.')
    await page.reload()
    await pages(page).first().waitFor()
    expect(first.equals(await readWeekly(page))).toBe(true)
    await makeOlder(page, 8)
    await expect.poll(async () => first.equals(await readWeekly(page))).toBe(false)

    const there = await arrive()
    await choose(there.page, await readWeekly(page))
    const field = dialog(there.page).getByLabel('This is one of the weekly copies')
    await field.fill('twelve words are thirteen words aren’t right')
    await button(there.page, 'Open').click()
    await dialog(there.page)
      .getByRole('alert')
      .filter({ hasText: 'thirteen words aren’t right' })
      .waitFor()
    await field.fill(words.join('\n'))
    await button(there.page, 'Open').click()
    await button(there.page, 'Add it to what is here').click()
    await pages(there.page).filter({ hasText: 'The second week.' }).waitFor()
    await expect.poll(() => pages(there.page).count()).toBe(2)
    expectQuiet(noise)
    await leave()
    await there.leave()
  })

  it('waits for a press where the browser wants to be asked again, and can be stopped', async () => {
    const { page, prepare, leave } = await arrive()
    await prepare(chooseByItself)
    await page.reload()
    await writePage(page, 'Of this week.')
    await beginWeekly(page)
    await button(page, 'Close').click()
    const before = await readWeekly(page)
    await prepare(asksAgain)
    await makeOlder(page, 8)
    await page.getByText('We couldn’t write this week’s copy').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Write it now' }).click()
    await expect.poll(async () => before.equals(await readWeekly(page))).toBe(false)
    await expect.poll(() => page.getByText('this week’s copy').count()).toBe(0)
    await openTakeAway(page)
    await button(page, 'Stop this').click()
    await button(page, 'Keep a weekly copy').waitFor()
    await leave()
  })

  it('is not spoken of where the browser writes no files', async () => {
    const { page, prepare, leave } = await arrive()
    await prepare(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
    await page.reload()
    await openTakeAway(page)
    await button(page, 'Save file').waitFor()
    expect(await dialog(page).getByText('each week').count()).toBe(0)
    await leave()
  })
})

describe('a copy each week, under a lock', () => {
  it('takes the words of the lock, and a second house knows nothing of it', async () => {
    const { page, prepare, noise, leave } = await arrive()
    await prepare(chooseByItself)
    await page.reload()
    await writePage(page, 'Of the real house.')
    const paper = await setLock(page, '7308')
    await page.getByText('A second PIN, for when you’re forced').click()
    await page.getByLabel('New PIN').fill('2580')
    await page.getByLabel('Once more').fill('2580')
    await page.getByLabel('Your thirteen words').fill(paper.join(' '))
    await page.getByRole('button', { name: 'Set the second PIN' }).click()
    await page.getByText('It’s set.').waitFor()

    await open(page, '/express/diary')
    await openWith(page, '7308')
    await pages(page).first().waitFor()
    await openTakeAway(page)
    // Who set a lock is not offered the open file first.
    await dialog(page).getByLabel('A password for the file').waitFor()
    await button(page, 'Keep a weekly copy').click()
    const field = dialog(page).getByLabel('Type the thirteen words of your lock.')
    await field.fill(paper.toReversed().join(' '))
    await button(page, 'Open').click()
    await dialog(page).getByRole('alert').waitFor()
    await field.fill(paper.join(' '))
    await button(page, 'Open').click()
    await button(page, 'Choose the file').click()
    await dialog(page).getByText('Copy written.').waitFor()
    await button(page, 'Close').click()

    await page.getByRole('button', { name: 'Lock now' }).first().click()
    await openWith(page, '2580')
    await page.getByText('No page yet.').waitFor()
    await writePage(page, 'Of the second house.')
    await openTakeAway(page)
    await button(page, 'Keep a weekly copy').waitFor()
    expect(await dialog(page).getByText('A sealed copy is written').count()).toBe(0)
    expectQuiet(noise)
    await leave()
  })
})

describe('the last copy', () => {
  it('is mentioned once it is old, until that is put away', async () => {
    const { page, prepare, leave } = await arrive()
    await prepare(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
    await page.reload()
    await writePage(page, 'A page.')
    await takePlain(page)
    await untilWritten(page, 'drafts', '"file-copies"')
    const line = page.getByText('Your last copy is from')
    await page.reload()
    await pages(page).first().waitFor()
    expect(await line.count()).toBe(0)
    await makeOlder(page, 31)
    await line.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(() => line.count()).toBe(0)
    await page.reload()
    await pages(page).first().waitFor()
    expect(await line.count()).toBe(0)
    await leave()
  })
})

describe('a page over plain http', () => {
  it('still makes and opens a file under a password, and says which one it cannot open', async () => {
    const weekly = await arrive()
    await weekly.prepare(chooseByItself)
    await weekly.page.reload()
    await writePage(weekly.page, 'Of this week.')
    const words = await beginWeekly(weekly.page)
    const file = await readWeekly(weekly.page)
    await weekly.leave()

    const { page, prepare, leave } = await arrive()
    await prepare(withoutSealing)
    await page.reload()
    await writePage(page, 'Without protection.')
    const { bytes } = await takeSealed(page)
    await choose(page, bytes)
    await tryPhrase(page, phrase)
    await dialog(page).getByText('holds 1 page').waitFor()
    await button(page, 'Close').click()
    await choose(page, file)
    await dialog(page).getByLabel('This is one of the weekly copies').fill(words.join(' '))
    await button(page, 'Open').click()
    await dialog(page).getByRole('alert').filter({ hasText: 'unprotected connection' }).waitFor()
    expect(await pages(page).count()).toBe(1)
    await leave()
  })
})
