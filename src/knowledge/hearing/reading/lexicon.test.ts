import { describe, expect, it } from 'vitest'
import { copyForMatching } from '../matching/matching-copy.ts'
import { makeLexicon } from './lexicon.ts'
import { readConcepts } from './lexicon-notation.ts'
import { preciseKey, speakDevanagari } from './nepali-key.ts'

const lexicon = makeLexicon(
  readConcepts(`
# self: I
en: i, my
ne: म, मेरो
# die: to die
en: die+ died dying, pass_away
ne: मर्+
# kill: to kill
en: kill+
ne: मार्+
# say: to say
ne: भन्+
# give: to give
ne: दि+
# rope: a rope
en: rope
ne: डोरी
# not: not
ne: छैन
`),
)
const names = (meanings: readonly number[]) => meanings.map((one) => lexicon.names[one])

function nepali(word: string): (string | undefined)[] {
  const { letters } = copyForMatching(word)
  const isDevanagari = /[ऄ-ॿ]/.test(letters)
  const precise = preciseKey(isDevanagari ? speakDevanagari(letters) : letters)
  return names(lexicon.nepali(precise, isDevanagari))
}

describe('the lexicon', () => {
  it('finds English words by their forms', () => {
    expect(names(lexicon.english('dying'))).toEqual(['die'])
    expect(names(lexicon.english('killed'))).toEqual(['kill', 'past'])
    expect(names(lexicon.english('ropes'))).toEqual(['rope'])
    expect(names(lexicon.english('lamp'))).toEqual([])
  })

  it('finds Nepali verbs by root and ending, with who does it and whether', () => {
    expect(nepali('मर्छु')).toEqual(['die', 'self'])
    expect(nepali('marxu')).toEqual(['die', 'kill', 'self'])
    expect(nepali('मरिदिन्छु')).toEqual(['die', 'self', 'future'])
    expect(nepali('मर्दिनँ')).toEqual(['die', 'self', 'not'])
    expect(nepali('नमरेको')).toEqual(expect.arrayContaining(['die', 'not']))
    expect(nepali('भन्नुभयो')).toContain('say')
    expect(nepali('दियो')).toContain('give')
  })

  it('finds nouns behind what is written onto them', () => {
    expect(nepali('डोरीले')).toEqual(['rope'])
    expect(nepali('dorile')).toEqual(['rope'])
    expect(nepali('डोरीहरूको')).toEqual(['rope'])
  })

  it('knows the beginnings of its phrases', () => {
    expect(lexicon.phrasesFrom('pas').map(({ words }) => words.length)).toEqual([2])
    expect(lexicon.phrasesFrom('rope')).toEqual([])
  })
})
