import { describe, expect, it } from 'vitest'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const arrive = (options = {}) => visit(stage().address, { keepsRooms: true, ...options })

describe('walking through the house', () => {
  it('opens the menu on a phone, holds the focus in it, and closes it with Escape', async () => {
    const { page, noise, leave } = await arrive()
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Voice of Heart' })
    await menu.waitFor()
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      )
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expectQuiet(noise)
    await leave()
  })

  it('goes to another room without a reload, marks it, names it and moves the focus there', async () => {
    const { page, noise, leave } = await arrive()
    await open(page, '/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Discover' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Discover' })
    await heading.waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await page.title()).toBe('Discover · Voice of Heart')
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Menu' }).click()
    const current = page.getByRole('dialog').locator('[aria-current="page"]')
    expect(await current.textContent()).toBe('Discover')
    expectQuiet(noise)
    await leave()
  })

  it('has its drawings within the page, and fetches those of the rooms it walks to', async () => {
    const { page, noise, leave } = await arrive()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const besideName = (room: string) => page.locator(`header [data-of="${room}"] > svg`)
    await open(page, '/community/confessions')
    await besideName('community.confessions').waitFor()
    expect(fetched.filter((url) => /\/draw-[^/]*\.js$/.test(url))).toEqual([])

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Life lessons' }).click()
    await besideName('community.lessons').waitFor()
    expect(await page.locator('main header svg[viewBox="0 0 96 72"]').count()).toBe(1)
    // In the colours of its hour, as those that came with a page.
    const tone = page.locator('[data-of="community.lessons"] [data-tone="glow"]').first()
    expect(await tone.evaluate((path) => getComputedStyle(path).fill)).toMatch(/^oklch/)
    expectQuiet(noise)
    await leave()
  })

  it('lets one page pale into the other, from far down too, while the header stands still', async () => {
    const { page, leave } = await arrive()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/')
    await page.evaluate(() => scrollTo(0, 900))
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document)
      document.startViewTransition = (change) => {
        const transition = begin(change)
        const seen = transition.ready.then(() =>
          document.getAnimations().flatMap(({ effect }) => {
            if (!(effect instanceof KeyframeEffect)) return []
            const changed = effect.getKeyframes().flatMap(Object.keys)
            return changed.map((property) => `${effect.pseudoElement} ${property}`)
          }),
        )
        Object.assign(window, { seen })
        return transition
      }
    })
    await page.evaluate(() => (document.querySelector('a[href="/heal"]') as HTMLElement).click())
    await page.getByRole('heading', { level: 1, name: 'Heal' }).waitFor()
    const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'))
    expect(seen).toContain('::view-transition-old(root) opacity')
    expect(seen).toContain('::view-transition-new(header) opacity')
    expect(seen.filter((each) => /transform|translate|width|height/.test(each))).toEqual([])
    await leave()
  })

  it('finds the other rooms of its area in the menu', async () => {
    const { page, leave } = await arrive()
    await open(page, '/heal/mood')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Voice of Heart' })
    expect(await menu.locator('[aria-current="page"]').textContent()).toBe('Mood tracker')
    await menu.getByRole('link', { name: 'Mood journal' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mood journal' }).waitFor()
    await leave()
  })

  it('comes back to where it was on the page', async () => {
    const { page, leave } = await arrive()
    await open(page, '/')
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await page.evaluate(() => (document.querySelector('a[href="/heal"]') as HTMLElement).click())
    await page.getByRole('heading', { level: 1, name: 'Heal' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Start your journey' }).waitFor()
    // Fonts and the clock may move the page by a line; the place is what counts.
    await expect
      .poll(() => page.evaluate(() => Math.abs(scrollY - 900)), { timeout: 5000 })
      .toBeLessThan(40)
    await leave()
  })

  it('skips to the page by keyboard', async () => {
    const { page, leave } = await arrive()
    await open(page, '/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('page')
    await leave()
  })

  it('says kindly that an address leads nowhere, with status 404', async () => {
    const { page, leave } = await arrive()
    const answer = await page.goto('/express/nothing-here')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'No page here' }).waitFor()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Start your journey' }).waitFor()
    await leave()
  })

  it('draws dark or light as chosen, from the first byte of the next page', async () => {
    const { page, leave } = await arrive()
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(await (await page.request.get('/heal')).text()).toContain('data-theme="dark"')
    await leave()
  })
})
