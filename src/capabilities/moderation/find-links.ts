import { copyPlainly, type PlainCopy, rangeInText } from './plain-copy.ts'
import { inReadingOrder, type TextRange } from './text-range.ts'

/** Endings that are addresses wherever they stand. */
const surely =
  'com|net|org|edu|gov|np|io|xyz|biz|ly|gl|gg|ru|cn|uk|eu|kr|qa|tk|ml|ga|cf|gq|cc|ws|co|dev'
/** Endings that are also words, in English or Nepali: `happy.today` is a missing space. */
const onlyWithPath =
  'me|in|us|is|it|to|so|am|at|my|id|be|do|la|de|sa|ae|au|ca|fr|jp|tv|info|app|live|shop|site|online|store|club|link|page|top|fun|space|world|today|life|vip|click|blog|news|pro|ai|art|one|win|bet|chat|group'
/** Short addresses people share to move a talk elsewhere. */
const hosts =
  't.me|wa.me|m.me|fb.me|ig.me|line.me|youtu.be|is.gd|amzn.to|fb.watch|bit.do|chat.whatsapp'

const withScheme = /(?:https?:\/\/|hxxps?:\/\/|www\s?\.\s?)[^\s<>"'।॥]{3,}/g
const withEnding = new RegExp(`(?:\\s\\.\\s?|\\.)(?:${surely})(?:\\.[a-z]{2})?(?![a-z0-9-])`, 'g')
const withPath = new RegExp(`\\.(?:${onlyWithPath})(?=/[^\\s])`, 'g')
const knownHosts = new RegExp(
  `(?<![a-z0-9@-])(?:${hosts.replaceAll('.', '\\.')})(?![a-z0-9-])`,
  'g',
)
/** `example dot com`, `example (dot) com`, `नमुना डट कम`. */
const spelledOut = new RegExp(
  `(?<![a-z0-9])\\s?[([{]?\\s?(?:d[o0]t|डट|डोट|डट्)\\s?[)\\]}]?\\s?(?:(?:${surely}|me|info|in|app)(?![a-z0-9-])|कम|नेट|अर्ग|ओआरजी|एनपी)`,
  'g',
)

const dotInLetters = /d[o0]t|डट|डोट/

/** Web addresses, written out, bare, or spelled so that a filter should not see them. */
export function findLinks(text: string, plain: PlainCopy = copyPlainly(text)): TextRange[] {
  const { letters } = plain
  const spans: Span[] = []
  // A look for what every address of a kind must hold spares most posts the long patterns.
  if (letters.includes('://') || letters.includes('www')) spans.push(...findWithScheme(letters))
  if (letters.includes('.')) spans.push(...findWithEnding(letters), ...findKnownHosts(letters))
  if (dotInLetters.test(letters)) spans.push(...findSpelledOut(letters))
  if (spans.length === 0) return []
  return inReadingOrder(spans.map(([from, to]) => rangeInText(plain, from, to)))
}

type Span = readonly [from: number, to: number]

function* findWithScheme(letters: string): Generator<Span> {
  for (const { index, 0: link } of letters.matchAll(withScheme)) {
    yield [index, index + lengthWithoutTrailingSigns(link)]
  }
}

function* findWithEnding(letters: string): Generator<Span> {
  for (const pattern of [withEnding, withPath]) {
    for (const { index, 0: ending } of letters.matchAll(pattern)) {
      const from = startOfHost(letters, index)
      const host = letters.slice(from, index)
      if (from >= 0 && isPlausible(host, ending)) {
        yield [from, endOfPath(letters, index + ending.length)]
      }
    }
  }
}

function* findKnownHosts(letters: string): Generator<Span> {
  for (const { index, 0: host } of letters.matchAll(knownHosts)) {
    yield [index, endOfPath(letters, index + host.length)]
  }
}

function* findSpelledOut(letters: string): Generator<Span> {
  for (const { index, 0: ending } of letters.matchAll(spelledOut)) {
    const from = startOfSpelledHost(letters, index)
    if (from >= 0) yield [from, endOfPath(letters, index + ending.length)]
  }
}

const longestHost = 253
const inHost = /[a-z0-9.\u0904-\u0963-]/

/** Where the labels before an ending begin, or -1 when there are none or they belong to an e-mail. */
function startOfHost(letters: string, ending: number): number {
  let from = ending
  while (from > 0 && ending - from < longestHost && inHost.test(letters.charAt(from - 1))) {
    // `etc...com` trails off; no address has two dots in a row.
    if (letters.startsWith('..', from - 1)) break
    from -= 1
  }
  while (from < ending && '.-'.includes(letters.charAt(from))) from += 1
  if (from === ending || letters.charAt(from - 1) === '@') return -1
  return /\p{L}/u.test(letters.slice(from, ending)) ? from : -1
}

function isPlausible(host: string, ending: string): boolean {
  const isCommon = /(?:com|org|np)$/.test(ending)
  // A degree: B.Com, M.Com.
  if (/^[bm]$/.test(host)) return ending !== '.com'
  // `example .com` is hiding, `ok .net` is loose typing.
  if (ending.startsWith(' ')) return isCommon && host.length >= 3
  return isCommon || !/[\u0900-\u097f]/.test(host)
}

function endOfPath(letters: string, ending: number): number {
  const next = letters.charAt(ending)
  if (next !== '/' && next !== ':' && next !== '?' && next !== '#') return ending
  const rest = letters.slice(ending, ending + 2_000).match(/^[:/?#][^\s<>"'।॥]*/)?.[0] ?? ''
  return ending + lengthWithoutTrailingSigns(rest)
}

function lengthWithoutTrailingSigns(link: string): number {
  let length = link.length
  while (length > 0 && '.,;:!?)]}…'.includes(link.charAt(length - 1))) length -= 1
  return length
}

const noHost = new Set(['the', 'a', 'an', 'of', 'dot', 'this', 'that', 'at', 'early', 'late', 'एट'])

function startOfSpelledHost(letters: string, index: number): number {
  let end = index
  while (end > 0 && letters.charAt(end - 1) === ' ') end -= 1
  let from = end
  while (from > 0 && end - from < 63 && /[a-z0-9\u0900-\u097f-]/.test(letters.charAt(from - 1)))
    from -= 1
  if (from === end || noHost.has(letters.slice(from, end))) return -1
  // `ram at gmail dot com` is an e-mail address and is found as one.
  const before = letters.slice(Math.max(0, from - 6), from)
  return /(?:@|\bat|\(at\)|\[at\]|एट)\s*$/.test(before) ? -1 : from
}
