/**
 * How near each tool is to the thumb on a phone of 360 by 740: where its first control and its
 * first full button stand, and how many taps lie between opening it and what one came for. The
 * taps are made here, not counted by hand.
 *
 *   npm run bench reach
 */
import { openBrowser } from '../e2e/stage/browser.ts'
import { findFirstControls } from '../e2e/stage/first-controls.ts'
import { open } from '../e2e/stage/open.ts'
import { runApp } from '../e2e/stage/run-app.ts'
import { Thumb, type Tool, tools } from '../e2e/stage/tools.ts'
import { openPhone } from './open-phone.ts'
import { printTable, type Row } from './peers/table.ts'

const app = await runApp({ LIMITS: 'off' })
const browser = await openBrowser()
for (const language of ['en', 'np']) {
  const rows: Row[] = []
  for (const tool of tools) rows.push(await measure(tool, language))
  printTable(
    `${language}: pixels from the top of the glass`,
    ['', 'title block', 'first control', 'first full button', 'taps to the result'],
    rows,
  )
}
await browser.close()
await app.stop()

async function measure({ path, use, result }: Tool, language: string): Promise<Row> {
  const { page, context } = await openPhone(browser, app.address, language)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  await page.evaluate(() => document.fonts.ready)
  const { titleBlock, first, primary } = await findFirstControls(page)
  const thumb = new Thumb()
  await use?.(page, thumb)
  await page.locator(result).first().waitFor()
  await context.close()
  return [path, ...[titleBlock, first, primary].map((y) => String(y ?? '')), String(thumb.taps)]
}
