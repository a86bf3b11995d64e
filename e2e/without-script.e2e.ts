import { describe, expect, it } from 'vitest'
import { visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const arrive = () => visit(stage().address, { script: false, width: 1280, height: 800 })

describe('without script', () => {
  it('the home page holds its heading, the five links and its words', async () => {
    const { page, leave } = await arrive()
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'Start your journey' }).waitFor()
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    expect(await links.allInnerTexts()).toEqual([
      'Home',
      'Express',
      'Heal',
      'Discover',
      'Community',
    ])
    expect(await page.getByText('Today in Kathmandu').isVisible()).toBe(true)
    await leave()
  })

  it('the home page shows where to begin, its figures, its samples and what it is about', async () => {
    const { page, leave } = await arrive()
    await page.goto('/')
    for (const [name, href] of [
      ['Begin Expressing', '/express'],
      ['Join Community', '/community'],
    ] as const) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href)
    }
    const cards = page.getByRole('region', { name: 'Four rooms' }).getByRole('link')
    const ways = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(ways).toEqual(['/express', '/heal', '/discover', '/community'])
    const figures = page.getByRole('region', { name: 'In numbers' })
    expect(await figures.getByRole('definition').allInnerTexts()).toEqual([
      '10K+',
      '5K+',
      '50K+',
      '25K+',
      '15+',
      '100%',
      '24/7',
      'Free',
    ])
    const voices = page.getByRole('region', { name: 'Voices' }).getByRole('figure')
    expect(await voices.filter({ hasText: 'Sample' }).count()).toBe(3)
    await page.getByRole('region', { name: 'About' }).waitFor()
    await leave()
  })

  it('the language can be switched and stays', async () => {
    const { page, leave } = await arrive()
    await page.goto('/heal')
    await page.getByRole('button', { name: 'नेपाली' }).click()
    await page.getByRole('heading', { level: 1, name: 'मनको हेरचाह' }).waitFor()
    await page.goto('/discover')
    await page.getByRole('heading', { level: 1, name: 'आफूलाई चिनौँ' }).waitFor()
    await leave()
  })

  it('a name can be given, and the account page says it', async () => {
    const { page, leave } = await arrive()
    await page.goto('/account')
    await page.getByLabel('A name or nickname').fill('सीता <b>')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('link', { name: 'You are here as सीता <b>' }).waitFor()
    expect(await page.getByLabel('A name or nickname').inputValue()).toBe('सीता <b>')
    await page.goto('/')
    await page.getByText('Welcome', { exact: true }).waitFor()
    await leave()
  })

  it('a name that cannot be kept is refused beside its form', async () => {
    const { page, leave } = await arrive()
    await page.goto('/account?language=np')
    await page.getByLabel('नाम वा उपनाम').fill('   ')
    await page.getByRole('button', { name: 'नाम सेभ गर्नुहोस्' }).click()
    await page.getByRole('alert').filter({ hasText: 'एक अक्षर भए पुग्छ' }).waitFor()
    await page.getByLabel('नाम वा उपनाम').fill('सीता')
    await leave()
  })
})
