import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  answerCheck,
  button,
  copyWords,
  openWith,
  pagesIn,
  setLock,
  writePage,
} from './stage/lock-pages.ts'
import { byColour, byLaw, expectNothingSideways, findBarriers } from './stage/look-closely.ts'
import { untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const pin = '7308'
const locked = 'What you keep here is locked.'

/** Somebody who has written a page and then set a lock. */
async function arriveLocked(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, options)
  await open(visitor.page, '/express/diary')
  await writePage(visitor.page, 'Rain on the roof.')
  await untilWritten(visitor.page, 'diary', 'Rain on the roof.')
  const paper = await setLock(visitor.page, pin)
  return { ...visitor, paper }
}

async function comeBack(page: Page, path = '/express/diary'): Promise<void> {
  await open(page, path)
  await page.getByText(locked).first().waitFor()
}

type Typing = Window & { typing?: { timer: number; count: number } }

/** Faster than any finger, so that no moment is left out. */
function typeWithoutRest(): void {
  const typing = { timer: 0, count: 0 }
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  typing.timer = window.setInterval(() => {
    const field = document.querySelector('textarea')
    if (!field) return
    set?.call(field, `${field.value}w${typing.count++} `)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, 2)
  ;(window as Typing).typing = typing
}

function restTyping(): number {
  const { timer = 0, count = 0 } = (window as Typing).typing ?? {}
  clearInterval(timer)
  return count
}

/** Words are drawn by lot: the widest of the list must have room too. */
const longest = { en: 'mushroom', np: 'प्रतियोगिता' }

function writeLongest(word: string): void {
  for (const shown of document.querySelectorAll('ol li')) {
    const text = [...shown.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE)
    if (text) text.nodeValue = word
  }
}

/** As if others had tried it before. */
async function noteTries(page: Page, wrong: number): Promise<void> {
  await page.evaluate(
    async (tries) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('voice-of-heart')
        request.onsuccess = () => resolve(request.result)
      })
      const store = database.transaction('keyring', 'readwrite').objectStore('keyring')
      await new Promise((resolve) => {
        const found = store.get('lock')
        found.onsuccess = () => {
          store.put({ ...found.result, tries: { ...tries, last: Date.now() } }, 'lock').onsuccess =
            resolve
        }
      })
      database.close()
    },
    { wrong, until: 0 },
  )
}

describe('setting a lock', () => {
  it('asks for a PIN that is not the first anybody tries, shows thirteen words and asks for two of them', async () => {
    const { page, noise, leave } = await visit(stage().address)
    await open(page, '/express/diary')
    await writePage(page, 'Rain on the roof.')
    await untilWritten(page, 'diary', 'Rain on the roof.')
    await open(page, '/lock')
    await page.getByLabel('New PIN').fill('1234')
    await page.getByLabel('Once more').fill('1234')
    await button(page, 'Next').click()
    await page.getByText('This is one of the first that anyone would try.').waitFor()
    await page.getByLabel('New PIN').fill(pin)
    await button(page, 'Next').click()
    await page.getByText('The two don’t match.').waitFor()
    await page.getByLabel('Once more').fill('७३०८')
    await button(page, 'Next').click()
    await page.getByText('The two don’t match.').waitFor()
    await page.getByLabel('Once more').fill(pin)
    await button(page, 'Next').click()
    const paper = await copyWords(page)
    expect(new Set(paper).size).toBeGreaterThan(6)
    await button(page, 'I’ve written them down').click()
    await answerCheck(
      page,
      paper.map(() => 'other'),
    )
    await button(page, 'Lock my pages').click()
    await page.getByText('That isn’t the word we showed.').first().waitFor()
    // Nothing is locked before the last step.
    const other = await page.context().newPage()
    await open(other, '/express/diary')
    await pagesIn(other).filter({ hasText: 'Rain on the roof.' }).waitFor()
    await answerCheck(
      page,
      paper.map((word) => word.toUpperCase()),
    )
    await button(page, 'Lock my pages').click()
    await page.getByRole('heading', { name: 'Your pages are locked' }).waitFor()
    await button(page, 'Done').click()
    await button(page, 'Lock now').first().waitFor()
    expectQuiet(noise)
    await leave()
  })

  it('is offered once three pages are kept, and never again after a no', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/express/diary')
    const offer = page.getByRole('group', { name: 'A lock for these pages?' })
    for (const n of [1, 2]) {
      await writePage(page, `page ${n}`)
      await pagesIn(page)
        .nth(n - 1)
        .waitFor()
    }
    expect(await offer.count()).toBe(0)
    await writePage(page, 'page 3')
    await offer.waitFor()
    await offer.getByRole('button', { name: 'Not now' }).click()
    expect(await offer.count()).toBe(0)
    await open(page, '/express/diary')
    await writePage(page, 'page 4')
    await pagesIn(page).nth(3).waitFor()
    expect(await offer.count()).toBe(0)
    await leave()
  })

  it('says plainly that it cannot be done where the browser cannot seal', async () => {
    const { page, prepare, leave } = await visit(stage().address)
    await prepare(() => {
      Object.defineProperty(crypto, 'subtle', { value: undefined })
      Object.defineProperty(globalThis, 'isSecureContext', { value: false })
    })
    await open(page, '/lock')
    await page.getByText('This address begins with http.').waitFor()
    expect(await page.getByLabel('New PIN').count()).toBe(0)
    await leave()
  })
})

