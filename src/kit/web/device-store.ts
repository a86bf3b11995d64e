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
/** What somebody typed for others and has not sent: while the phone's lock is set, this tab alone has it. */
export const typed = openStore(() => (isVeiled() ? refuse() : localStorage))

const veilKey = 'veiled'
const isVeiled = () => localStorage.getItem(veilKey) !== null

function refuse(): never {
  throw new Error('nothing that was typed is kept in the open')
}

/** Follows the lock of the phone. What lies in the open under the given heads moves into this tab. */
export function veilTyped(isLockSet: boolean, heads: readonly string[]): void {
  if (!isLockSet) {
    device.forget(veilKey)
    return
  }
  const moved = heads.flatMap((head) => device.keys(head)).map((key) => [key, device.read(key)])
  device.keep(veilKey, 'yes')
  for (const [key, value] of moved as [string, string][]) {
    device.forget(key)
    typed.keep(key, value)
  }
}

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
