/**
 * Keeps the newest making of each thing. When its version moves on the old one
 * goes, so that a wall with a post a second does not fill the memory with its past.
 */
export function createVersionedCache<Value>(most: number) {
  const kept = new Map<string, { readonly version: string; readonly value: Value }>()

  return function cached(key: string, version: string, make: () => Value): Value {
    const found = kept.get(key)
    if (found?.version === version) return found.value
    const value = make()
    kept.delete(key)
    if (kept.size >= most) kept.delete(kept.keys().next().value as string)
    kept.set(key, { version, value })
    return value
  }
}
