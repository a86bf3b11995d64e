import { describe, expect, it } from 'vitest'
import { everyReading } from '../../chance/choose.ts'
import { poemForms } from '../../kinds.ts'
import { waysToName } from './name-topic.ts'
import { findRhymeFault } from './testing/rhyme.ts'
import { countLineSyllables, findMetricalFault } from './testing/scan.ts'
import { phraseTopic } from './topic-phrase.ts'

/** Words our lexicon can stress, standing for what a visitor may give, by length and first beat. */
const given = ['stone', 'kettle', 'a stone', 'rain', 'my mother', 'grandfather', 'loneliness']

function waysIn(words: string, form: 'couplets' | 'quatrains' | 'haiku'): string[] {
  return waysToName(phraseTopic(words), form).flatMap(everyReading)
}

describe('coming to a topic by its name', () => {
  it('keeps the metre of a couplet with the words inside it, and rhymes', () => {
    for (const words of given) {
      for (const couplet of waysIn(words, 'couplets')) {
        const [first = '', second = ''] = couplet.split('\n')
        for (const line of [first, second]) expect(findMetricalFault(line, 5), line).toBeNull()
        expect(findRhymeFault(first, second)).toBeNull()
      }
    }
  })

  it('keeps four iambs where it opens a quatrain, and five syllables where it opens a haiku', () => {
    for (const words of given) {
      for (const line of waysIn(words, 'quatrains')) {
        expect(findMetricalFault(line, 4), line).toBeNull()
      }
      for (const line of waysIn(words, 'haiku')) expect(countLineSyllables(line), line).toBe(5)
    }
  })

  it('has ways enough that the next press may begin on another', () => {
    for (const words of given) {
      for (const form of poemForms.en.filter((one) => one !== 'haiku')) {
        const ways = waysToName(phraseTopic(words), form).flatMap(everyReading)
        expect(new Set(ways).size, `${words}, ${form}`).toBeGreaterThan(6)
      }
    }
  })

  it.each([
    ['rain', 'the rain'],
    ['mother', 'my mother'],
    ['आमा', 'my mother'],
    ['grief', '“grief”'],
    ['my left knee', '“my left knee”'],
    ['पानीपुरी', '“panipuri”'],
    ['雪', '“雪”'],
    ['🦄', '“🦄”'],
    ['q', '“q”'],
    ['42', '“42”'],
    ['an unreasonably long thing to ask a bridge to hold', '“unreasonably”'],
  ])('says “%s” as %s', (words, said) => {
    for (const form of ['couplets', 'quatrains', 'haiku'] as const) {
      for (const way of waysToName(phraseTopic(words), form)) {
        expect(way.toLowerCase().replace(/[.,](?=”)/g, '')).toContain(said)
      }
    }
  })

  it('says all of it in free verse, however long', () => {
    const words = 'an unreasonably long thing to ask a bridge to hold'
    for (const way of waysToName(phraseTopic(words), 'free')) expect(way).toContain(words)
  })
})
