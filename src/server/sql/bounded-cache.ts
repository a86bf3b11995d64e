/**
 * Remembers what was made for a key. Query builders make new texts without end
 * (one for each length of an IN list), so past the limit the oldest is forgotten.
 */
export function rememberUpTo<Made>(limit: number, make: (key: string) => Made) {
  const made = new Map<string, Made>()
  return (key: string): Made => {
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= limit) made.delete(made.keys().next().value as string)
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}
