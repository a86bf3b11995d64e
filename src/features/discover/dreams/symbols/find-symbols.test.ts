import { describe, expect, it } from 'vitest'
import { findSymbols } from './find-symbols.ts'
import { dreamSymbols } from './symbols.ts'

const idsIn = (dream: string) => findSymbols(dream).map((symbol) => symbol.id)

describe('the dream symbols', () => {
  it('are at least sixty, each known by one name and one picture', () => {
    expect(dreamSymbols.length).toBeGreaterThanOrEqual(60)
    expect(new Set(dreamSymbols.map((symbol) => symbol.id)).size).toBe(dreamSymbols.length)
    expect(new Set(dreamSymbols.map((symbol) => symbol.emoji)).size).toBe(dreamSymbols.length)
    expect(new Set(dreamSymbols.map((symbol) => symbol.label.np)).size).toBe(dreamSymbols.length)
  })

  it('can be recognised in English, romanised Nepali and Devanagari', () => {
    for (const { id, words } of dreamSymbols) {
      expect(words.filter((word) => /[a-z]/.test(word)).length, id).toBeGreaterThanOrEqual(2)
      expect(
        words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length,
        id,
      ).toBeGreaterThan(0)
    }
  })

  it('claim no word that another symbol claims', () => {
    const words = dreamSymbols.flatMap((symbol) => symbol.words)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it('are told gently in both languages', () => {
    for (const { id, meaning } of dreamSymbols) {
      expect(meaning.en, id).toMatch(/[.?]$/)
      expect(meaning.np, id).toMatch(/[।?]$/u)
      expect(meaning.np, id).not.toMatch(/\p{Script=Latin}|\u200c|\s[।?]/u)
      expect(meaning.en, id).not.toMatch(/\byou will (die|lose|suffer|fail)\b/i)
    }
  })

  it('say of a folk belief that it is a belief', () => {
    const folk = dreamSymbols.filter((symbol) => symbol.folk)
    expect(folk.length).toBeGreaterThanOrEqual(20)
    for (const { id, meaning } of folk) {
      expect(meaning.np, id).toMatch(
        /भनि|मानि|विश्वास|भन्छन्|हाँस्छन्|लिन्छन्|खुवाइन्छ|बाल्छन्|डराउँछन्|भनाइ|भनेर/u,
      )
    }
  })

  it('lead somebody who dreams of death to somebody they trust', () => {
    const death = dreamSymbols.find((symbol) => symbol.id === 'death')
    expect(death?.meaning.en).toContain('talk to someone you trust')
    expect(death?.meaning.np).toContain('कुरा गर्नुहोस्')
  })
})

describe('reading a dream', () => {
  it('finds what it speaks of, in the order it was told', () => {
    expect(idsIn('I was flying over a river when a snake bit me')).toEqual([
      'flying',
      'river',
      'snake',
    ])
  })

  it('understands Nepali with its joined endings', () => {
    expect(idsIn('नदीमा सर्पले लखेट्यो, म घरतिर भागेँ')).toEqual(['river', 'snake', 'chased', 'house'])
    expect(idsIn('साथीहरूसँग पहाडमाथि')).toEqual(['friend', 'mountain'])
  })

  it('understands romanised Nepali', () => {
    expect(idsIn('sapana ma sarpa ra paani dekhe, ghar ma aago lagyo')).toEqual([
      'snake',
      'water',
      'house',
      'fire',
    ])
  })

  it('takes plurals, capitals and long vowels in its stride', () => {
    expect(idsIn('SNAKES and *Fishes*')).toEqual(['snake', 'fish'])
    expect(idsIn('पानि, नागहरु र दाँतहरु')).toEqual(['water', 'snake', 'teeth'])
  })

  it('reads the longer phrase before the shorter word', () => {
    expect(idsIn('I missed the bus again')).toEqual(['late'])
    expect(idsIn('my late father smiled')).toEqual(['departed'])
    expect(idsIn('my father was late')).toEqual(['father', 'late'])
    expect(idsIn('बोल्न नसकेको सपना')).toEqual(['voice'])
  })

  it('finds each symbol once', () => {
    expect(idsIn('water, water, पानी, everywhere')).toEqual(['water'])
  })

  it('does not find a word inside another word', () => {
    expect(idsIn('I caught a firefly in the waterfront catalogue')).toEqual([])
    expect(idsIn('मेरो भाग्य')).toEqual([])
    expect(idsIn('खसी बजारमा लड्डु')).toEqual([])
  })

  it('finds every symbol by every one of its own words', () => {
    for (const symbol of dreamSymbols) {
      for (const word of symbol.words) {
        expect(idsIn(word.replace('*', '')), word).toContain(symbol.id)
      }
    }
  })

  it('has nothing to find in an empty telling', () => {
    expect(idsIn('')).toEqual([])
    expect(idsIn('*** … 123')).toEqual([])
  })
})
