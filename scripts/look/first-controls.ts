import type { Page } from 'playwright-core'

/** Where the first thing to touch and the first full button begin, in pixels from the top. */
export function firstControls(page: Page): Promise<string> {
  return page.evaluate(() => {
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY)
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 20
    const main = document.querySelector('main')
    const controls = [
      ...(main?.querySelectorAll(
        'button, input, textarea, select, label:has(input), [role=radio], main a[class*=button]',
      ) ?? []),
    ].filter(isSeen)
    const first = controls.toSorted((one, other) => top(one) - top(other))[0]
    const full = controls.find(
      (each) => /primary/.test(each.className) || each.getAttribute('type') === 'submit',
    )
    const heading = main?.querySelector('header')
    return [
      `first control ${first ? `y ${top(first)}` : 'none'}`,
      `primary ${full ? `y ${top(full)}` : 'none'}`,
      heading ? `title block ${Math.round(heading.getBoundingClientRect().height)} px` : '',
    ].join(', ')
  })
}
