import { cover } from './cover.ts'

/**
 * Whether `kept` is `written`, be it with places out of sight. What is covered may change with what
 * we learn to hear, so a retry is known by the words that were left.
 */
export function isSameOrCovered(kept: string, written: string): boolean {
  if (kept === written) return true
  const [first = '', ...rest] = kept.split(cover)
  const last = rest.pop()
  if (last === undefined || !written.startsWith(first)) return false
  let from = first.length
  for (const words of rest) {
    const found = written.indexOf(words, from)
    if (found === -1) return false
    from = found + words.length
  }
  return written.length - last.length >= from && written.endsWith(last)
}
