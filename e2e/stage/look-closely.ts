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

/**
 * Words that leave the glass, or are cut off by what they stand in. What can be scrolled to, and
 * what is hidden from eyes on purpose, is no loss.
 */
export function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const glass = document.documentElement.clientWidth
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.data.trim() && isCut(text)) found.push(text.data.trim())
    }
    return found

    function isCut(text: Text): boolean {
      const holders: Element[] = []
      for (let at = text.parentElement; at; at = at.parentElement) holders.push(at)
      const styles = holders.map((holder) => getComputedStyle(holder))
      const isUnseen = styles.some(({ clipPath }) => clipPath === 'inset(50%)')
      const isScrolled = styles.some(({ overflowX }) => /auto|scroll/.test(overflowX))
      const seen = { opacityProperty: true, visibilityProperty: true }
      if (isUnseen || isScrolled || !holders[0]?.checkVisibility(seen)) return false
      if (holders.some((holder) => /^(SELECT|SCRIPT|NOSCRIPT)$/.test(holder.tagName))) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].some(({ left, right, width }) => {
        if (width < 2) return false
        const edges = holders
          .filter((_, nth) => /hidden|clip/.test(styles[nth]?.overflowX ?? ''))
          .map((holder) => holder.getBoundingClientRect())
        return [{ left: 0, right: glass }, ...edges].some(
          (edge) => left < edge.left - 1 || right > edge.right + 1,
        )
      })
    }
  })
}

/** Nothing is wider than the glass. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const [content, glass] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content, page.url()).toBeLessThanOrEqual(glass as number)
}
