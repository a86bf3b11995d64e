import { describe, expect, it } from 'vitest'
import { defaultLanguage, isLanguage, languages, languageTag } from './language.ts'

describe('the languages', () => {
  it('are English and Nepali, and English for whoever has not chosen', () => {
    expect(languages).toEqual(['en', 'np'])
    expect(defaultLanguage).toBe('en')
  })

  it('are chosen as en and np, and told to documents as en and ne', () => {
    expect(languages.map(languageTag)).toEqual(['en', 'ne'])
    expect(['en', 'np', 'ne', 'EN', '', undefined].filter(isLanguage)).toEqual(['en', 'np'])
  })
})
