import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export async function findBarriers(inspection: AxeBuilder): Promise<string[]> {
  const { violations } = await inspection.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** By every rule of WCAG 2.2 AA, also those that are not looked for otherwise. */
export function inspectByLaw(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).withTags([
    ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  ])
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(new AxeBuilder({ page }))).toEqual([])
}

/** Nothing is wider than the glass. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const [content, glass] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content, page.url()).toBeLessThanOrEqual(glass as number)
}
