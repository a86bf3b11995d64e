import { anyDotWord, bracketedDot, spelledDot, surely, thing, word } from './address-endings.ts'
import { afterDotComOfHistory, canBeSpelledHost, isMeant } from './address-evidence.ts'
import { endOfPath, type Span, startOfSpelledHost } from './link-span.ts'

const nepali = 'कम|नेट|अर्ग|ओआरजी|एनपी'
const ending = `(?:(?:${surely}|${thing}|me|in|to|us|tv|ai)(?![a-z0-9-])|${nepali})`
const furtherEnding = '(?:(?:\\.|\\s?\\(?dot\\)?\\s?)(?:np|in|uk|au)(?![a-z0-9-]))?'

const bracketed = new RegExp(`(${bracketedDot})(${ending})${furtherEnding}`, 'g')
const spelled = new RegExp(`(${spelledDot})(${ending})${furtherEnding}`, 'g')
const letterByLetter = /(?<!\S)\S(?: {1,2}\S){4,}(?!\S)/g
const drawnTogether = new RegExp(
  `[a-z0-9][a-z0-9-]{0,62}[([{]?(?:\\.|dot)[)\\]}]?(?:${surely}|${thing}|me|in|to)(?=$|[/?,!.)])`,
)

/** Addresses whose dot or whose letters are dressed up. */
export function* findSpelledLinks(letters: string): Generator<Span> {
  if (/[([{<]\s{0,2}(?:\.|d[o0]t|ड)/.test(letters)) yield* findDotted(letters, bracketed)
  if (anyDotWord.test(letters)) yield* findDotted(letters, spelled)
  if (/\S \S /.test(letters)) yield* findLetterByLetter(letters)
}

function* findDotted(letters: string, pattern: RegExp): Generator<Span> {
  for (const { index, 0: whole, 1: dot = '', 2: last = '' } of letters.matchAll(pattern)) {
    const end = index + whole.length
    const { from, name } = startOfSpelledHost(letters, index)
    if (from < 0 || !canBeSpelledHost(name)) continue
    const isPlain = !isHidden(dot) || (isWord.test(last) && /\s$/.test(dot))
    if (isPlain && !isLikely(letters, { from, end, name, dot, last })) continue
    yield [from, endOfPath(letters, end)]
  }
}

/** Nobody puts brackets or dashes around a dot but to hide it. Quotation marks are put around words. */
function isHidden(dot: string): boolean {
  return /[([{<].*[)\]}>]|[-*_~|].*[-*_~|]/s.test(dot)
}

type Dotted = { from: number; end: number; name: string; dot: string; last: string }

/** A dot in plain words: talk about dots, and about the years of the dot com, goes on. */
function isLikely(letters: string, { from, end, name, dot, last }: Dotted): boolean {
  const after = letters.slice(end, end + 14)
  if (/^[a-z]/.test(dot) && !/^(?:com|org|xyz)$/.test(last)) return false
  if (afterDotComOfHistory.test(after)) return false
  if (/^\s?(?:\/|slash)/.test(after)) return true
  if (/[\u0900-\u097f]/.test(last)) return true
  if (isSurely.test(last) && last !== 'net') return true
  if (last === 'me' && /^(?:t|wa|m|fb|ig)$/.test(name)) return true
  return isMeant({
    host: name,
    ending: last,
    before: letters.slice(Math.max(0, from - 24), from),
    after: after.slice(0, 4),
    endingIsAWord: last === 'net' || isWord.test(last),
  })
}

const isSurely = new RegExp(`^(?:${surely})$`)
const isWord = new RegExp(`^(?:${word})$`)

/** `e v i l . c o m`. */
function* findLetterByLetter(letters: string): Generator<Span> {
  for (const { index, 0: row } of letters.matchAll(letterByLetter)) {
    const places: number[] = []
    for (let at = 0; at < row.length; at += 1) if (row.charAt(at) !== ' ') places.push(index + at)
    const together = row.replaceAll(' ', '')
    const address = drawnTogether.exec(together)
    if (!address) continue
    const end = address.index + address[0].length
    const last = /[/?]/.test(together.charAt(end)) ? together.length : end
    yield [places[address.index] as number, (places[last - 1] as number) + 1]
  }
}
