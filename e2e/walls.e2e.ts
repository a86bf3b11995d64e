import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { byLaw, findBarriers } from './stage/look-closely.ts'
import { pressEarly } from './stage/press-early.ts'
import { expectQuiet, type Language, open, type VisitOptions, visit } from './stage/visit.ts'
import { withApp } from './stage/with-app.ts'

const stage = withApp({ LIMITS: 'off' })
const arrive = (options: VisitOptions = {}) => visit(stage().address, options)

const wallPages = {
  confessions: { path: '/community/confessions', limit: 500 },
  lifeLessons: { path: '/community/lessons', limit: 300 },
  gratitudes: { path: '/community/gratitude', limit: 280 },
} as const

/** The words a visitor looks for, in both languages. */
const say = {
  en: {
    field: 'What have you been carrying?',
    post: 'Post',
    own: 'you',
    heart: /^Give a heart/,
    more: 'More',
    remove: 'Delete',
    undo: 'Undo',
    restored: 'Your post is back.',
    report: 'Report',
    reason: 'Something else',
    send: 'Report it',
    thanks: 'Thank you. A moderator will look at it.',
    confession: 'I am braver on paper.',
  },
  np: {
    field: 'मनमा के दबाएर राख्नुभएको छ?',
    post: 'राख्नुहोस्',
    own: 'तपाईं',
    heart: /^माया दिनुहोस्/,
    more: 'थप',
    remove: 'मेटाउनुहोस्',
    undo: 'फर्काउनुहोस्',
    restored: 'तपाईंको कुरा फर्कियो।',
    report: 'उजुरी गर्नुहोस्',
    reason: 'अर्कै केही',
    send: 'पठाउनुहोस्',
    thanks: 'धन्यवाद। रेखदेख गर्नेले हेर्नुहुन्छ।',
    confession: 'म कागजमा मात्र बोल्न सक्छु। गर्‍यो, पर्‍यो।',
  },
} as const

function postOf(page: Page, text: string) {
  return page.getByRole('article').filter({ hasText: text })
}

async function write(page: Page, text: string, language: Language = 'en'): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: say[language].post, exact: true }).click()
}

