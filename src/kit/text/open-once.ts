/** Texts that are fetched when they are asked for and kept. What cannot be fetched is asked for again the next time. */
export function openOnce<Value>(
  read: (name: string) => Promise<Value>,
): (name?: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (name = '') => {
    const before = known.get(name)
    if (before) return before
    const value = read(name)
    known.set(name, value)
    value.catch(() => known.delete(name))
    return value
  }
}
