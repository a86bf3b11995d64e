/**
 * Whether the breathing exercise keeps time: ten real minutes of one technique in a real browser,
 * on the built page. Each tick on the screen is held against a monotonic clock; drift is how late
 * the ticks of the last minute come, beyond those of the first. The browser's own clock is held
 * against that of this process, so that a slow clock could not hide a slow breath. Before that it is
 * drawn for ten seconds as by a phone four times slower, and the frames are counted.
 *
 *   npm run bench breathe [minutes] [technique, as the screen names it]
 */
import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/stage/browser.ts'
import { open } from '../e2e/stage/open.ts'
import { runApp } from '../e2e/stage/run-app.ts'
import { medianOf } from './median-of.ts'
import { openPhone } from './open-phone.ts'

const minutes = Number(process.argv[2] ?? 10)
const technique = process.argv[3] ?? '4-7-8 Relaxing'
const mostDrift = 50

interface Sitting {
  readonly startedAt: number
  /** When each second appeared on the screen, the first at once. */
  readonly ticks: readonly number[]
}

const app = await runApp()
const browser = await openBrowser()
const { page } = await openPhone(browser, app.address)
await page.emulateMedia({ reducedMotion: 'no-preference' })
await open(page, '/heal/breathe')
await page.getByRole('radio', { name: technique }).check({ force: true })
const drawn = await countFrames(page, 10)
await page.evaluate(recordTicks)
const before = await compareClocks(page)
await page.getByRole('button', { name: 'Begin', exact: true }).click()
await new Promise((resolve) => setTimeout(resolve, minutes * 60_000 + 500))
const after = await compareClocks(page)
const sitting = (await page.evaluate(() => Reflect.get(globalThis, 'record'))) as Sitting
await browser.close()
await app.stop()

const late = sitting.ticks.map((at, second) => at - sitting.startedAt - second * 1000)
const minute = Math.min(60, Math.floor(late.length / 2))
const drift = medianOf(late.slice(-minute)) - medianOf(late.slice(0, minute))
const millis = (value: number) => `${value.toFixed(1)} ms`
const say = (line: string) => process.stdout.write(`${line}\n`)

say(
  `${technique}: ${late.length - 1} ticks in ${minutes} minutes, load ${loadavg()[0]?.toFixed(1)}`,
)
say(`  drift ${millis(drift)}, last tick ${millis(late.at(-1) ?? 0)} late`)
say(
  `  a tick comes ${millis(medianOf(late))} late at the median, ${millis(Math.max(...late))} at the worst`,
)
say(`  ${late.filter((each) => each >= mostDrift).length} came ${mostDrift} ms late or more`)
say(
  `  four times slower: ${drawn.perSecond.toFixed(1)} frames a second, the longest ${millis(drawn.longest)}`,
)
say(`  the browser's clock against this process's: ${millis(after - before)} in that time`)

const isWhole = late.length - 1 >= Math.floor(minutes * 60)
if (!isWhole) say(`  seconds are missing: ${minutes * 60} were due`)
if (Math.abs(drift) >= mostDrift) say(`  more than the budget of ${mostDrift} ms`)
process.exit(isWhole && Math.abs(drift) < mostDrift ? 0 : 1)

/** As a slow phone draws it: how often, and how long the glass stood still at most. */
async function countFrames(page: Page, seconds: number) {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const frames = await page.evaluate(
    (millis) =>
      new Promise<number[]>((done) => {
        const seen: number[] = []
        const draw = (at: number) => {
          seen.push(at)
          if (at - (seen[0] ?? at) < millis) requestAnimationFrame(draw)
          else done(seen)
        }
        requestAnimationFrame(draw)
      }),
    seconds * 1000,
  )
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const gaps = frames.slice(1).map((at, place) => at - (frames[place] ?? at))
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  return { perSecond: (gaps.length / whole) * 1000, longest: Math.max(...gaps) }
}

/** In the page: the moment of the press, and of each change of the count after it. */
function recordTicks(): void {
  const count = document.querySelector('[data-status] p[aria-hidden="true"]') as HTMLElement
  const record = { startedAt: 0, ticks: [] as number[] }
  Object.assign(globalThis, { record })
  const press = () => {
    record.startedAt = performance.now()
  }
  addEventListener('click', press, { capture: true, once: true })
  new MutationObserver(() => record.ticks.push(performance.now())).observe(count, {
    characterData: true,
    childList: true,
    subtree: true,
  })
}

/** The page's clock less ours, from the quickest of many questions. */
async function compareClocks(page: Page): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY
  let difference = 0
  for (let question = 0; question < 50; question++) {
    const asked = performance.now()
    const theirs = await page.evaluate(() => performance.now())
    const took = performance.now() - asked
    if (took >= quickest) continue
    quickest = took
    difference = theirs - asked - took / 2
  }
  return difference
}
