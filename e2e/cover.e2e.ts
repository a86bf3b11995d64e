import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleForTab } from './stage/bundle-for-tab.ts'
import { byColour, byLaw, expectNothingSideways, findBarriers } from './stage/look-closely.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const title = 'नेपाली पात्रो'
const somewhere = ['/', '/express/diary', '/community/confessions', '/account', '/nowhere']

const cover = (context: BrowserContext) =>
  context.addCookies([{ name: 'cover', value: 'patro', url: stage().address }])

async function arriveCovered(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, options)
  await cover(visitor.context)
  return visitor
}

/** The calendar answers to the finger. */
async function untilPatro(page: Page): Promise<void> {
  await page.getByRole('region', { name: /Today in Nepal|नेपालमा आज/ }).waitFor()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('patro') ?? {}).some((key) => key.startsWith('__react')),
  )
  expect(await page.title()).toBe(title)
}

async function holdDate(page: Page): Promise<void> {
  await untilPatro(page)
  await page.getByRole('button', { name: /20\d\d|२०../ }).hover()
  await page.mouse.down()
  await page.waitForTimeout(800)
  await page.mouse.up()
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

describe('with the cover on', () => {
  it('every address is the calendar, in its own words and looks, before anything else is painted', async () => {
    const { page, noise, leave } = await arriveCovered()
    for (const path of somewhere) {
      const answer = await page.goto(path)
      const html = (await answer?.text()) ?? ''
      expect(html, path).not.toMatch(/voice|heart|मनको|आवाज|favicon|mukta|noto|diary|confession/i)
      await untilPatro(page)
      expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/patro.svg')
    }
    expectQuiet(noise)
    await leave()
  })

  it('is installed as a patro, with icons that exist', async () => {
    const { page, leave } = await arriveCovered()
    await page.goto('/heal')
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = await (await fetch(stage().address + address)).json()
    expect(manifest).toMatchObject({ name: title, start_url: '/patro', display: 'standalone' })
    expect(JSON.stringify(manifest)).not.toMatch(/voice|heart|मनको/i)
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
    for (const { src } of manifest.icons) {
      expect((await fetch(stage().address + src)).status, src).toBe(200)
    }
    await leave()
  })

  it('a long press on the date opens the rest, in this tab alone, reloads included', async () => {
    const { page, context, noise, leave } = await arriveCovered()
    await page.goto('/heal')
    await holdDate(page)
    await heading(page, 'Heal')
    await page.getByRole('link', { name: 'Help', exact: true }).first().waitFor()
    await page.reload()
    await heading(page, 'Heal')
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toContainEqual(['seen', '1'])
    const other = await context.newPage()
    await other.goto('/heal')
    await untilPatro(other)
    expectQuiet(noise)
    await leave()
  })

  it('a held key opens it too, and from the calendar’s own address it opens at home', async () => {
    const { page, leave } = await arriveCovered()
    await page.goto('/patro')
    await untilPatro(page)
    await page.getByRole('button', { name: /20\d\d/ }).focus()
    await page.keyboard.down('Enter')
    await page.waitForTimeout(800)
    await page.keyboard.up('Enter')
    await heading(page, 'Start your journey')
    expect(new URL(page.url()).pathname).toBe('/')
    await leave()
  })

  it('the same holds without a network', async () => {
    const { page, context, leave } = await visit(stage().address, { keepsRooms: true })
    await open(page, '/')
    await untilKept(page)
    await cover(context)
    await context.setOffline(true)
    for (const path of [...somewhere, '/patro']) {
      await page.goto(path)
      await untilPatro(page)
    }
    await page.goto('/heal/breathe')
    await holdDate(page)
    await page.locator('main h1').waitFor()
    expect(await page.title()).toContain('Voice of Heart')
    await context.clearCookies({ name: 'cover' })
    await page.goto('/heal')
    await heading(page, 'Heal')
    await leave()
  })
})

describe('leaving fast', () => {
  it('puts the calendar in the place of the page, and the way back leads nowhere else', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, '/heal')
    await open(page, '/express/diary')
    await page.getByRole('textbox').first().fill('Words of a bad day.')
    await page.getByRole('link', { name: 'Quick exit' }).click()
    await page.waitForURL('**/patro')
    await untilPatro(page)
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('cover=leave')
    await page.goBack()
    await untilPatro(page)
    expect(new URL(page.url()).pathname).toBe('/heal')
    await page.goForward()
    await untilPatro(page)
    expect(new URL(page.url()).pathname).toBe('/patro')
    // Whoever goes there by their own will has come back, and what they wrote waits for them.
    await page.goto('/express/diary')
    await page.getByText('Words of a bad day.').first().waitFor()
    expect(await page.evaluate(() => document.cookie)).not.toContain('cover')
    expectQuiet(noise)
    await leave()
  })

  it('is Escape three times, also over an open dialog; twice is not enough', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/heal')
    await page.getByRole('link', { name: 'Help', exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await page.waitForTimeout(1600)
    await page.keyboard.press('Escape')
    await heading(page, 'Heal')
    for (let times = 0; times < 2; times++) await page.keyboard.press('Escape')
    await page.waitForURL('**/patro')
    await untilPatro(page)
    await leave()
  })

  it('also covers a page that the browser brings back whole', async () => {
    const { page, context, leave } = await visit(stage().address)
    await open(page, '/heal')
    const bringBack = () =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
    await bringBack()
    await heading(page, 'Heal')
    await context.addCookies([{ name: 'cover', value: 'leave', url: stage().address }])
    await bringBack()
    await untilPatro(page)
    await leave()
  })

  it('shuts a tab that was opened behind the cover', async () => {
    const { page, leave } = await arriveCovered()
    await page.goto('/heal')
    await holdDate(page)
    await page.getByRole('link', { name: 'Quick exit' }).click()
    await page.waitForURL('**/patro')
    await untilPatro(page)
    await page.goto('/heal')
    await untilPatro(page)
    await leave()
  })

  it('is a plain link without script, and the calendar shows its month', async () => {
    const { page, leave } = await visit(stage().address, { script: false, language: 'np' })
    await page.goto('/heal')
    await page.getByRole('link', { name: 'छिटो निस्कनुहोस्' }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('cell').count()).toBeGreaterThan(28)
    expect(await page.locator('td[aria-current="date"]').count()).toBe(1)
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nepali Patro' }).waitFor()
    await leave()
  })
})

