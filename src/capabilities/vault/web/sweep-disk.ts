import { wait } from '#kit/web/wait.ts'

const broom = 'voice-of-heart-broom'
const patienceMillis = 1_000

/**
 * A phone that dies in the middle of a write leaves a torn end in the browser's file. Chromium writes
 * on behind it, takes the file for spoilt at the opening after that, and throws all of it away. Where
 * a database is deleted it begins a new file, which no old end can spoil.
 */
export async function beginNewFile(): Promise<void> {
  const begun = make(broom).then(() => drop(broom))
  // A tab put to sleep may hold it: then this once without.
  await Promise.race([begun.catch(() => {}), wait(patienceMillis)])
}

/** Of these the browser makes room in turn, and each time it writes its files anew. */
const brooms = Array.from({ length: 6 }, (_, n) => `${broom}-${n}`)

/**
 * What a browser calls deleted lies in its files until they are written anew, which may take weeks.
 * Chromium writes those anew that hold a database which is deleted: so a few are made before the
 * deed and deleted after it, and what was deleted by the deed goes with them. Where a browser cleans
 * up differently this does no harm; whatever fails here leaves the deed done.
 */
export async function sweepDiskAround<Value>(deed: () => Promise<Value>): Promise<Value> {
  for (const name of brooms) await make(name).catch(() => {})
  try {
    return await deed()
  } finally {
    for (const name of brooms) await drop(name).catch(() => {})
  }
}

async function make(name: string): Promise<void> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore('dust')
    store.put(crypto.getRandomValues(new Uint8Array(1000)), 1)
  }
  const database = await resultOf(request)
  database.close()
}

async function drop(name: string): Promise<void> {
  await resultOf(indexedDB.deleteDatabase(name))
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
