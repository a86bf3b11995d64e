import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The rooms are kept one after another while the phone is idle; this waits until the last is there. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(areRoomsKept), { timeout: 120_000, interval: 200 })
    .toBe(true)
}

/** The worker names what it keeps at once, and the list of the rest. */
async function areRoomsKept(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  if (active?.state !== 'activated') return false
  const script = await (await fetch(active.scriptURL, { cache: 'force-cache' })).text()
  const [address = ''] = script.match(/\/assets\/rooms-\w+\.txt/) ?? []
  const rooms = await (await fetch(address, { cache: 'force-cache' })).text()
  const shell = script.match(/[\w/.-]+( [\w/.-]+){20,}/g) ?? []
  const wanted = [...shell, rooms]
    .flatMap((list) => list.split(' '))
    .map((name) =>
      name.startsWith('/') ? name : `/assets/${name}${name.endsWith('.css') ? '' : '.js'}`,
    )
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat()
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname))
  return wanted.length > 20 && wanted.every((path) => paths.has(path))
}
