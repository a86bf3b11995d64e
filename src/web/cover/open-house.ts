import { shutTab } from '#capabilities/cover/web/cover-here.ts'
import type { PatroBoot } from '#kit/page/rendering.ts'
import type {} from '#kit/web/trusted-types.ts'

/**
 * Draws the house where the calendar stood, as a page kept for offline use is drawn: from nothing,
 * for the address of this tab. Nothing changes before all of it is there.
 */
export async function openHouse({ house }: PatroBoot, putAway: () => void): Promise<void> {
  const before = [...document.head.querySelectorAll('style')]
  // Asked for now, run later: it looks for its place in the page as soon as it begins.
  const script = document.createElement('link')
  script.rel = 'modulepreload'
  script.href = house.entry
  const parts = [script, ...house.styles.map(makeStyle)]
  try {
    await Promise.all(parts.map(load))
  } catch (error) {
    for (const part of parts) part.remove()
    throw error
  }
  putAway()
  for (const style of before) style.remove()
  for (const part of parts) part.removeAttribute('media')
  // Nothing in the words can end the element they stand in.
  const boot = JSON.stringify({ ...house.boot, now: Date.now() }).replaceAll('<', '\\u003c')
  document.body.innerHTML = asMarkup(
    `${house.lettering}<div id="app"></div><script type="application/json" id="boot">${boot}</script>`,
  )
  try {
    await import(/* @vite-ignore */ house.entry)
  } catch {
    // Half of it came. The calendar is what can be had for certain.
    shutTab()
    location.reload()
  }
}

/** Lines of our own, that came with the page. */
function asMarkup(text: string): string {
  const rules = { createHTML: (ours: string) => ours }
  return globalThis.trustedTypes?.createPolicy('house', rules).createHTML(text) ?? text
}

/** Fetched without a look of its own until the calendar has gone. */
function makeStyle(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.media = 'not all'
  return link
}

function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${link.href} could not be fetched`))
    document.head.append(link)
  })
}
