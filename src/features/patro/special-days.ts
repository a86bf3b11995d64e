import type { Both } from '#kit/i18n/both.ts'
import { fromDayNumber } from '#kit/i18n/civil-day.ts'

export interface SpecialDay {
  readonly day: number
  readonly name: Both<string>
}

type Fixed = readonly [month: number, day: number, en: string, np: string]

/** Those that stand on the same date each year; the ones that follow the Moon are not among them. */
const fixedInBs: readonly Fixed[] = [
  [1, 1, 'Nepali New Year', 'नयाँ वर्ष'],
  [1, 11, 'Loktantra Day', 'लोकतन्त्र दिवस'],
  [2, 15, 'Republic Day', 'गणतन्त्र दिवस'],
  [3, 15, 'National Paddy Day', 'राष्ट्रिय धान दिवस'],
  [3, 29, 'Bhanu Jayanti', 'भानु जयन्ती'],
  [4, 1, 'Saune Sankranti', 'साउने सङ्क्रान्ति'],
  [5, 29, 'National Children’s Day', 'राष्ट्रिय बाल दिवस'],
  [6, 3, 'Constitution Day', 'संविधान दिवस'],
  [9, 27, 'Prithvi Jayanti', 'पृथ्वी जयन्ती'],
  [10, 1, 'Maghe Sankranti', 'माघे सङ्क्रान्ति'],
  [10, 16, 'Martyrs’ Day', 'शहीद दिवस'],
  [11, 7, 'Democracy Day', 'प्रजातन्त्र दिवस'],
]

const fixedInAd: readonly Fixed[] = [
  [1, 1, 'New Year (AD)', 'अङ्ग्रेजी नयाँ वर्ष'],
  [3, 8, 'International Women’s Day', 'अन्तर्राष्ट्रिय महिला दिवस'],
  [5, 1, 'Labour Day', 'अन्तर्राष्ट्रिय श्रमिक दिवस'],
  [12, 25, 'Christmas', 'क्रिसमस'],
]

/** Of a Bikram Sambat month, in the order of its days. */
export function specialDaysOf(month: {
  readonly month: number
  readonly first: number
  readonly length: number
}): SpecialDay[] {
  const days = Array.from({ length: month.length }, (_, index) => index + 1)
  return days.flatMap((day) => {
    const civil = fromDayNumber(month.first + day - 1)
    return [
      ...fixedInBs.filter(([inMonth, onDay]) => inMonth === month.month && onDay === day),
      ...fixedInAd.filter(([inMonth, onDay]) => inMonth === civil.month && onDay === civil.day),
    ].map(([, , en, np]) => ({ day, name: { en, np } }))
  })
}
