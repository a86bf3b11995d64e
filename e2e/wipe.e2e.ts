import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { byLaw, expectNothingSideways, findBarriers } from './stage/look-closely.ts'
import { untilKept } from './stage/until-kept.ts'
import { untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, type Visit, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

/*
 * Everything here is looked for with the browser's own means, never with ours: whether the wipe
 * says the truth is the question.
 */

const stage = withSharedApp()
const secret = 'A goat named Kanchhi knows it all.'

/** A phone with a page in the diary, a draft of another and something in every other place. */
async function arriveWithSecrets(options: VisitOptions = {}): Promise<Visit> {
  const visitor = await visit(stage().address, options)
  const { page } = visitor
  await open(page, '/express/diary')
  await page.getByRole('textbox').first().fill(secret)
  await untilWritten(page, 'drafts', secret)
  await page.evaluate(async (words) => {
    localStorage.setItem('waiting', words)
    sessionStorage.setItem('waiting', words)
    const cache = await caches.open('by hand')
    await cache.put('/by-hand', new Response(words))
    // biome-ignore lint/suspicious/noDocumentCookie: as a page of ours would
    document.cookie = 'theme=dark; Path=/; Max-Age=1000'
  }, secret)
  return visitor
}

async function askForWipe(page: Page, name = 'Delete everything here'): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
}

async function signIn(page: Page): Promise<void> {
  await open(page, '/account')
  await page.getByLabel('A name or nickname').fill('Sita')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: 'Make a recovery code' }).waitFor()
}

const report = (page: Page) => page.getByRole('dialog').filter({ hasText: 'then looked again' })
const linesOf = (page: Page) => report(page).getByRole('listitem').allTextContents()

/** As Firefox was until 2024. What is there can still be looked up by the journey. */
function listNoDatabases(): void {
  const list = IDBFactory.prototype.databases
  Object.assign(globalThis, { listAnyway: () => list.call(indexedDB) })
  Object.defineProperty(IDBFactory.prototype, 'databases', { value: undefined })
}

/** All that a page of this site could still find on the phone. */
function findLeft(page: Page) {
  return page.evaluate(async () => {
    const { listAnyway } = globalThis as { listAnyway?: () => Promise<IDBDatabaseInfo[]> }
    const databases = await (listAnyway?.() ?? indexedDB.databases())
    return {
      databases: databases.map(({ name }) => name),
      choices: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      cookies: document.cookie,
    }
  })
}

const nothing = { databases: [], choices: [], tab: [], caches: [], workers: 0, cookies: '' }

const everyLineGone = [
  'Your sign-in: ended',
  'Diary, moods, conversations and all other private pages: gone',
  'Your name, your choices and anything waiting to be sent: gone',
  'What this tab remembered: gone',
  'Pages saved for offline use: gone',
  'Cookies: gone',
]

/** A tab that has the database open and does not let go when it is asked to, as a sleeping one. */
async function openStubbornTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/healthz')
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('voice-of-heart')
        request.onsuccess = () => {
          Object.assign(globalThis, { held: request.result })
          resolve()
        }
      }),
  )
  return tab
}

