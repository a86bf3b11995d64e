/**
 * The diary with ten thousand pages, open and sealed, on a processor six times slower, in turns:
 * opening the lock, going from the journal to the diary, having all of it, typing and saving.
 *
 *   npm run bench vault [pages] [rounds]
 */
import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../e2e/stage/browser.ts'
import { open } from '../e2e/stage/open.ts'
import { runApp } from '../e2e/stage/run-app.ts'
import { openPhone } from './open-phone.ts'

const size = Number(process.argv[2] ?? 10_000)
const rounds = Number(process.argv[3] ?? 3)
const slowdown = 6
const pin = '1234'

const app = await runApp()
const browser = await openBrowser()
const figures = new Map<string, { plain: number[]; sealed: number[] }>()

const plain = await prepare(browser)
const sealed = await prepare(browser)
await setLock(sealed.page)
for (const { tools } of [plain, sealed]) await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
for (let round = 0; round < rounds; round++) {
  for (const [name, phone] of [['plain', plain], ['sealed', sealed]] as const) {
    await measure(name, phone.page, round)
  }
}
for (const [what, { plain: open, sealed: shut }] of figures) {
  const [one, other] = [median(open), median(shut)]
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

async function setLock(page: Page): Promise<void> {
  await open(page, '/lock')
  await page.getByLabel('PIN', { exact: true }).fill(pin)
}

async function measure(name: 'plain' | 'sealed', page: Page, round: number): Promise<void> {
  await open(page, '/heal/journal')
  if (name === 'sealed') {
    await page.getByLabel('PIN').first().fill(pin)
    await time(name, 'opening the lock', async () => {
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await page.getByRole('button', { name: 'Lock now' }).first().waitFor()
    })
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
    await listed.filter({ hasText: `Rain, and tea, ${round}.` }).first().waitFor()
  })
}
