type Key = string | number

/** A value deep inside an answer whose shape nobody guarantees; undefined where it is not there. */
export function valueAt(answer: unknown, ...path: readonly Key[]): unknown {
  let value = answer
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<Key, unknown>)[key]
  }
  return value
}

export function textAt(answer: unknown, ...path: readonly Key[]): string {
  const value = valueAt(answer, ...path)
  return typeof value === 'string' ? value : ''
}
