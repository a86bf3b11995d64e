import { bsToDayNumber, dayNumberToBs, formatBsDay } from '#kit/i18n/bikram-sambat.ts'
import type { Both } from '#kit/i18n/both.ts'
import { fromDayNumber, toDayNumber } from '#kit/i18n/civil-day.ts'
import { formatAdDay } from '#kit/i18n/dates.ts'
import { formatNumber, toLatinDigits } from '#kit/i18n/numbers.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Saying } from '../talk.ts'
import type { Moment } from './talk-so-far.ts'

/** Sums, and days that can be reckoned without a sky. */
export function workOut(moment: Moment): Saying | undefined {
  const line = sumIn(moment.turn.text) ?? dayAskedFor(moment)
  return line && { parts: [{ lines: [line] }], chips: [], isFixed: true }
}

const sum =
  /(-?\d+(?:\.\d+)?)\s*(\+|-|−|\*|x|×|\/|÷|plus|minus|times|multiplied by|divided by|जोड|घटाउ|गुणा|भाग|jod|ghatau|guna|bhag)\s*(-?\d+(?:\.\d+)?)/i
const share = /(\d+(?:\.\d+)?)\s*(?:%|percent|प्रतिशत)\s*(?:of|को)?\s*(\d+(?:\.\d+)?)/i

function sumIn(text: string): Both | undefined {
  const typed = toLatinDigits(text).replace(/(\d),(?=\d)/g, '$1')
  const [, part, whole] = share.exec(typed) ?? []
  if (part && whole) return sayNumber((Number(part) * Number(whole)) / 100)
  const [, a, sign = '', b] = sum.exec(typed) ?? []
  // “2-3 days” and “10/12” are no sums.
  if (!a || !b || (/[-/]/.test(sign) && !/[=?]|what|how much|कति/.test(typed))) return undefined
  return sayNumber(reckon(Number(a), sign.toLowerCase(), Number(b)))
}

function reckon(a: number, sign: string, b: number): number {
  if (['+', 'plus', 'जोड', 'jod'].includes(sign)) return a + b
  if (['-', '−', 'minus', 'घटाउ', 'ghatau'].includes(sign)) return a - b
  if (['/', '÷', 'divided by', 'भाग', 'bhag'].includes(sign)) return a / b
  return a * b
}

function sayNumber(value: number): Both | undefined {
  if (!Number.isFinite(value)) {
    return {
      en: 'That has no answer: nothing can be shared among nobody.',
      np: 'यसको उत्तर हुँदैन: शून्यले भाग गर्न मिल्दैन।',
    }
  }
  return { en: `That makes ${formatNumber(value, 'en')}.`, np: `${formatNumber(value, 'np')} हुन्छ।` }
}

interface Feast {
  readonly name: Both
  readonly dayIn: (today: number) => number | undefined
}
const inBs = (month: number, day: number) => (today: number) =>
  nextOf(today, (later) => {
    const bs = dayNumberToBs(today)
    return bs && bsToDayNumber({ year: bs.year + later, month, day })
  })
const inAd = (month: number, day: number) => (today: number) =>
  nextOf(today, (later) => toDayNumber({ year: fromDayNumber(today).year + later, month, day }))

function nextOf(today: number, dayIn: (later: number) => number | undefined): number | undefined {
  return [0, 1].map(dayIn).find((day) => day !== undefined && day >= today)
}

