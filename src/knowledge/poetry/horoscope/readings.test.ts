import { describe, expect, it } from 'vitest'
import { dayNumberToIso, isoToDayNumber } from '#kit/i18n/civil-day.ts'
import { type SignId, signIds } from '#knowledge/rashi/signs.ts'
import * as english from '../en/horoscope/compose-horoscope.ts'
import { type ReadingPeriod, readingPeriods } from '../kinds.ts'
import * as nepali from '../ne/horoscope/compose-horoscope.ts'
import { naturesOf } from './gather-reading.ts'

const tongues = [
  {
    tongue: 'English',
    composeHoroscope: english.composeHoroscope,
    readingLines: english.readingLines,
  },
  {
    tongue: 'Nepali',
    composeHoroscope: nepali.composeHoroscope,
    readingLines: nepali.readingLines,
  },
]
const first = isoToDayNumber('2026-11-23')
const days = Array.from({ length: 30 }, (_, at) => dayNumberToIso(first + at))
const weeks = Array.from({ length: 12 }, (_, at) => dayNumberToIso(first - 1 + at * 7))
const months = Array.from(
  { length: 12 },
  (_, at) => `${2083 + Math.floor(at / 12)}/${(at % 12) + 1}`,
)
const spans: Record<ReadingPeriod, readonly string[]> = {
  daily: days,
  weekly: weeks,
  monthly: months,
}

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?।]”?)\s+(?=[^\s])/).map((sentence) => sentence.trim())

function shareRepeated(texts: readonly string[]): number {
  const said = texts.flatMap(sentencesOf)
  return 1 - new Set(said).size / said.length
}

describe.each(tongues)('readings in $tongue', ({ composeHoroscope, readingLines }) => {
  const read = (sign: SignId, period: ReadingPeriod, span: string, seed = 'everybody') =>
    composeHoroscope({ sign, period, span, seed })

  it.each(signIds)(
    'for %s over thirty days, twelve weeks or a year seldom say a thing twice',
    (sign) => {
      for (const period of readingPeriods) {
        const texts = spans[period].map((span) => read(sign, period, span))
        expect(shareRepeated(texts), period).toBeLessThanOrEqual(period === 'daily' ? 0.05 : 0.15)
      }
    },
  )

  it('share nothing between the twelve signs on one day, in one week or one month', () => {
    for (const period of readingPeriods) {
      for (const span of spans[period])
        expect(shareRepeated(signIds.map((sign) => read(sign, period, span)))).toBe(0)
    }
  })

  it('are the same all day, another the next day, and long enough', () => {
    expect(read('leo', 'daily', '2026-11-23')).toBe(read('leo', 'daily', '2026-11-23'))
    expect(read('leo', 'daily', '2026-11-24')).not.toBe(read('leo', 'daily', '2026-11-23'))
    expect(read('leo', 'daily', '2026-11-23', 'other')).not.toBe(read('leo', 'daily', '2026-11-23'))
    for (const period of readingPeriods)
      expect(sentencesOf(read('leo', period, 'some day')).length).toBeGreaterThanOrEqual(5)
  })

  it('have eight sentences on the nature of each sign, heard on some of its days', () => {
    for (const sign of signIds) {
      const natures = naturesOf(readingLines, sign)
      expect(natures, sign).toHaveLength(8)
      const heard = days.filter((day) =>
        natures.some((nature) => read(sign, 'daily', day).startsWith(nature)),
      )
      expect(heard.length).toBeGreaterThanOrEqual(7)
    }
  })

  it('speak of today on a day alone', () => {
    for (const sign of signIds) {
      for (const week of weeks) expect(read(sign, 'weekly', week)).not.toMatch(/\btoday\b|आज/i)
      for (const month of months) expect(read(sign, 'monthly', month)).not.toMatch(/\btoday\b|आज/i)
    }
  })

  it('have enough lines for every sign to stand at its own place', () => {
    for (const [file, lines] of readingLines) {
      expect(lines.length, file).toBeGreaterThanOrEqual(file.startsWith('daily') ? 30 : 12)
      expect(new Set(lines).size, file).toBe(lines.length)
    }
  })

  it('frighten nobody, and promise neither money nor fate', () => {
    const all = [...readingLines.values()].flat().join('\n')
    expect(all).not.toMatch(
      /\b(danger|beware|accident|illness|disease|enem|betray|dies?\b|death|lottery|rich|wealth|doom)/i,
    )
    expect(all).not.toMatch(/दुर्घटना|मृत्यु|अशुभ|धोका|शत्रु|चिट्ठा पर्|धनी|रोग/)
  })

  it('are written as they are printed', () => {
    for (const [file, lines] of readingLines) {
      if (file === 'colours') continue
      for (const line of lines) {
        expect(line).toMatch(/[.?।]$/)
        expect(line).not.toMatch(/\s[।,.]|\s{2}|['"[\]{}|]/)
      }
    }
  })
})
