import { cutToGraphemes } from '#kit/text/count.ts'

/**
 * A visitor's words as safe plain text on one line: no markup, no control or direction characters,
 * straight quotes made round, and no longer than `limit` letters as the eye counts them.
 */
export function keepPlainText(text: string, limit: number): string {
  const plain = text
    .slice(0, 4000)
    .normalize('NFC')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>{}[\]|\\`^~]/g, ' ')
    .replace(
      /\p{Cc}|\p{Cs}|\p{Co}|[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu,
      ' ',
    )
    .replace(/"/g, '')
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
  return cutAtWord(plain, limit)
}

/** The text, or as many whole words of it as fit, with an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  const cut = cutToGraphemes(text, limit)
  if (cut === text) return text
  const lastGap = cut.lastIndexOf(' ')
  return `${(lastGap > limit / 2 ? cut.slice(0, lastGap) : cut).replace(/[\s,.;:–—-]+$/, '')}…`
}

export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