describe('the locked door', () => {
  it('stands before the pages after a reload, and only the right PIN opens it', async () => {
    const { page, noise, leave } = await arriveLocked()
    await comeBack(page)
    expect(await page.getByText('Rain on the roof.').count()).toBe(0)
    await openWith(page, '1111')
    await page.getByText('That isn’t it. Nothing is lost').waitFor()
    await openWith(page, '७३०८')
    await pagesIn(page).filter({ hasText: 'Rain on the roof.' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Diary')
    expectQuiet(noise)
    await leave()
  })

  it('loses no letter of what is typed while it opens', async () => {
    const { page, leave } = await arriveLocked()
    await comeBack(page)
    const field = page.getByLabel('What is on your mind today?')
    await field.fill('Begun before. ')
    await page.evaluate(typeWithoutRest)
    await openWith(page, pin)
    await pagesIn(page).filter({ hasText: 'Rain on the roof.' }).waitFor()
    await page.waitForTimeout(1_000)
    const typed = await page.evaluate(restTyping)
    const words = Array.from({ length: typed }, (_, at) => `w${at}`)
    const found = new Set((await field.inputValue()).split(/\s+/))
    expect(words.filter((word) => !found.has(word))).toEqual([])
    expect(await field.inputValue()).toContain('Begun before.')
    await leave()
  })

  it('opens by the keyboard alone', async () => {
    const { page, leave } = await arriveLocked()
    await comeBack(page)
    await page.getByLabel('PIN', { exact: true }).focus()
    await page.keyboard.type(pin)
    await page.keyboard.press('Enter')
    await pagesIn(page).first().waitFor()
    await leave()
  })

  it('opens by the thirteen words, and says what is wrong with them before', async () => {
    const { page, paper, leave } = await arriveLocked()
    await comeBack(page)
    await button(page, 'I’ve forgotten it').click()
    const field = page.getByLabel('Your thirteen words')
    const tryWords = async (text: string) => {
      await field.fill(text)
      await button(page, 'Open').click()
    }
    await tryWords(paper.slice(1).join(' '))
    await page.getByText('That’s 12 words. There are thirteen.').waitFor()
    await tryWords(paper.with(3, 'blorbxx').join(' '))
    await page.getByText('“blorbxx” isn’t in the list.').waitFor()
    await tryWords(paper.map((word, at) => `${at + 1}. ${word.toUpperCase()}`).join('\n'))
    await pagesIn(page).first().waitFor()
    await page.getByText('It’s open. You can choose a new PIN').waitFor()
    await leave()
  })

  it('tells how often others have tried, and makes whoever goes on guessing wait', async () => {
    const { page, leave } = await arriveLocked()
    await noteTries(page, 3)
    await comeBack(page)
    await openWith(page, pin)
    await page.getByText('a wrong PIN or password was entered 3 times').waitFor()
    await noteTries(page, 5)
    await comeBack(page)
    await openWith(page, '1111')
    await page.getByText(/Too many wrong attempts\. You can try again in \d+ seconds?/).waitFor()
    await page.getByLabel('PIN', { exact: true }).fill(pin)
    expect(await button(page, 'Open').isDisabled()).toBe(true)
    await leave()
  })

  it('stands in every room that keeps something, and never before what helps', async () => {
    const { page, leave } = await arriveLocked()
    const rooms = ['/heal/journal', '/heal/mood', '/heal/safety-plan', '/heal/ai-friend']
    for (const path of [...rooms, '/express/poems', '/express/stories', '/lock'])
      await comeBack(page, path)
    await open(page, '/heal/safety-plan')
    await page.getByRole('link', { name: /1166/ }).first().waitFor()
    await open(page, '/heal/breathe')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText(locked).count()).toBe(0)
    await leave()
  })
})

describe('while it is locked', () => {
  it('a page can be written, which is kept once the lock is open', async () => {
    const { page, leave } = await arriveLocked()
    await comeBack(page)
    await writePage(page, 'Written in front of the door.')
    await page.getByText('What you write now waits in this tab until you open the lock.').waitFor()
    await openWith(page, pin)
    await pagesIn(page).nth(1).waitFor()
    await comeBackOpen(page)
    await pagesIn(page).filter({ hasText: 'Written in front of the door.' }).waitFor()
    await leave()
  })

  it('what was begun before it fell is not on the screen, and is there again after', async () => {
    const { page, leave } = await arriveLocked()
    await comeBackOpen(page)
    const field = page.getByLabel('What is on your mind today?')
    await field.pressSequentially('half a thought')
    await button(page, 'Lock now').first().click()
    await page.getByText(locked).waitFor()
    expect(await field.inputValue()).toBe('')
    await writePage(page, 'A whole page meanwhile.')
    await openWith(page, pin)
    await pagesIn(page).nth(1).waitFor()
    await expect.poll(() => field.inputValue()).toBe('half a thought')
    await leave()
  })

  it('what is said to the friend is a talk that is there when the lock is open', async () => {
    const { page, leave } = await arriveLocked()
    await comeBack(page, '/heal/ai-friend')
    await page
      .getByPlaceholder('Today I…')
      .or(page.locator('textarea'))
      .first()
      .fill('It was a long day.')
    await page.getByRole('button', { name: 'Send' }).click()
    const log = page.getByRole('log')
    await log.getByText('It was a long day.').waitFor()
    await button(page, 'Open').click()
    await openWith(page, pin)
    await expect.poll(() => page.getByText(locked).count()).toBe(0)
    await log.getByText('It was a long day.').waitFor()
    await leave()
  })
})

/** Back in the diary, with the lock opened. */
async function comeBackOpen(page: Page): Promise<void> {
  await comeBack(page)
  await openWith(page, pin)
  await pagesIn(page).first().waitFor()
}

describe('an open lock', () => {
  it('closes at a tap, in every tab', async () => {
    const { page, context, leave } = await arriveLocked()
    await open(page, '/express/diary')
    const other = await context.newPage()
    await comeBackOpen(page)
    await open(other, '/express/diary')
    // Opened in one tab, it is open in the other.
    await pagesIn(other).first().waitFor()
    await button(page, 'Lock now').first().click()
    await page.getByText(locked).waitFor()
    await other.getByText(locked).waitFor()
    expect(await other.getByText('Rain on the roof.').count()).toBe(0)
    await leave()
  })

  it('has a second PIN that opens an empty house', async () => {
    const { page, paper, leave } = await arriveLocked()
    await page.getByText('A second PIN, for when you’re forced').click()
    await page.getByLabel('New PIN').fill('2580')
    await page.getByLabel('Once more').fill('2580')
    await page.getByLabel('Your thirteen words').fill(paper.join(' '))
    await button(page, 'Set the second PIN').click()
    await page.getByText('It’s set. Try it once when you’re alone.').waitFor()
    await comeBack(page)
    await openWith(page, '2580')
    await page.getByText('No page yet. One line is a beginning.').waitFor()
    expect(await page.getByText('Rain on the roof.').count()).toBe(0)
    await button(page, 'Lock now').first().click()
    await openWith(page, pin)
    await pagesIn(page).filter({ hasText: 'Rain on the roof.' }).waitFor()
    await leave()
  })

  it('takes another PIN for the one before', async () => {
    const { page, leave } = await arriveLocked()
    await page.getByText('Change PIN or password').click()
    await page.getByLabel('Your current PIN').fill('9999')
    await page.getByLabel('New PIN').fill('4816')
    await page.getByLabel('Once more').fill('4816')
    await button(page, 'Change it').click()
    await page.getByText('That isn’t it.').waitFor()
    await page.getByLabel('Your current PIN').fill(pin)
    await button(page, 'Change it').click()
    await page.getByText('The new one opens your pages from now on.').waitFor()
    await comeBack(page)
    await openWith(page, pin)
    await page.getByText('That isn’t it.').waitFor()
    await openWith(page, '4816')
    await pagesIn(page).first().waitFor()
    await leave()
  })

  it('takes new words, and the old paper opens nothing any more', async () => {
    const { page, paper, leave } = await arriveLocked()
    await page.getByText('New thirteen words').click()
    const fresh = await copyWords(page)
    await button(page, 'I’ve written them down').click()
    await answerCheck(page, fresh)
    await button(page, 'Next').click()
    await page.getByLabel('Your current PIN').fill(pin)
    await button(page, 'Use the new words').click()
    await page.getByText('The new words count from now on.').waitFor()
    await comeBack(page)
    await button(page, 'I’ve forgotten it').click()
    await page.getByLabel('Your thirteen words').fill(paper.join(' '))
    await button(page, 'Open').click()
    await page.getByText('together they don’t open these pages').waitFor()
    await page.getByLabel('Your thirteen words').fill(fresh.join(' '))
    await button(page, 'Open').click()
    await pagesIn(page).first().waitFor()
    await leave()
  })

  it('is taken off with the words, and every page lies in the open again', async () => {
    const { page, paper, leave } = await arriveLocked()
    await page.locator('summary').filter({ hasText: 'Take the lock off' }).click()
    await page.getByLabel('Your thirteen words').fill(paper.join(' '))
    await button(page, 'Take the lock off').click()
    await page.getByText('The lock is off. Your pages are all there.').waitFor()
    await open(page, '/express/diary')
    await pagesIn(page).filter({ hasText: 'Rain on the roof.' }).waitFor()
    await untilWritten(page, 'diary', 'Rain on the roof.')
    await leave()
  })
})

describe('a sealed copy', () => {
  it('is begun beside the lock, stopped and deleted, and brought to another phone by the words', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/express/diary')
    await writePage(page, 'Rain on the roof.')
    await untilWritten(page, 'diary', 'Rain on the roof.')
    const paper = await setLock(page, pin)
    await page.getByText('A sealed copy, for when the phone is lost').click()
    await page.getByText('No copy is kept now.').waitFor()
    await page.getByLabel('Your thirteen words').fill(paper.join(' '))
    await button(page, 'Start a copy').click()
    await page.getByText('The copy is up to date with this phone.').waitFor()

    const other = await visit(stage().address)
    await setLock(other.page, '4816')
    await other.page.getByText('Bring your pages from another phone').click()
    await other.page.getByLabel('Your thirteen words').fill(paper.join(' '))
    await button(other.page, 'Bring them here').click()
    await other.page.getByText('The copy is here: 1 page in all.').waitFor()
    await open(other.page, '/express/diary')
    await openWith(other.page, '4816')
    await pagesIn(other.page).filter({ hasText: 'Rain on the roof.' }).waitFor()

    await button(page, 'Stop, and delete the copy').click()
    await page.getByText('No copy is kept from now on.').waitFor()
    await other.leave()
    await leave()
  })
})