const feasts: readonly (readonly [Feast, readonly string[]])[] = [
  [
    { name: { en: 'Nepali New Year', np: 'नयाँ वर्ष' }, dayIn: inBs(1, 1) },
    ['nepali new year', 'naya barsha', 'नयाँ वर्ष'],
  ],
  [
    { name: { en: 'Maghe Sankranti', np: 'माघे सङ्क्रान्ति' }, dayIn: inBs(10, 1) },
    ['maghe sankranti', 'माघे सङ्क्रान्ति', 'माघे संक्रान्ति'],
  ],
  [
    { name: { en: 'Saune Sankranti', np: 'साउने सङ्क्रान्ति' }, dayIn: inBs(4, 1) },
    ['साउने सङ्क्रान्ति', 'साउने संक्रान्ति'],
  ],
  [
    { name: { en: 'Republic Day', np: 'गणतन्त्र दिवस' }, dayIn: inBs(2, 15) },
    ['republic day', 'गणतन्त्र दिवस'],
  ],
  [
    { name: { en: 'Constitution Day', np: 'संविधान दिवस' }, dayIn: inBs(6, 3) },
    ['constitution day', 'संविधान दिवस'],
  ],
  [
    { name: { en: 'Democracy Day', np: 'प्रजातन्त्र दिवस' }, dayIn: inBs(11, 7) },
    ['democracy day', 'प्रजातन्त्र दिवस'],
  ],
  [
    { name: { en: 'Christmas', np: 'क्रिसमस' }, dayIn: inAd(12, 25) },
    ['christmas', 'xmas', 'क्रिसमस'],
  ],
  [
    { name: { en: 'New Year’s Day', np: 'अङ्ग्रेजी नयाँ वर्ष' }, dayIn: inAd(1, 1) },
    ['english new year', 'new year', 'अङ्ग्रेजी नयाँ वर्ष'],
  ],
]
const moonFeasts = [
  'dashain',
  'tihar',
  'teej',
  'holi',
  'lhosar',
  'losar',
  'shivaratri',
  'chhath',
  'eid',
  'buddha jayanti',
  'janai purnima',
  'दशैँ',
  'दसैं',
  'तिहार',
  'तीज',
  'होली',
  'ल्होसार',
  'शिवरात्रि',
  'छठ',
  'इद',
  'बुद्ध जयन्ती',
]
const whenWords = [
  'when is',
  'when will',
  'whens',
  'what date',
  'which date',
  'how many days',
  'कहिले',
  'कति गते',
  'कति दिन',
]
const named = makePhraseBook<Feast>(feasts)
const byTheMoon = makePhraseBook([[true, moonFeasts]])
const whenAsked = makePhraseBook([[true, whenWords]])
const todayAsked = makePhraseBook([
  [
    true,
    [
      'what day is it',
      'what is .. date',
      'whats .. date',
      'todays date',
      'what day is today',
      'आज कति गते',
      'aaja|aja k|ke|kati|kun gate|bar|tarik|din',
      'आज के बार',
      'कति तारिख',
    ],
  ],
])

function dayAskedFor({ turn, today }: Moment): Both | undefined {
  if (todayAsked.find(turn.words).length > 0) {
    return { en: `Today is ${sayDay(today, 'en')}.`, np: `आज ${sayDay(today, 'np')} हो।` }
  }
  if (whenAsked.find(turn.words).length === 0) return undefined
  const [feast] = named.find(turn.words)
  const day = feast?.dayIn(today)
  if (feast && day !== undefined) {
    return {
      en: `${feast.name.en} is on ${sayDay(day, 'en')}, ${sayAway(day - today).en}.`,
      np: `${feast.name.np} ${sayDay(day, 'np')} मा पर्छ, ${sayAway(day - today).np}।`,
    }
  }
  if (byTheMoon.find(turn.words).length === 0) return undefined
  return {
    en: 'That feast goes by the moon, and I cannot reckon the moon. A printed patro or the committee’s list on a news site has the day.',
    np: 'त्यो पर्व तिथिले चल्छ, तिथि म गन्न सक्दिनँ। पात्रो वा समाचार साइटमा निर्णायक समितिको मिति हेर्नुहोस्।',
  }
}

function sayAway(days: number): Both {
  if (days === 0) return { en: 'which is today', np: 'आजै हो' }
  if (days === 1) return { en: 'which is tomorrow', np: 'भोलि हो' }
  return {
    en: `${formatNumber(days, 'en')} days from now`,
    np: `अब ${formatNumber(days, 'np')} दिन बाँकी`,
  }
}

function sayDay(day: number, language: 'en' | 'np'): string {
  const bs = dayNumberToBs(day)
  const ad = formatAdDay(fromDayNumber(day), language)
  return bs ? `${formatBsDay(bs, language)} (${ad})` : ad
}
