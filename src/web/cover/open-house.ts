import { shutTab } from '#capabilities/cover/web/cover-here.ts'
import type { PatroBoot } from '#kit/page/rendering.ts'

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
  document.body.innerHTML = `${house.lettering}<div id="app"></div>`
  const boot = document.createElement('script')
  boot.type = 'application/json'
  boot.id = 'boot'
  boot.textContent = JSON.stringify({ ...house.boot, now: Date.now() })
  document.body.append(boot)
  try {
    await import(/* @vite-ignore */ house.entry)
  } catch {
    // Half of it came. The calendar is what can be had for certain.
    shutTab()
    location.reload()
  }
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
