import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findMisspelt, readSpellings } from './read-spellings.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const nepali = readSpellings(read('src/web/rooms/spelling/nepali.txt'))
const english = readSpellings(read('src/web/rooms/spelling/english.txt'))

/** What is asked for in these very letters. */
const asAskedFor = ['Generating...']

/**
 * What people type is written as they type it: there the house listens, and does not speak. And
 * where a metre is kept, it may bend a vowel.
 */
const heard = /\/hearing\/|\/testing\/|\/talking\/talks\/|\/shelf\/(?:words\/|no-)/
const inMetre = /\/poetry\/ne\/poem\/scenes\//
const listening = /^\s*[~*=!?]?\s*~|^\/\/|^#|^source:/

const catalogues = import.meta.glob<{ default: Record<string, string> }>('/src/**/words/*.ts', {
  eager: true,
})
const shelves = globSync('src/knowledge/**/*.txt')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !heard.test(file) && !inMetre.test(file))

const isNepali = (text: string) => /[\u0900-\u097f]/.test(text)

function faultsIn(where: string, text: string): string[] {
  if (asAskedFor.includes(text)) return []
  const faults = findMisspelt(text, isNepali(text) ? nepali : english)
  return faults.map((fault) => `${where}: ${fault}`)
}

/** Two languages may share a line, on either side of a bar. */
function faultsOnShelf(file: string): string[] {
  return read(file)
    .split('\n')
    .flatMap((line, at) =>
      listening.test(line)
        ? []
        : line.split(' | ').flatMap((text) => faultsIn(`${file}:${at + 1}`, text)),
    )
}

describe('the spelling of', () => {
  it.each(Object.keys(catalogues))('%s is that of the house', (file) => {
    const words = Object.entries(catalogues[file]?.default ?? {})
    expect(words.flatMap(([key, text]) => faultsIn(key, text))).toEqual([])
  })

  it.each(shelves)('%s is that of the house', (file) => {
    expect(faultsOnShelf(file)).toEqual([])
  })
})

describe('a spelling', () => {
  it('is found at the beginning of a word, and not within another', () => {
    const spellings = readSpellings('// a note\n# a heading\nरूख* → रुख\nपनी → पनि')
    expect(findMisspelt('रूखमुनि पनी', spellings)).toEqual(['रूख → रुख', 'पनी → पनि'])
    expect(findMisspelt('रुखमुनि पनीर', spellings)).toEqual([])
  })

  it('may be a pattern', () => {
    const spellings = readSpellings(String.raw`/\.\.\./ → …`)
    expect(findMisspelt('One moment...', spellings)).toEqual(['... → …'])
  })

  it.each([
    ['उसले भात खाँदैछ', 'दैछ → …दै छ'],
    ['उसले गर्यो', 'र्यो → र्‍य'],
    ['घर मा', ' मा → विभक्ति जोडेर'],
    ['हामी जान्छौं', 'ौं → चन्द्रबिन्दु (ँ)'],
    ['It’s "here"', '" → ’ or “ ”'],
    ['her favorite', 'favor → favour'],
  ])('of the lists is found in “%s”', (text, fault) => {
    expect(findMisspelt(text, isNepali(text) ? nepali : english)).toContain(fault)
  })

  it.each([
    'सूर्योदय र कार्य, ११६६ मा फोन गर्नुहोस्, तपाईं स्वयं',
    'वि.सं. २०८३ मा उसले गर्‍यो',
    'It’s hers, in two-thirds of an hour: 12 of 30.',
  ])('is not found in “%s”', (text) => {
    expect(findMisspelt(text, isNepali(text) ? nepali : english)).toEqual([])
  })
})
