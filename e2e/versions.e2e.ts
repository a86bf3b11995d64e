import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { button, openWith, pagesIn, setLock, writePage } from './stage/lock-pages.ts'
import { byColour, byLaw, expectNothingSideways, findBarriers } from './stage/look-closely.ts'
import { untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, type Visit, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const pin = '7308'
const begun = 'Rain on the roof.'
const here = `${begun} I sat under it and listened.`
const there = `${begun} ${'The whole street stood under one umbrella. '.repeat(6).trim()}`

const drawer = (page: Page, title: string) => page.locator('summary').filter({ hasText: title })
const waiting = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Diary page' })

/** Somebody who has a page, a lock and a copy. */
async function arriveWithCopy() {
  const visitor = await visit(stage().address)
  const { page } = visitor
  await open(page, '/express/diary')
  await writePage(page, begun)
  await untilWritten(page, 'diary', begun)
  const paper = await setLock(page, pin)
  await drawer(page, 'A sealed copy, for when the phone is lost').click()
  await page.getByLabel('Your thirteen words').fill(paper.join(' '))
  await button(page, 'Start a copy').click()
  await page.getByText('The copy is up to date with this phone.').waitFor()
  return { ...visitor, paper }
}

async function fetchFrom(paper: readonly string[]) {
  const visitor = await visit(stage().address)
  const { page } = visitor
  await setLock(page, pin)
  await drawer(page, 'Bring your pages from another phone').click()
  await page.getByLabel('Your thirteen words').fill(paper.join(' '))
  await button(page, 'Bring them here').click()
  await page.getByText('The copy is here: 1 page in all.').waitFor()
  return visitor
}

async function openLocked(page: Page, path: string): Promise<void> {
  await open(page, path)
  await openWith(page, pin)
}

/** Lays the page open for writing, and leaves the network. */
async function beginToEdit({ page, context }: Visit): Promise<void> {
  await openLocked(page, '/express/diary')
  await pagesIn(page).getByRole('link').click()
  await button(page, 'Edit').click()
  await page.getByLabel('Your page').waitFor()
  await context.setOffline(true)
}

async function saveEdit(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your page').fill(text)
  await button(page, 'Save changes').click()
  await page.getByText('Saved on this phone.').waitFor()
}

/** Comes back to the network, and has sent what it wrote. */
async function comeTogether({ page, context }: Visit): Promise<void> {
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/entries'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
}

/** From the top: what lies half under the header would count as too small to be touched. */
async function look(page: Page, looks = byLaw): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectNothingSideways(page)
  expect(await findBarriers(page, looks)).toEqual([])
}

async function lookInNepali({ page, context }: Visit): Promise<void> {
  const cookie = { name: 'language', url: stage().address }
  await context.addCookies([{ ...cookie, value: 'np' }])
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/lock')
  await page.locator('#page input').fill(pin)
  await page.locator('#page form button[type=submit]').click()
  await drawer(page, 'दुई फोनमा लेखिएका पाना').click()
  const shown = page.getByRole('listitem').filter({ hasText: there })
  expect(await shown.textContent()).toMatch(/^डायरीको पाना · .+ \S+ गते/)
  await look(page)
  await context.addCookies([{ ...cookie, value: 'en' }])
  await openLocked(page, '/lock')
  await drawer(page, 'Written on two phones').click()
}

const turnToNetwork = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))

describe('what two phones wrote on one page', () => {
  it('waits in the settings, is brought back or thrown away there, and so on the other phone', async () => {
    const one = await arriveWithCopy()
    const other = await fetchFrom(one.paper)
    await drawer(one.page, 'Take the lock off').waitFor()
    expect(await drawer(one.page, 'Written on two phones').count()).toBe(0)

    await beginToEdit(one)
    await beginToEdit(other)
    await saveEdit(one.page, here)
    await saveEdit(other.page, there)
    await comeTogether(one)
    await comeTogether(other)

    await openLocked(other.page, '/lock')
    await drawer(other.page, 'Written on two phones').click()
    await waiting(other.page).getByText(here).waitFor()
    await button(other.page, 'Bring it back').click()
    await other.page.getByText('It’s back in its place.').waitFor()
    // What stood there is long: two lines of it, and the rest on tap.
    await waiting(other.page).getByText(there).waitFor()
    await button(other.page, 'Read all of it').click()
    await button(other.page, 'Show less').waitFor()
    await look(other.page)
    await other.page.emulateMedia({ colorScheme: 'dark' })
    await look(other.page, byColour)

    await lookInNepali(other)

    await openLocked(one.page, '/lock')
    await drawer(one.page, 'Written on two phones').click()
    await expect
      .poll(async () => {
        await turnToNetwork(one.page)
        return waiting(one.page).allTextContents()
      })
      .toEqual([expect.stringContaining(there)])

    await button(one.page, 'Delete').click()
    await one.page.getByText('It goes from your other phone too').waitFor()
    await button(one.page, 'Delete').click()
    await one.page.getByText('Nothing is waiting here.').waitFor()
    await expect
      .poll(async () => {
        await turnToNetwork(other.page)
        return waiting(other.page).count()
      })
      .toBe(0)

    await openLocked(one.page, '/express/diary')
    await pagesIn(one.page).filter({ hasText: 'I sat under it' }).waitFor()
    expectQuiet(other.noise.filter((said) => !said.includes('ERR_INTERNET_DISCONNECTED')))
    await other.leave()
    await one.leave()
  })
})

describe('a lock that is taken off while a copy is kept', () => {
  it('stays on where the copy cannot be reached, and takes it along where it can', async () => {
    const { page, context, paper, leave } = await arriveWithCopy()
    await drawer(page, 'Take the lock off').click()
    const form = page.locator('details').filter({ hasText: 'Delete it too' })
    expect(await form.getByLabel('Delete it too').isChecked()).toBe(true)
    await form.getByLabel('Your thirteen words').fill(paper.join(' '))
    await context.setOffline(true)
    await button(page, 'Take the lock off').click()
    await page.getByText('We couldn’t delete the copy just now.').waitFor()
    await look(page)
    await context.setOffline(false)
    await button(page, 'Take the lock off').click()
    await page.getByText('The lock is off, and the copy is deleted.').waitFor()

    const other = await visit(stage().address)
    await setLock(other.page, pin)
    await drawer(other.page, 'Bring your pages from another phone').click()
    await other.page.getByLabel('Your thirteen words').fill(paper.join(' '))
    await button(other.page, 'Bring them here').click()
    await other.page.getByText('There is no copy for these words.').waitFor()
    await other.leave()
    await leave()
  })

  it('goes without it where somebody so chooses, and the copy can still be fetched', async () => {
    const { page, context, paper, leave } = await arriveWithCopy()
    await drawer(page, 'Take the lock off').click()
    const form = page.locator('details').filter({ hasText: 'Delete it too' })
    await form.getByLabel('Your thirteen words').fill(paper.join(' '))
    await context.setOffline(true)
    await form.getByLabel('Leave it there').check()
    await button(page, 'Take the lock off').click()
    await page.getByText('The lock is off. Your pages are all there.').waitFor()
    const other = await fetchFrom(paper)
    await other.leave()
    await leave()
  })
})
