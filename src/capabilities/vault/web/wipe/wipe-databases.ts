import { wait } from '#kit/web/wait.ts'
import { databaseName } from '../database-name.ts'
import { openSealed } from './seal-tab.ts'

/** What keeps something from going: another tab holds it, or the browser does not do as told. */
export type WhyLeft = 'otherTab' | 'refused'

/** A tab that lets go does so at once; a sleeping one may need a moment to be woken. */
const blockedMillis = 3_000
const patienceMillis = 15_000

const blocked = new Map<string, () => Promise<WhyLeft | null>>()

/** Deletes all that lies in the browser's databases, and looks again: answers why not, or null. */
export async function wipeDatabases(): Promise<WhyLeft | null> {
  const databases = findDatabases()
  if (!databases) return null
  const wipe = (name: string) => wipeDatabase(databases, name).catch(() => 'refused' as const)
  // The vault before the rest, which may be there for nothing but to go after it.
  const vault = await wipe(databaseName)
  const others = (await listNames(databases)).filter((name) => name !== databaseName)
  const answers = [vault, ...(await Promise.all(others.map(wipe)))]
  const left = answers.filter((answer) => answer !== null)
  return left.includes('otherTab') ? 'otherTab' : (left[0] ?? null)
}

/** Merely naming it throws where storage is switched off: then there is nothing in it either. */
function findDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB ?? undefined
  } catch {
    return undefined
  }
}

async function listNames(databases: IDBFactory): Promise<string[]> {
  const listing = Promise.resolve(databases.databases?.()).catch(() => undefined)
  const found = await Promise.race([listing, wait(patienceMillis)])
  return (found ?? []).flatMap(({ name }) => name ?? [])
}

async function wipeDatabase(databases: IDBFactory, name: string): Promise<WhyLeft | null> {
  // Emptied first: what is in it is then gone even where another tab keeps the rest from going.
  const isNone = !blocked.has(name) && !(await within(empty(databases, name), true))
  if (isNone) return null
  const left = await within(blocked.get(name)?.() ?? remove(databases, name), 'otherTab')
  if (left) return left
  const isLeft = await within(empty(databases, name), true)
  return isLeft ? 'refused' : null
}

function within<Answer>(task: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return Promise.race([task, wait(patienceMillis).then(() => otherwise)])
}

/** Answers whether there was such a database. One that opening would have made is not made. */
function empty(databases: IDBFactory, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = openSealed(databases, name)
    let isThere = true
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion > 0) return
      isThere = false
      request.transaction?.abort()
    }
    request.onerror = () => resolve(isThere)
    request.onsuccess = () => clearStores(request.result, () => resolve(true))
  })
}

function clearStores(database: IDBDatabase, done: () => void): void {
  const end = () => {
    database.close()
    done()
  }
  const stores = [...database.objectStoreNames]
  if (stores.length === 0) {
    end()
    return
  }
  const transaction = database.transaction(stores, 'readwrite')
  for (const store of stores) transaction.objectStore(store).clear()
  transaction.oncomplete = end
  transaction.onabort = end
}

function remove(databases: IDBFactory, name: string): Promise<WhyLeft | null> {
  return new Promise((resolve) => {
    const request = databases.deleteDatabase(name)
    request.onsuccess = () => resolve(null)
    request.onerror = () => resolve('refused')
    request.onblocked = () => resolve(untilLetGo(name, request))
  })
}

/** The browser deletes it as soon as the other tab lets go; asking twice would wait for the first. */
function untilLetGo(name: string, request: IDBOpenDBRequest): Promise<WhyLeft | null> {
  const deleted = new Promise<null>((resolve) => {
    request.onsuccess = () => resolve(null)
  })
  const soon = () => Promise.race([deleted, wait(blockedMillis).then(() => 'otherTab' as const)])
  blocked.set(name, soon)
  deleted.then(() => blocked.delete(name))
  return soon()
}
