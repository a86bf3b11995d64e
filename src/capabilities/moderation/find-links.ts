import { inReadingOrder, type TextRange, withoutOverlaps } from '#kit/text/text-range.ts'
import { anyDotWord, bracketedDot, spelledDot, surely, thing, word } from './address-endings.ts'
import {
  afterDotComOfHistory,
  canBeSpelledHost,
  isMeant,
  isOrdinaryWord,
} from './address-evidence.ts'
import { findEmails } from './find-emails.ts'
import {
  endOfPath,
  lengthWithoutTrailingSigns,
  type Span,
  startOfHost,
  startOfSpelledHost,
} from './link-span.ts'
import { copyPlainly, type PlainCopy, rangeInText } from './plain-copy.ts'

/** Short addresses people share to move a talk elsewhere. */
const hosts =
  't.me|wa.me|m.me|fb.me|ig.me|line.me|youtu.be|is.gd|amzn.to|fb.watch|bit.do|chat.whatsapp'

const withScheme =
  /(?:(?<![a-z0-9])[a-z][a-z0-9+-]{1,11}:\/\/|h(?:tt|xx)ps?\s{0,2}:\s{0,2}\/\s?\/\s{0,2}|www\s?\.\s?)[^\s<>"'।॥]{3,}|(?<![a-z])www\s[a-z0-9-]{2,63}\s(?:com|org|net|in|np)(?![a-z])/g
/** A scheme that lost its slashes still opens in a browser. */
const withBareScheme =
  /(?<![a-z0-9])(?:h(?:tt|xx)ps?|ftps?)(?::\/{0,2}|\/\/)[a-z0-9\u0904-\u0963-]{1,63}\.[a-z]{2}[^\s<>"'।॥]*/g
const withEnding = new RegExp(`(?:\\s\\.\\s?|\\.)(?:${surely})(?:\\.[a-z]{2})?(?![a-z0-9-])`, 'g')
const withWord = new RegExp(
  `(?:\\s\\.\\s?(?=[a-z]{2,8}/\\S)|\\.)(?:${thing}|${word})(?![a-z0-9-])`,
  'g',
)
const afterSpace = /\.\s{1,2}(?:com|c o m|org|xyz)(?:\.[a-z]{2})?(?![a-z0-9-])/g
const isWord = new RegExp(`^(?:${word})$`)
const knownHosts = new RegExp(
  `(?<![a-z0-9-])(?:(?:${hosts.replaceAll('.', '\\.')})(?![a-z0-9-])|(?:t|wa|m|fb|ig)\\s?\\.\\s?me(?=\\s?/))`,
  'g',
)

/** Web addresses, written out, bare, or spelled so that a filter should not see them. */
export function findLinks(text: string, plain: PlainCopy = copyPlainly(text)): TextRange[] {
  const { letters } = plain
  const spans: Span[] = []
  // A look for what every address of a kind must hold spares most posts the long patterns.
  if (/:\/|:\s|www/.test(letters)) spans.push(...findWithScheme(letters, withScheme))
  if (letters.includes('.')) {
    spans.push(
      ...findWithScheme(letters, withBareScheme),
      ...findWithEnding(letters),
      ...findWithWord(letters, startsLikeASentence(text, plain)),
      ...findAfterSpace(letters, startsLikeASentence(text, plain)),
      ...findKnownHosts(letters),
    )
  }
  spans.push(...findSpelledLinks(letters))
  if (spans.length === 0) return []
  const found = spans.map(([from, to]) => rangeInText(plain, from, to))
  return withoutOverlaps(joined(found), inReadingOrder(findEmails(plain)))
}

/** Two looks may see the two ends of one address: `www . evil` and `evil . com`. */
function joined(ranges: readonly TextRange[]): TextRange[] {
  const whole: TextRange[] = []
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (!last || start >= last.end) whole.push({ start, end })
    else whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, end) }
  }
  return whole
}

/** Whether a word was written with a capital and small letters behind it, as after a full stop. */
type LikeASentence = (from: number, to: number) => boolean

function startsLikeASentence(text: string, { starts }: PlainCopy): LikeASentence {
  return (from, to) => {
    const written = text.slice(starts[from], (starts[to - 1] as number) + 1)
    return /^\p{Lu}.*\p{Ll}/u.test(written)
  }
}

function* findWithScheme(letters: string, pattern: RegExp): Generator<Span> {
  for (const { index, 0: link } of letters.matchAll(pattern)) {
    yield [index, index + lengthWithoutTrailingSigns(link)]
  }
}

function* findWithEnding(letters: string): Generator<Span> {
  let done = 0
  for (const { index, 0: ending } of letters.matchAll(withEnding)) {
    if (index < done) continue
    const { from, name } = startOfHost(letters, index)
    const hasPath = /^\/\S/.test(letters.slice(index + ending.length, index + ending.length + 2))
    if (from < 0 || !isPlausible(name, ending, hasPath)) continue
    done = endOfPath(letters, index + ending.length)
    yield [from, done]
  }
}

/** `shop` and `in` need a path, or somebody who means them. */
function* findWithWord(letters: string, likeASentence: LikeASentence): Generator<Span> {
  let done = 0
  for (const { index, 0: ending } of letters.matchAll(withWord)) {
    if (index < done) continue
    const end = index + ending.length
    const { from, name } = startOfHost(letters, index)
    if (from < 0 || /[\u0900-\u097f]/.test(name)) continue
    if (!/^\/[^\s]/.test(letters.slice(end, end + 2))) {
      if (likeASentence(index + 1, end)) continue
      const surroundings = {
        host: name,
        ending: ending.slice(1),
        before: letters.slice(Math.max(0, from - 24), from),
        after: letters.slice(end, end + 4),
        endingIsAWord: isWord.test(ending.slice(1)),
      }
      if (!isMeant(surroundings)) continue
    }
    done = endOfPath(letters, end)
    yield [from, done]
  }
}

/** `evil. com`: no sentence begins with these, least of all with a small letter. */
function* findAfterSpace(letters: string, likeASentence: LikeASentence): Generator<Span> {
  for (const { index, 0: ending } of letters.matchAll(afterSpace)) {
    const end = index + ending.length
    const { from, name } = startOfHost(letters, index)
    if (from < 0 || name.length < 3 || !/^[a-z0-9.-]+$/.test(name) || isOrdinaryWord(name)) continue
    if (likeASentence(index + ending.search(/[a-z]/), end)) continue
    yield [from, endOfPath(letters, end)]
  }
}

function* findKnownHosts(letters: string): Generator<Span> {
  for (const { index, 0: host } of letters.matchAll(knownHosts)) {
    const end = index + host.length
    const gap = letters.startsWith(' /', end) ? 1 : 0
    yield [index, endOfPath(letters, end + gap)]
  }
}

function isPlausible(host: string, ending: string, hasPath: boolean): boolean {
  const isCommon = /(?:com|c[ .]o[ .]m|org|np|xyz)$/.test(ending)
  // A degree: B.Com, M.Com.
  if (/^[bm]$/.test(host)) return ending !== '.com'
  // `example .com` is hiding, `ok .net` is loose typing.
  if (ending.startsWith(' ')) return hasPath || (isCommon && host.length >= 3)
  return isCommon || !(/[\u0900-\u097f]/.test(host) || isOrdinaryWord(host))
}

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
function* findSpelledLinks(letters: string): Generator<Span> {
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
