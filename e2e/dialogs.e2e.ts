import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriersByDayAndNight } from './stage/look-closely.ts'
import { expectQuiet, type Language, open, visit } from './stage/visit.ts'
import { withApp } from './stage/with-app.ts'

/** Its own house: two who meet in a talk here would be met by those who talk elsewhere. */
const stage = withApp({ LIMITS: 'off' })

interface Sheet {
  readonly name: string
  readonly path: string
  /** What comes before it can be opened. */
  readonly prepare?: (page: Page, language: Language) => Promise<unknown>
  readonly opener: (page: Page) => Locator
  /** What it is not whole without, where that comes after it. */
  readonly until?: string
}

const inBoth = (en: string, np: string) => new RegExp(`^(${en}|${np})$`)
const button = (en: string, np: string) => (page: Page) =>
  page.getByRole('button', { name: inBoth(en, np) }).first()

/** Every sheet and dialog, and what opens it. */
const sheets: readonly Sheet[] = [
  { name: 'the menu', path: '/', opener: button('Menu', 'मेनु') },
  {
    name: 'help',
    path: '/express/poems',
    opener: (page) => page.locator('header a[href="/help"]'),
    until: 'select',
  },
  {
    name: 'what can help, on top of the keyboard',
    path: '/express/diary',
    prepare: (page) => page.locator('main textarea').first().fill('I want to end my life tonight'),
    opener: (page) => page.locator('#hand section button').first(),
  },
  {
    name: 'the question for a name',
    path: '/',
    prepare: askForName,
    opener: button('Give a name', 'नाम राख्नुहोस्'),
  },
  {
    name: 'a picture to share',
    path: '/heal/affirmations',
    opener: button('Share picture', 'तस्बिर सेयर गर्नुहोस्'),
    until: 'img',
  },
  {
    name: 'the talks with the friend',
    path: '/heal/ai-friend',
    opener: button('Conversations', 'कुराकानीहरू'),
  },
  {
    name: 'what the friend remembers',
    path: '/heal/ai-friend',
    opener: button('What I remember', 'मैले सम्झेका कुरा'),
  },
  {
    name: 'a copy to take away',
    path: '/express/diary',
    opener: button('Download everything', 'सबै डाउनलोड गर्नुहोस्'),
  },
  {
    name: 'a copy to bring back',
    path: '/express/diary',
    prepare: async (page) => page.on('filechooser', (chooser) => chooser.setFiles(copy)),
    opener: button('Restore from a copy', 'प्रतिबाट फिर्ता ल्याउनुहोस्'),
  },
  {
    name: 'a report of a post',
    path: '/community/lessons',
    prepare: openPostMenu,
    opener: button('Report', 'उजुरी गर्नुहोस्'),
  },
  {
    name: 'away from somebody in a talk',
    path: '/community/chat',
    prepare: meetSomebody,
    opener: button('Block or report', 'ब्लक वा उजुरी गर्नुहोस्'),
  },
  {
    name: 'deleting what the phone has',
    path: '/account',
    opener: button('Delete everything here', 'यहाँको सबै मेटाउनुहोस्'),
  },
  {
    name: 'deleting what the server has',
    path: '/account',
    prepare: signIn,
    opener: button('Delete my data', 'मेरो विवरण मेटाउनुहोस्'),
  },
]

const copy = {
  name: 'copy.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ format: 'voice-of-heart', version: 1, made: '', records: {} }),
  ),
}

async function askForName(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('name-later'))
  await page.locator('main button[aria-pressed]').first().click()
}

async function signIn(page: Page): Promise<void> {
  await page.request.post('/api/identity', {
    data: { name: 'सीता' },
    headers: { origin: new URL(page.url()).origin },
  })
  await open(page, '/account')
}

/** Of a post that somebody else has written. */
async function openPostMenu(page: Page, language: Language): Promise<void> {
  const other = await visit(stage().address, { language })
  const headers = { origin: stage().address, 'idempotency-key': `by-another-${language}` }
  await other.page.request.post('/api/identity', { data: {}, headers })
  const data = { text: 'Ask early.' }
  const answer = await other.page.request.post('/api/walls/lifeLessons/posts', { data, headers })
  expect(answer.status()).toBe(201)
  await other.leave()
  await page.reload()
  await page.locator('main article button[aria-expanded]').first().click()
}

async function meetSomebody(page: Page, language: Language): Promise<void> {
  const other = await visit(stage().address, { language })
  await open(other.page, '/community/chat')
  for (const each of [page, other.page]) await each.locator('main section button').first().click()
  const safety = button('Block or report', 'ब्लक वा उजुरी गर्नुहोस्')
  for (const each of [page, other.page]) {
    const offered = button('Talk with them', 'उहाँसँग कुरा गर्नुहोस्')(each)
    await offered.or(safety(each)).first().waitFor()
    if (await offered.isVisible()) await offered.click()
  }
}

/** Tab by tab through an open dialog: what was passed over, and what lies behind it and was not. */
async function walk(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const all = [...(dialog?.querySelectorAll('a[href], button, input, select, textarea') ?? [])]
    const inReach = all.filter((each) => each.checkVisibility() && !each.matches(':disabled'))
    // Of a group of choices one is stopped at, and the arrows go on from there.
    const stops = inReach.filter((each) => !each.matches('[type=radio]'))
    const groups = inReach.filter((each) => each.matches('[type=radio]'))
    const names = new Set(groups.map((each) => (each as HTMLInputElement).name))
    Object.assign(window, { passed: new Set(), stops })
    return stops.length + names.size
  })
  const astray: string[] = []
  for (let step = 0; step < count + 2; step++) {
    const behind = await page.evaluate(() => {
      const at = document.activeElement
      Reflect.get(window, 'passed').add(at)
      return at === document.body || at?.closest('dialog[open]') ? null : (at?.outerHTML ?? '')
    })
    if (behind !== null) astray.push(`behind: ${behind}`)
    await page.keyboard.press('Tab')
  }
  const missed = await page.evaluate(() => {
    const passed = Reflect.get(window, 'passed') as Set<Element>
    const stops = Reflect.get(window, 'stops') as Element[]
    return stops.filter((each) => !passed.has(each)).map((each) => each.outerHTML)
  })
  return [...astray, ...missed.map((each) => `never reached: ${each}`)]
}

async function inspect(page: Page, sheet: Sheet, language: Language): Promise<string[]> {
  await open(page, sheet.path)
  await sheet.prepare?.(page, language)
  const opener = sheet.opener(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  if (sheet.until) await dialog.locator(sheet.until).first().waitFor()
  const found = [...(await findBarriersByDayAndNight(page, 'dialog[open]')), ...(await walk(page))]
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => found.push('stays open'))
  const isBack = await opener.evaluate((each) => each === document.activeElement)
  return isBack ? found : [...found, 'the focus is lost']
}

describe('every dialog', () => {
  for (const language of ['en', 'np'] as const) {
    it(`opens, is walked through and closes by the keyboard alone, accessible by day and night, in ${language}`, async () => {
      const found: Record<string, string[]> = {}
      for (const sheet of sheets) {
        const { page, noise, leave } = await visit(stage().address, { language, height: 740 })
        found[sheet.name] = await inspect(page, sheet, language).catch((error) => [String(error)])
        expectQuiet(noise)
        await leave()
      }
      expect(found).toEqual(Object.fromEntries(sheets.map(({ name }) => [name, []])))
    })
  }
})
