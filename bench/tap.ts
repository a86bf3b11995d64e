/**
 * How long a wall takes until it answers a tap: ours, and the same fifty posts from Next, in turn,
 * on a slow 3G network and a processor six times slower; and when the first request goes out for
 * it, which Next's heart never makes. Needs the npm registry on first use.
 *
 *   npm run bench tap [pairs]
 */
import type { Browser, Request } from 'playwright-core'
import { openBrowser } from '../e2e/stage/browser.ts'
import { medianOf } from './median-of.ts'
import { openSlowPhone } from './open-slow-phone.ts'
import { startNext } from './peers/contenders/next.ts'
import { startOursOnSqlite } from './peers/contenders/ours.ts'
import { installPeers } from './peers/install.ts'
import { describeMachine } from './peers/machine.ts'
import { seedWall } from './peers/seed.ts'
import { clearStage } from './peers/stage.ts'

const pairs = Number(process.argv[2] ?? 7)
const slowdown = 6

installPeers()
const ours = await startOursOnSqlite()
const next = await startNext({ compress: true })
await Promise.all([seedWall(ours), seedWall(next)])
const browser = await openBrowser()

const doors = [
  { name: 'ours, in English', url: `${ours.address}/community/confessions?language=en` },
  { name: 'ours, in Nepali', url: `${ours.address}/community/confessions?language=np` },
  { name: 'Next', url: `${next.address}/wall` },
].map((door) => ({ ...door, seen: [] as Measured[] }))

for (let pair = 0; pair <= pairs; pair++) {
  for (const { url, seen } of doors) {
    const found = await openAndTap(browser, url)
    // The first finds servers that have drawn nothing yet.
    if (pair > 0) seen.push(found)
  }
}

process.stdout.write(`${describeMachine()}\n`)
const peer = median(doors.at(-1)?.seen ?? [], 'answered')
for (const { name, seen } of doors) {
  const answered = median(seen, 'answered')
  const sent = median(seen, 'sent')
  const sends = sent ? `, sends it after ${sent} ms (${(sent / peer).toFixed(2)})` : ''
  process.stdout.write(
    `${name.padEnd(17)} first paint ${median(seen, 'painted')} ms, answers a tap after ${answered} ms (${(answered / peer).toFixed(2)} of Next)${sends}, ${seen[0]?.scripts} script files\n`,
  )
}
await browser.close()
await clearStage()
process.exit(0)

interface Measured {
  readonly painted: number
  readonly answered: number
  readonly sent: number
  readonly scripts: number
}

function median(seen: readonly Measured[], what: keyof Measured): number {
  return Math.round(medianOf(seen.map((each) => each[what])))
}

/** A finger that taps the first heart over and over, until the heart is given. */
async function openAndTap(on: Browser, url: string): Promise<Measured> {
  const { context, page } = await openSlowPhone(on, slowdown)
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request)
  })
  await page.addInitScript(() => {
    const tap = () => {
      const heart = document.querySelector('button[aria-pressed]')
      if (heart?.getAttribute('aria-pressed') === 'true') {
        // Nothing was fetched yet that the page itself does not name.
        const files = document.querySelectorAll('script[src], link[rel=modulepreload]')
        performance.mark('answered', { detail: files.length })
        return
      }
      heart?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      heart?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      setTimeout(tap, 50)
    }
    tap()
  })
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0, undefined, {
    timeout: 60_000,
  })
  if (url.startsWith(ours.address)) await page.waitForResponse(/\/heart$/)
  const found = await page.evaluate(() => ({
    began: performance.timeOrigin,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    answered: performance.getEntriesByName('answered')[0]?.startTime ?? 0,
    scripts: (performance.getEntriesByName('answered')[0] as PerformanceMark).detail as number,
  }))
  const sent = (asked[0]?.timing().startTime ?? found.began) - found.began
  await context.close()
  return { ...found, sent }
}
