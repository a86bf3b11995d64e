import type { Page } from 'playwright-core'
import { areas } from '../../src/capabilities/hub/areas.ts'

export interface Shot {
  /** As the pictures are called. */
  readonly name: string
  readonly path: string
  /** What a visitor does there before the picture is taken. */
  readonly reach?: (page: Page) => Promise<unknown>
}

const submit = (page: Page) => page.locator('main form [type=submit]').first().click()

/** The sentence comes only where the script has taken the page over. */
async function submitEarly(page: Page): Promise<void> {
  await page.waitForTimeout(1200)
  await submit(page)
  await page.waitForTimeout(400)
}
const untilRead = (page: Page) => page.locator('main :is(figure, article, h2)').first().waitFor()

async function fillAndSend(page: Page, ...texts: string[]): Promise<void> {
  const fields = page.locator('main form :is(textarea, input[type=text], input:not([type]))')
  for (const [at, text] of texts.entries()) await fields.nth(at).fill(text)
  await submit(page)
  await untilRead(page)
  await page.waitForTimeout(1200)
}

/** What is written or chosen comes on the same page: it is given the time to come. */
const write =
  (text: string, rest: number, field = 'main textarea') =>
  async (page: Page) => {
    await page.locator(field).first().fill(text)
    await submit(page)
    await page.waitForTimeout(rest)
  }
const choose = (nth: number, rest: number) => async (page: Page) => {
  await page.locator('main form label').nth(nth).click()
  await submit(page)
  await page.waitForTimeout(rest)
}

/** The card of what a page or a state shows, in the sheet it is shared from. */
const card = (of: Shot): Shot => ({
  name: `${of.name} card`,
  path: of.path,
  reach: async (page) => {
    await of.reach?.(page)
    const offer = page.getByRole('button', { name: /^(Share picture|तस्बिर सेयर गर्नुहोस्)$/ })
    await offer.first().click()
    await page.locator('dialog img').first().waitFor()
    await page.waitForTimeout(600)
  },
})

const rooms: Shot[] = Object.entries(areas).flatMap(([area, pages]) => [
  { name: area, path: `/${area}` },
  ...pages.map((page) => ({ name: `${area}/${page}`, path: `/${area}/${page}` })),
])

/** Pressed before anything was given: each says what it lacks. */
const early: Shot[] = [
  'express/poems',
  'express/diary',
  'heal/mood',
  'heal/journal',
  'heal/affirmations',
  'discover/rashifal',
  'discover/love',
  'discover/name',
  'discover/numerology',
  'discover/dreams',
  'discover/personality',
  'community/confessions',
].map((room) => ({ name: `${room} too early`, path: `/${room}`, reach: submitEarly }))

const states: Shot[] = [
  ...early,
  {
    name: 'community/confessions too long',
    path: '/community/confessions',
    reach: async (page) => {
      await page.locator('main textarea').fill('मन भारी छ। '.repeat(80))
      await submitEarly(page)
    },
  },
  {
    name: 'express/poems written',
    path: '/express/poems',
    reach: (page) => fillAndSend(page, 'आमा 🌧️'),
  },
  {
    name: 'express/stories written',
    path: '/express/stories',
    reach: write('Maya', 2500, 'main form input[type=text]'),
  },
  {
    name: 'discover/rashifal read',
    path: '/discover/rashifal',
    reach: choose(7, 2000),
  },
  {
    name: 'discover/love matched',
    path: '/discover/love',
    reach: (page) => fillAndSend(page, 'Sita', 'Ram'),
  },
  {
    name: 'discover/name looked up',
    path: '/discover/name',
    reach: (page) => fillAndSend(page, 'Sita'),
  },
  {
    name: 'discover/dreams read',
    path: '/discover/dreams',
    reach: (page) => fillAndSend(page, 'I fell from a high bridge into a river'),
  },
  {
    name: 'heal/ai-friend talking',
    path: '/heal/ai-friend',
    reach: write('I failed my exam', 2500),
  },
  {
    name: 'heal/breathe alone',
    path: '/heal/breathe',
    reach: async (page) => {
      await page.locator('main button').first().click()
      await page.waitForTimeout(2500)
    },
  },
  {
    name: 'heal/breathe ended',
    path: '/heal/breathe',
    reach: async (page) => {
      await page.locator('main button').first().click()
      await page.waitForTimeout(600)
      await page.keyboard.press('Escape')
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'care heard',
    path: '/express/diary',
    reach: async (page) => {
      await page.locator('main textarea').first().fill('I want to end my life tonight')
      await page.waitForTimeout(2500)
    },
  },
  {
    name: 'community/chat talking',
    path: '/community/chat',
    reach: async (page) => {
      await page.locator('main section button').first().click()
      await page.locator('main textarea').waitFor()
      await page.waitForTimeout(6000)
    },
  },
  {
    name: 'community/polls voted',
    path: '/community/polls',
    reach: async (page) => {
      await page.locator('main fieldset button').first().click()
      await page.locator('main table').first().waitFor()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'heal/mood kept',
    path: '/heal/mood',
    reach: choose(0, 1500),
  },
  {
    name: 'express/diary kept',
    path: '/express/diary',
    reach: write('आज पानीले मेरो नाम जान्यो।', 1500),
  },
  {
    name: 'help opened',
    path: '/express/diary',
    reach: async (page) => {
      await page.waitForTimeout(800)
      await page.locator('header a[href="/help"]').click()
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'menu',
    path: '/heal/mood',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Menu|मेनु)$/ }).click()
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'home kept',
    path: '/',
    reach: async (page) => {
      await page.evaluate(() => localStorage.setItem('visitor-name', 'Sita'))
      await page.reload()
      await page.getByRole('button', { name: /Happy|खुसी/ }).click()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'home today',
    path: '/',
    reach: async (page) => {
      await page.locator('#today').evaluate((heading) => heading.scrollIntoView())
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'home first',
    path: '/',
    reach: async (page) => {
      await page.evaluate(() => document.documentElement.toggleAttribute('data-first', true))
    },
  },
  {
    name: 'name asked',
    path: '/',
    reach: async (page) => {
      await page.evaluate(() => localStorage.clear())
      await page.getByRole('button', { name: /Happy|खुसी/ }).click()
      await page.getByRole('button', { name: /Not now|अहिले होइन/ }).waitFor()
      await page.waitForTimeout(400)
    },
  },
  { name: 'not found', path: '/no/such/page' },
  {
    name: 'offline',
    path: '/community/confessions',
    reach: async (page) => {
      await page.context().setOffline(true)
      await page.waitForTimeout(400)
    },
  },
]

export const screens: readonly Shot[] = [
  { name: 'home', path: '/' },
  ...rooms,
  { name: 'heal/safety-plan', path: '/heal/safety-plan' },
  { name: 'help', path: '/help' },
  { name: 'privacy', path: '/privacy' },
  { name: 'account', path: '/account' },
  { name: 'lock', path: '/lock' },
  ...states,
  ...[
    ...states.filter(({ name }) => /written|read|matched|looked up/.test(name)),
    { name: 'express/quotes', path: '/express/quotes' },
    { name: 'heal/affirmations', path: '/heal/affirmations' },
  ]
    .filter(({ path }) => path !== '/express/stories')
    .map(card),
]
