import type { Locator, Page } from 'playwright-core'

/** A thumb that counts what it touches; the letters that are typed then are not counted. */
export class Thumb {
  taps = 0

  async tap(place: Locator): Promise<void> {
    this.taps++
    await place.click()
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    await field.fill(text)
  }

  /** One tap opens the list, the next takes what stands first in it. */
  async choose(list: Locator): Promise<void> {
    this.taps += 2
    await list.selectOption({ index: 1 })
  }
}

export interface Tool {
  readonly path: string
  /** The shortest way from opening it to what one came for. */
  readonly use?: (page: Page, thumb: Thumb) => Promise<void>
  /** What one came for. */
  readonly result: string
}

const send = (page: Page, thumb: Thumb) => thumb.tap(page.locator('main [type=submit]').first())

/** Fills the first fields of a form, one after the other, and sends it. */
function fill(...texts: readonly string[]): NonNullable<Tool['use']> {
  return async (page, thumb) => {
    const fields = page.locator('main form').first().locator('textarea, input:not([type=radio])')
    for (const [at, text] of texts.entries()) await thumb.write(fields.nth(at), text)
    await send(page, thumb)
  }
}

const press =
  (button: string): NonNullable<Tool['use']> =>
  (page, thumb) =>
    thumb.tap(page.locator(button).first())

async function pickMood(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.locator('main form label').first())
  await send(page, thumb)
}

async function writeNote(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.locator('main form label').first())
  await thumb.write(page.locator('main textarea').first(), 'A letter came.')
  await send(page, thumb)
}

async function readSign(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(page.locator('main form fieldset').nth(1).locator('label').first())
  await send(page, thumb)
}

async function findNumber(page: Page, thumb: Thumb): Promise<void> {
  const isGregorian = await page.locator('input[type=date]').isVisible()
  if (isGregorian) return fill('1999-04-17')(page, thumb)
  const figures = page.locator('main form input[inputmode=numeric]')
  await thumb.write(figures.first(), '2055')
  await thumb.choose(page.locator('main form select'))
  await thumb.write(figures.last(), '4')
  await send(page, thumb)
}

async function answerAll(page: Page, thumb: Thumb): Promise<void> {
  const question = page.locator('main form h2')
  while (await question.isVisible()) {
    const asked = await question.innerText()
    await thumb.tap(page.locator('main form label').first())
    await send(page, thumb)
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('main form h2')?.innerText !== before,
      asked,
    )
  }
}

export const tools: readonly Tool[] = [
  { path: '/express/diary', use: fill('It rained.'), result: 'main li a' },
  { path: '/express/poems', use: fill('rain'), result: 'main figure' },
  { path: '/express/stories', use: fill(), result: 'main .beside:not(.idle)' },
  { path: '/express/quotes', result: 'main figure' },
  {
    path: '/heal/ai-friend',
    use: press('main ul button'),
    result: '[role=log][aria-busy=false] > :nth-child(3)',
  },
  { path: '/heal/mood', use: pickMood, result: 'main [data-marked]' },
  { path: '/heal/affirmations', result: '#todays-sentence + p' },
  { path: '/heal/breathe', use: press('main section button'), result: '[data-status=running]' },
  { path: '/heal/journal', use: writeNote, result: '[aria-labelledby=journal-recent] li' },
  { path: '/heal/safety-plan', result: 'main a[href^="tel:"]' },
  { path: '/discover/rashifal', use: readSign, result: 'main .beside:not(.idle)' },
  { path: '/discover/love', use: fill('Sita', 'Ram'), result: 'main .beside:not(.idle)' },
  { path: '/discover/name', use: fill('Sita'), result: 'main .beside:not(.idle)' },
  { path: '/discover/numerology', use: findNumber, result: 'main .beside:not(.idle)' },
  { path: '/discover/dreams', use: fill('A river'), result: 'main .beside:not(.idle)' },
  { path: '/discover/personality', use: answerAll, result: '#portrait' },
  { path: '/community/confessions', use: fill('I never called back.'), result: 'main article' },
  { path: '/community/lessons', use: fill('Ask early.'), result: 'main article' },
  { path: '/community/polls', use: press('main fieldset button'), result: 'main table' },
  {
    path: '/community/chat',
    use: press('main section button'),
    result: '[data-phase=practice], [data-phase=person]',
  },
  { path: '/community/gratitude', use: fill('For the morning tea.'), result: 'main article' },
]
