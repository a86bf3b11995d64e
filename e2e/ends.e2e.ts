import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  expectNothingSideways,
  findBarriersByDayAndNight,
  findCutWords,
} from './stage/look-closely.ts'
import { Thumb, tools } from './stage/tools.ts'
import { open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

/** Where somebody ends up: what they do on a page, and what stands there then. */
interface End {
  readonly name: string
  readonly path: string
  readonly reach: (page: Page) => Promise<unknown>
  readonly until: string
}

/** What one came for, in every room. */
const results: readonly End[] = tools.map(({ path, use, result }) => ({
  name: `${path}, done`,
  path,
  reach: async (page) => use?.(page, new Thumb()),
  until: result,
}))

const alert = 'main form [role=alert]'
const send = (page: Page) => page.locator('main form [type=submit]').first().click()
const write = (text: string) => async (page: Page) => {
  await page.locator('main form :is(textarea, input:not([type=radio]))').first().fill(text)
  await send(page)
}

/** Sent before anything was given: the field says what it lacks. */
const tooEarly: readonly End[] = [
  '/express/diary',
  '/express/poems',
  '/heal/mood',
  '/heal/journal',
  '/discover/rashifal',
  '/discover/love',
  '/discover/numerology',
  '/discover/personality',
  '/community/confessions',
].map((path) => ({ name: `${path}, sent empty`, path, reach: send, until: alert }))

const others: readonly End[] = [
  {
    name: 'a plan for the heavy hour, filled in',
    path: '/heal/safety-plan',
    async reach(page) {
      await page.locator('main form textarea:read-write').nth(6).waitFor()
      for (const field of await page.locator('main form textarea').all())
        await field.fill('निद्रा लाग्दैन, फोन उठाउँदिनँ।\nI do not sleep.')
    },
    until: 'main form textarea',
  },
  {
    name: 'a hand held out',
    path: '/express/diary',
    reach: (page) => page.locator('main textarea').first().fill('I want to end my life tonight'),
    until: '#hand section',
  },
  {
    name: 'a name asked for',
    path: '/',
    async reach(page) {
      await page.evaluate(() => localStorage.removeItem('name-later'))
      await page.locator('main button[aria-pressed=false]').first().click()
    },
    until: 'section[aria-label] p[role=status]',
  },
  {
    name: 'a code to come back with',
    path: '/account',
    async reach(page) {
      const headers = { origin: new URL(page.url()).origin }
      await page.request.post('/api/identity', { data: { name: 'सीता' }, headers })
      await open(page, '/account')
      await page.getByRole('button', { name: /^(Make a recovery code|फर्कने कोड बनाउनुहोस्)$/ }).click()
    },
    until: 'main output',
  },
  {
    name: 'a lock refused as too easy',
    path: '/lock',
    async reach(page) {
      for (const field of await page.locator('main form input[inputmode]').all())
        await field.fill('1234')
      await send(page)
    },
    until: 'main form [aria-invalid=true]',
  },
  {
    name: 'thirteen words on the way to a lock',
    path: '/lock',
    async reach(page) {
      for (const field of await page.locator('main form input[inputmode]').all())
        await field.fill('7308')
      await send(page)
    },
    until: 'main ol li:nth-child(13)',
  },
  {
    name: 'a story one goes on with',
    path: '/express/stories',
    async reach(page) {
      await send(page)
      await page.getByRole('button', { name: /^(Continue from here|यहाँदेखि म लेख्छु)$/ }).click()
    },
    until: 'main textarea',
  },
  {
    name: 'a post too long',
    path: '/community/confessions',
    reach: write('मन भारी छ। '.repeat(80)),
    until: alert,
  },
  {
    name: 'a post with a number in it',
    path: '/community/confessions',
    reach: write('My shop: 9851012345, ask for tea.'),
    until: 'main form [role=group], main form [role=alert], main form section',
  },
  {
    name: 'a post that waits for a person',
    path: '/community/gratitude',
    reach: write('Read it at https://example.com/mine'),
    until: 'main article',
  },
  {
    name: 'a post written without a network',
    path: '/community/lessons',
    async reach(page) {
      await page.context().setOffline(true)
      await write('Ask early.')(page)
    },
    until: 'main article',
  },
  {
    name: 'a vote that did not arrive',
    path: '/community/polls',
    async reach(page) {
      await page.route('**/vote', (route) => route.abort())
      await page.locator('main fieldset button').first().click()
    },
    until: 'main table, [role=status] p',
  },
  {
    name: 'phones that cannot be asked for',
    path: '/account',
    async reach(page) {
      await page.route('**/api/identity/sessions', (route) => route.abort())
      await open(page, '/account')
    },
    until: 'section[aria-labelledby=account-phones] [role=alert]',
  },
  {
    name: 'a room that does not come',
    path: '/',
    async reach(page) {
      await page.route('**/assets/**', (route) => route.abort())
      await page.getByRole('navigation').last().locator('a[href="/heal"]').click()
    },
    until: 'main [role=alert]',
  },
  {
    name: 'a code that is none',
    path: '/account',
    async reach(page) {
      await page.context().clearCookies({ name: 'session' })
      await open(page, '/account')
      const form = page.locator('main form').last()
      await form.locator('input').first().fill('nothing')
      await form.locator('[type=submit]').click()
    },
    until: '[aria-invalid=true]',
  },
  { name: 'no page', path: '/no/such/page', reach: async () => {}, until: 'main h1' },
]

async function inspect(page: Page, { path, reach, until }: End): Promise<string[]> {
  await page.context().setOffline(false)
  await page.unrouteAll()
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, path)
  await reach(page)
  await page.locator(until).filter({ visible: true }).first().waitFor()
  // Higher than the page: nothing can be scrolled half under the header.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 360, height: height + 1000 })
  const barriers = await findBarriersByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNothingSideways(page)
  return [...barriers, ...(await findCutWords(page))]
}

describe('where people end up', () => {
  for (const language of ['en', 'np'] as const) {
    it(`everybody can use it by day and night, and it fits the narrowest phone, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language })
      const found: Record<string, string[]> = {}
      const ends = [...tooEarly, ...others, ...results]
      for (const end of ends)
        found[end.name] = await inspect(page, end).catch((error) => [String(error)])
      expect(found).toEqual(Object.fromEntries(ends.map(({ name }) => [name, []])))
      await leave()
    })
  }
})
