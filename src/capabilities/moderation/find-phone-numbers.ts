import type { TextRange } from '#kit/text/text-range.ts'
import { helpIn } from '#knowledge/help/help-in.ts'
import {
  areSingles,
  areTiedOneWay,
  type DigitGroup,
  findDigitRuns,
  isCounting,
  isDecimal,
  isPlainlyParted,
  joinDigits,
  standAlone,
} from './digit-groups.ts'
import { type PlainCopy, rangeInText } from './plain-copy.ts'

const helplineNumbers = new Set(
  Object.values(helpIn).flatMap(({ lines }) => lines.map(({ call }) => call)),
)
/** More groups than these are a number spelled out digit by digit, up to the longest there is. */
const mostGroups = 6
const mostDigits = 15
const fewestDigits = 7

/** Nepali and foreign phone numbers; helplines are for everyone and stay. */
export function findPhoneNumbers(plain: PlainCopy): TextRange[] {
  const { letters } = plain
  const found: TextRange[] = []
  if (!/\d/.test(letters)) return found
  for (const run of findDigitRuns(letters)) {
    const isAllMobiles = mobilesInARow.test(joinDigits(run))
    for (let first = 0; first < run.length; first += 1) {
      const helplineEnd = lastGroupOfHelpline(run, first)
      if (helplineEnd >= first) {
        first = helplineEnd
        continue
      }
      const last = lastGroupOfNumber(letters, run, first, isAllMobiles)
      if (last < first) continue
      const from = startWithPrefix(letters, (run[first] as DigitGroup).start)
      found.push(rangeInText(plain, from, (run[last] as DigitGroup).end))
      first = last
    }
  }
  return found
}

/** Before anything else is asked of them: in `0808 2000 247` somebody may also see a year. */
function lastGroupOfHelpline(run: readonly DigitGroup[], first: number): number {
  for (let last = first; last < run.length; last += 1) {
    const digits = joinDigits(run.slice(first, last + 1))
    if (digits.length > mostDigits) return -1
    if (digits.length >= fewestDigits && isHelpline(digits)) return last
  }
  return -1
}

function isHelpline(digits: string): boolean {
  return helplineNumbers.has(digits) || helplineNumbers.has(digits.replace(/^(?:00)?977/, ''))
}

/** The longest row of groups from `first` that is a phone number, by its last group; -1 if none is. */
function lastGroupOfNumber(
  letters: string,
  run: readonly DigitGroup[],
  first: number,
  isAllMobiles: boolean,
): number {
  const begin = run[first] as DigitGroup
  const most = run.slice(first, first + mostDigits)
  const digits = joinDigits(most).slice(0, mostDigits)
  if (digits.length < fewestDigits || isMoneyBefore(letters, begin) || isDecimal(begin)) return -1
  if (isBookNumber(most.slice(0, 5))) return -1
  const told: Told = {
    plus: letters.charAt(begin.start - 1) === '+',
    asPhone: isSpokenOfAsPhone(letters, begin.start),
  }
  const mayBeSpelled = told.plus || told.asPhone || /^(?:9[678]|0?9[678]|977|00)/.test(digits)
  const candidates = most.slice(0, mayBeSpelled ? mostDigits : mostGroups)
  let length = joinDigits(candidates).length
  for (let last = first + candidates.length - 1; last >= first; last -= 1) {
    const fits = length >= fewestDigits && length <= mostDigits
    const groups = fits ? run.slice(first, last + 1) : []
    length -= (run[last] as DigitGroup).digits.length
    if (!fits || isMoneyAfter(letters, run[last] as DigitGroup)) continue
    const next = run[last + 1]
    if (next && isDecimal(next) && groups.length <= mostGroups) continue
    // In a long row of digits any ten that begin with 98 would look like a number.
    if (groups.length > mostGroups && !isAllMobiles && !standAlone(run, first, last)) continue
    if (isPhoneNumber(letters, groups, told)) return last
  }
  return -1
}

/** What stands before a number: the plus sign, or a word that says what it is. */
type Told = { readonly plus: boolean; readonly asPhone: boolean }

