export type Span = readonly [from: number, to: number]

const longestHost = 253
const inHost = /[a-z0-9.\u0904-\u0963-]/

/** Where the labels before an ending begin, and their letters; -1 when there are none. */
export function startOfHost(letters: string, ending: number): { from: number; name: string } {
  let from = ending
  while (from > 0 && ending - from < longestHost && inHost.test(letters.charAt(from - 1))) {
    // `etc...com` trails off; no address has two dots in a row.
    if (letters.startsWith('..', from - 1)) break
    from -= 1
  }
  while (from < ending && '.-'.includes(letters.charAt(from))) from += 1
  return nameFrom(letters, from, ending)
}

/** The word before a spelled dot. */
export function startOfSpelledHost(letters: string, dot: number): { from: number; name: string } {
  let end = dot
  while (end > 0 && dot - end < 3 && letters.charAt(end - 1) === ' ') end -= 1
  let from = end
  while (from > 0 && end - from < 63 && /[a-z0-9\u0900-\u097f-]/.test(letters.charAt(from - 1))) {
    from -= 1
  }
  return nameFrom(letters, from, end)
}

function nameFrom(letters: string, from: number, end: number): { from: number; name: string } {
  const name = letters.slice(from, end)
  if (!/\p{L}/u.test(name)) return { from: -1, name: '' }
  if (name.length > 1) return { from, name }
  // `e v i l.com`: letters with a space after each are one name.
  const first = startOfParted(letters, from)
  const parted = letters.slice(first, end).replaceAll(' ', '')
  return parted.length >= 3 ? { from: first, name: parted } : { from, name }
}

function startOfParted(letters: string, last: number): number {
  let from = last
  while (
    last - from < 126 &&
    letters.charAt(from - 1) === ' ' &&
    /[a-z0-9-]/.test(letters.charAt(from - 2)) &&
    (from === 2 || letters.charAt(from - 3) === ' ')
  ) {
    from -= 2
  }
  return from
}

export function endOfPath(letters: string, ending: number): number {
  const next = letters.charAt(ending)
  if (next !== '/' && next !== ':' && next !== '?' && next !== '#') return ending
  const rest = letters.slice(ending, ending + 2_000).match(/^[:/?#][^\s<>"'।॥]*/)?.[0] ?? ''
  return ending + lengthWithoutTrailingSigns(rest)
}

export function lengthWithoutTrailingSigns(link: string): number {
  let length = link.length
  while (length > 0 && '.,;:!?)]}…'.includes(link.charAt(length - 1))) length -= 1
  return length
}
