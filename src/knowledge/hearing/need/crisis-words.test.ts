import { describe, expect, it } from 'vitest'
import { phrasesOf, sayOnce } from '../matching/letter-tree.ts'
import { noticeCrisis } from './crisis-words.ts'
import { devanagariCrisisWords } from './crisis-words-devanagari.ts'
import { englishCrisisWords } from './crisis-words-english.ts'
import { romanisedCrisisWords } from './crisis-words-romanised.ts'
import * as devanagari from './sentences/devanagari.case.ts'
import * as english from './sentences/english.case.ts'
import * as romanised from './sentences/romanised.case.ts'

const isHeard = (text: string) => noticeCrisis(text).noticed

const ways = [
  ['English', english],
  ['Nepali', devanagari],
  ['romanised Nepali', romanised],
] as const

describe.each(ways)('someone who writes in %s', (_way, sentences) => {
  const explicit = phrasesOf(sentences.explicit)
  const passive = phrasesOf(sentences.passive)
  const ordinary = phrasesOf(sentences.ordinary)

  it('is noticed when they say outright that they want to die or hurt themselves', () => {
    expect(explicit.length).toBeGreaterThanOrEqual(60)
    expect(explicit.filter((text) => !isHeard(text))).toEqual([])
  })

  it('is noticed when they say it sideways', () => {
    expect(passive.length).toBeGreaterThanOrEqual(60)
    expect(passive.filter((text) => !isHeard(text))).toEqual([])
  })

  it('is left alone when they speak of other things in the same words', () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(60)
    expect(ordinary.filter(isHeard)).toEqual([])
  })
})

describe('the lists', () => {
  it('hold no line that could never be noticed', () => {
    for (const words of [englishCrisisWords, romanisedCrisisWords, devanagariCrisisWords]) {
      const lines = [words.explicit, words.passive, words.explicitMethod].flatMap(phrasesOf)
      expect(lines.map(sayOnce).filter((text) => !noticeCrisis(text).noticed)).toEqual([])
    }
  })
})

describe('a cry for help in disguise', () => {
  it('is heard through capitals, accents and letters held down', () => {
    expect(isHeard('I WANT TO DIE')).toBe(true)
    expect(isHeard('Ï wânt tö dïe')).toBe(true)
    expect(isHeard('i want to dieeeeeee')).toBe(true)
  })

  it('is heard through signs, stars, spaces and invisible characters', () => {
    expect(isHeard('i want to d!e')).toBe(true)
    expect(isHeard('su*cide')).toBe(true)
    expect(isHeard('k i l l m y s e l f')).toBe(true)
    expect(isHeard('ki\u200bll my\u00adself')).toBe(true)
    expect(isHeard('killmyself')).toBe(true)
  })

  it('is heard in every way people spell Nepali in Latin letters', () => {
    for (const text of ['aatmahatya', 'atmahatya', 'aatma hatya', 'ATMAHATYAA', 'aatma-hatya']) {
      expect.soft(isHeard(text), text).toBe(true)
    }
    for (const text of [
      'jiuna man chhaina',
      'jiuna mann xaina',
      'jiunaman chaina',
      'jyuna man 6aina',
    ]) {
      expect.soft(isHeard(text), text).toBe(true)
    }
  })

  it('is heard without ZWJ, halanta or the right vowel sign, and with a nukta', () => {
    for (const text of ['मर्न मन लाग्छ', 'मर्‍न मन लाग्छ', 'मरन मन लाग्छ', 'मर्न मन लाग्\u200cछ']) {
      expect.soft(isHeard(text), text).toBe(true)
    }
    expect(isHeard('वाँच्न मन छैन')).toBe(true)
    expect(isHeard('ज़िन्दगी बोझ भयो')).toBe(true)
  })

  it('is heard in the middle of a long entry about something else', () => {
    const entry = `${'We planted rice all day and the rain came at four. '.repeat(8)}Some days I don't want to wake up. ${'Then we ate maize on the porch.'.repeat(4)}`
    expect(isHeard(entry)).toBe(true)
  })
})

describe('an idiom', () => {
  it('does not hide a cry beside it', () => {
    expect(isHeard('I died laughing yesterday, and tonight I want to die')).toBe(true)
    expect(isHeard('भोकले मरेँ भन्थेँ हिजो, आज साँच्चै मर्न मन लाग्यो')).toBe(true)
  })
})

describe('naming a means', () => {
  it.each([
    'I want to hang myself',
    'I took a whole bottle of pills',
    'I want to die, I have a rope ready',
    'going to jump off the bridge',
    'my uncle hanged himself last year',
    'झुन्डिएर मर्छु',
    'मलाई मर्न मन लाग्छ, डोरी किनेँ',
    'विष खाएर मर्न मन लाग्यो',
    'उसले पुलबाट हाम फालेर आत्महत्या गर्‍यो',
    'निद्राको औषधि सबै एकैचोटि खान मन लाग्यो',
    'jhundiera marchu',
    'bish khayera marna man lagyo',
    'marna man lagyo dori kineko xu',
    'chhat bata hamfalera marchu',
  ])('is seen in: %s', (text) => {
    expect(noticeCrisis(text)).toEqual({ noticed: true, describesMethod: true })
  })

  it.each([
    'I wish I was dead',
    'I want to die',
    'मलाई मर्न मन लाग्छ',
    'marna man lagyo',
    'everyone better off without me',
  ])('is not imagined in: %s', (text) => {
    expect(noticeCrisis(text)).toMatchObject({ noticed: true, describesMethod: false })
  })

  it('means nothing where nobody is in danger', () => {
    for (const text of [
      'I took two tablets for my headache',
      'we hung a rope swing from the tree',
      'पुलबाट नदी हेर्न रमाइलो',
      'khukuri le kafal katyo',
    ]) {
      expect.soft(noticeCrisis(text), text).toEqual({ noticed: false, describesMethod: false })
    }
  })
})

describe('wordings heard later', () => {
  it.each([
    'yo jindagi baata mukti chahiyo',
    'यो जिन्दगीबाट मुक्ति चाहियो',
    'म नभएको भए सबै खुसी हुन्थे',
    'how to tie a noose',
  ])('are noticed: %s', (text) => {
    expect(noticeCrisis(text).noticed).toBe(true)
  })

  it.each([
    'ending my life as a student tomorrow',
    'marna deu yar kasto garmi',
    'जागिरबाट मुक्ति चाहियो',
  ])('are no cry: %s', (text) => {
    expect(noticeCrisis(text).noticed).toBe(false)
  })
})

describe('an empty or strange text', () => {
  it('is nothing to worry about', () => {
    for (const text of ['', ' ', '🙂', '...', '123', '\u200d', '漢字']) {
      expect.soft(noticeCrisis(text), text).toEqual({ noticed: false, describesMethod: false })
    }
  })
})
