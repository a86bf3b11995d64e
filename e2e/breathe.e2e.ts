import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNothingSideways } from './stage/look-closely.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

async function arrive(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, { ownClock: true, ...options })
  await openWithClock(visitor.page)
  return visitor
}

/** The clock of the phone stands from here on, and goes as the journey says. */
async function openWithClock(page: Page): Promise<void> {
  await open(page, '/heal/breathe')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

const shape = (page: Page) => page.locator('[data-status]')
const count = (page: Page) => shape(page).locator('p[aria-hidden="true"]').first().textContent()
const phase = (page: Page) => shape(page).getAttribute('data-phase')
const status = (page: Page) => shape(page).getAttribute('data-status')
const spoken = (page: Page) => shape(page).locator('[aria-live]').textContent()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What the screen shows at each second, as letters: i inhale, h hold, e exhale, p pause. */
async function watch(page: Page, seconds: number): Promise<string> {
  let seen = ''
  for (let second = 0; second < seconds; second++) {
    seen += `${(await phase(page))?.[0]}${await count(page)}`
    await page.clock.runFor(1_000)
  }
  return seen
}

describe('the breathing exercise', () => {
  const rounds = [
    ['4-7-8 Relaxing', 'i1i2i3i4h1h2h3h4h5h6h7e1e2e3e4e5e6e7e8'],
    ['Box Breathing', 'i1i2i3i4h1h2h3h4e1e2e3e4'],
    ['Calm Breathing', 'i1i2i3i4i5i6h1h2e1e2e3e4e5e6p1p2'],
    ['Square Breathing', 'i1i2i3i4h1h2h3h4e1e2e3e4p1p2p3p4'],
  ] as const

  for (const [name, round] of rounds) {
    it(`counts ${name} second by second, and begins again`, async () => {
      const { page, leave } = await arrive()
      await page.getByRole('radio', { name }).check({ force: true })
      expect([await status(page), await phase(page), await count(page)]).toEqual([
        'idle',
        'inhale',
        '',
      ])
      await press(page, 'Begin')
      expect(await watch(page, round.length)).toBe(round + round)
      await shape(page).getByText('Round 3').waitFor()
      await leave()
    })
  }

  it('pauses, goes on from the same breath, and starts over on reset', async () => {
    const { page, noise, leave } = await arrive()
    await press(page, 'Begin')
    await page.clock.runFor(5_500)
    await press(page, 'Pause')
    await page.clock.runFor(60_000)
    expect([await status(page), await phase(page), await count(page)]).toEqual([
      'paused',
      'hold',
      '2',
    ])
    await press(page, 'Resume')
    await page.clock.runFor(600)
    expect([await phase(page), await count(page)]).toEqual(['hold', '3'])
    await press(page, 'Pause')
    await press(page, 'Reset')
    expect([await status(page), await phase(page), await count(page)]).toEqual([
      'idle',
      'inhale',
      '',
    ])
    expectQuiet(noise)
    await leave()
  })

  it('stops and returns to the first inhale when another rhythm is chosen', async () => {
    const { page, leave } = await arrive()
    await press(page, 'Begin')
    await page.clock.runFor(6_000)
    await press(page, 'Close')
    await page.getByRole('radio', { name: 'Calm Breathing' }).check({ force: true })
    expect([await status(page), await phase(page), await count(page)]).toEqual([
      'idle',
      'inhale',
      '',
    ])
    await leave()
  })

  it('has the whole glass while it runs: a tap anywhere pauses it, and the way out is plain', async () => {
    const { page, leave } = await arrive()
    const begin = page.getByRole('button', { name: 'Begin', exact: true })
    const picker = page.getByRole('radio', { name: 'Box Breathing' })
    const tapTheWater = async () => {
      const water = await page.locator('[data-layer="outer"]').boundingBox()
      if (water) await page.mouse.click(water.x + 9, water.y + 9)
    }
    await tapTheWater()
    expect(await status(page)).toBe('running')
    await picker.waitFor({ state: 'hidden' })
    await page.locator('footer').waitFor({ state: 'hidden' })
    expect(await page.getByRole('link', { name: 'Quick exit' }).isVisible()).toBe(true)
    await page.clock.runFor(39_000)
    await tapTheWater()
    expect(await status(page)).toBe('paused')
    await tapTheWater()
    expect(await status(page)).toBe('running')
    await page.keyboard.press('Escape')
    await shape(page).getByText('2 rounds. Take this quiet with you.').first().waitFor()
    await picker.waitFor()
    expect(await begin.evaluate((button) => button === document.activeElement)).toBe(true)

    await begin.press('Enter')
    expect(await status(page)).toBe('running')
    await page.goBack()
    await expect.poll(() => status(page)).toBe('idle')
    await shape(page).getByText('That’s enough for now.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/heal/breathe')
    await begin.press('Enter')
    await press(page, 'Close')
    expect(await status(page)).toBe('idle')
    await leave()
  })

  it('begins above the fold on a small phone', async () => {
    for (const language of ['en', 'np'] as const) {
      const { page, leave } = await arrive({ language, width: 360, height: 640 })
      const button = await page.locator('main button').first().boundingBox()
      const bar = await page.locator('nav:visible').last().boundingBox()
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
      await leave()
    }
  })

  it('is where it should be after a long sleep of the tab', async () => {
    const { page, leave } = await arrive()
    await press(page, 'Begin')
    // One late tick instead of many: what a hidden tab is given.
    await page.clock.fastForward(19_000 * 189 + 9_000)
    expect([await phase(page), await count(page)]).toEqual(['hold', '6'])
    await shape(page).getByText('Round 190').waitFor()
    await leave()
  })

  it('takes a rhythm of one’s own and remembers it', async () => {
    const { page, leave } = await arrive()
    await page.getByRole('radio', { name: 'Your own' }).check({ force: true })
    await page.getByLabel('Breathe in', { exact: true }).selectOption('3')
    await page.getByLabel('Breathe out', { exact: true }).selectOption('2')
    await page.getByLabel('Rest', { exact: true }).selectOption('1')
    await press(page, 'Begin')
    expect(await watch(page, 7)).toBe('i1i2i3e1e2p1i1')
    await page.reload()
    await expect.poll(() => page.getByRole('radio', { name: 'Your own' }).isChecked()).toBe(true)
    expect(await page.getByLabel('Breathe in', { exact: true }).inputValue()).toBe('3')
    await leave()
  })

  it('says each phase once to those who listen, and never counts aloud', async () => {
    const { page, leave } = await arrive()
    expect(await spoken(page)).toBe('')
    await press(page, 'Begin')
    const said = new Set<string | null>()
    for (let second = 0; second < 19; second++) {
      said.add(await spoken(page))
      await page.clock.runFor(1_000)
    }
    expect([...said]).toEqual([
      'Breathe in, 4 seconds',
      'Hold, 7 seconds',
      'Breathe out, 8 seconds',
    ])
    await leave()
  })

  it('lets the fingers feel the way of the breath when asked: twice for in, once for out', async () => {
    const { page, prepare, leave } = await visit(stage().address, { ownClock: true })
    await prepare(() => {
      const felt: unknown[] = []
      Object.assign(globalThis, { felt })
      Navigator.prototype.vibrate = (pattern) => felt.push(pattern) > 0
    })
    await openWithClock(page)
    const felt = () => page.evaluate(() => Reflect.get(globalThis, 'felt'))
    await press(page, 'Begin')
    await page.clock.runFor(20_000)
    expect(await felt()).toEqual([])
    await press(page, 'Close')
    await page.getByLabel('Vibrate').check()
    await press(page, 'Begin')
    await page.clock.runFor(19_500)
    const [tried, first, out, again] = await felt()
    expect(tried).toHaveLength(3)
    expect(first).toHaveLength(3)
    expect(out).toHaveLength(1)
    expect(again).toHaveLength(3)
    await leave()
  })

  it('keeps the screen awake while it runs, and lets go of it', async () => {
    const { page, prepare, leave } = await visit(stage().address)
    await prepare(() => {
      const held = { now: 0 }
      Object.assign(globalThis, { held })
      Object.defineProperty(Navigator.prototype, 'wakeLock', {
        value: {
          async request() {
            held.now += 1
            return {
              async release() {
                held.now -= 1
              },
            }
          },
        },
      })
    })
    await open(page, '/heal/breathe')
    const held = () => page.evaluate(() => Reflect.get(globalThis, 'held').now)
    expect(await held()).toBe(0)
    await press(page, 'Begin')
    await expect.poll(held).toBe(1)
    await press(page, 'Pause')
    await expect.poll(held).toBe(0)
    await press(page, 'Resume')
    await expect.poll(held).toBe(1)
    await page.getByRole('link', { name: 'Voice of Heart' }).first().click()
    await expect.poll(held).toBe(0)
    await leave()
  })

  it('moves with the breath, and not at all for those who asked for stillness', async () => {
    const openness = (page: Page) =>
      page
        .locator('[data-layer="outer"]')
        .evaluate((petals) => new DOMMatrix(getComputedStyle(petals).transform).a)
    const moving = await visit(stage().address)
    await moving.page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(moving.page, '/heal/breathe')
    const closed = await openness(moving.page)
    await press(moving.page, 'Begin')
    await expect.poll(() => openness(moving.page)).toBeGreaterThan(closed + 0.3)
    await press(moving.page, 'Pause')
    const going = () =>
      moving.page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      )
    await expect.poll(going).toBe(0)

    const still = await visit(stage().address)
    await open(still.page, '/heal/breathe')
    await press(still.page, 'Begin')
    const moved = () => still.page.evaluate(() => document.getAnimations().length)
    expect(await moved()).toBe(0)
    const filled = still.page.locator('[data-step="past"]')
    await expect.poll(() => filled.count()).toBeGreaterThan(0)
    expect(await moved()).toBe(0)
    await moving.leave()
    await still.leave()
  })

  it('speaks Nepali', async () => {
    const { page, noise, leave } = await arrive({ language: 'np' })
    await press(page, 'सुरु गर्नुहोस्')
    expect(await count(page)).toContain('१')
    await shape(page).getByText('सास लिनुहोस्', { exact: true }).waitFor()
    await page.clock.runFor(11_000)
    await shape(page).getByText('सास छोड्नुहोस्', { exact: true }).waitFor()
    await shape(page).getByText('फेरो १').waitFor()
    expectQuiet(noise)
    await leave()
  })

  it('is accessible while it runs, and never wider than the narrowest phone', async () => {
    for (const language of ['en', 'np'] as const) {
      const { page, leave } = await arrive({ language, width: 320, theme: 'dark' })
      await page.getByRole('radio').last().check({ force: true })
      await page.locator('main button').first().click()
      await page.clock.resume()
      await expectAccessible(page)
      await expectNothingSideways(page)
      await leave()
    }
  })
})
