import { openDB } from 'idb'

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
  task: (files: Awaited<ReturnType<typeof openFiles>>) => Promise<Value>,
): Promise<Value> {
  const files = await openFiles()
  try {
    return await task(files)
  } finally {
    files.close()
  }
}

function openFiles() {
  return openDB<{ files: { key: string; value: WritableHandle } }>(filesDatabase, 1, {
    upgrade: (database) => void database.createObjectStore('files'),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
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
  const key = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  await inFiles((files) => files.put('files', handle, key))
  return key
}

export function forgetFile(key: string): Promise<void> {
  return inFiles((files) => files.delete('files', key))
}

/** The file, if it may be written now; `ask` only in answer to a press, or no browser listens. */
export async function findFile(key: string, ask: boolean): Promise<WritableHandle | undefined> {
  const handle = await inFiles((files) => files.get('files', key))
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
