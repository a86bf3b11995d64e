/**
 * What a wall keeps on the device: drafts, posts that wait, the last page seen.
 * Storage may be refused (private mode, a full disk): then it lasts as long as the tab.
 */
const instead = new Map<string, string>()

export function readKept(key: string): string | null {
  try {
    return instead.get(key) ?? localStorage.getItem(key)
  } catch {
    return instead.get(key) ?? null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    instead.delete(key)
  } catch {
    instead.set(key, value)
  }
}

export function forget(key: string): void {
  instead.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

export function keptKeys(prefix: string): string[] {
  let stored: string[] = []
  try {
    stored = Object.keys(localStorage)
  } catch {
    // Then only what this tab remembers.
  }
  return [...new Set([...stored, ...instead.keys()])].filter((key) => key.startsWith(prefix))
}

/** What was kept by an older version, or by hand, may be anything. */
export function readKeptJson<Value>(key: string): Value | null {
  try {
    return JSON.parse(readKept(key) ?? 'null')
  } catch {
    return null
  }
}
