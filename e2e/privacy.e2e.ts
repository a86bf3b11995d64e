import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { byLaw, expectNothingSideways, findBarriers } from './stage/look-closely.ts'
import { untilKept } from './stage/until-kept.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()

const words = {
  en: { title: 'Who sees what you write?', more: 'More', link: 'Privacy' },
  np: { title: 'लेखेको कुरा कसले देख्छ?', more: 'अझै जान्नुहोस्', link: 'गोपनीयता' },
} as const

/** What no part of the house can keep somebody from, by a word of each warning. */
const warnings = {
  en: [
    'makes you open the phone',
    'spying app',
    'The browser remembers',
    'can show who you are',
    'can’t be taken back',
    'a court could ask',
    'could change it',
    'Old backups',
  ],
  np: [
    'जबरजस्ती फोन खोल्न',
    'लुकेर हेर्ने एप',
    'ब्राउजरले सम्झन्छ',
    'तपाईं चिनिन सक्नुहुन्छ',
    'फर्काउन सकिँदैन',
    'अदालतले माग्न सक्छ',
    'पृष्ठ पनि फेर्न सक्छ',
    'जगेडा प्रतिमा',
  ],
} as const

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const unfold = (page: Page, id: string) => section(page, id).locator('summary').click()

async function signIn(page: Page, name: string): Promise<void> {
  await open(page, '/account')
  await page.getByLabel('A name or nickname').fill(name)
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: 'Make a recovery code' }).waitFor()
}

async function writePage(page: Page, text: string): Promise<void> {
  await open(page, '/express/diary')
  await page.getByLabel('What is on your mind today?').fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await diary(page).filter({ hasText: text }).waitFor()
}

const diary = (page: Page) => page.locator('[aria-labelledby="diary-pages"] li')

describe('the privacy page', () => {
  for (const language of ['en', 'np'] as const) {
    it(`is found at the foot of a page, answers first, and unfolds the rest, in ${language}`, async () => {
      const { page, noise, leave } = await visit(stage().address, { language, width: 320 })
      await open(page, '/heal/breathe')
      await page.getByRole('contentinfo').getByRole('link', { name: words[language].link }).click()
      await page.getByRole('heading', { level: 1, name: words[language].title }).waitFor()
      const rest = section(page, 'diary').getByRole('listitem')
      expect(await rest.first().isVisible()).toBe(false)
      await section(page, 'diary').getByText(words[language].more).click()
      expect(await rest.first().isVisible()).toBe(true)
      for (const summary of await page.locator('section:not(#diary) summary').all()) {
        await summary.click()
      }
      await expectNothingSideways(page)
      expect(await findBarriers(page, byLaw)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findBarriers(page, byLaw)).toEqual([])
      expectQuiet(noise)
      await leave()
    })

    it(`says plainly what it cannot protect from, in ${language}`, async () => {
      const { page, leave } = await visit(stage().address, { language })
      await open(page, '/privacy')
      await unfold(page, 'limits')
      for (const warning of warnings[language]) {
        expect(await section(page, 'limits').getByText(warning).isVisible(), warning).toBe(true)
      }
      await leave()
    })
  }

  it('is read without script, what is folded too', async () => {
    const { page, leave } = await visit(stage().address, { script: false })
    await page.goto('/privacy#lost')
    await unfold(page, 'lost')
    expect(await section(page, 'lost').getByText('A copy is a file').isVisible()).toBe(true)
    await leave()
  })

  it('is one step from the account page, and lies at hand without a network', async () => {
    const { page, context, leave } = await visit(stage().address, { keepsRooms: true })
    await open(page, '/account')
    await page.getByRole('link', { name: 'Who sees what you write here?' }).click()
    await page.getByRole('heading', { level: 1, name: words.en.title }).waitFor()
    await untilKept(page)
    await context.setOffline(true)
    await page.goto('/privacy')
    await page.getByRole('heading', { level: 1, name: words.en.title }).waitFor()
    await leave()
  })
})

describe('what the privacy page says', () => {
  it('leaves the diary where it is when somebody signs out', async () => {
    const { page, leave } = await visit(stage().address)
    await writePage(page, 'Rain on the roof all night.')
    await signIn(page, 'Sita')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByText('You’re signed out.').waitFor()
    await open(page, '/express/diary')
    await diary(page).filter({ hasText: 'Rain on the roof all night.' }).waitFor()
    await leave()
  })

  it('has no diary on another phone, only the name', async () => {
    const here = await visit(stage().address)
    await writePage(here.page, 'Only this phone knows.')
    await signIn(here.page, 'Gita')
    await here.page.getByRole('button', { name: 'Make a recovery code' }).click()
    const code = (await here.page.locator('output').textContent()) ?? ''

    const there = await visit(stage().address)
    await open(there.page, '/account')
    await there.page.getByLabel('Recovery code').fill(code)
    await there.page.getByRole('button', { name: 'Use this code' }).click()
    await expect.poll(() => there.page.getByLabel('A name or nickname').inputValue()).toBe('Gita')
    await writePage(there.page, 'Another phone.')
    expect(await diary(there.page).count()).toBe(1)
    await here.leave()
    await there.leave()
  })

  it('sets no cookie but those that it names', async () => {
    const { page, context, leave } = await visit(stage().address)
    await signIn(page, 'Maya')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    for (const path of ['/', '/express/diary', '/community/confessions', '/heal/mood']) {
      await open(page, path)
    }
    const names = async () => (await context.cookies()).map(({ name }) => name).sort()
    await expect.poll(names).toEqual(['fonts', 'language', 'session', 'theme'])
    await page.getByRole('link', { name: 'Quick exit' }).click()
    await page.waitForURL('**/patro')
    expect(await names()).toEqual(['cover', 'fonts', 'language', 'session', 'theme'])
    await leave()
  })
})
