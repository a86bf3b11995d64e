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

export async function findBarriers(
  page: Page,
  looks: Looks = {},
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ options, within }) => {
      const inPage = Reflect.get(window, 'axe') as typeof axe
      const { violations } = await inPage.run(within, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { options: { ...looks, resultTypes: ['violations' as const] }, within },
  )
}

/** In both themes; a list that is empty where all is well. */
export async function findBarriersByDayAndNight(page: Page, within = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const day = await findBarriers(page, byLaw, within)
  await page.emulateMedia({ colorScheme: 'dark' })
  const night = await findBarriers(page, byColour, within)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...day, ...night.map((each) => `dark: ${each}`)]
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

/**
 * Controls that leave the glass or that a finger would not meet: each is brought to the middle and
 * felt for in five places. What can be scrolled to sideways is no loss.
 */
export function findLostControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, label'),
    ]
    const found = controls.filter(isLost).map((each) => `${each.tagName} ${each.textContent}`)
    scrollTo(0, 0)
    return found

    function isLost(control: Element): boolean {
      const seen = { opacityProperty: true, visibilityProperty: true }
      const isUnseen = !control.checkVisibility(seen) || control.closest('.visually-hidden')
      if (isUnseen || getComputedStyle(control).clipPath !== 'none') return false
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box || box.width < 2) return false
      const points = [
        [0.5, 0.5],
        [0.15, 0.5],
        [0.85, 0.5],
        [0.5, 0.15],
        [0.5, 0.85],
      ] as const
      const isOff = box.left < -1 || box.right > innerWidth + 1
      return (
        (isOff && !isScrolled(control)) ||
        points.some(([x, y]) => isCovered(control, box.x + box.width * x, box.y + box.height * y))
      )
    }

    function isScrolled(control: Element): boolean {
      for (let at = control.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
      return false
    }

    function isCovered(control: Element, x: number, y: number): boolean {
      // Nothing is met out of the glass.
      const met = document.elementFromPoint(x, y)
      if (!met || control.contains(met) || met.contains(control)) return false
      const label = met.closest('label')
      return label?.control !== control && !labelsOf(control).some((each) => each.contains(met))
    }

    function labelsOf(control: Element): readonly Element[] {
      return [...((control as HTMLInputElement).labels ?? [])]
    }
  })
}

/** Words that are broken where no reader would break them, because their line is too short. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const seen = { opacityProperty: true, visibilityProperty: true }
      const holder = text.parentElement
      if (holder?.checkVisibility(seen) && !holder.closest('noscript, option, .visually-hidden'))
        found.push(...breaksOf(text))
    }
    return found

    function breaksOf(text: Text): string[] {
      return [...text.data.matchAll(/[^\s\-–—/]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        return new Set(lines.map(({ top }) => Math.round(top))).size > 1 ? [word] : []
      })
    }
  })
}
