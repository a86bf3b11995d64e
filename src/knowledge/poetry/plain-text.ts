import { cutToGraphemes } from '#kit/text/count.ts'

/**
 * A visitor's words as safe plain text on one line: no markup, none of the marks our own templates
 * are written with, no control, direction or invisible characters but the joiners of गर्‍यो.
 */
export function keepPlainText(text: string, limit: number): string {
  const plain = text
    .slice(0, 4000)
    .normalize('NFC')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>{}[\]|\\`^~]/g, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/"/g, '')
    .replace(/'/g, '’')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\s]+/gu, ' ')
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
