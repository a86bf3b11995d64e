import { describe, expect, it } from 'vitest'
import { quotes, quotesOf } from './quotes.ts'
import { searchQuotes } from './search-quotes.ts'

const idsFor = (query: string, category?: Parameters<typeof searchQuotes>[2]) =>
  searchQuotes(quotes, query, category).map((quote) => quote.id)

describe('searching for a quote', () => {
  it('finds it by a word in English, whatever the case', () => {
    expect(idsFor('FEATHERS')).toEqual(['hope-with-feathers'])
  })

  it('finds it by a word in Nepali', () => {
    expect(idsFor('खुकुरी')).toEqual(['block-and-khukuri'])
  })

  it('finds it by who said it, in either script and without the accents', () => {
    expect(idsFor('bronte')).toEqual(idsFor('Brontë'))
    expect(idsFor('bronte')).toContain('same-souls')
    expect(idsFor('देवकोटा')).toEqual(
      expect.arrayContaining(['greens-and-nettles', 'made-great-by-heart', 'golden-work']),
    )
    expect(idsFor('devkota')).toEqual(idsFor('देवकोटा'))
  })

  it('finds a verse by its number, in the digits of either script', () => {
    expect(idsFor('gita 2.47')).toEqual(['the-work-is-yours'])
    expect(idsFor('भगवद्गीता २.४७')).toEqual(['the-work-is-yours'])
  })

  it('finds the first words of a Sanskrit verse', () => {
    expect(idsFor('कर्मण्येवाधिकारस्ते')).toEqual(['the-work-is-yours'])
  })

  it('forgives long and short vowels', () => {
    expect(idsFor('ठुलो दिलले')).toEqual(['made-great-by-heart'])
    expect(idsFor('ठूलो दिलले')).toEqual(['made-great-by-heart'])
  })

  it('does not care which apostrophe was typed', () => {
    expect(idsFor("fly's curse")).toEqual(['curse-of-a-fly'])
  })

  it('wants every word, in any order', () => {
    expect(idsFor('tread dreams softly')).toEqual(['tread-softly'])
    expect(idsFor('tread bicycle')).toEqual([])
  })

  it('keeps to the chosen category', () => {
    expect(idsFor('emerson', 'friendship').sort()).toEqual(['think-aloud', 'to-be-one'])
    expect(idsFor('emerson')).toContain('trust-thyself')
  })

  it('shows the whole category, or the whole shelf, when nothing is typed', () => {
    expect(searchQuotes(quotes, '   ')).toHaveLength(quotes.length)
    expect(searchQuotes(quotes, '', 'love')).toEqual(quotesOf('love'))
  })

  it('finds nothing, quietly, for words nobody said', () => {
    expect(idsFor('zzzz')).toEqual([])
    expect(idsFor('(*[')).toHaveLength(quotes.length)
  })
})
