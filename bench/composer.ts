/**
 * Our own composer on a phone: what a first poem fetches, as it is sent, beside the page, its field
 * and what shows a poem, whoever wrote it; and on a processor six times slower how long our script
 * works for the next one, from the press of “again” on, and when it stands on the page, for which
 * the browser has to draw.
 *
 *   npm run bench composer [presses]
 */
import type { Page } from 'playwright-core'
import { poemForms } from '#knowledge/poetry/kinds.ts'
import { openBrowser } from '../e2e/stage/browser.ts'
import { open } from '../e2e/stage/open.ts'
import { runApp } from '../e2e/stage/run-app.ts'
import { medianOf } from './median-of.ts'
import { openPhone } from './open-phone.ts'

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly url: string } }[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

const presses = Number(process.argv[2] ?? 10)
const slowdown = 6
const limits = { bytes: 60_000, millis: 120 }
/** A poem that came from elsewhere. */
const served = `id: 1\nevent: fallback\ndata: ${JSON.stringify({ source: 'composer', text: 'a\nb', reason: 'x', error: '' })}\n\n`
const typed = { en: 'my first bicycle', np: 'मेरो साइकल' }

const app = await runApp()
const browser = await openBrowser()
for (const language of ['en', 'np'] as const) {
  for (const form of poemForms[language]) await measure(language, form)
}
await browser.close()
await app.stop()

async function measure(language: 'en' | 'np', form: string): Promise<void> {
  const { page, context } = await openPhone(browser, app.address, language)
  // What was fetched for another form is not fetched again.
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true })
  let isServed = true
  await page.route('**/api/compose/**', (route) =>
    isServed ? route.fulfill({ contentType: 'text/event-stream', body: served }) : route.abort(),
  )
  await open(page, '/express/poems')
  const field = page.locator('main textarea')
  await field.click()
  await field.fill(typed[language])
  await page.locator('main select').selectOption(form)
  // What listens for need belongs to the field, and what comes at the first touch to the page.
  await untilNothingComes(page)
  const fetched = new Map<string, number>()
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/assets/')) return
    fetched.set(requestId, Number(response.headers['content-length']))
  })
  const write = page.locator('main form button[type=submit]')
  await write.click()
  const verse = page.locator('main blockquote').first()
  await verse.waitFor()
  await untilNothingComes(page)
  const shows = sumOf(fetched)
  fetched.clear()
  isServed = false
  const before = await verse.textContent()
  await write.click()
  await page.waitForFunction(
    (text) => document.querySelector('main blockquote')?.textContent !== text,
    before,
  )
  await untilNothingComes(page)
  const [bytes, files] = [sumOf(fetched), fetched.size]
  await context.setOffline(true)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tools.send('Profiler.enable')
  const shown: number[] = []
  const worked: number[] = []
  for (let press = 0; press < presses; press += 1) {
    await tools.send('Profiler.start')
    shown.push(await pressAgain(page))
    const { profile } = await tools.send('Profiler.stop')
    worked.push(scriptMillis(profile))
  }
  const verdict = bytes > limits.bytes || medianOf(worked) > limits.millis ? '  over the limit' : ''
  process.stdout.write(
    `${`${language} ${form}`.padEnd(16)} first poem ${(bytes / 1000).toFixed(1).padStart(5)} KB in ${files} files, beside ${(shows / 1000).toFixed(1)} KB that show it; again: script ${medianOf(worked).toFixed(0).padStart(3)} ms, slowest ${Math.max(...worked).toFixed(0)}; shown after ${medianOf(shown).toFixed(0)} ms${verdict}\n`,
  )
  await context.close()
}

function sumOf(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

/** The state that a page can be waited for is reached once, before it was touched. */
async function untilNothingComes(page: Page): Promise<void> {
  const countScripts = () => performance.getEntriesByType('resource').length
  let before = -1
  for (let now = 0; now !== before; ) {
    before = now
    await page.waitForTimeout(1500)
    now = await page.evaluate(countScripts)
  }
}

/** What the script worked, without what the browser did or waited for. */
function scriptMillis({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const isOurs = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.url.includes('/assets/')]))
  return samples.reduce(
    (sum, id, at) => sum + (isOurs.get(id) ? (timeDeltas[at] ?? 0) / 1000 : 0),
    0,
  )
}

/** From the press until other words stand there, by the clock of the page. */
function pressAgain(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const sheet = document.querySelector('main section') as HTMLElement
    const buttons = [...sheet.querySelectorAll('button')]
    const again = buttons.find((one) => /another|अर्को/i.test(one.textContent ?? ''))
    const before = sheet.querySelector('blockquote')?.textContent
    const began = performance.now()
    again?.click()
    return new Promise<number>((resolve) => {
      const look = () => {
        const now = sheet.querySelector('blockquote')?.textContent
        if (now && now !== before) resolve(performance.now() - began)
        else requestAnimationFrame(look)
      }
      look()
    })
  })
}
