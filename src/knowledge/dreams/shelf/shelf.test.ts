import { describe, expect, it } from 'vitest'
import { romanise } from '#knowledge/talking/reading/romanise.ts'
import { findPictures } from '../find-pictures.ts'
import { wordsOfPictures } from '../testing/words-of-pictures.ts'
import { openLines, openMeanings } from './open-shelf.ts'
import { happeningsRoom, openWords } from './words.ts'

const { pictures, happenings, lexicon } = openWords()
const ids = [...pictures.keys(), ...new Set(happenings.map(({ id }) => id))]
const rooms = [happeningsRoom, ...new Set([...pictures.values()].map(({ room }) => room))]
const meanings = {
  en: await openMeanings('en', rooms),
  np: await openMeanings('np', rooms),
}

describe('the shelf of dream pictures', () => {
  it('holds more than four hundred, and says something of each in both languages', () => {
    expect(ids.length).toBeGreaterThanOrEqual(400)
    for (const language of ['en', 'np'] as const) {
      expect([...meanings[language].keys()].sort()).toEqual([...new Set(ids)].sort())
      for (const [id, { name, readings }] of meanings[language]) {
        expect(name, id).not.toBe('')
        expect(readings.length, id).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('has what happened told in a clause, and names no word that nobody wrote', () => {
    const tags = new Set([...pictures.values()].flatMap((picture) => picture.tags))
    for (const { id, ways } of happenings) {
      for (const language of ['en', 'np'] as const) {
        expect(meanings[language].get(id)?.heard, id).not.toEqual([])
      }
      for (const name of ways.flat().flatMap(({ anyOf }) => anyOf)) {
        if (name.startsWith('@')) expect(tags, id).toContain(name.slice(1))
        else expect(lexicon.names, id).toContain(name)
      }
    }
  })

  it('gives a gentle way out of everything grave', () => {
    for (const { id, tags } of happenings) {
      if (!tags.includes('grave')) continue
      for (const language of ['en', 'np'] as const) {
        expect(meanings[language].get(id)?.rests.length, id).toBeGreaterThan(0)
        expect(meanings[language].get(id)?.asks, id).toEqual([])
      }
    }
  })

  it('is written as the house writes', async () => {
    for (const language of ['en', 'np'] as const) {
      const said = [...meanings[language].values()].flatMap((one) => [
        ...one.readings,
        ...one.sayings,
        ...one.asks,
        ...one.rests,
      ])
      const frames = [...(await openLines(language)).values()].flat()
      for (const line of [...said, ...frames]) {
        expect(line).toMatch(language === 'en' ? /[.?]$/ : /[।?]$/u)
        if (language === 'en') expect(line).not.toMatch(/[\u0900-\u097f]|\bwill (die|suffer)/)
        else expect(line.replace(/\{\w+\}/g, 'क')).not.toMatch(/[a-z]|\s[।?]|शायद|के को भोक/i)
      }
      expect(new Set(frames).size).toBe(frames.length)
    }
  })

  it('tells a saying as one', () => {
    const sayings = [...meanings.np.values()].flatMap((one) => one.sayings)
    expect(sayings.length).toBeGreaterThanOrEqual(70)
    for (const saying of sayings) {
      expect(saying).toMatch(
        /भन|मानि|मान्छन्|विश्वास|चलन|हाँस्छन्|डराउँछन्|खुवाइन्छ|लगाइन्छ|भने|जिस्किन्छन्|चिह्न|लिन्छन्|देखेर|शुभ|गनिन्छ|फर्कन्छन्|घर|छुट्याउँछ|सुनाउँछन्|झस्किन्छन्|राम्रो|पर्दैन|उपाय|साइत|हुन्छ/u,
      )
    }
  })

  it('is understood in English, in Devanagari and in Latin letters', () => {
    const missed: string[] = []
    for (const { id, english, nepali } of wordsOfPictures()) {
      const typed = [english[0], nepali[0], nepali[0] && romanise(nepali[0])]
      for (const word of typed) {
        if (!word) continue
        const { pictures: found } = findPictures(word)
        if (!found.some((picture) => picture.id === id)) missed.push(`${id}: ${word}`)
      }
    }
    expect(missed).toEqual([])
  })
})