describe('"Delete everything here"', () => {
  it('asks once, deletes for somebody who is not signed in, looks again and says so line by line', async () => {
    const { page, noise, leave } = await arriveWithSecrets()
    await open(page, '/account')
    await page.getByRole('button', { name: 'Delete everything here' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect((await findLeft(page)).databases).toEqual(['voice-of-heart'])

    await askForWipe(page)
    await report(page).getByText('Everything is deleted.').waitFor()
    expect(await linesOf(page)).toEqual(everyLineGone)
    expect(await findLeft(page)).toEqual(nothing)
    expect(await findBarriers(page, byLaw)).toEqual([])
    await expectNothingSideways(page)

    await page.getByRole('button', { name: 'Done' }).click()
    await page.waitForURL(`${stage().address}/`)
    await open(page, '/express/diary')
    expect(await page.content()).not.toContain(secret)
    expect(await page.getByRole('textbox').first().inputValue()).toBe('')
    // Being asked who one is, signed out, answers 401, which the browser writes down by itself.
    expectQuiet(noise.filter((line) => !line.includes('401')))
    await leave()
  })

  it('ends the session of somebody who is signed in, and says what that means', async () => {
    const { page, context, leave } = await arriveWithSecrets()
    await signIn(page)
    await page.getByRole('button', { name: 'Delete everything here' }).click()
    await page.getByText('Without a recovery code nobody can get back').last().waitFor()
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await report(page).getByText('Everything is deleted.').waitFor()
    expect(await context.cookies()).toEqual([])
    await leave()
  })

  it('works without a network, and says that the session could not be ended', async () => {
    const { page, context, leave } = await arriveWithSecrets({ keepsRooms: true, fresh: true })
    await signIn(page)
    await untilKept(page)
    await context.setOffline(true)
    await page.goto('/account')
    await askForWipe(page)
    await report(page).getByText('Not everything could be deleted.').waitFor()
    const [session, ...others] = await linesOf(page)
    expect(session).toContain('not ended. We couldn’t reach our server')
    expect(others).toEqual(everyLineGone.slice(1))
    expect(await findLeft(page)).toEqual(nothing)
    await report(page).getByText('You’re offline').waitFor()

    await context.setOffline(false)
    await report(page).getByRole('button', { name: 'Try again' }).click()
    await report(page).getByText('Everything is deleted.').waitFor()
    expect(await context.cookies()).toEqual([])
    await leave()
  })

  it('needs no network where nobody is signed in', async () => {
    const { page, context, leave } = await arriveWithSecrets()
    // On a weak line the page still asks who is here.
    const asked = Promise.withResolvers<Route>()
    await page.route('**/api/identity', asked.resolve)
    await open(page, '/account')
    const asking = await asked.promise
    await context.setOffline(true)
    await askForWipe(page)
    await report(page).getByText('Everything is deleted.').waitFor()
    await asking.abort()
    expect(await findLeft(page)).toEqual(nothing)
    // Nobody is asked for a name over what is said here.
    await page.getByRole('button', { name: 'Done' }).hover()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await leave()
  })

  it('deletes the private pages in a browser that cannot list its databases', async () => {
    const { page, prepare, leave } = await arriveWithSecrets()
    await prepare(listNoDatabases)
    await open(page, '/account')
    await askForWipe(page)
    await report(page).getByText('Everything is deleted.').waitFor()
    expect(await findLeft(page)).toEqual(nothing)
    await leave()
  })

  it('says that another tab keeps the pages from going, has emptied them, and is done when it closed', async () => {
    const { page, context, leave } = await arriveWithSecrets()
    const other = await openStubbornTab(context)
    await open(page, '/account')
    await askForWipe(page)
    await report(page).getByText('Not everything could be deleted.').waitFor()
    expect((await linesOf(page))[1]).toBe(
      'Diary, moods, conversations and all other private pages: still here. This site is open in another tab. Close that tab and try again.',
    )
    const rows = await other.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { held } = globalThis as unknown as { held: IDBDatabase }
          const request = held.transaction('drafts').objectStore('drafts').count()
          request.onsuccess = () => resolve(request.result)
        }),
    )
    expect(rows).toBe(0)
    await report(page).getByRole('button', { name: 'Try again' }).click()
    await report(page).getByText('Not everything could be deleted.').waitFor()

    await other.close()
    await report(page).getByRole('button', { name: 'Try again' }).click()
    await report(page).getByText('Everything is deleted.').waitFor()
    expect(await findLeft(page)).toEqual(nothing)
    await leave()
  })

  const disobedience = {
    'only says that it has deleted': () => {
      const openAnyway = indexedDB.open.bind(indexedDB)
      IDBFactory.prototype.deleteDatabase = (name) => openAnyway(`not ${name}`)
    },
    'refuses to delete': () => {
      IDBFactory.prototype.deleteDatabase = () => {
        throw new DOMException('no', 'UnknownError')
      }
    },
  }
  it.each(Object.entries(disobedience))('says so where the browser %s', async (_, disobey) => {
    const { page, prepare, leave } = await arriveWithSecrets()
    await prepare(disobey)
    await open(page, '/account')
    await askForWipe(page)
    await report(page).getByText('Not everything could be deleted.').waitFor()
    expect((await linesOf(page))[1]).toContain('still here. The browser didn’t delete it.')
    await leave()
  })

  it('takes an open diary off the screen of another tab, and its words do not come back', async () => {
    const { page, context, leave } = await arriveWithSecrets()
    const other = page
    await other.getByRole('textbox').first().fill(`${secret} And more.`)
    const wiper = await context.newPage()
    await open(wiper, '/account')
    await askForWipe(wiper)
    await report(wiper).getByText('Everything is deleted.').waitFor()
    await other.waitForURL(`${stage().address}/`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    expect(await other.content()).not.toContain(secret)
    expect((await findLeft(wiper)).databases).toEqual([])
    await leave()
  })

  it('leaves the calendar in front of the site where there is one', async () => {
    const { page, context, leave } = await arriveWithSecrets()
    await signIn(page)
    await context.addCookies([{ name: 'cover', value: 'patro', url: stage().address }])
    await askForWipe(page)
    await report(page).getByText('The calendar in front of this site stays.').waitFor()
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cover'])
    // Not even this tab remembers that it was let in.
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => page.title()).toBe('नेपाली पात्रो')
    expect(await page.content()).not.toContain('Voice of Heart')
    await leave()
  })
})

describe('"Delete my data"', () => {
  async function arriveSignedIn(): Promise<Visit> {
    const visitor = await arriveWithSecrets()
    const { page, prepare } = visitor
    await prepare(listNoDatabases)
    await signIn(page)
    return visitor
  }

  it('erases on the server first, then on the phone, and says both', async () => {
    const { page, context, leave } = await arriveSignedIn()
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await report(page).getByText('Everything is deleted.').waitFor()
    expect(await linesOf(page)).toEqual([
      'What our server held about you: gone',
      ...everyLineGone.slice(1),
    ])
    expect(await findLeft(page)).toEqual(nothing)
    expect(await context.cookies()).toEqual([])
    await leave()
  })

  it('changes nothing where the server cannot be reached, and offers the phone alone', async () => {
    const { page, context, leave } = await arriveSignedIn()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await page.getByText('nothing is deleted yet').waitFor()
    expect((await findLeft(page)).databases).toEqual(['voice-of-heart'])

    await page.getByRole('button', { name: 'Only this phone' }).click()
    await report(page).getByText('Not everything could be deleted.').waitFor()
    expect(await linesOf(page)).toEqual([
      'What our server held about you: still there. We couldn’t reach our server; you stay signed in, so that you can delete it when you’re online.',
      ...everyLineGone.slice(1),
    ])
    expect(await findLeft(page)).toEqual(nothing)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['session'])

    await context.setOffline(false)
    await report(page).getByRole('button', { name: 'Try again' }).click()
    await report(page).getByText('Everything is deleted.').waitFor()
    expect(await context.cookies()).toEqual([])
    // Nothing else comes up in front of it: a phone that is wiped asks for no name.
    await page.getByRole('button', { name: 'Done' }).click()
    await page.waitForURL(`${stage().address}/`)
    await leave()
  })
})
