let openDatabase: IDBFactory['open'] | undefined

export const isTabSealed = (): boolean => openDatabase !== undefined

/**
 * From now on nothing that runs in this tab can keep anything on the phone: a draft that waits for
 * its moment, or is kept as the page closes, would bring back what was just deleted. It lasts until
 * the page is left. What is kept afterwards goes nowhere, as in a browser that keeps nothing.
 */
export function sealTab(): void {
  if (isTabSealed()) return
  openDatabase = globalThis.IDBFactory?.prototype.open ?? refuse
  if (globalThis.IDBFactory) IDBFactory.prototype.open = refuse
  if (globalThis.Storage) Storage.prototype.setItem = refuse
  if (globalThis.ServiceWorkerContainer) {
    ServiceWorkerContainer.prototype.register = async () => refuse()
  }
}

/** For looking whether anything is left. */
export function openSealed(databases: IDBFactory, name: string): IDBOpenDBRequest {
  return (openDatabase ?? databases.open).call(databases, name)
}

function refuse(): never {
  throw new DOMException('This tab keeps nothing any more', 'InvalidStateError')
}
