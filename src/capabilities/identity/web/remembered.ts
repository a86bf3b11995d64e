/**
 * What this device remembers of the visitor, for pages opened without a
 * network. Storage may be refused (private mode, full disk): then nothing is
 * remembered and nothing breaks.
 */
const nameKey = 'visitor-name'
const laterKey = 'name-later'

export function rememberName(name: string | null): void {
  write(nameKey, name)
}

export function rememberedName(): string | null {
  return read(nameKey)
}

export function putOffNaming(): void {
  write(laterKey, 'yes')
}

export function isNamingPutOff(): boolean {
  return read(laterKey) !== null
}

export function forgetVisitor(): void {
  write(nameKey, null)
  write(laterKey, null)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing depends on it.
  }
}
