import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { disguisedAbuse, plainAbuse } from '#capabilities/moderation/sentences/abusive.case.ts'
import { ordinaryDevanagari } from '#capabilities/moderation/sentences/ordinary-devanagari.case.ts'
import { ordinaryEnglish } from '#capabilities/moderation/sentences/ordinary-english.case.ts'
import { ordinaryRomanised } from '#capabilities/moderation/sentences/ordinary-romanised.case.ts'
import { phrasesOf, sayOnce } from '../matching/letter-tree.ts'
import { findSlurs } from './find-slurs.ts'
import { devanagariSlurs } from './slurs-devanagari.ts'
import { englishSlurs } from './slurs-english.ts'
import { romanisedSlurs } from './slurs-romanised.ts'

const isAbusive = (text: string) => findSlurs(text).length > 0
const foundIn = (text: string) => findSlurs(text).map(({ start, end }) => text.slice(start, end))

describe('abuse', () => {
  it('is found when it is written plainly, in every script', () => {
    const texts = phrasesOf(plainAbuse)
    expect(texts.length).toBeGreaterThan(60)
    expect(texts.filter((text) => !isAbusive(text))).toEqual([])
  })

  it('is found behind leet, dots, stars, spaces, stretching and mixed scripts', () => {
    const texts = phrasesOf(disguisedAbuse)
    expect(texts.length).toBeGreaterThan(60)
    expect(texts.filter((text) => !isAbusive(text))).toEqual([])
  })

  it('includes telling someone to die, but not begging them to live', () => {
    expect(isAbusive('kill yourself')).toBe(true)
    expect(isAbusive('जा मर्')).toBe(true)
    expect(isAbusive("please don't kill yourself")).toBe(false)
    expect(isAbusive('he told me to kill myself')).toBe(false)
  })
})

describe('the lists', () => {
  it('hold no line that could never be found', () => {
    for (const { slur } of [englishSlurs, romanisedSlurs, devanagariSlurs]) {
      expect(
        phrasesOf(slur)
          .map(sayOnce)
          .filter((text) => !isAbusive(text)),
      ).toEqual([])
    }
  })
})

describe('ordinary talk', () => {
  const texts = [ordinaryEnglish, ordinaryDevanagari, ordinaryRomanised].flatMap(phrasesOf)

  it('is left alone in three hundred and more sentences', () => {
    expect(texts.length).toBeGreaterThanOrEqual(300)
    expect(texts.filter(isAbusive)).toEqual([])
  })

  it('is left alone when it only contains a rude word', () => {
    for (const word of [
      'smartwatch',
      'Scunthorpe',
      'हाँसो',
      'class',
      'assess',
      'cockroach',
      'Dickens',
      'grape',
      'रानी',
      'मुला',
      'मूल',
      'गधा',
      'चिकन',
      'पुतली',
      'Niger',
    ]) {
      expect.soft(foundIn(word), word).toEqual([])
    }
  })

  it('may swear at the world without swearing at anyone', () => {
    expect(isAbusive('this fucking exam')).toBe(false)
    expect(isAbusive('fuck you')).toBe(true)
  })
})

describe('a cry for help', () => {
  it('is never mistaken for abuse', () => {
    const corpus = readFileSync('src/knowledge/hearing/corpora/need/plain.txt', 'utf8')
    const cries = corpus.split('\n').filter((line) => line !== '' && !/^[#=]/.test(line))
    expect(cries.length).toBeGreaterThan(500)
    expect(cries.filter(isAbusive)).toEqual([])
  })
})

describe('pointing at the place', () => {
  it('gives back exactly what was written', () => {
    expect(foundIn('hey, m.u.j.i, listen')).toEqual(['m.u.j.i'])
    expect(foundIn('त्यो रण्डीहरू भन्छ')).toEqual(['रण्डीहरू'])
    expect(foundIn('so bi\u200btchy? no, b1tch!')).toEqual(['b1tch'])
    expect(foundIn('😀😀 muजीीी 😀')).toEqual(['muजीीी'])
  })

  it('never cuts a syllable in two', () => {
    expect(foundIn('जा मर् अब')).toEqual(['जा मर्'])
  })

  it('names each place once', () => {
    expect(foundIn('sala muji, sala muji')).toEqual(['muji', 'muji'])
  })
})
