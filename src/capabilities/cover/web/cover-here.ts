import { rememberChoice } from '#kit/page/web/remember-choice.ts'
import { tab } from '#kit/web/device-store.ts'
import { type Cover, readCover } from '../cover-cookie.ts'

/** Dull on purpose: whoever looks into the tab's storage learns nothing from it. */
const openedKey = 'seen'
/** The same choice for a worker whose browser does not let it read cookies. */
const cacheName = 'days'

export function coverHere(): Cover | null {
  return readCover(/(?:^|; )cover=(\w+)/.exec(document.cookie)?.[1])
}

/** Answers whether it could be kept. The tab where it is chosen stays as it is. */
export async function chooseCover(isOn: boolean): Promise<boolean> {
  rememberChoice('cover', isOn ? 'patro' : null)
  if (coverHere() !== (isOn ? 'patro' : null)) return false
  if (isOn) markOpened()
  else shutTab()
  try {
    await (isOn ? caches.open(cacheName) : caches.delete(cacheName))
  } catch {
    // Over plain http there are no caches, and no worker to ask them.
  }
  return true
}

export function isOpened(): boolean {
  return tab.read(openedKey) === '1'
}

export function markOpened(): void {
  tab.keep(openedKey, '1')
}

export function shutTab(): void {
  tab.forget(openedKey)
}
