import { describe, expect, it } from 'vitest'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

describe('the language', () => {
  it('switches the whole app at once, without a reload, and is remembered', async () => {
    const { page, context, noise, leave } = await visit(stage().address)
    await open(page, '/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'नेपाली' }).click()
    await page.getByRole('heading', { level: 1, name: 'तपाईंको यात्रा यहीँबाट सुरु गरौँ' }).waitFor()
    expect(
      await page.evaluate(() => [document.documentElement.lang, 'sameDocument' in window]),
    ).toEqual(['ne', true])
    expect(await page.title()).toContain('मनको आवाज')

    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('np')
    const html = await (await page.request.get('/heal')).text()
    expect(html).toContain('<html lang="ne"')
    expect(html).toContain('मनको हेरचाह')

    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Start your journey' }).waitFor()
    expectQuiet(noise)
    await leave()
  })

  it('stays while walking from room to room', async () => {
    const { page, leave } = await visit(stage().address, {
      width: 1280,
      height: 800,
    })
    await open(page, '/')
    await page.getByRole('button', { name: 'नेपाली' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'चौतारी' }).click()
    await page.getByRole('heading', { level: 1, name: 'चौतारी' }).waitFor()
    await leave()
  })

  it('can be carried by a link, which is then tidied', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, '/express?language=np')
    await page.getByRole('heading', { level: 1, name: 'अभिव्यक्ति' }).waitFor()
    await expect.poll(() => page.url()).not.toContain('language=')
    await leave()
  })

  it('is the one their phone speaks for whoever has not chosen, and else English', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await fetch(stage().address, { headers })).text()
    expect(await ask({})).toContain('<html lang="en" data-first>')
    expect(await ask({ 'accept-language': 'fr,ne-NP;q=0.9,en;q=0.8' })).toContain(
      '<html lang="ne" data-first>',
    )
    const chosen = { 'accept-language': 'ne-NP', cookie: 'language=en' }
    expect(await ask(chosen)).toContain('<html lang="en">')
  })
})
