declare const self: ServiceWorkerGlobalScope
declare const KEPT_VERSION: string
declare const KEPT_SHELL: string
declare const KEPT_ROOMS: string
declare const KEPT_BESIDE: readonly string[]

const cacheName = `rooms-${KEPT_VERSION}`
const shell = writeOut(KEPT_SHELL)
const offlineShell = '/offline-shell'
const patro = '/patro'
const patroShell = '/patro-shell'

/** On a weak network a page that has not begun to arrive by now is drawn from what is kept. */
const patience = 6000

self.addEventListener('install', (event) => {
  event.waitUntil(keep([offlineShell, patroShell, ...shell]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'keep-rooms') event.waitUntil(keepRooms())
  // Only when the visitor says so: a new version never interrupts someone who is writing.
  if (event.data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // Whoever leaves in a hurry waits for no network.
    event.respondWith(url.pathname === patro ? openPatro(request) : openPage(request))
  } else if (isKept(url.pathname)) {
    event.respondWith(fromCacheFirst(request))
  }
})

/** Their list is a file of its own: this script is looked at anew on every visit. */
async function keepRooms(): Promise<void> {
  await keep([KEPT_ROOMS])
  const list = await (await caches.match(KEPT_ROOMS))?.text()
  if (list) await keep(writeOut(list))
}

/** Scripts among the assets are named in short. */
function writeOut(names: string): string[] {
  return names
    .split(' ')
    .map((name) =>
      name.startsWith('/') ? name : `/assets/${name}${name.endsWith('.css') ? '' : '.js'}`,
    )
}

function isKept(path: string): boolean {
  return path.startsWith('/assets/') || KEPT_BESIDE.includes(path)
}

async function openPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) })
    // A gateway's error page helps nobody; the rooms on the device do.
    if (answer.status !== 502 && answer.status !== 503 && answer.status !== 504) return answer
  } catch {
    // No network: fall through to what is kept.
  }
  const kept = await caches.match((await isCovered()) ? patroShell : offlineShell, {
    ignoreVary: true,
  })
  return kept ?? Response.error()
}

async function openPatro(request: Request): Promise<Response> {
  return (await caches.match(patroShell, { ignoreVary: true })) ?? fetch(request)
}

/** As the cookie says; where a worker cannot read it, as the page noted beside the rooms. */
async function isCovered(): Promise<boolean> {
  if (self.cookieStore) return (await self.cookieStore.get('cover')) !== null
  return caches.has('days')
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keepFor(request, answer.clone())
  return answer
}

/** On a full phone nothing more can be kept, and the page must open all the same. */
async function keepFor(request: Request, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(request, answer)
  } catch {
    // It is fetched again the next time.
  }
}

/** One after another, so that keeping rooms never crowds out what the visitor is doing now. */
async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const url of urls) {
    if (await cache.match(url)) continue
    const answer = await fetch(url, { cache: url.startsWith('/assets/') ? 'default' : 'reload' })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    await cache.put(url, answer)
  }
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('rooms-') && name !== cacheName)
      .map((name) => caches.delete(name)),
  )
}

// A module, so that `self` here is this worker and not any worker.
export {}
