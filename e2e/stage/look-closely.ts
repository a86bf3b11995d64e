import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Looks = Pick<axe.RunOptions, 'runOnly'>

/** Every rule of WCAG 2.2 AA, also those that are not looked for otherwise. */
export const byLaw: Looks = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** Another theme changes colours and nothing else. */
export const byColour: Looks = { runOnly: ['color-contrast'] }

export async function findBarriers(page: Page, looks: Looks = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (options) => {
      const inPage = Reflect.get(window, 'axe') as typeof axe
      const { violations } = await inPage.run(document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { ...looks, resultTypes: ['violations' as const] },
  )
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([])
}

/** Nothing is wider than the glass. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const [content, glass] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content, page.url()).toBeLessThanOrEqual(glass as number)
}
