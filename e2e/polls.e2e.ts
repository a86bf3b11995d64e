import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './stage/look-closely.ts'
import { runApp } from './stage/run-app.ts'
import { expectQuiet, open, type VisitOptions, visit } from './stage/visit.ts'
import { withSharedApp } from './stage/with-app.ts'

const stage = withSharedApp()
const path = '/community/polls'
const question = 'What makes you happiest?'
const answers = (page: Page) => page.getByRole('group', { name: question })
const results = (page: Page) => page.getByRole('table', { name: question })

async function arrive(options: VisitOptions = {}) {
  const visitor = await visit(stage().address, options)
  await open(visitor.page, path)
  return visitor
}

async function votesSoFar(page: Page): Promise<number> {
  const facts = await page
    .getByText(/votes so far/)
    .first()
    .textContent()
  return Number(/(\d+) votes/.exec(facts ?? '')?.[1])
}

async function sharesShown(page: Page): Promise<number[]> {
  const cells = await results(page).getByRole('cell').allInnerTexts()
  return cells.map((cell) => Number.parseInt(cell, 10))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('the question of the day', () => {
  it('takes one tap, thanks, and shows shares that add up to a hundred', async () => {
    const { page, noise, leave } = await arrive()
    expect(await results(page).count()).toBe(0)
    const before = await votesSoFar(page)
    await answers(page).getByRole('button', { name: 'A quiet hour alone' }).click()
    await page.getByText('Thank you for your vote.').waitFor()
    expect(sum(await sharesShown(page))).toBe(100)
    expect(await votesSoFar(page)).toBe(before + 1)
    expect(await results(page).getByRole('row').nth(3).innerText()).toMatch(
      /A quiet hour alone\s+your answer/,
    )
    // The tapped button is gone; who goes by keys is where the answer stands.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Thank you')
    expectQuiet(noise)
    await leave()
  })

  it('shows a vote given in another browser at once', async () => {
    const [one, other] = [await arrive(), await arrive()]
    await answers(one.page).getByRole('button').first().click()
    await one.page.getByText('Thank you for your vote.').waitFor()
    const before = await votesSoFar(one.page)
    await answers(other.page).getByRole('button').last().click()
    await expect.poll(() => votesSoFar(one.page)).toBe(before + 1)
    expect(sum(await sharesShown(one.page))).toBe(100)
    expectQuiet([...one.noise, ...other.noise])
    await one.leave()
    await other.leave()
  })

  it('gives one vote to a visitor who taps in many tabs at once', async () => {
    const { page, context, leave } = await arrive()
    const before = await votesSoFar(page)
    const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()]
    for (const tab of tabs.slice(1)) await open(tab, path)
    const buttons = await Promise.all(
      tabs.map((tab, place) => answers(tab).getByRole('button').nth(place).elementHandle()),
    )
    // Not by the mouse: it would wait for a button that the first vote takes away in every tab.
    await Promise.all(
      buttons.map((button) => button?.evaluate((each) => (each as HTMLElement).click())),
    )
    for (const tab of tabs) await results(tab).waitFor()
    await expect.poll(() => votesSoFar(page)).toBe(before + 1)
    await page.reload()
    await results(page).waitFor()
    expect(await votesSoFar(page)).toBe(before + 1)
    await leave()
  })

  it('says kindly that a vote was given already, and shows how it stands', async () => {
    const { page, leave } = await arrive()
    await page.request.post('/api/identity', { data: {}, headers: sameOrigin() })
    await page.request.put('/api/polls/happiness/vote', {
      data: { option: 'friends' },
      headers: sameOrigin(),
    })
    await answers(page).getByRole('button', { name: 'Time with my family' }).click()
    await page.getByText('You’ve already voted').waitFor()
    expect(await results(page).getByRole('row').nth(2).innerText()).toMatch(/friends\s+your answer/)
    await leave()
  })

  it('keeps an answer given without internet, says so, and sends it later', async () => {
    const { page, context, leave } = await arrive()
    const before = await votesSoFar(page)
    await context.setOffline(true)
    const answer = answers(page).getByRole('button', { name: 'Laughing with friends' })
    await answer.click()
    await page.getByText('Your answer is saved on this phone').waitFor()
    expect(await answer.getAttribute('aria-pressed')).toBe('true')
    await context.setOffline(false)
    await results(page).waitFor()
    await page.getByText('your vote has been sent').waitFor()
    expect(await votesSoFar(page)).toBe(before + 1)
    await leave()
  })

  it('changes its language without a reload', async () => {
    const { page, noise, leave } = await arrive()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'नेपाली' }).click()
    await page.getByRole('heading', { name: 'तपाईंलाई सबैभन्दा खुसी केले बनाउँछ?' }).waitFor()
    await page.getByRole('button', { name: 'साथीहरूसँगको हाँसोले' }).click()
    await page.getByText('मत दिनुभएकोमा धन्यवाद!').waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expectQuiet(noise)
    await leave()
  })

  it('is readable without script', async () => {
    const { page, leave } = await visit(stage().address, { script: false })
    await page.goto(path)
    await page.getByRole('heading', { level: 2, name: question }).waitFor()
    expect(sum(await sharesShown(page))).toBe(100)
    await leave()
  })

  it.each([
    ['en', 'light'],
    ['np', 'dark'],
  ] as const)('is accessible before and after the vote, in %s and %s', async (language, theme) => {
    const { page, leave } = await arrive({ language, theme })
    await page.locator('details summary').first().click()
    await expectAccessible(page)
    await page.locator('main fieldset button').first().click()
    await page.locator('main table').first().waitFor()
    await expectAccessible(page)
    await leave()
  })
})

describe('earlier questions', () => {
  it('can be answered too, and older ones come when asked for', async () => {
    const first = await runApp()
    await fetch(`${first.address}/api/polls`)
    await first.halt()
    openLongAgo(first.dataDir)
    const app = await runApp({}, first.dataDir)
    const { page, noise, leave } = await visit(app.address, { fresh: true })
    await open(page, path)
    const questions = page.locator('main details')
    const atFirst = await questions.count()
    await questions.nth(3).locator('summary').click()
    await questions.nth(3).getByRole('button').first().click()
    await questions.nth(3).getByText('Thank you for your vote.').waitFor()
    await page.getByRole('button', { name: 'Older questions' }).click()
    await expect.poll(() => questions.count()).toBeGreaterThan(atFirst)
    expect(await page.getByText('Thank you for your vote.').count()).toBe(1)
    expectQuiet(noise)
    await leave()
    await app.stop()
  })
})

/** As if the site had asked its first question sixty days ago. */
function openLongAgo(dataDir: string): void {
  const database = new DatabaseSync(`${dataDir}/voice-of-heart.db`)
  database.exec('UPDATE poll_opening SET day = day - 60')
  database.close()
}

function sameOrigin(): Record<string, string> {
  return { origin: stage().address }
}
