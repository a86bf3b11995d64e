import type { Page } from 'playwright-core'
import { open } from './open.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A diary with a page in it. */
export async function writePage(page: Page, text: string): Promise<void> {
  await page.getByLabel('What is on your mind today?').fill(text)
  await button(page, 'Save').click()
}

export const pagesIn = (page: Page) => page.locator('[aria-labelledby="diary-pages"] li')

/** Walks the whole way to a lock, as somebody with pen and paper does. Hands back the paper. */
export async function setLock(page: Page, pin: string): Promise<readonly string[]> {
  await open(page, '/lock')
  await page.getByLabel('New PIN').fill(pin)
  await page.getByLabel('Once more').fill(pin)
  await button(page, 'Next').click()
  const paper = await copyWords(page)
  await button(page, 'I’ve written them down').click()
  await answerCheck(page, paper)
  await button(page, 'Lock my pages').click()
  await button(page, 'Done').click()
  return paper
}

/** What is shown, written down. */
export async function copyWords(page: Page): Promise<readonly string[]> {
  const list = page.getByRole('list', { name: 'Your thirteen words' }).getByRole('listitem')
  await list.nth(12).waitFor()
  const lines = await list.allTextContents()
  return lines.map((line) => line.replace(/^\S+\s+/, '').trim())
}

export async function answerCheck(page: Page, paper: readonly string[]): Promise<void> {
  const fields = page.getByLabel(/^Word \d+$/)
  await fields.first().waitFor()
  for (const field of await fields.all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
    await field.fill(paper[Number(label?.match(/\d+/)?.[0]) - 1] ?? '')
  }
}

export async function openWith(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await button(page, 'Open').click()
}
