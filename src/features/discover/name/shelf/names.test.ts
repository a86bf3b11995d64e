import { describe, expect, it } from 'vitest'
import { languages } from '#kit/i18n/language.ts'
import { signBySyllable } from '#knowledge/rashi/sign-by-syllable.ts'
import { foldName } from './fold-name.ts'
import { givenNames } from './names.ts'

const devanagari = /^\p{Script=Devanagari}+$/u

describe('the shelf of names', () => {
  it('holds more than eight hundred names for girls, boys and either', () => {
    expect(givenNames.length).toBeGreaterThan(800)
    for (const who of ['girl', 'boy', 'either'] as const) {
      expect(givenNames.filter((name) => name.who === who).length).toBeGreaterThanOrEqual(30)
    }
  })

  it('comes from many tongues of Nepal', () => {
    const origins = new Set(givenNames.map((name) => name.origin))
    for (const origin of [
      'sanskrit',
      'nepali',
      'tibetan',
      'newar',
      'kirati',
      'tamang',
      'tharu',
      'maithili',
      'arabic',
      'hebrew',
    ] as const) {
      expect(origins, origin).toContain(origin)
    }
  })

  it('lists no name twice, in either script', () => {
    expect(new Set(givenNames.map((name) => name.np)).size).toBe(givenNames.length)
    expect(new Set(givenNames.map((name) => name.en)).size).toBe(givenNames.length)
    expect(new Set(givenNames.map((name) => foldName(name.np))).size).toBe(givenNames.length)
  })

  it('writes each name in both scripts', () => {
    for (const { np, en } of givenNames) {
      expect(np, en).toMatch(devanagari)
      expect(en, np).toMatch(/^[A-Z][a-z]+$/)
    }
  })

  it('gives every name a meaning and a kind word in both languages', () => {
    for (const { en, meaning, trait } of givenNames) {
      for (const words of [meaning, trait]) {
        expect(words.en.length, en).toBeGreaterThan(2)
        expect(words.np, en).toMatch(/\p{Script=Devanagari}/u)
        expect(words.np, en).not.toMatch(/\p{Script=Latin}|\u200c/u)
      }
    }
  })

  it('says the same kind word to nobody else', () => {
    for (const language of languages)
      expect(new Set(givenNames.map((name) => name.trait[language])).size).toBe(givenNames.length)
  })

  it('can tell the sign of every name, and the Latin spelling agrees with the Devanagari', () => {
    const disagreeing = givenNames.filter(
      ({ np, en }) => !signBySyllable(np) || signBySyllable(np) !== signBySyllable(en),
    )
    expect(disagreeing.map((name) => name.en)).toEqual([])
  })
})
