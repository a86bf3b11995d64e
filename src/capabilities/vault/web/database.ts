/** IndexedDB with promises, as much of it as is needed. `Values` says what lies in which store. */
export interface Stores<Values> {
  readonly raw: IDBDatabase
  transaction<Name extends keyof Values & string>(
    names: Name | readonly Name[],
    mode?: IDBTransactionMode,
    options?: IDBTransactionOptions,
  ): Transaction<Values, Name>
}

/** It lasts for as long as something is asked of it: nothing else may be waited for in between. */
interface Transaction<Values, Name extends keyof Values> {
  objectStore<One extends Name>(name: One): Store<Values[One]>
  /** Of a transaction over one. */
  readonly store: Store<Values[Name]>
  /** Told when all of it is kept, or why none of it is. Nobody need listen. */
  readonly done: Promise<void>
}

export interface Store<Value> {
  get(key: string): Promise<Value | undefined>
  getAll(range?: IDBKeyRange): Promise<Value[]>
  getAllKeys(): Promise<string[]>
  count(): Promise<number>
  put(value: Value, key?: string): Promise<void>
  delete(key: string): Promise<void>
  clear(): Promise<void>
}

export interface Callbacks {
  upgrade(database: IDBDatabase, oldVersion: number, transaction: IDBTransaction): void
  /** It is to be brought to a newer version, or (null) deleted, and waits for this connection. */
  blocking(database: IDBDatabase, wanted: number | null): void
  /** Closed by the browser. */
  terminated?(): void
}

/** In the version it has, where none is named. */
export async function openStores<Values>(
  name: string,
  version: number | undefined,
  { upgrade, blocking, terminated }: Callbacks,
): Promise<Stores<Values>> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = ({ oldVersion }) =>
    upgrade(request.result, oldVersion, request.transaction as IDBTransaction)
  const raw = await answerTo(request)
  raw.onversionchange = ({ newVersion }) => blocking(raw, newVersion)
  raw.onclose = () => terminated?.()
  return {
    raw,
    transaction: (names, mode, options) =>
      wrapTransaction(raw.transaction(names as string | string[], mode, options)),
  }
}

function wrapTransaction<Values, Name extends keyof Values & string>(
  transaction: IDBTransaction,
): Transaction<Values, Name> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
  })
  // Whoever was told by a request that failed does not ask again how it ended.
  done.catch(() => {})
  const objectStore = <One extends Name>(name: One) => wrapStore<Values[One]>(transaction, name)
  return {
    objectStore,
    store: objectStore(transaction.objectStoreNames[0] as Name),
    done,
  }
}

function wrapStore<Value>(transaction: IDBTransaction, name: string): Store<Value> {
  /** What cannot even be asked undoes the rest, as what fails does: half of it is never kept. */
  async function ask<Answer>(of: (store: IDBObjectStore) => IDBRequest): Promise<Answer> {
    try {
      // Not awaited in here: what fails later has undone the rest by itself.
      return answerTo(of(transaction.objectStore(name)))
    } catch (error) {
      abort(transaction)
      throw error
    }
  }
  return {
    get: (key) => ask((store) => store.get(key)),
    getAll: (range) => ask((store) => store.getAll(range)),
    getAllKeys: () => ask((store) => store.getAllKeys()),
    count: () => ask((store) => store.count()),
    put: (value, key) => ask((store) => store.put(value, key)),
    delete: (key) => ask((store) => store.delete(key)),
    clear: () => ask((store) => store.clear()),
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    // Undone with its transaction, it says so; why, only the transaction knows.
    request.onerror = () => reject(request.transaction?.error ?? request.error)
  })
}
