import { toLatinDigits } from '#kit/i18n/numbers.ts'

export interface Searchable {
  readonly content: string
  readonly poem?: { readonly text: string }
}

const folded = new WeakMap<Searchable, string>()

/** Entries that hold every word looked for, in the order given. */
export function searchEntries<Entry extends Searchable>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const text = foldEntry(entry)
    return words.every((word) => text.includes(word))
  })
}

/** Folding is the slow part of a search: it is done once an entry, ahead of time where it can be. */
export function foldEntry(entry: Searchable): string {
  const known = folded.get(entry)
  if (known !== undefined) return known
  const text = foldText(`${entry.content}\n${entry.poem?.text ?? ''}`)
  folded.set(entry, text)
  return text
}

/** One spelling for what a searcher would call the same: case, joiners, digits of both scripts. */
function foldText(text: string): string {
  return toLatinDigits(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\u200B-\u200D]/g, ''),
  )
}
