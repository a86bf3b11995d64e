import { describe, expect, it } from 'vitest'
import { formatClock } from './clock.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

describe('the clock', () => {
  it.each([
    ['00:00:00', 'राति १२:०० बजे', '12:00 AM'],
    ['03:59:59', 'राति ३:५९ बजे', '3:59 AM'],
    ['04:00:00', 'बिहान ४:०० बजे', '4:00 AM'],
    ['10:59:00', 'बिहान १०:५९ बजे', '10:59 AM'],
    ['11:00:00', 'दिउँसो ११:०० बजे', '11:00 AM'],
    ['12:05:00', 'दिउँसो १२:०५ बजे', '12:05 PM'],
    ['15:59:00', 'दिउँसो ३:५९ बजे', '3:59 PM'],
    ['16:00:00', 'साँझ ४:०० बजे', '4:00 PM'],
    ['19:59:00', 'साँझ ७:५९ बजे', '7:59 PM'],
    ['20:00:00', 'राति ८:०० बजे', '8:00 PM'],
  ])('says %s as %s and %s', (time, nepali, english) => {
    expect(formatClock(at(time), 'UTC', 'np')).toBe(nepali)
    expect(formatClock(at(time), 'UTC', 'en')).toBe(english)
  })

  it('can tick by the second', () => {
    expect(formatClock(at('08:05:09'), 'UTC', 'np', { seconds: true })).toBe('बिहान ८:०५:०९ बजे')
    expect(formatClock(at('08:05:09'), 'UTC', 'en', { seconds: true })).toBe('8:05:09 AM')
  })

  it('goes by the place it is shown in', () => {
    expect(formatClock(at('02:20:00'), 'Asia/Kathmandu', 'np')).toBe('बिहान ८:०५ बजे')
  })

  it('shows nothing for a moment that is none', () => {
    expect(formatClock(Number.NaN, 'UTC', 'np')).toBe('')
  })
})
