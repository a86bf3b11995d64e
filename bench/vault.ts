/**
 * The diary with ten thousand pages, open and sealed, on a processor six times slower, in turns:
 * opening the lock, going from the journal to the diary, having all of it, typing and saving.
 *
 *   npm run bench vault [pages] [rounds]
 */
import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../e2e/stage/browser.ts'
import { button, setLock } from '../e2e/stage/lock-pages.ts'
import { open } from '../e2e/stage/open.ts'
import { runApp } from '../e2e/stage/run-app.ts'
import { medianOf } from './median-of.ts'
import { openPhone } from './open-phone.ts'

const size = Number(process.argv[2] ?? 10_000)
const rounds = Number(process.argv[3] ?? 3)
const slowdown = 6
const pin = '7308'

const app = await runApp()
const browser = await openBrowser()
const figures = new Map<string, { plain: number[]; sealed: number[] }>()

const plain = await prepare(browser)
const sealed = await prepare(browser)
for (const { tools } of [plain, sealed])
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
const began = performance.now()
await setLock(sealed.page, pin)
process.stdout.write(
  `the way to a lock took ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
)
for (let round = 0; round < rounds; round++) {
  for (const [name, phone] of [
    ['plain', plain],
    ['sealed', sealed],
  ] as const) {
    await measure(name, phone.page, round)
  }
}
for (const [what, { plain: open, sealed: shut }] of figures) {
  const [one, other] = [medianOf(open), medianOf(shut)]
  const ratio = one > 0 ? `  ${(other / one).toFixed(2)} times` : ''
  process.stdout.write(
    `${what.padEnd(44)} open ${one.toFixed(0).padStart(5)} ms  sealed ${other.toFixed(0).padStart(5)} ms${ratio}\n`,
  )
}
process.stdout.write(`${size} pages, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}\n`)
await browser.close()
await app.stop()

async function prepare(from: Browser) {
  const { page, context } = await openPhone(from, app.address)
  await open(page, '/express/diary')
  await page.getByText('No page yet.').waitFor()
  await fillDiary(page)
  return { page, tools: await context.newCDPSession(page) }
}

async function measure(name: 'plain' | 'sealed', page: Page, round: number): Promise<void> {
  await open(page, '/heal/journal')
  if (name === 'sealed') {
    await page.getByLabel('PIN', { exact: true }).fill(pin)
    await button(page, 'Open').waitFor()
    note(name, 'opening the lock', await page.evaluate(openLock))
  }
  const listed = page.locator('[aria-labelledby="diary-pages"] li')
  await page.evaluate(() => {
    history.pushState(null, '', '/express/diary')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await time(name, 'the first pages of the diary', () => listed.first().waitFor())
  await time(name, 'all of them', () =>
    page.getByText(`${(size + round).toLocaleString('en-IN')} pages`).waitFor(),
  )
  const field = page.getByLabel('What is on your mind today?')
  await time(name, 'typing a line', () => field.pressSequentially(`Rain, and tea, ${round}.`))
  await time(name, 'saving it', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await listed
      .filter({ hasText: `Rain, and tea, ${round}.` })
      .first()
      .waitFor()
  })
}

/** By the clock of the page: asking it from outside takes seconds of a slowed processor. */
function openLock(): Promise<number> {
  const find = (word: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === word)
  const began = performance.now()
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!find('Lock now')) return
      watch.disconnect()
      resolve(performance.now() - began)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    find('Open')?.click()
  })
}

async function time(name: 'plain' | 'sealed', what: string, act: () => Promise<unknown>) {
  const began = performance.now()
  await act()
  note(name, what, performance.now() - began)
}

function note(name: 'plain' | 'sealed', what: string, millis: number): void {
  const known = figures.get(what) ?? { plain: [], sealed: [] }
  known[name].push(millis)
  figures.set(what, known)
}

/** Three to five hundred letters a page, in both scripts. */
async function fillDiary(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    const english = 'Tea with Aama on the roof. The hills were clear and nobody hurried. '
    const nepali = 'आज आमासँग छतमा चिया पिइयो। पानी परेको थियो, मन हलुका भयो। '
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('voice-of-heart')
      request.onsuccess = () => resolve(request.result)
    })
    const transaction = database.transaction('diary', 'readwrite')
    for (let place = 0; place < count; place++) {
      const moment = Date.now() - (place + 1) * 10 * 3600_000
      const content = `${(place % 2 ? english : nepali).repeat(5 + (place % 3))}${place}`
      const date = new Date(moment).toISOString().slice(0, 10)
      const id = `${moment.toString(36).padStart(9, '0')}-bench`
      transaction.objectStore('diary').put({ id, changed: 1, date, time: '19:30', content })
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    database.close()
  }, size)
}
