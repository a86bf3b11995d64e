import { device, tab } from '#kit/web/device-store.ts'

/** Clears what the site keeps on this phone. The kept pages may stay: they hold nothing of the visitor. */
export async function eraseDevice(): Promise<void> {
  device.clear()
  tab.clear()
  const databases = (await indexedDB.databases?.()) ?? []
  await Promise.all(databases.map(({ name }) => name && eraseDatabase(name)))
}

function eraseDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    // Another tab holds it open; the browser deletes it as soon as that tab lets go.
    request.onblocked = () => resolve()
  })
}
