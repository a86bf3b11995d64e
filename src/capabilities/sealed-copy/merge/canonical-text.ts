/** The same for the same content, in whatever order its fields were written. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    const sorted = Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(sorted)
  })
}

/** When it was written says nothing of what is written. */
export function contentOf(record: { readonly changed: number } | null): string {
  if (!record) return ''
  const { changed, ...content } = record
  return canonicalText(content)
}