// biome-ignore lint/suspicious/noExplicitAny: what runs in the page has no types here
declare const kit: any

describe('with a lock', () => {
  let script = ''
  beforeAll(async () => {
    script = await bundleForTab(`
      export * from '/src/capabilities/vault/web/lock/lock.ts'
      export * from '/src/capabilities/vault/web/lock/work-on-lock.ts'
      export { spellRecoveryWords } from '/src/capabilities/vault/web/door/fetch-lists.ts'
      export { deviceVaultParts } from '/src/capabilities/vault/web/device-vault.ts'
    `)
  })

  async function arriveLocked() {
    const { page, context, leave } = await visit(stage().address)
    await page.goto('/help')
    await page.evaluate(script)
    const words: string = await page.evaluate(async () => {
      const { words: given } = await kit.setLock('4821')
      return (await kit.spellRecoveryWords(given, 'np')).join(' ')
    })
    await page.evaluate(() => kit.lockNow())
    await cover(context)
    return { page, context, leave, words }
  }

  /** A page that has the keys hands them to whoever asks in the same browser. */
  async function isVaultOpen(page: Page): Promise<boolean> {
    await page.evaluate(script)
    return page.evaluate(async () => {
      const { gate } = kit.deviceVaultParts()
      await gate.look()
      await new Promise((resolve) => setTimeout(resolve, 300))
      return gate.state() === 'open'
    })
  }

  it('the held date asks for the PIN as any form asks for a number, and opens both', async () => {
    const { page, leave } = await arriveLocked()
    await page.goto('/heal')
    await holdDate(page)
    const field = page.getByLabel('Number')
    await field.fill('1111')
    await page.getByRole('button', { name: 'OK' }).click()
    await page.getByText('That isn’t it.').waitFor()
    expect(await findBarriers(page, byLaw)).toEqual([])
    await field.fill('४८२१')
    await page.keyboard.press('Enter')
    await heading(page, 'Heal')
    expect(await isVaultOpen(page)).toBe(true)
    await leave()
  })

  it('the thirteen words open it where the PIN is forgotten', async () => {
    const { page, leave, words } = await arriveLocked()
    await page.goto('/heal')
    await holdDate(page)
    await page.getByLabel('Number').fill(words)
    await page.keyboard.press('Enter')
    await heading(page, 'Heal')
    expect(await isVaultOpen(page)).toBe(true)
    await leave()
  })

  it('the PIN in the place of the year opens it, and another number is no year', async () => {
    const { page, leave } = await arriveLocked()
    await page.goto('/heal')
    await untilPatro(page)
    const convert = page.getByRole('button', { name: 'Convert' })
    await page.getByLabel('Year').fill('4820')
    await convert.click()
    await page.getByText('This patro covers the years').waitFor()
    await page.getByLabel('Year').fill('4821')
    await convert.click()
    await heading(page, 'Heal')
    await leave()
  })

  it('leaving fast locks every other tab too', async () => {
    const { page, context, leave } = await arriveLocked()
    const other = await context.newPage()
    await other.goto('/healthz')
    await context.clearCookies({ name: 'cover' })
    await other.goto('/help')
    await other.evaluate(script)
    expect(await other.evaluate(() => kit.openLock('4821'))).toEqual({ ok: true })
    await open(page, '/heal')
    await page.getByRole('link', { name: 'Quick exit' }).click()
    await untilPatro(page)
    await expect
      .poll(() => other.evaluate(() => kit.deviceVaultParts().gate.state()))
      .toBe('locked')
    await leave()
  })
})

describe('the choice', () => {
  it('stands on the page of the lock, and covers from then on', async () => {
    const { page, context, leave } = await visit(stage().address)
    await open(page, '/lock')
    await page.getByRole('switch', { name: 'Show the patro first' }).click()
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('cover=patro')
    await page.reload()
    await page.getByRole('switch', { name: 'Show the patro first', checked: true }).waitFor()
    const other = await context.newPage()
    await other.goto('/heal')
    await untilPatro(other)
    await page.getByRole('switch', { name: 'Show the patro first' }).click()
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('cover')
    await other.reload()
    await heading(other, 'Heal')
    await leave()
  })
})

describe('the calendar', () => {
  for (const language of ['en', 'np'] as const) {
    it(`is accessible, quiet and never wider than the phone in ${language}, light and dark`, async () => {
      const { page, noise, leave } = await visit(stage().address, { language, width: 320 })
      await page.goto('/patro')
      await untilPatro(page)
      await page.getByRole('button', { name: /^(Convert|हेर्नुहोस्)$/ }).click()
      await expectNothingSideways(page)
      expect(await findBarriers(page, byLaw)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findBarriers(page, byColour)).toEqual([])
      expectQuiet(noise)
      await leave()
    })
  }
})
