import { describe, expect, it } from 'vitest'
import { readText } from '#knowledge/hearing/ear.ts'
import { languageOfWords } from './language-of-words.ts'

const read = (text: string, otherwise: 'en' | 'np') => languageOfWords(readText(text), otherwise)

describe('the language of what is written', () => {
  it('is heard in all three scripts, whatever the page speaks', () => {
    expect(read('I do not want to be here any more', 'np')).toBe('en')
    expect(read('मलाई अब बाँच्न मन छैन', 'en')).toBe('np')
    expect(read('malai aba bachna man chaina', 'en')).toBe('np')
    expect(read('mero husband le malai kutcha', 'en')).toBe('np')
  })

  it('is that of the page where the words are of no language', () => {
    expect(read('1234 !!!', 'np')).toBe('np')
    expect(read('1234 !!!', 'en')).toBe('en')
  })
})