describe('what is drawn of the lock', () => {
  for (const language of ['en', 'np'] as const) {
    it(`can be used by everybody and is never wider than the phone, in ${language}`, async () => {
      const { page, context, leave } = await arriveLocked()
      await context.addCookies([{ name: 'language', value: language, url: stage().address }])
      const look = async () => {
        await page.setViewportSize({ width: 320, height: 780 })
        await expectNothingSideways(page)
        await page.setViewportSize({ width: 360, height: 780 })
        await page.evaluate(() => scrollTo(0, 0))
        await page.emulateMedia({ colorScheme: 'light' })
        expect(await findBarriers(page, byLaw)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await findBarriers(page, byColour)).toEqual([])
      }
      await open(page, '/express/diary')
      const door = page.locator('#page section form')
      await door.waitFor()
      await look()
      await door.getByRole('button').last().click()
      await door.locator('textarea').waitFor()
      await look()
      await open(page, '/lock')
      await page.locator('#page input').fill(pin)
      await page.locator('#page form button[type=submit]').click()
      await page.locator('summary').first().waitFor()
      for (const drawer of await page.locator('summary').all()) await drawer.click()
      await page.locator('ol li').nth(12).waitFor()
      await page.evaluate(writeLongest, longest[language])
      await look()
      await leave()
    })
  }
})
