import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium } from './find-chromium.ts'

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  })
}

export type Language = 'en' | 'np'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What the console said that a visitor's browser should not have to say. */
  readonly noise: string[]
  leave(): Promise<void>
}

export interface VisitOptions {
  readonly language?: Language
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  /** Most journeys begin after the visitor has put the name off. */
  readonly askName?: boolean
  readonly script?: boolean
  readonly zone?: string
  /** Keeping every room on the phone costs seconds of processor: only journeys that go without a network need it. */
  readonly keepsRooms?: boolean
}

/** A visitor on a phone, with a browser of their own. */
export async function visit(
  browser: Browser,
  address: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: options.width ?? 360, height: options.height ?? 780 },
    colorScheme: options.theme ?? 'light',
    javaScriptEnabled: options.script ?? true,
    timezoneId: options.zone ?? 'Asia/Kathmandu',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'language', value: options.language ?? 'en', url: address }])
  if (!options.askName) {
    await context.addInitScript(() => {
      try {
        localStorage.setItem('name-later', 'yes')
      } catch {
        // A page without storage has no dialog to put off.
      }
    })
  }
  if (!options.keepsRooms) {
    await context.addInitScript(() => {
      if (!navigator.serviceWorker) return
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
    })
  }
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  return { page, context, noise, leave: () => context.close() }
}

/** Opens a page and waits until it answers to the finger. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForFunction(() => {
    const root = document.getElementById('app')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}

export function expectQuiet(noise: readonly string[]): void {
  expect(noise, 'the console should have stayed quiet').toEqual([])
}
