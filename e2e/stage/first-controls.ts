import type { Page } from 'playwright-core'

/** In pixels from the top of a page that was not scrolled; null where there is none. */
export interface FirstControls {
  /** The head of the room: the way back, its name and its lead. */
  readonly titleBlock: number
  /** Where a finger that comes down the glass meets the first thing that answers. */
  readonly first: number | null
  /** The first full button. */
  readonly primary: number | null
}

export function findFirstControls(page: Page): Promise<FirstControls> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const head = main?.querySelector('header')
    const controls = 'button, input, textarea, select, label:has(input), a[href^="tel:"]'
    // Only a full button has a block of ink.
    const isFull = (button: Element) => getComputedStyle(button).getPropertyValue('--block') !== ''
    const answers = (y: number) =>
      [0.2, 0.5, 0.8].some((part) => {
        const met = document.elementFromPoint(innerWidth * part, y)?.closest(controls)
        return met && main?.contains(met) && !head?.contains(met)
      })
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    const full = [...(main?.querySelectorAll('button') ?? [])].find(
      (button) => button.checkVisibility() && isFull(button),
    )
    return {
      titleBlock: Math.round(head?.getBoundingClientRect().height ?? 0),
      first: rows.find(answers) ?? null,
      primary: full ? Math.round(full.getBoundingClientRect().top) : null,
    }
  })
}
