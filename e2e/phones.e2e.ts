import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import en from '../src/features/account/words/en.ts'
import ne from '../src/features/account/words/ne.ts'
import frameEn from '../src/web/frame/words/en.ts'
import frameNe from '../src/web/frame/words/ne.ts'
import { byLaw, expectNothingSideways, findBarriers } from './stage/look-closely.ts'
import { expectQuiet, type Language, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

const languages = [
  ['en', { ...en, ...frameEn }],
  ['np', { ...ne, ...frameNe }],
] as const
type Words = (typeof languages)[number][1]

/** Somebody who is signed in, with a name. */
async function arrive(language: Language) {
  const visitor = await visit(stage().address, { language })
  await open(visitor.page, '/account')
  await signIn(visitor.page)
  await open(visitor.page, '/account')
  return visitor
}

const signIn = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/identity', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'सीता' }),
    }),
  )

async function makeCode(page: Page, t: Words): Promise<string> {
  await page.getByRole('button', { name: t['common.account.makeCode'] }).click()
  return (await page.locator('output').textContent()) ?? ''
}

/** The same person on another phone; the first stays signed in. */
async function arriveAgain(language: Language, t: Words, code: string) {
  const visitor = await visit(stage().address, { language })
  await open(visitor.page, '/account')
  await visitor.page.getByLabel(t['common.account.codeField'], { exact: true }).fill(code)
  await visitor.page.getByRole('switch').click()
  await visitor.page.getByRole('button', { name: t['common.account.useCode'] }).click()
  await phonesOf(visitor.page).nth(1).waitFor()
  return visitor
}

const phonesOf = (page: Page) =>
  page.locator('section[aria-labelledby="account-phones"]').getByRole('listitem')
const isSignedIn = async (page: Page) =>
  (await (await page.request.get('/api/identity')).json()).visitor !== null

describe.each(languages)('one’s phones, in %s', (language, t) => {
  it('are shown by what they are, and signed out from here', async () => {
    const here = await arrive(language)
    await here.page.getByText(t['common.account.onlyThisPhone']).waitFor()
    const there = await arriveAgain(language, t, await makeCode(here.page, t))
    await open(here.page, '/account')
    await phonesOf(here.page).nth(1).waitFor()
    const [own] = await phonesOf(here.page).allTextContents()
    expect(own).toContain(t['common.account.thisPhone'])
    expect(own).toContain(t['common.account.browser.chrome'])
    expect(await findBarriers(here.page, byLaw)).toEqual([])
    await expectNothingSideways(here.page)

    await phonesOf(here.page).nth(1).getByRole('button').click()
    await here.page.getByText(t['common.account.phoneEnded']).waitFor()
    await expect.poll(() => phonesOf(here.page).count()).toBe(1)
    expect([await isSignedIn(here.page), await isSignedIn(there.page)]).toEqual([true, false])
    expectQuiet([...here.noise, ...there.noise])
  })

  it('are all signed out but this one, which stays through the new cookie', async () => {
    const here = await arrive(language)
    const there = await arriveAgain(language, t, await makeCode(here.page, t))
    const [copied] = (await there.context.cookies()).filter(({ name }) => name === 'session')
    await there.page.getByRole('button', { name: t['common.account.endOthers'] }).click()
    await there.page.getByText(t['common.account.onlyThisPhone']).waitFor()
    const [renewed] = (await there.context.cookies()).filter(({ name }) => name === 'session')
    expect(renewed?.value).not.toBe(copied?.value)
    expect([await isSignedIn(here.page), await isSignedIn(there.page)]).toEqual([false, true])
    expectQuiet([...here.noise, ...there.noise])
  })

  it('all tell of a new code that is asked for without the old one, and stop it', async () => {
    const here = await arrive(language)
    const there = await arriveAgain(language, t, await makeCode(here.page, t))
    await there.page.getByRole('button', { name: t['common.account.makeNewCode'] }).click()
    await there.page.getByRole('button', { name: t['common.account.askForCode'] }).click()
    await there.page.getByRole('button', { name: t['common.account.stopWait'] }).waitFor()

    await open(here.page, '/heal')
    await here.page.getByText(t['common.codeAsked']).waitFor()
    await here.page.getByRole('status').getByRole('link').click()
    await here.page.getByRole('button', { name: t['common.account.stopWait'] }).waitFor()
    expect(await findBarriers(here.page, byLaw)).toEqual([])
    await expectNothingSideways(here.page)
    await here.page.getByRole('button', { name: t['common.account.stopWait'] }).click()
    await here.page.getByText(t['common.account.waitStopped']).waitFor()
    await expect.poll(() => here.page.getByText(t['common.codeAsked']).count()).toBe(0)
    await open(there.page, '/account')
    await phonesOf(there.page).nth(1).waitFor()
    expect(
      await there.page.getByRole('button', { name: t['common.account.stopWait'] }).count(),
    ).toBe(0)
    expectQuiet([...here.noise, ...there.noise])
  })

  it('are said not to be known where they cannot be asked for, and are asked for again', async () => {
    const { page } = await arrive(language)
    await page.route('**/api/identity/sessions', (route) => route.abort())
    await open(page, '/account')
    await page.getByText(t['common.account.phonesFailed']).waitFor()
    await page.unroute('**/api/identity/sessions')
    await page.getByRole('button', { name: t['common.account.again'] }).click()
    await page.getByText(t['common.account.onlyThisPhone']).waitFor()
  })
})

describe('a recovery code', () => {
  it('is the same when the answer was lost and it is asked for again', async () => {
    const { page } = await arrive('en')
    await page.getByText(en['common.account.onlyThisPhone']).waitFor()
    await page.route('**/api/identity/recovery-code', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const make = page.getByRole('button', { name: en['common.account.makeCode'] })
    await make.click()
    await page.getByText(en['common.account.offline']).waitFor()
    expect(await page.locator('output').count()).toBe(0)
    await page.unroute('**/api/identity/recovery-code')
    const code = await makeCode(page, { ...en, ...frameEn })
    await (await arriveAgain('en', { ...en, ...frameEn }, code)).leave()
  })

  it('is replaced by who says the one before it, and by nobody who cannot', async () => {
    const { page } = await arrive('en')
    const first = await makeCode(page, { ...en, ...frameEn })
    await open(page, '/account')
    await page.getByRole('button', { name: en['common.account.makeNewCode'] }).click()
    const field = page.getByLabel(en['common.account.presentCode'], { exact: true })
    await field.fill('I do not know')
    await page.getByRole('button', { name: en['common.account.makeNewCode'] }).click()
    await page.getByText(en['common.account.codeWrong']).waitFor()
    expect(await field.inputValue()).toBe('I do not know')
    await field.fill(first.toLowerCase())
    await page.getByRole('button', { name: en['common.account.makeNewCode'] }).click()
    const second = await page.locator('output').textContent()
    expect(second).not.toBe(first)
    const tried = await page.request.post('/api/identity/recover', {
      headers: { origin: stage().address },
      data: { code: first, endOthers: false },
    })
    expect(tried.status()).toBe(404)
  })
})