/** Somebody else, somewhere else. */
async function somebodyPosts(
  wall: keyof typeof wallPages,
  text: string,
  more: object = {},
): Promise<string> {
  const { address } = stage()
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${address}/api/identity`, {
    method: 'POST',
    headers: json,
    body: '{}',
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const key = `key-${Math.random().toString(36).slice(2)}`
  const answer = await fetch(`${address}/api/walls/${wall}/posts`, {
    method: 'POST',
    headers: { ...json, cookie, 'idempotency-key': key },
    body: JSON.stringify({ text, ...more }),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).post.id
}

describe('on a wall', () => {
  for (const language of ['en', 'np'] as const) {
    const words = say[language]

    it(`somebody writes, is read, takes it back and thinks again, in ${language}`, async () => {
      const { page, noise, leave } = await arrive({ language })
      await open(page, wallPages.confessions.path)
      await write(page, words.confession, language)
      const mine = postOf(page, words.confession)
      await mine.getByText(words.own, { exact: true }).waitFor()
      expect(await page.getByRole('textbox').inputValue()).toBe('')

      await page.reload()
      await mine.getByText(words.own, { exact: true }).waitFor()
      expect(await mine.count()).toBe(1)
      await mine.getByRole('button', { name: words.more }).click()
      await mine.getByRole('button', { name: words.remove }).click()
      await mine.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: words.undo }).click()
      await mine.waitFor()
      await page.getByText(words.restored).waitFor()
      await page.reload()
      await mine.waitFor()

      await mine.getByRole('button', { name: words.more }).click()
      await mine.getByRole('button', { name: words.remove }).click()
      await page.getByRole('button', { name: words.undo }).waitFor()
      await page.reload()
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      expect(await mine.count()).toBe(0)
      expectQuiet(noise)
      await leave()
    })

    it(`a heart is given once, is remembered, and can be taken back, in ${language}`, async () => {
      const text = `${words.confession} ♥`
      await somebodyPosts('confessions', text)
      const { page, noise, leave } = await arrive({ language })
      await open(page, wallPages.confessions.path)
      const heart = postOf(page, text).getByRole('button', { name: words.heart })
      const told = () => page.waitForResponse((answer) => answer.url().endsWith('/heart'))
      for (const pressed of [true, false, true]) {
        const [answer] = await Promise.all([told(), heart.click()])
        expect(answer.status()).toBe(200)
        await expect.poll(() => heart.getAttribute('aria-pressed')).toBe(String(pressed))
        expect(await heart.innerText()).toBe(pressed ? (language === 'np' ? '१' : '1') : '')
      }
      await page.reload()
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
      expectQuiet(noise)
      await leave()
    })

    it(`a post can be reported, and leaves the reporter’s sight, in ${language}`, async () => {
      const text = `${words.confession} !`
      await somebodyPosts('confessions', text)
      const { page, noise, leave } = await arrive({ language })
      await open(page, wallPages.confessions.path)
      const post = postOf(page, text)
      await post.getByRole('button', { name: words.more }).click()
      await post.getByRole('button', { name: words.report }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: words.reason }).check({ force: true })
      await dialog.getByRole('button', { name: words.send, exact: true }).click()
      await page.getByText(words.thanks).waitFor()
      await post.waitFor({ state: 'detached' })
      expectQuiet(noise)
      await leave()
    })
  }

  it('every wall takes what fits it and not one letter more', async () => {
    for (const { path, limit } of Object.values(wallPages)) {
      const { page, leave } = await arrive()
      await open(page, path)
      const button = page.getByRole('button', { name: 'Post', exact: true })
      expect(await pressEarly(button), path).toContain('Write a little first.')
      await page.getByRole('textbox').fill('   \n ')
      expect(await pressEarly(button), path).toContain('Write a little first.')
      await page.getByRole('textbox').fill('क्ष'.repeat(limit + 1))
      expect(await pressEarly(button), path).toContain('1 character too many for one post.')
      await page.getByText(`${limit + 1} / ${limit}`).waitFor()
      await page.getByRole('textbox').fill(`${'क्ष'.repeat(limit)}\n\n`)
      await page.getByText(`${limit} / ${limit}`).waitFor()
      await button.click()
      await page.getByText('you', { exact: true }).waitFor()
      await leave()
    }
  })

  it('gratitudes have their category, Personal if none was chosen, and can be read by it', async () => {
    const { page, noise, leave } = await arrive({ width: 1280, height: 800 })
    await open(page, wallPages.gratitudes.path)
    await write(page, 'A letter came.')
    await postOf(page, 'A letter came.').getByText('Personal').waitFor()
    const writing = page.getByRole('group', { name: 'What is it about?' })
    await writing.getByRole('radio', { name: 'Nature' }).check({ force: true })
    await write(page, 'Rain on the tin roof.')
    await postOf(page, 'Rain on the tin roof.').getByText('Nature').waitFor()
    expect(await writing.getByRole('radio', { name: 'Personal' }).isChecked()).toBe(true)

    const reading = page.getByRole('group', { name: 'Show' })
    await reading.getByRole('radio', { name: 'Nature' }).check({ force: true })
    await postOf(page, 'A letter came.').waitFor({ state: 'detached' })
    await postOf(page, 'Rain on the tin roof.').waitFor()
    await reading.getByRole('radio', { name: 'All' }).check({ force: true })
    await postOf(page, 'A letter came.').waitFor()
    expectQuiet(noise)
    await leave()
  })

  it('older posts come when they are asked for, once each', async () => {
    for (let n = 0; n < 55; n++) await somebodyPosts('lifeLessons', `Lesson number ${n} of many.`)
    const { page, noise, leave } = await arrive()
    await open(page, wallPages.lifeLessons.path)
    const lessons = page.getByRole('article').filter({ hasText: 'of many' })
    expect(await lessons.count()).toBe(50)
    await page.getByRole('button', { name: 'Older posts' }).click()
    await expect.poll(() => lessons.count()).toBe(55)
    expect(new Set(await lessons.allInnerTexts()).size).toBe(55)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toContain('Lesson number 4 of many.')
    expectQuiet(noise)
    await leave()
  })

  it('a link leads to one post, which stands on top, and back to the whole wall', async () => {
    const id = await somebodyPosts('lifeLessons', 'Measure twice, cut once.')
    for (let n = 0; n < 52; n++) await somebodyPosts('lifeLessons', `Another lesson, ${n}.`)
    const { page, noise, leave } = await arrive()
    await open(page, `${wallPages.lifeLessons.path}?post=${id}`)
    const opened = page.getByRole('region', { name: 'The post you opened' })
    await opened.getByText('Measure twice, cut once.').waitFor()
    await opened.getByRole('button', { name: 'See the whole wall' }).click()
    await opened.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    await opened.getByText('Measure twice, cut once.').waitFor()
    expectQuiet(noise)
    await open(page, `${wallPages.lifeLessons.path}?post=${'0'.repeat(26)}`)
    await opened.getByText('no longer on the wall').waitFor()
    await leave()
  })

  it('copies the words, and shares a link where the phone has nothing to share with', async () => {
    await somebodyPosts('confessions', 'Words worth keeping.')
    const { page, context, prepare, leave } = await arrive()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await prepare(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await open(page, wallPages.confessions.path)
    const post = postOf(page, 'Words worth keeping.')
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await post.getByRole('button', { name: 'More' }).click()
    await post.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(clipboard).toBe('Words worth keeping.')
    await post.getByRole('button', { name: 'Share' }).click()
    await expect.poll(clipboard).toMatch(/\/community\/confessions\?post=[0-9a-z]{26}$/)
    await leave()
  })
})

describe('what is being written', () => {
  it('is still there after a reload, each wall’s own, and goes when it is posted', async () => {
    const { page, noise, leave } = await arrive()
    await open(page, wallPages.confessions.path)
    await page.getByRole('textbox').fill('half a sen')
    await open(page, wallPages.lifeLessons.path)
    expect(await page.getByRole('textbox').inputValue()).toBe('')
    await open(page, wallPages.confessions.path)
    expect(await page.getByRole('textbox').inputValue()).toBe('half a sen')
    await write(page, 'half a sentence, and the rest of it')
    await page.getByText('you', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('you', { exact: true }).waitFor()
    expect(await page.getByRole('textbox').inputValue()).toBe('')
    expectQuiet(noise)
    await leave()
  })

  it('before the script has come is not lost', async () => {
    const { page, leave } = await arrive()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(wallPages.confessions.path, { waitUntil: 'commit' })
    await page.getByRole('textbox').fill('typed on a slow line')
    release()
    await expect
      .poll(() => page.getByRole('button', { name: 'Post', exact: true }).isEnabled())
      .toBe(true)
    expect(await page.getByRole('textbox').inputValue()).toBe('typed on a slow line')
    await leave()
  })

  it('with a telephone number in it is asked about, and can go without it', async () => {
    const { page, leave } = await arrive()
    await open(page, wallPages.confessions.path)
    await write(page, 'I am alone tonight. Call 9841234567 if you like.')
    const question = page.getByRole('alert')
    await question.getByText('9841234567', { exact: true }).waitFor()
    expect(await focusedName(page)).toBe('I am alone tonight. Call 9841234567 if you like.')
    await question.getByRole('button', { name: 'Remove it' }).click()
    expect(await page.getByRole('textbox').inputValue()).toBe(
      'I am alone tonight. Call if you like.',
    )
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await postOf(page, 'Call if you like.').getByText('you', { exact: true }).waitFor()
    await leave()
  })

  it('with a telephone number in it can go all the same', async () => {
    const { page, leave } = await arrive()
    await open(page, wallPages.confessions.path)
    await write(page, 'My shop: 9851012345, ask for tea.')
    await page.getByRole('button', { name: 'Post it anyway' }).click()
    await postOf(page, 'My shop: 9851012345').getByText('you', { exact: true }).waitFor()
    await leave()
  })

  it('with a link in it waits for a person, and its author is told kindly', async () => {
    const { page, noise, leave } = await arrive()
    await open(page, wallPages.confessions.path)
    await write(page, 'Read it at https://example.com/mine')
    const held = postOf(page, 'https://example.com/mine')
    await held.getByText('Only you can see this for now.').waitFor()
    await page.reload()
    await held.getByText('Only you can see this for now.').waitFor()
    const other = await arrive()
    await open(other.page, wallPages.confessions.path)
    expect(await postOf(other.page, 'https://example.com/mine').count()).toBe(0)
    expectQuiet([...noise, ...other.noise])
    await other.leave()
    await leave()
  })

  for (const [language, words] of [
    ['en', 'I want to die.'],
    ['np', 'मलाई मर्न मन लाग्छ।'],
  ] as const) {
    it(`in great need is met by a number to call, and nothing is blocked, in ${language}`, async () => {
      const { page, noise, leave } = await arrive({ language })
      await open(page, wallPages.confessions.path)
      await page.getByRole('textbox').fill(words)
      await page.locator('#hand a[href="tel:1166"]').waitFor()
      await page.getByRole('button', { name: say[language].post, exact: true }).click()
      await postOf(page, words).getByText(say[language].own, { exact: true }).waitFor()
      expect(await page.locator('#hand a[href="tel:1166"]').isVisible()).toBe(true)
      expectQuiet(noise)
      await leave()
    })

    it(`in great need is read with a line on how to answer, and others with none, in ${language}`, async () => {
      await somebodyPosts('confessions', `${words} (1)`)
      await somebodyPosts('confessions', 'The dal burned and we laughed.')
      const { page, noise, leave } = await arrive({ language, width: 360 })
      await open(page, wallPages.confessions.path)
      const line = postOf(page, `${words} (1)`).locator('[data-answer=self]')
      await line.getByRole('link', { name: language === 'en' ? '1166' : '११६६' }).waitFor()
      expect(await postOf(page, 'The dal burned').locator('[data-answer]').count()).toBe(0)
      await line.locator('a[href="/help"]').click()
      await page.getByRole('dialog').locator('a[href="tel:1166"]').first().waitFor()
      expectQuiet(noise)
      await leave()
    })
  }

  it('that names what its writer would die by is covered for everybody', async () => {
    const { page, noise, leave } = await arrive()
    await open(page, wallPages.confessions.path)
    await write(page, 'I will hang myself tonight with a rope')
    const shown = postOf(page, 'myself tonight with a •••')
    await shown.getByText(say.en.own, { exact: true }).waitFor()
    await page.getByText('Only what could put a reader in danger is hidden.').waitFor()
    await page.reload()
    await shown.waitFor()
    expectQuiet(noise)
    await leave()
  })
})

describe('whatever somebody writes', () => {
  // In the order of marks in which it is kept.
  const zalgo = `z${'\u0335\u0321\u0358'.repeat(8)}algo`.normalize('NFC')
  const texts = [
    '<img src=x onerror="window.harmed = true"><script>window.harmed = true</script>',
    '\u202Egnp.exe is a picture \u202Dof nothing',
    'سلام، صباح الخير',
    zalgo,
    'W'.repeat(400),
    'गर्‍यो र्‍याल क्ष्म्य ट्ठ ड्ढ\n\n  दुई   खाली ठाउँ',
  ]

  it('is shown as it is and harms nobody', async () => {
    for (const text of texts) await somebodyPosts('confessions', text)
    const { page, noise, leave } = await arrive({ width: 320 })
    await open(page, wallPages.confessions.path)
    const shown = await page.locator('article p[dir=auto]').allTextContents()
    for (const text of texts) expect(shown).toContain(text)
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    // The line below a text that turns directions round still reads from its own side.
    const about = postOf(page, 'is a picture').getByText('Anonymous')
    expect(await about.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    expectQuiet(noise)
    await leave()
  })

  it('stays inside of its own post', async () => {
    await somebodyPosts('confessions', zalgo.repeat(6))
    const { page, leave } = await arrive()
    await open(page, wallPages.confessions.path)
    const frame = postOf(page, zalgo.repeat(6)).locator('p[dir=auto]').locator('..')
    expect(await frame.evaluate((element) => getComputedStyle(element).contain)).toBe('paint')
    await leave()
  })
})

describe('a wall', () => {
  it('is readable without script', async () => {
    await somebodyPosts('gratitudes', 'For the light in the kitchen.', { category: 'Family' })
    for (const language of ['en', 'np'] as const) {
      const { page, leave } = await arrive({ language, script: false })
      await page.goto(wallPages.gratitudes.path)
      const post = postOf(page, 'For the light in the kitchen.')
      await post.getByText(language === 'en' ? 'Family' : 'परिवार').waitFor()
      await post.getByText(language === 'en' ? 'Anonymous' : 'एक साथी').waitFor()
      await page
        .locator('noscript')
        .getByText(/JavaScript|जाभास्क्रिप्ट/)
        .waitFor()
      await leave()
    }
  })

  it('tells the day of the Bikram Sambat to the pointer and to the keyboard', async () => {
    await somebodyPosts('confessions', 'Written today.')
    for (const [language, day] of [
      ['en', /^"?\d+ \w+ 20\d\d BS, \w+day"?$/],
      ['np', /^"?२०[०-९]{2} .+ [०-९]+ गते, [^·]+$/],
    ] as const) {
      const { page, leave } = await arrive({ language })
      await open(page, wallPages.confessions.path)
      const time = postOf(page, 'Written today.').getByRole('link')
      expect(await time.getAttribute('title')).toMatch(day)
      await time.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      const tip = await time.evaluate((element) => getComputedStyle(element, '::after').content)
      expect(tip).toMatch(day)
      await leave()
    }
  })

  it('is all there for whoever has only a keyboard', async () => {
    await somebodyPosts('confessions', 'A post to reach by keyboard.')
    const { page, noise, leave } = await arrive()
    await open(page, wallPages.confessions.path)
    await page.getByRole('textbox').focus()
    await page.keyboard.type('Written without a pointer.')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Post')
    await page.keyboard.press('Enter')
    await postOf(page, 'Written without a pointer.').getByText('you', { exact: true }).waitFor()
    // The focus is where the words appeared, and goes on from there.
    expect(await focusedName(page)).toBe('What others have said')
    const mine = postOf(page, 'Written without a pointer.')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toContain('Give a heart')
    await page.keyboard.press('Space')
    await mine.getByRole('button', { pressed: true }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('More')
    await page.keyboard.press('Enter')
    for (const name of ['Copy', 'Share', 'Delete']) {
      await page.keyboard.press('Tab')
      expect(await focusedName(page)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await mine.waitFor({ state: 'detached' })
    expect(await focusedName(page)).toBe('What others have said')
    expectQuiet(noise)
    await leave()
  })

  for (const language of ['en', 'np'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      it(`is accessible with posts, open menus and dialogs, in ${language}, ${theme}`, async () => {
        await somebodyPosts('gratitudes', 'For shade at noon.', { category: 'Nature' })
        await somebodyPosts('gratitudes', 'दिउँसोको छहारीका लागि।')
        const { page, context, leave } = await arrive({ language, theme })
        await open(page, wallPages.gratitudes.path)
        await page.getByRole('button', { name: say[language].more }).first().click()
        await expectInView(page, 'with a menu')
        await page.getByRole('button', { name: say[language].report }).first().click()
        await expectAccessible(page, 'with the dialog')
        await page.keyboard.press('Escape')
        await write(page, language === 'en' ? 'I want to die.' : 'मलाई मर्न मन लाग्छ।', language)
        await page.locator('a[href="tel:1166"]').first().waitFor()
        await write(page, 'फोन ९८४१२३४५६७', language)
        await page.getByRole('alert').waitFor()
        await expectAccessible(page, 'with a question and a card')
        await context.setOffline(true)
        await write(page, 'ok', language).catch(() => {})
        await expectInView(page, 'with something that waits')
        await leave()
      })
    }
  }
})

async function focusedName(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.querySelector<HTMLTextAreaElement>('textarea:focus')?.value ??
      document.activeElement?.textContent ??
      '',
  )
}

/** The header lies over whatever is scrolled under it. */
async function expectInView(page: Page, when: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, when)
}

async function expectAccessible(page: Page, when: string): Promise<void> {
  expect(await findBarriers(page, byLaw), when).toEqual([])
}
