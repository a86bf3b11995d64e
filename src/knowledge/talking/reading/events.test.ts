import { describe, expect, it } from 'vitest'
import { isoToDayNumber } from '#kit/i18n/civil-day.ts'
import { eventsIn, sayWhen } from './events.ts'
import { spell } from './phrases.ts'

/** A Sunday, 6 Mangsir 2083. */
const today = isoToDayNumber('2026-11-22')
const heard = (text: string) =>
  eventsIn(text, spell(text), today).map(({ what, on }) => `${what.en} ${on}`)

describe('something that has a day', () => {
  it.each([
    ['I have an interview on Friday', 'interview 2026-11-27'],
    ['my exam is tomorrow', 'exam 2026-11-23'],
    ['परीक्षा १२ मङ्सिरमा छ', 'exam 2026-11-28'],
    ['bholi exam cha', 'exam 2026-11-23'],
    ['शुक्रबार अन्तर्वार्ता छ', 'interview 2026-11-27'],
    ['the operation is on 3 December', 'operation 2026-12-03'],
    ['result in 5 days', 'result 2026-11-27'],
  ])('%s', (text, event) => {
    expect(heard(text)).toEqual([event])
  })

  it.each(['I had an exam once', 'on Friday I was tired', 'hello'])('not in: %s', (text) => {
    expect(heard(text)).toEqual([])
  })

  it('is told as people say it', () => {
    expect(sayWhen(today + 1, today)).toEqual({ en: 'tomorrow', np: 'भोलि' })
    expect(sayWhen(today + 5, today).en).toBe('on Friday')
    expect(sayWhen(today + 20, today)).toEqual({
      en: 'on 26 Mangsir (12 December)',
      np: 'मङ्सिर २६ गते',
    })
  })
})
