import type { BrowserContext, Disposable, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'

/** What a phone cannot change after it was made. */
export interface PhoneKind {
  readonly address: string
  readonly script: boolean
  readonly zone: string
  /** Most journeys begin after the visitor has put the name off. */
  readonly asksName: boolean
  /** Its clock stands or runs as the journey says. */
  readonly ownClock: boolean
  readonly letters?: number
  /** The language in which the rooms are kept on a phone that keeps them. */
  readonly keepsRooms?: string
}

/**
 * A browser of one's own, lent to one visitor after another: a new one costs five times what it
 * costs to open a page in one that is warm. Between two visitors everything is wiped that a
 * visitor can leave behind; what is kept are the files of the site, as fetched and as compiled.
 */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly kind: PhoneKind
  /** What runs before each of its pages for this visitor alone. */
  readonly prepared: Disposable[]
}

const resting = new Map<string, Phone[]>()
const nameOf = (kind: PhoneKind) => JSON.stringify(kind)

export async function lendPhone(kind: PhoneKind): Promise<Phone> {
  return resting.get(nameOf(kind))?.pop() ?? makePhone(kind)
}

export async function makePhone(kind: PhoneKind): Promise<Phone> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    baseURL: kind.address,
    viewport: { width: 360, height: 780 },
    javaScriptEnabled: kind.script,
    timezoneId: kind.zone,
    reducedMotion: 'reduce',
  })
  // A crowded machine takes its time; what never comes still fails.
  context.setDefaultTimeout(60_000)
  if (!kind.asksName) await context.addInitScript(putNameOff)
  if (!kind.keepsRooms) await context.addInitScript(keepNoRooms)
  if (kind.ownClock) await context.clock.install()
  const page = await context.newPage()
  if (kind.letters) {
    const tools = await context.newCDPSession(page)
    // For as long as it is kept open.
    await tools.send('Page.setFontSizes', { fontSizes: { standard: kind.letters } })
  }
  return { context, page, kind, prepared: [] }
}

export async function takeBack(phone: Phone): Promise<void> {
  try {
    await wipe(phone)
  } catch {
    // Its house is gone or its page has crashed: the next visitor gets another one.
    await phone.context.close()
    return
  }
  const name = nameOf(phone.kind)
  resting.set(name, [...(resting.get(name) ?? []), phone])
}

/** A house that closes takes its phones with it. */
export async function forgetPhones(address: string): Promise<void> {
  for (const [name, phones] of resting) {
    if (phones[0]?.kind.address !== address) continue
    resting.delete(name)
    await Promise.all(phones.map(({ context }) => context.close()))
  }
}

async function wipe({ context, page, kind, prepared }: Phone): Promise<void> {
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  for (const event of ['console', 'pageerror', 'request', 'requestfailed'] as const)
    page.removeAllListeners(event)
  if (kind.ownClock) await context.clock.resume()
  await Promise.all([
    ...prepared.splice(0).map((script) => script.dispose()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
  ])
  await page.goto('/healthz')
  if (kind.script) await page.evaluate(() => sessionStorage.clear())
  // Not kept open: while it is, a page that was opened without a network believes that there is one.
  const tools = await context.newCDPSession(page)
  const kept = kind.keepsRooms ? ['local_storage', 'indexeddb'] : ['all']
  await tools.send('Storage.clearDataForOrigin', {
    origin: kind.address,
    storageTypes: kept.join(),
  })
  await tools.send('Page.resetNavigationHistory')
  await tools.detach()
  await context.clearCookies()
  await page.mouse.move(0, 0)
}

/** Keeping every room on the phone costs seconds of processor: only journeys that go without a network need it. */
function keepNoRooms(): void {
  // Nor are there workers in the frame of an advertisement, where to ask is an error.
  if (origin === 'null' || !navigator.serviceWorker) return
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
}

function putNameOff(): void {
  try {
    localStorage.setItem('name-later', 'yes')
  } catch {
    // A page without storage has no dialog to put off.
  }
}
