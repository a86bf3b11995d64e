/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest'
import { guessStress } from './metre/guess-stress.ts'
import { checkSheet } from './testing/check-sheet.ts'

const files = import.meta.glob('./scenes/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

describe('every sheet we wrote', () => {
  it.each(Object.keys(files))('%s keeps its metre and its rhymes, in every reading', (path) => {
    expect(checkSheet(files[path] ?? '', path)).toEqual([])
  })
})

describe('what is said of a sheet that is wrong', () => {
  it.each([
    ['# sonnet open\nA line.', 'unknown form “sonnet”'],
    ['# couplets open mood:blue\nA line.', 'unknown tag “mood:blue”'],
    ['# couplets open hour:late\nA line.', 'unknown tag “hour:late”'],
    ['A line without a head.', 'without a header'],
    ['# couplets open\nThe river runs.\nIt runs away.', '4 syllables, not 10'],
    ['# quatrains open\nThe river tells one story now.', '1 lines, not 4'],
    [
      '# couplets open\nThe river tells one story, night and day.\nThe river tells one story, night and noon.',
      '“day” and “noon” do not rhyme',
    ],
  ])('%j', (sheet, fault) => {
    expect(checkSheet(sheet, 'draft.txt').join('\n')).toContain(fault)
    expect(checkSheet(sheet, 'draft.txt')[0]).toMatch(/^draft\.txt, line \d+/)
  })
})

describe('the beat of a word nobody listed', () => {
  it.each([
    ['guitar', '01'],
    ['pencil', '10'],
    ['gravitation', '2010'],
    ['banana', '010'],
    ['strawberry', '102'],
    ['momo', '10'],
  ])('of %s is heard as %s', (word, beat) => {
    expect(guessStress(word)).toBe(beat)
  })
})
