/**
 * A diary of five thousand pages on a processor four times slower: the longest task each step
 * keeps the finger waiting for, the middle of several rounds. The limit is 50 ms. Where a page is
 * gone to, the browser first takes the old one down and sets the new one up in a task of its own,
 * for any page and before a byte of ours has run; what counts begins after it. `held` is by the
 * clock, `worked` by the processor alone, which is the figure to go by on a machine that is busy
 * with other things.
 *
 *   npm run bench diary [pages] [rounds]
 */
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../e2e/stage/browser.ts'
import { open } from '../e2e/stage/open.ts'
import { runApp } from '../e2e/stage/run-app.ts'
import { medianOf } from './median-of.ts'
import { openPhone } from './open-phone.ts'

const size = Number(process.argv[2] ?? 5_000)
const rounds = Number(process.argv[3] ?? 3)
const slowdown = 4
const limit = 50
const measured = new Map<string, { held: number; worked: number }[]>()

const app = await runApp()
const browser = await openBrowser()
const { page, context } = await openPhone(browser, app.address)
await open(page, '/express/diary')
await page.getByText('No page yet.').waitFor()
const field = page.getByLabel('What is on your mind today?')
const search = page.getByLabel('Search your diary')
const listed = page.locator('[aria-labelledby="diary-pages"] li')
const rest = () => page.waitForTimeout(400)

const tools = await context.newCDPSession(page)
await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
await step('opening an empty diary', async () => {
  await open(page, '/express/diary')
  await page.getByText('No page yet.').waitFor()
})
await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
await fillDiary(page, size)
await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

for (let round = 0; round < rounds; round++) {
  await step('opening the diary', async () => {
    await open(page, '/express/diary')
    await listed.first().waitFor()
  })
  await step('the rest of it arriving, and being made ready for searching', async () => {
    await page.getByText(`${(size + round).toLocaleString('en-IN')} pages`).waitFor()
    await page.waitForTimeout(4_000)
  })
  await step('typing a line', () => field.pressSequentially('Rain on the roof, and tea.'))
  await step('saving it', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await listed.filter({ hasText: 'Rain on the roof' }).first().waitFor()
    await rest()
  })
  await step('searching in English, letter by letter', async () => {
    await search.pressSequentially('roof tea', { delay: 60 })
    await rest()
  })
  await step('searching in Nepali', async () => {
    await search.fill('')
    await search.pressSequentially('आमासँग', { delay: 60 })
    await rest()
  })
  await step('clearing the search', async () => {
    await search.fill('')
    await rest()
  })
  await step('seeing older pages', async () => {
    await page.getByRole('button', { name: 'Show older pages' }).click()
    await rest()
  })
  await step('opening a page', async () => {
    await listed.nth(5).getByRole('link').click()
    await page.getByRole('article').waitFor()
    await rest()
  })
  await step('going back', async () => {
    await page.goBack()
    await listed.first().waitFor()
    await rest()
  })
}
printSteps()
await browser.close()
await app.stop()

async function step(name: string, act: () => Promise<unknown>): Promise<void> {
  const before = measured.get(name) ?? []
  measured.set(name, [...before, await longestTask(browser, page, act)])
}

function printSteps(): void {
  for (const [name, tasks] of measured) {
    const held = medianOf(tasks.map((task) => task.held))
    const worked = medianOf(tasks.map((task) => task.worked))
    const verdict = worked <= limit ? '' : '  over the limit'
    process.stdout.write(
      `${name.padEnd(62)} held ${held.toFixed(0).padStart(4)} ms  worked ${worked.toFixed(0).padStart(4)} ms${verdict}\n`,
    )
  }
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Of all tasks on the main thread of the page while something is done. */
async function longestTask(from: Browser, watched: Page, act: () => Promise<unknown>) {
  await from.startTracing(watched, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await act()
  const { traceEvents } = JSON.parse((await from.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const onMain = traceEvents.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`))
  const arrived = onMain.findLast(({ name }) => name === 'CommitLoad')?.ts ?? 0
  const tasks = onMain.filter(({ ph, ts, dur }) => ph === 'X' && dur !== undefined && ts > arrived)
  const most = (values: number[]) => values.reduce((one, next) => Math.max(one, next), 0) / 1000
  return {
    held: most(tasks.map(({ dur = 0 }) => dur)),
    worked: most(tasks.map(({ tdur, dur = 0 }) => tdur ?? dur)),
  }
}

/** Written straight into the phone, three to five hundred letters a page, in both scripts. */
async function fillDiary(into: Page, pages: number): Promise<void> {
  await into.evaluate(async (count) => {
    const english = 'Tea with Aama on the roof. The hills were clear and nobody hurried. '
    const nepali = 'आज आमासँग छतमा चिया पिइयो। पानी परेको थियो, मन हलुका भयो। '
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('voice-of-heart')
      request.onsuccess = () => resolve(request.result)
    })
    const transaction = database.transaction('diary', 'readwrite')
    for (let place = 0; place < count; place++) {
      const moment = Date.now() - (place + 1) * 20 * 3600_000
      const id = `${moment.toString(36).padStart(9, '0')}-bench`
      const words = place % 2 ? english.repeat(5 + (place % 3)) : nepali.repeat(5 + (place % 3))
      const record = {
        id,
        changed: 1,
        date: new Date(moment).toISOString().slice(0, 10),
        time: '19:30',
        content: `${words}${place}`,
      }
      transaction.objectStore('diary').put(record)
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    database.close()
  }, pages)
}
