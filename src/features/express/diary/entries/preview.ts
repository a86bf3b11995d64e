import { cutToGraphemes, mostCodeUnits } from '#kit/text/count.ts'

const previewGraphemes = 100

/** The beginning of an entry on one line; no letter or conjunct is cut in two. */
export function previewOf(content: string): string {
  // A long entry is not walked through for its first line.
  const beginning = content.trimStart().slice(0, mostCodeUnits(previewGraphemes) + 1)
  const line = beginning.replace(/\s+/g, ' ').trimEnd()
  const preview = cutToGraphemes(line, previewGraphemes)
  return preview.length < line.length ? `${preview.trimEnd()}…` : preview
}
