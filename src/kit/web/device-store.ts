/** What a browser keeps for us. Refused (private mode, a full disk), it lasts as long as the tab. */
export interface DeviceStore {
  read(key: string): string | null
  /** What was kept by an older version, or by hand, may be anything. */
  readJson<Value>(key: string): Value | null
  keep(key: string, value: string): void
  forget(key: string): void
  keys(prefix: string): string[]
  clear(): void
}

/** Merely naming a refused storage throws, so it is named where that is caught. */
export const device = openStore(() => localStorage)
/** Lasts as long as the tab, reloads included. */
export const tab = openStore(() => sessionStorage)

function openStore(storage: () => Storage): DeviceStore {
  const instead = new Map<string, string>()

  function attempt<Result>(action: () => Result, otherwise: Result): Result {
    try {
      return action()
    } catch {
      return otherwise
    }
  }

  function read(key: string): string | null {
    return instead.get(key) ?? attempt(() => storage().getItem(key), null)
  }

  return {
    read,

    readJson: (key) => attempt(() => JSON.parse(read(key) ?? 'null'), null),

    keep(key, value) {
      instead.delete(key)
      const isKept = attempt(() => {
        storage().setItem(key, value)
        return true
      }, false)
      if (!isKept) instead.set(key, value)
    },

    forget(key) {
      instead.delete(key)
      attempt(() => storage().removeItem(key), undefined)
    },

    keys(prefix) {
      const stored = attempt(() => Object.keys(storage()), [])
      return [...new Set([...stored, ...instead.keys()])].filter((key) => key.startsWith(prefix))
    },

    clear() {
      instead.clear()
      attempt(() => storage().clear(), undefined)
    },
  }
}
