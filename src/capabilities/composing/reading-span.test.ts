import { describe, expect, it } from 'vitest'
import { readingSpan } from './reading-span.ts'

const at = (text: string) => Date.parse(text)

describe('the time a reading is for', () => {
  it('is the day in Kathmandu, whatever day it is elsewhere', () => {
    expect(readingSpan('daily', at('2026-11-21T18:14:59Z'))).toBe('2026-11-21')
    expect(readingSpan('daily', at('2026-11-21T18:15:00Z'))).toBe('2026-11-22')
  })

  it('is the week from Sunday to Saturday', () => {
    const week = (day: string) => readingSpan('weekly', at(`${day}T06:00:00Z`))
    expect(week('2026-11-15')).toBe('2026-11-15')
    expect(week('2026-11-21')).toBe('2026-11-15')
    expect(week('2026-11-22')).toBe('2026-11-22')
  })

  it('is the Nepali month', () => {
    const month = (day: string) => readingSpan('monthly', at(`${day}T06:00:00Z`))
    expect(month('2026-11-21')).toBe('2083/8')
    expect(month('2026-12-25')).toBe('2083/9')
    expect(month('2150-01-01')).toBe('2150-01')
  })
})