function isPhoneNumber(letters: string, groups: readonly DigitGroup[], told: Told): boolean {
  const digits = joinDigits(groups)
  if (isCounting(groups) || areMarks(letters, groups)) return false
  if (isMobile(groups, digits)) return areTiedOneWay(groups)
  if (/^977[1-9]\d{6,7}$/.test(digits)) return areTiedOneWay(groups)
  if (told.plus) return digits.length >= 8 && !digits.startsWith('977') && areTiedOneWay(groups)
  // A row that began earlier is no land line from its middle on.
  if (!isPlainlyParted(groups) || /^[-/]$/.test((groups[0] as DigitGroup).before)) return false
  if (/^00[1-9]/.test(digits)) return digits.length >= 10
  const isToldAsPhone = told.asPhone && !isAmountOfThings(letters, groups.at(-1) as DigitGroup)
  if (groups.length > mostGroups) return areSingles(groups) && isToldAsPhone
  if (isDate(groups) || groups.slice(1).some(isDecimal)) return false
  if (/^0\d{8,10}$/.test(digits)) return groups.length <= 4 && groups[0]?.digits !== '0'
  if (/^1?[2-9]\d{9}$/.test(digits) && isGroupedAmericanWay(groups)) return true
  return digits.length <= 12 && isToldAsPhone && (groups.length <= 4 || areSingles(groups))
}

/** Mobiles in Nepal begin with 96, 97 or 98, whatever stands for the country before it. */
const mobile = /^(?:(?:00)?977|0)?9[678]\d{8}$/

/** Two or more spelled one after another: the end of each is where the next begins. */
const mobilesInARow = /^(?:9[678]\d{8}){2,}$/

function isMobile(groups: readonly DigitGroup[], digits: string): boolean {
  // `0.98…` is a part of one.
  if (mobile.test(digits))
    return !(groups.length === 2 && digits.startsWith('0') && groups.some(isDecimal))
  // A bar may also have been typed for a one.
  return (
    groups.some(({ before }) => before === '|') &&
    mobile.test(groups.map((group) => (group.before === '|' ? '1' : '') + group.digits).join(''))
  )
}

/** A book's ISBN: five groups behind 978 or 979, thirteen digits in all. */
function isBookNumber(groups: readonly DigitGroup[]): boolean {
  return (
    groups.length === 5 &&
    groups[0]?.digits.length === 3 &&
    /^97[89]\d{10}$/.test(joinDigits(groups))
  )
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

/** Papers have numbers too. */
const paperWords =
  /citizen|nagarikta|passport|account n|bank account|licen[cs]e|\bpan\b|\broll\b|\bbill\b|नागरिकता|राहदानी|खाता|लाइसेन्स|\bpage\b|पान|रोल|बिल|दर्ता|पृष्ठ/

/** A bare row of seven or more digits is a number only where someone says so just before. */
function isSpokenOfAsPhone(letters: string, start: number): boolean {
  const before = letters.slice(Math.max(0, start - 30), start)
  return /[\p{L}\p{M}]/u.test(before) && phoneWords.test(before) && !paperWords.test(before)
}

function isAmountOfThings(letters: string, { end }: DigitGroup): boolean {
  return /^\s?(?:times|पटक|जना|वटा|people)/.test(letters.slice(end, end + 8))
}

const moneyBefore = /(?:rs|npr|nrs|inr|usd|aed|qar|रु|रू|\$|€|£|₹|₨)\.?\s?[-:]?\s?$/
const moneyAfter =
  /^\s?(?:\/-|rs\b|rupe|rupaiya|npr|dollar|रुपै|रूपै|रुपिया|हजार|लाख|करोड|अर्ब|lakh|crore|million)/

/** In an amount no group is longer than three, so a comma tells nothing of a longer one. */
const mostInAmount = 3

const marksBefore = /(?:marks?|scores?|scored|points|percent|अङ्क|अंक|प्रतिशत)\s?[:=-]?\s?$/
/** A row of marks has as many groups as there were subjects. */
const fewestMarks = 4

function areMarks(letters: string, groups: readonly DigitGroup[]): boolean {
  const [first] = groups
  return (
    first !== undefined &&
    groups.length >= fewestMarks &&
    groups.every(({ digits }) => digits.length <= 3) &&
    marksBefore.test(letters.slice(Math.max(0, first.start - 12), first.start))
  )
}

function isMoneyBefore(letters: string, { start, digits }: DigitGroup): boolean {
  if (moneyBefore.test(letters.slice(Math.max(0, start - 6), start))) return true
  return (
    digits.length <= mostInAmount && /\d[,/:]$/.test(letters.slice(Math.max(0, start - 2), start))
  )
}

function isMoneyAfter(letters: string, { end, digits }: DigitGroup): boolean {
  const after = letters.slice(end, end + 10)
  return moneyAfter.test(after) || (digits.length <= mostInAmount && /^[,/:]\d/.test(after))
}

function startWithPrefix(letters: string, start: number): number {
  let from = start
  while (from > 0 && '+('.includes(letters.charAt(from - 1))) from -= 1
  return from
}
