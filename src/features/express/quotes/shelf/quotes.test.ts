import { describe, expect, it } from 'vitest'
import { quoteThemes } from '#knowledge/poetry/kinds.ts'
import { quotes, quotesOf } from './quotes.ts'
import { theEight } from './the-eight.ts'

const devanagari = /\p{Script=Devanagari}/u
const latin = /\p{Script=Latin}/u
const danglingDanda = /\s[।॥]/u
const quoted = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase()

describe('the shelf of quotes', () => {
  it.each(quoteThemes)('has one %s quote among the eight and at least fifteen more', (category) => {
    const shelf = quotesOf(category)
    expect(shelf.filter((quote) => theEight.includes(quote))).toHaveLength(1)
    expect(shelf.length).toBeGreaterThanOrEqual(16)
  })

  it('opens on eight curated quotes, one for each category', () => {
    expect(theEight.map((quote) => quote.category)).toEqual([...quoteThemes])
    expect(quotes.slice(0, 8)).toEqual(theEight)
  })

  it('speaks Nepali first: two of five were said in it, by poets and by everybody', () => {
    const saidInNepali = quotes.filter(({ ours }) => !ours.includes('np'))
    expect(saidInNepali.length / quotes.length).toBeGreaterThanOrEqual(0.4)
    const poets = new Set(saidInNepali.map(({ by }) => by.en))
    for (const poet of [
      'Bhanubhakta Acharya',
      'Motiram Bhatta',
      'Lekhnath Paudyal',
      'Laxmi Prasad Devkota',
    ]) {
      expect(poets).toContain(poet)
    }
  })

  it('does not keep the two voices apart', () => {
    for (const category of quoteThemes) {
      const firstPage = quotesOf(category).slice(0, 8)
      const nepali = firstPage.filter(({ ours }) => !ours.includes('np')).length
      expect(nepali, category).toBeGreaterThanOrEqual(2)
      expect(nepali, category).toBeLessThanOrEqual(6)
    }
  })

  it('never shelves one quote twice, in either language', () => {
    expect(new Set(quotes.map((quote) => quote.id)).size).toBe(quotes.length)
    expect(new Set(quotes.map((quote) => quoted(quote.text.en))).size).toBe(quotes.length)
    expect(new Set(quotes.map((quote) => quoted(quote.text.np))).size).toBe(quotes.length)
  })

  it('can be read and credited in both languages', () => {
    for (const { id, text, by } of quotes) {
      expect(text.en, id).toMatch(latin)
      expect(text.en, id).not.toMatch(devanagari)
      expect(text.np, id).toMatch(devanagari)
      expect(text.np, id).not.toMatch(latin)
      expect(by.en, id).not.toMatch(devanagari)
      expect(by.np, id).toMatch(devanagari)
    }
  })

  it('says where a person or a scripture can be looked up', () => {
    for (const { id, kind, source } of quotes) {
      if (kind !== 'proverb') expect(source, id).toBeDefined()
    }
  })

  it('marks a translation of ours as ours', () => {
    for (const { id, ours, original } of quotes) {
      expect(ours.length, id).toBeGreaterThan(0)
      if (original) expect(ours, id).toContain('np')
    }
  })

  it('credits nobody with the words of our own translation of a Nepali proverb', () => {
    const nepali = quotes.filter((quote) => quote.by.en === 'Nepali proverb')
    expect(nepali.length).toBeGreaterThanOrEqual(20)
    for (const { id, kind, ours } of nepali) {
      expect(kind, id).toBe('proverb')
      expect(ours, id).toEqual(['en'])
    }
  })

  it('sets Nepali as Nepali is set', () => {
    for (const { id, text, meaning } of quotes) {
      for (const nepali of [text.np, meaning?.np ?? '']) {
        expect(nepali, id).not.toMatch(danglingDanda)
        expect(nepali, id).not.toContain('\u200c')
        expect(nepali, id).not.toMatch(/र्य[ो]/u)
        expect(nepali, id).not.toMatch(/[^.]\.\s*$/u)
        expect(nepali, id).toBe(nepali.normalize('NFC'))
      }
    }
  })

  it('fits a card: no quote is longer than 280 characters', () => {
    for (const { id, text } of quotes) {
      expect(text.en.length, id).toBeLessThanOrEqual(280)
      expect(text.np.length, id).toBeLessThanOrEqual(280)
    }
  })
})
