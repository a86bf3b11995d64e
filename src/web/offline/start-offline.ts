import { makeStore } from '#kit/web/make-store.ts'

/** A newer version of the site that waits for a word to take over. */
export const waitingUpdate = makeStore<ServiceWorker | null>(null)

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waitingUpdate.read()?.postMessage('take-over')
}

/** Begins once the page is at rest, so that keeping rooms never delays the first one. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  afterLoad(() => {
    register().catch(() => {
      // Refused (private mode, a full disk): the site works, only not without a network.
    })
  })
}

function afterLoad(action: () => void): void {
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(action, { timeout: 3000 })
      : setTimeout(action, 500)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** The only script that a script of ours may name. */
function addressOfWorker(): string {
  const address = '/service-worker.js'
  const rules = { createScriptURL: (_asked: string) => address }
  return globalThis.trustedTypes?.createPolicy('worker', rules).createScriptURL(address) ?? address
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(addressOfWorker())
  registration.addEventListener('updatefound', () => watch(registration.installing))
  announce(registration.waiting)
  const { active } = await navigator.serviceWorker.ready
  if (!savesData()) active?.postMessage('keep-rooms')
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // The very first worker replaces nothing, so there is nothing to offer.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) announce(worker)
  })
}

function announce(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return
  waitingUpdate.change(() => worker)
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
