import { toHex } from '#kit/web/random-id.ts'
import { openStores, type Store } from '../database.ts'

/** Files that the browser lets a page write again later; not every browser has them. */
interface WritableHandle extends FileSystemFileHandle {
  queryPermission(wanted: { mode: 'readwrite' }): Promise<PermissionState>
  requestPermission(wanted: { mode: 'readwrite' }): Promise<PermissionState>
}
type Picker = (options: { suggestedName: string }) => Promise<WritableHandle>

const picker = () => (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker

export function canKeepFiles(): boolean {
  return picker() !== undefined && typeof indexedDB !== 'undefined'
}

/** A way to a file is no text and cannot be sealed: it lies beside the vault and says but its name. */
const filesDatabase = 'voice-of-heart-files'

async function inFiles<Value>(
  mode: IDBTransactionMode,
  task: (files: Store<WritableHandle>) => Promise<Value>,
): Promise<Value> {
  const { raw, transaction } = await openStores<{ files: WritableHandle }>(filesDatabase, 1, {
    upgrade: (database) => database.createObjectStore('files'),
    blocking: (database) => database.close(),
  })
  try {
    const { store, done } = transaction('files', mode)
    const [value] = await Promise.all([task(store), done])
    return value
  } finally {
    raw.close()
  }
}

/** Nothing, where nobody chose. */
export async function chooseFile(suggestedName: string): Promise<WritableHandle | null> {
  try {
    return (await picker()?.({ suggestedName })) ?? null
  } catch (error) {
    if ((error as Error)?.name === 'AbortError') return null
    throw error
  }
}

export async function keepFile(handle: WritableHandle): Promise<string> {
  const key = toHex(crypto.getRandomValues(new Uint8Array(8)))
  await inFiles('readwrite', (files) => files.put(handle, key))
  return key
}

export function forgetFile(key: string): Promise<void> {
  return inFiles('readwrite', (files) => files.delete(key))
}

/** The file, if it may be written now; `ask` only in answer to a press, or no browser listens. */
export async function findFile(key: string, ask: boolean): Promise<WritableHandle | undefined> {
  const handle = await inFiles('readonly', (files) => files.get(key))
  if (!handle) return undefined
  const mode = { mode: 'readwrite' } as const
  const now = await handle.queryPermission(mode)
  const state = now === 'prompt' && ask ? await handle.requestPermission(mode) : now
  return state === 'granted' ? handle : undefined
}

/** The old file stands until the new one is whole. */
export async function writeFile(
  handle: FileSystemFileHandle,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const writing = await handle.createWritable()
  try {
    await writing.write(bytes)
    await writing.close()
  } catch (error) {
    await writing.abort().catch(() => {})
    throw error
  }
}
