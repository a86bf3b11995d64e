import { helplines } from '#capabilities/care/helplines.ts'
import { type PlainCopy, rangeInText } from './plain-copy.ts'
import type { TextRange } from './text-range.ts'

/** Digits written together, and what stands between them and the group before. */
type DigitGroup = { digits: string; start: number; end: number; before: string }

const helplineNumbers = new Set(helplines.map(({ call }) => call))
const mostGroups = 6

/** Nepali and foreign phone numbers; helplines are for everyone and stay. */
export function findPhoneNumbers(plain: PlainCopy): TextRange[] {
  const { letters } = plain
  const found: TextRange[] = []
  if (!/\d/.test(letters)) return found
  for (const run of findDigitRuns(letters)) {
    for (let first = 0; first < run.length; first += 1) {
      const last = lastGroupOfNumber(letters, run, first)
      if (last < first) continue
      const groups = run.slice(first, last + 1)
      if (!helplineNumbers.has(joinDigits(groups))) {
        const from = startWithPrefix(letters, (run[first] as DigitGroup).start)
        found.push(rangeInText(plain, from, (run[last] as DigitGroup).end))
      }
      first = last
    }
  }
  return found
}

/** Rows of digit groups that one number could be spread over: parted by a space, dash, dot or bracket. */
function* findDigitRuns(letters: string): Generator<DigitGroup[]> {
  let run: DigitGroup[] = []
  // An O or l between digits is a digit in disguise.
  for (const { index, 0: written } of letters.matchAll(/\d(?:[\doil|]*\d)?o*/g)) {
    const end = index + written.length
    const previous = run.at(-1)
    const before = previous ? letters.slice(previous.end, index) : ''
    if (previous && !/^(?:[-. ()]|\) |- | -| - | \(|\. )$/.test(before)) {
      yield run
      run = []
    }
    run.push({ digits: readDigits(written), start: index, end, before })
  }
  if (run.length > 0) yield run
}

function readDigits(written: string): string {
  return written.replaceAll('o', '0').replace(/[il|]/g, '1')
}

function joinDigits(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits).join('')
}

/** The longest row of groups from `first` that is a phone number, by its last group; -1 if none is. */
function lastGroupOfNumber(letters: string, run: readonly DigitGroup[], first: number): number {
  const start = (run[first] as DigitGroup).start
  if (isMoneyBefore(letters, start) || isDecimal(run[first] as DigitGroup)) return -1
  for (let last = Math.min(run.length, first + mostGroups) - 1; last >= first; last -= 1) {
    const next = run[last + 1]
    if (next && isDecimal(next)) continue
    if (isMoneyAfter(letters, (run[last] as DigitGroup).end)) continue
    if (isPhoneNumber(letters, run.slice(first, last + 1))) return last
  }
  return -1
}

/** `3.1415` is one number with a fraction; `984.123.4567` begins a group after a dot in earnest. */
function isDecimal({ before, digits }: DigitGroup): boolean {
  return before === '.' && digits.length !== 3 && digits.length !== 4
}

function isPhoneNumber(letters: string, groups: readonly DigitGroup[]): boolean {
  const digits = joinDigits(groups)
  const start = (groups[0] as DigitGroup).start
  if (digits.length < 7 || digits.length > 15) return false
  if (letters.charAt(start - 1) === '+') return digits.length >= 8
  if (/^00[1-9]/.test(digits)) return digits.length >= 10 && groups.length <= mostGroups
  // Nepal: mobiles begin with 96, 97 or 98; land lines with 0 and the code of the place.
  if (/^(?:977)?9[678]\d{8}$/.test(digits)) return true
  if (/^977[1-9]\d{6,7}$/.test(digits)) return true
  if (isDate(groups) || groups.slice(1).some(isDecimal)) return false
  if (/^0\d{8,10}$/.test(digits)) return groups.length <= 4
  if (/^1?[2-9]\d{9}$/.test(digits) && isGroupedAmericanWay(groups)) return true
  return digits.length <= 12 && isSpokenOfAsPhone(letters, start, groups.at(-1) as DigitGroup)
}

function isGroupedAmericanWay(groups: readonly DigitGroup[]): boolean {
  const sizes = groups.map(({ digits }) => digits.length).join(' ')
  const parted = groups.slice(1).every(({ before }) => before !== ' ') || groups.length === 4
  return /^(?:1 )?3 3 4$/.test(sizes) && parted
}

function isDate(groups: readonly DigitGroup[]): boolean {
  const sizes = groups.map(({ digits }) => digits.length)
  const hasYear = groups.some(({ digits }) => /^(?:19|20)\d\d$/.test(digits))
  // Two fours are a date only to nobody: in the Gulf `2055 1234` is a number.
  return hasYear && sizes.every((size) => size <= 4) && sizes.join(' ') !== '4 4'
}

const phoneWords =
  /(?<!\p{L})(?:call|phone|ph|fone|mobile|mob|number|num|no|whatsapp|whats app|watsapp|viber|imo|contact|sms|ring|dial|फोन|मोबाइल|नम्बर|नं|सम्पर्क|ह्वाट्सएप|वाट्सएप|भाइबर|इमो|कल|sampark|nambar)[^\p{L}\d]{0,4}(?:[\p{L}\p{M}]{1,8}[^\p{L}\d]{0,3}){0,2}$/u

/** A bare row of seven or more digits is a number only where someone says so just before. */
function isSpokenOfAsPhone(letters: string, start: number, last: DigitGroup): boolean {
  const before = letters.slice(Math.max(0, start - 30), start)
  return (
    phoneWords.test(before) &&
    !/^\s?(?:times|पटक|जना|वटा|people)/.test(letters.slice(last.end, last.end + 8))
  )
}

const moneyBefore = /(?:rs|npr|nrs|inr|usd|aed|qar|रु|रू|\$|€|£|₹|₨)\.?\s?[-:]?\s?$/
const moneyAfter =
  /^\s?(?:\/-|rs\b|rupe|rupaiya|npr|dollar|रुपै|रूपै|रुपिया|हजार|लाख|करोड|अर्ब|lakh|crore|million|,\d|\/\d|:\d)/

function isMoneyBefore(letters: string, start: number): boolean {
  return (
    moneyBefore.test(letters.slice(Math.max(0, start - 6), start)) ||
    /[\d][,/:]$/.test(letters.slice(Math.max(0, start - 2), start))
  )
}

function isMoneyAfter(letters: string, end: number): boolean {
  return moneyAfter.test(letters.slice(end, end + 10))
}

function startWithPrefix(letters: string, start: number): number {
  let from = start
  while (from > 0 && '+('.includes(letters.charAt(from - 1))) from -= 1
  return from
}
