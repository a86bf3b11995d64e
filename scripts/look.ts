/**
 * Photographs every screen, and the states that a visitor brings about, into contact sheets:
 *
 *   npm run look                          all of them, into .look/now
 *   npm run look -- heal/mood love        what has one of these words in its name
 *   npm run look -- phone dark np         of this size, theme or language alone
 *   npm run look -- --out .look/before    elsewhere
 *   npm run look -- --beside .look/before each picture stands right of the one from there
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../e2e/stage/browser.ts'
import { runApp } from '../e2e/stage/run-app.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { type Shot, screens } from './look/screens.ts'

const sizes = { phone: [360, 740], keyboard: [360, 440], laptop: [1280, 800] } as const
const themes = ['light', 'dark'] as const
const languages = ['en', 'np'] as const
/** Seven pictures stand side by side in a sheet of phones, two in one of laptops. */
const across = { phone: 7, keyboard: 7, laptop: 2 }
const rowsOfASheet = 3

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.look/now' }, beside: { type: 'string' } },
})
const out = resolve(values.out)
const narrowing = new Set<string>([...themes, ...languages, ...Object.keys(sizes)])
const names = wanted.filter((each) => !narrowing.has(each))
const shots = screens.filter(
  ({ name }) => names.length === 0 || names.some((each) => name.includes(each)),
)
await buildIfNeeded()
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const app = await runApp()
const browser = await openBrowser()
for (const language of asked(languages)) {
  for (const theme of asked(themes)) {
    for (const size of asked(Object.keys(sizes) as (keyof typeof sizes)[])) {
      await photograph(language, theme, size)
    }
  }
}
await browser.close()
await app.stop()

/** All of a kind, or those of them that were named. */
function asked<Each extends string>(all: readonly Each[]): readonly Each[] {
  const named = all.filter((each) => wanted.includes(each))
  return named.length > 0 ? named : all
}

async function photograph(
  language: (typeof languages)[number],
  theme: (typeof themes)[number],
  size: keyof typeof sizes,
): Promise<void> {
  const [width, height] = sizes[size]
  const pictures: string[] = []
  for (const shot of shots) {
    const page = await openAt(browser, { width, height, theme, language })
    const file = join(out, `${shot.name.replaceAll('/', '-')}.${size}.${theme}.${language}.jpg`)
    try {
      await reach(page, shot)
      if (size === 'keyboard') await beginToType(page)
      await page.screenshot({ path: file, type: 'jpeg', quality: 80 })
      pictures.push(file)
    } catch (error) {
      process.stdout.write(`${language} ${theme} ${size} ${shot.name}: ${String(error)}\n`)
    }
    await page.context().close()
  }
  const perSheet = across[size] * rowsOfASheet
  for (let first = 0; first < pictures.length; first += perSheet) {
    const name = `sheet-${size}.${theme}.${language}.${first / perSheet + 1}.png`
    await layOut(pictures.slice(first, first + perSheet), join(out, name), width)
  }
}

async function openAt(
  from: Browser,
  as: { width: number; height: number; theme: 'light' | 'dark'; language: string },
): Promise<Page> {
  const context = await from.newContext({
    baseURL: app.address,
    viewport: { width: as.width, height: as.height },
    colorScheme: as.theme,
    reducedMotion: 'reduce',
    hasTouch: as.width < 600,
    // A phone lays its scroll bar over the page; without this the page is 15 px narrower than there.
    isMobile: as.width < 600,
    timezoneId: 'Asia/Kathmandu',
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript(() => localStorage.setItem('name-later', 'yes'))
  await context.addCookies([{ name: 'language', value: as.language, url: app.address }])
  return context.newPage()
}

async function reach(page: Page, { path, reach: go }: Shot): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  // A page that listens to the server is never idle; what it fetches for itself is here by now.
  await page.waitForTimeout(500)
  await go?.(page)
}

/** The keyboard is up because somebody writes, where nothing stands before the field. */
async function beginToType(page: Page): Promise<void> {
  const field = page.locator('main :is(textarea, input[type=text]):enabled').first()
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  if (isCovered || !(await field.isVisible())) return
  await field.tap()
  await page.waitForTimeout(400)
}

/** A sheet of pictures with their names; those of `--beside` stand left of today's. */
async function layOut(files: readonly string[], to: string, width: number): Promise<void> {
  const scale = width > 600 ? 0.5 : 0.7
  const picture = (file: string, when: string) =>
    `<figure><figcaption>${when}${file.split('/').at(-1)}</figcaption><img width="${Math.round(width * scale)}" src="data:image/jpeg;base64,${readFileSync(file).toString('base64')}"></figure>`
  const cells = files.map((file) => {
    const older = values.beside && join(resolve(values.beside), file.split('/').at(-1) ?? '')
    return (older && existsSync(older) ? picture(older, 'before: ') : '') + picture(file, '')
  })
  const page = await browser.newPage({
    viewport: { width: width > 600 ? 1320 : 1840, height: 400 },
  })
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#777}figure{margin:0}figcaption{font:11px sans-serif;color:#fff}img{display:block}</style>${cells.join('')}`,
  )
  writeFileSync(to, await page.screenshot({ fullPage: true }))
  await page.close()
}
