import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNothingSideways } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/discover/love'
const words = {
  en: { first: 'The first name', second: 'The second name', match: 'Match the names' },
  np: { first: 'पहिलो नाम', second: 'दोस्रो नाम', match: 'मिलान हेर्नुहोस्' },
} as const
type Language = keyof typeof words

const arrive = (language: Language = 'en', options: VisitOptions = {}) =>
  visit(stage().address, { language, ...options })

async function match(page: Page, language: Language, first: string, second: string) {
  await page.getByLabel(words[language].first).fill(first)
  await page.getByLabel(words[language].second).fill(second)
  await page.getByRole('button', { name: words[language].match }).click()
}

async function readPercent(page: Page): Promise<string> {
  await page.locator('#match').waitFor()
  return (await page.locator('#match + p').textContent()) ?? ''
}

describe('the love calculator', () => {
  it('waits for two names', async () => {
    const { page, leave } = await arrive()
    await open(page, path)
    const button = page.getByRole('button', { name: words.en.match })
    expect(await pressEarly(button)).toContain('A name first.')
    await page.getByLabel(words.en.first).fill('Sita')
    await page.getByLabel(words.en.second).fill('  \u200b ')
    expect(await pressEarly(button)).toBe('And the other name, please.')
    await page.getByLabel(words.en.second).fill('Ram')
    expect(await page.getByRole('alert').count()).toBe(0)
    await leave()
  })

  for (const language of ['en', 'np'] as const) {
    it(`answers the same whichever name comes first, kindly, and as play, in ${language}`, async () => {
      const { page, context, noise, leave } = await arrive(language)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, path)
      await match(page, language, 'Sita', 'Ram')
      const first = await readPercent(page)
      expect(first).toMatch(language === 'np' ? /^[५-९][०-९]%$/ : /^[5-9]\d%$/)
      await page.getByText(language === 'np' ? 'रमाइलोका लागि मात्र' : 'It’s only a game').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: language === 'np' ? 'कपी' : 'Copy' }).click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(`♥ ${first}`)

      await match(page, language, ' ram', 'SITA ')
      await page.locator('#match').filter({ hasText: 'SITA' }).waitFor()
      expect(await readPercent(page)).toBe(first)
      expectQuiet(noise)
      await leave()
    })
  }

  it('counts up to the number while the heart fills', async () => {
    const { page, leave } = await arrive('np')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, path)
    await page.evaluate(() => {
      const counted: number[] = []
      Object.assign(window, { counted })
      const see = ({ target }: Event) =>
        target instanceof HTMLElement &&
        target.parentElement?.previousElementSibling?.id === 'match' &&
        counted.push(Number(getComputedStyle(target).getPropertyValue('--counted')))
      addEventListener('animationstart', see)
      addEventListener('animationend', see)
    })
    await match(page, 'np', 'सीता', 'राम')
    const said = await readPercent(page)
    const counted = () => page.evaluate(() => Reflect.get(window, 'counted') as number[])
    await expect.poll(async () => (await counted()).length).toBe(2)
    const [first = 100, last = 0] = await counted()
    expect(first).toBeLessThan(last)
    expect(said).toBe(`${last.toLocaleString('ne-u-nu-deva')}%`)
    await leave()
  })

  it('takes emoji, mixed scripts and markup as names, and refuses a whole book kindly', async () => {
    const { page, noise, leave } = await arrive()
    await open(page, path)
    for (const [first, second] of [
      ['👩‍👩‍👧', '🌙'],
      ['राम Ram رام', '<b>x</b>'],
    ] as const) {
      await match(page, 'en', first, second)
      await page.locator('#match').filter({ hasText: second }).waitFor()
      expect(await readPercent(page)).toMatch(/^[5-9]\d%$/)
    }
    await match(page, 'en', 'क'.repeat(10_000), 'Ram')
    await page.getByRole('alert').filter({ hasText: 'At most 60 letters' }).waitFor()
    await expectNothingSideways(page)
    expectQuiet(noise)
    await leave()
  })

  it('gives the same number without a network', async () => {
    const { page, context, leave } = await arrive('en', { keepsRooms: true })
    await open(page, path)
    await match(page, 'en', 'Maya', 'Hari')
    const online = await readPercent(page)
    await untilKept(page)
    await context.setOffline(true)
    await match(page, 'en', 'Hari', 'Maya')
    await page.getByText('this was written on your device').waitFor()
    expect(await readPercent(page)).toBe(online)
    await leave()
  })
})
