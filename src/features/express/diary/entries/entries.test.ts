import { describe, expect, it } from 'vitest'
import { countGraphemes } from '#kit/text/count.ts'
import { languageOf } from './language-of.ts'
import { findOnThisDay } from './on-this-day.ts'
import { previewOf } from './preview.ts'
import { searchEntries } from './search-entries.ts'
import { writeMarkdown } from './write-markdown.ts'

describe('the preview of an entry', () => {
  it('is the entry itself when it is short', () => {
    expect(previewOf('  A short day.  ')).toBe('A short day.')
    expect(previewOf('x'.repeat(100))).toBe('x'.repeat(100))
  })

  it('is its first 100 characters, as a reader counts them', () => {
    const preview = previewOf('गर्‍यो '.repeat(100))
    expect(countGraphemes(preview.slice(0, -1))).toBe(100)
    expect(preview.endsWith('…')).toBe(true)
    expect(previewOf('👩‍👩‍👧'.repeat(101))).toBe(`${'👩‍👩‍👧'.repeat(100)}…`)
  })

  it('stands on one line', () => {
    expect(previewOf('Rain.\n\nThen sun.')).toBe('Rain. Then sun.')
  })
})

describe('searching the diary', () => {
  const entries = [
    { content: 'Tea with Aama on the roof' },
    { content: 'आमासँग छतमा चिया, २०८३' },
    { content: 'Quiet.', poem: { text: 'The roof remembers' } },
  ]

  it('finds what holds every word, in any order and case', () => {
    expect(searchEntries(entries, 'ROOF tea')).toEqual([entries[0]])
    expect(searchEntries(entries, 'roof')).toEqual([entries[0], entries[2]])
  })

  it('finds Nepali words, with or without joiners, and digits of either script', () => {
    expect(searchEntries(entries, 'चिया')).toEqual([entries[1]])
    expect(searchEntries(entries, '2083')).toEqual([entries[1]])
    expect(searchEntries([{ content: 'काम गर्‍यो' }], 'गर्यो')).toHaveLength(1)
  })

  it('shows everything when nothing is looked for', () => {
    expect(searchEntries(entries, '   ')).toBe(entries)
  })

  it('finds nothing where there is nothing', () => {
    expect(searchEntries(entries, 'mountain')).toEqual([])
  })
})

describe('on this day', () => {
  const at = (...dates: string[]) => new Map(dates.map((date) => [date, [{ date }]]))
  const years = (found: readonly { yearsAgo: number }[]) => found.map((each) => each.yearsAgo)
  const today = { year: 2026, month: 11, day: 21 }

  it('remembers what was written on the same date in years before', () => {
    const byDate = at('2026-11-21', '2025-11-21', '2020-11-21', '2025-11-20')
    expect(years(findOnThisDay(byDate, today, 'ad'))).toEqual([1, 6])
  })

  it('goes by Bikram Sambat for those who do', () => {
    // 21 November 2026 is 5 Mangsir 2083; 5 Mangsir 2082 was 21 November 2025, 2081 the 20th.
    const byDate = at('2025-11-21', '2024-11-20', '2024-11-21')
    expect(years(findOnThisDay(byDate, today, 'bs'))).toEqual([1, 2])
    expect(years(findOnThisDay(byDate, today, 'ad'))).toEqual([1, 2])
    expect(findOnThisDay(byDate, today, 'bs')[1]?.entries).toEqual([{ date: '2024-11-20' }])
  })

  it('knows that 29 February comes seldom', () => {
    const byDate = at('2027-03-01', '2024-02-29')
    expect(years(findOnThisDay(byDate, { year: 2028, month: 2, day: 29 }, 'ad'))).toEqual([4])
  })
})

describe('the diary as a text', () => {
  it('is in order of days, with its lines and its poems', () => {
    const text = writeMarkdown(
      'Diary',
      [
        { day: 'Tuesday', content: 'One.\nTwo.', poem: { text: 'A\nB' } },
        { day: 'Monday', content: 'First.' },
      ],
      (entry) => entry.day,
    )
    expect(text).toBe(
      '# Diary\n\n## Monday\n\nFirst.\n\n## Tuesday\n\nOne.  \nTwo.\n\n> A  \n> B\n',
    )
  })
})

describe('the language of a page', () => {
  it('is told by its letters, and by the interface where they do not tell', () => {
    expect(languageOf('आज पानी पर्‍यो ok', 'en')).toBe('np')
    expect(languageOf('It rained. पानी', 'np')).toBe('en')
    expect(languageOf('1234 !', 'np')).toBe('np')
  })
})
