import { describe, expect, it } from 'vitest'
import { signByDate } from './sign-by-date.ts'
import { signs } from './signs.ts'

describe('the twelve signs', () => {
  it('have their names in both languages, and the days between which they were born', () => {
    const dates = (from: { month: number; day: number }) => `${from.month}/${from.day}`
    expect(
      signs.map(({ name, from, until }) => `${name.en} ${name.np} ${dates(from)}-${dates(until)}`),
    ).toEqual([
      'Aries मेष 3/21-4/19',
      'Taurus वृष 4/20-5/20',
      'Gemini मिथुन 5/21-6/20',
      'Cancer कर्कट 6/21-7/22',
      'Leo सिंह 7/23-8/22',
      'Virgo कन्या 8/23-9/22',
      'Libra तुला 9/23-10/22',
      'Scorpio वृश्चिक 10/23-11/21',
      'Sagittarius धनु 11/22-12/21',
      'Capricorn मकर 12/22-1/19',
      'Aquarius कुम्भ 1/20-2/18',
      'Pisces मीन 2/19-3/20',
    ])
  })

  it('share out 108 syllables, nine each, none twice', () => {
    expect(signs).toHaveLength(12)
    for (const sign of signs) expect(sign.aksharas).toHaveLength(9)
    expect(new Set(signs.flatMap((sign) => sign.aksharas)).size).toBe(108)
  })

  it('are found by the birthday a visitor gives', () => {
    expect(signByDate(3, 21)?.id).toBe('aries')
    expect(signByDate(4, 19)?.id).toBe('aries')
    expect(signByDate(4, 20)?.id).toBe('taurus')
    expect(signByDate(12, 31)?.id).toBe('capricorn')
    expect(signByDate(1, 1)?.id).toBe('capricorn')
    expect(signByDate(2, 29)?.id).toBe('pisces')
  })

  it('cover every day of a leap year once, changing sign twelve times', () => {
    let changes = 0
    let before = signByDate(12, 31)?.id
    for (let date = Date.UTC(2024, 0, 1); date < Date.UTC(2025, 0, 1); date += 86_400_000) {
      const day = new Date(date)
      const sign = signByDate(day.getUTCMonth() + 1, day.getUTCDate())
      expect(sign, day.toISOString()).toBeDefined()
      if (sign?.id !== before) changes += 1
      before = sign?.id
    }
    expect(changes).toBe(12)
  })

  it('are not given for days that do not exist', () => {
    for (const [month, day] of [
      [2, 30],
      [4, 31],
      [0, 1],
      [13, 1],
      [5, 0],
      [5, 1.5],
    ] as const) {
      expect(signByDate(month, day)).toBeUndefined()
    }
  })
})
