import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { untilWritten } from './stage/until-written.ts'
import { expectQuiet, open, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/express/quotes'

const words = {
  en: {
    search: 'Search in English or Nepali',
    query: 'khukuri',
    none: 'No quotes found for your search.',
    liked: 'My favourites',
    write: 'Write a quote',
    by: 'Emily Dickinson',
    label: 'Written by our own composer',
    keep: 'Favourite',
    undo: 'Undo',
  },
  np: {
    search: 'नेपाली वा अङ्ग्रेजीमा खोज्नुहोस्',
    query: 'खुकुरी',
    none: 'तपाईंले खोज्नुभएको सुविचार भेटिएन।',
    liked: 'मन परेका',
    write: 'सुविचार लेख्नुहोस्',
    by: 'एमिली डिकिन्सन',
    label: 'हाम्रै प्रोग्रामले जोडेको',
    keep: 'मन पर्‍यो',
    undo: 'फिर्ता ल्याउनुहोस्',
  },
} as const

describe('the quotes', () => {
  for (const language of ['en', 'np'] as const) {
    it(`are found by theme and by word, and liked, in ${language}`, async () => {
      const said = words[language]
      const { page, noise, leave } = await visit(stage().address, { language })
      await open(page, path)
      const quotes = page.locator('main figure')
      await quotes.first().getByText(said.by).waitFor()
      await page.locator('main input[type=radio][value=love]').check({ force: true })
      await expect.poll(() => quotes.first().innerText()).not.toContain(said.by)
      const search = page.getByLabel(said.search)
      await search.fill(said.query)
      await expect.poll(() => quotes.count()).toBe(1)
      await quotes.locator('button[aria-pressed=false]').click()
      await search.fill('zzzz')
      await page.getByText(said.none, { exact: true }).waitFor()
      await search.fill('')
      await page.getByRole('radio', { name: said.liked }).check({ force: true })
      await expect.poll(() => quotes.count()).toBe(1)
      await expectAccessible(page)
      await open(page, path)
      await page.getByRole('radio', { name: said.liked }).check({ force: true })
      await quotes.locator('button[aria-pressed=true]').waitFor()
      expectQuiet(noise)
      await leave()
    })

    it(`can have a new one among them, which stays with the name of its writer, in ${language}`, async () => {
      const said = words[language]
      const { page, noise, leave } = await visit(stage().address, { language })
      await open(page, path)
      await page.getByRole('button', { name: said.write }).click()
      await page.getByText(said.label).waitFor()
      const tag = language === 'np' ? 'ne' : 'en'
      const sentence = await page.locator(`main blockquote[lang=${tag}]`).innerText()
      expect(sentence).toMatch(/\S{2,}/)
      await page.getByText(said.keep, { exact: true }).click()
      await untilWritten(page, 'favourites')
      await open(page, path)
      await page.getByRole('radio', { name: said.liked }).check({ force: true })
      const kept = page.locator('main figure').filter({ hasText: sentence })
      await kept.getByText(said.label).waitFor()
      await kept.getByRole('button', { name: said.keep, pressed: true }).click()
      await expect.poll(() => kept.count()).toBe(0)
      await page.getByRole('button', { name: said.undo }).click()
      await kept.getByText(said.label).waitFor()
      expectQuiet(noise)
      await leave()
    })
  }

  it('open on the eight that were picked, one of each theme, and show more when asked', async () => {
    const { page, leave } = await visit(stage().address)
    await open(page, path)
    expect(await page.locator('main figure').count()).toBe(8)
    await page.getByText('W. B. Yeats').waitFor()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => page.locator('main figure').count()).toBe(16)
    await leave()
  })

  it('can be copied and shared, with who said them', async () => {
    const { page, context, noise, prepare, leave } = await visit(stage().address)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await prepare(() => {
      const share = async (data: ShareData) => Object.assign(window, { shared: data.text })
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await open(page, path)
    const first = page.locator('main figure').first()
    const said = `${await first.locator('blockquote p').first().innerText()}\n— Emily Dickinson`
    await first.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(said)
    await first.getByRole('button', { name: 'Share', exact: true }).click()
    await expect.poll(() => page.evaluate(() => (window as { shared?: string }).shared)).toBe(said)
    expectQuiet(noise)
    await leave()
  })

  it('can be read where scripts do not run, with who said them', async () => {
    const { page, leave } = await visit(stage().address, { script: false })
    await page.goto(path)
    expect(await page.locator('main figure').count()).toBe(8)
    await page.getByText('Emily Dickinson').waitFor()
    await leave()
  })
})
