import { describe, expect, it } from 'vitest'
import { describeSpan } from './describe-span.ts'

// Saturday, 21 November 2026 in Kathmandu, while it is still Friday further west.
const now = Date.UTC(2026, 10, 20, 19, 0)

describe('the time a reading is for', () => {
  it('is the day in Kathmandu, wherever the reader is', () => {
    expect(describeSpan('daily', now, 'en').join()).toMatch(/21/)
    expect(describeSpan('daily', now, 'np').join()).toMatch(/२०८३ मङ्सिर ५/)
  })

  it('is the week from Sunday to Saturday', () => {
    const [sunday, saturday] = describeSpan('weekly', now, 'en')
    expect(sunday).toMatch(/15/)
    expect(saturday).toMatch(/21/)
  })

  it('is the Nepali month in both languages', () => {
    expect(describeSpan('monthly', now, 'en')).toEqual(['Mangsir 2083 BS'])
    expect(describeSpan('monthly', now, 'np')).toEqual(['२०८३ मङ्सिर'])
  })
})
