import { countGraphemes, cutToGraphemes } from '#kit/text/count.ts'

/**
 * A visitor's words as harmless plain text on one line: no markup, no control or direction
 * characters, no lone surrogates, no emoji, no quotation marks (we set our own).
 */
export function plainText(raw: string, longest = 2000): string {
  return raw
    .slice(0, longest * 2)
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[<>{}[\]|\\`"“”„«»*_#~^=]/g, ' ')
    .replace(/[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\ufe0f\u20e3\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}

/** At most so many letters as a reader counts them, cut at a word where there is one. */
export function shorten(text: string, most: number): string {
  if (countGraphemes(text) <= most) return text
  const cut = cutToGraphemes(text, most - 1)
  const atWord = cut.replace(/\s+\S*$/, '')
  return `${(atWord === '' ? cut : atWord).trimEnd()}…`
}
