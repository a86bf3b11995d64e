import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { lendPhone, makePhone, takeBack } from './phones.ts'

export { open } from './open.ts'

export type Language = 'en' | 'np'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What the console said that a visitor's browser should not have to say. */
  readonly noise: string[]
  /** Runs before each page that opens from here on. */
  prepare(script: () => void): Promise<void>
  leave(): Promise<void>
}

export interface VisitOptions {
  readonly language?: Language
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly askName?: boolean
  readonly script?: boolean
  readonly zone?: string
  /** How large the letters of the browser are set, in pixels; pages and their media queries follow. */
  readonly letters?: number
  /** The phone has been here before, and keeps what it needs to do without a network. */
  readonly keepsRooms?: boolean
  readonly ownClock?: boolean
  /** A phone that was never here: where the first visit is the point. */
  readonly fresh?: boolean
}

/** A visitor on a phone, with a browser of their own. */
export async function visit(address: string, options: VisitOptions = {}): Promise<Visit> {
  const language = options.language ?? 'en'
  const kind = {
    address,
    script: options.script ?? true,
    zone: options.zone ?? 'Asia/Kathmandu',
    ownClock: options.ownClock ?? false,
    asksName: options.askName ?? false,
    ...(options.letters && { letters: options.letters }),
    ...(options.keepsRooms && { keepsRooms: language }),
  }
  const phone = await (options.fresh ? makePhone(kind) : lendPhone(kind))
  const { page, context } = phone
  await page.setViewportSize({ width: options.width ?? 360, height: options.height ?? 780 })
  // The last visitor of this phone may have looked at how it prints.
  await page.emulateMedia({
    media: null,
    colorScheme: options.theme ?? 'light',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'language', value: language, url: address }])
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  const prepare = async (script: () => void) => {
    phone.prepared.push(await context.addInitScript(script))
  }
  let left: Promise<void> | undefined
  const leave = () => {
    left ??= options.fresh ? context.close() : takeBack(phone)
    return left
  }
  // Whoever does not come as far as leaving is shown out.
  onTestFinished(leave)
  return { page, context, noise, prepare, leave }
}

export function expectQuiet(noise: readonly string[]): void {
  expect(noise, 'the console should have stayed quiet').toEqual([])
}
