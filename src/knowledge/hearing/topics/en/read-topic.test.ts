import { describe, expect, it } from 'vitest'
import { everyEntry } from './lexicon.ts'
import { readTopicWords } from './read-topic.ts'

const content = (text: string) => readTopicWords(text).content.map((token) => token.text)

describe('reading what a poem is asked on', () => {
  it('knows some two thousand words', () => {
    expect(everyEntry.length).toBeGreaterThan(2_000)
  })

  it.each([
    ['football', 'deed'],
    ['code', 'thing'],
    ['my bicycle', 'thing'],
    ['momo', 'food'],
    ['चिया', 'food'],
    ['🐶', 'animal'],
    ['the moon', 'nature'],
    ['my boss', 'person'],
    ['Pokhara', 'place'],
    ['jealousy', 'feeling'],
    ['Tuesday', 'time'],
    ['freedom', 'idea'],
    ['graduation', 'event'],
    ['Biscuit', 'name'],
    ['blorf', 'word'],
    ['my blorf', 'thing'],
  ])('takes “%s” for a kind of its own: %s', (text, kind) => {
    expect(readTopicWords(text).kind).toBe(kind)
  })

  it.each([
    ['what love is', 'clause'],
    ['what my father taught me', 'clause'],
    ['I don’t know what to do with my life', 'sentence'],
    ['my mother died', 'sentence'],
    ['never give up on me', 'sentence'],
    ['why do I always wait', 'question'],
    ['growing old alone', 'doing'],
    ['to be loved', 'purpose'],
    ['the dog that ate my homework', 'thing'],
    ['the smell of old books', 'thing'],
    ['雪', 'sign'],
  ])('hears how “%s” is built: %s', (text, shape) => {
    expect(readTopicWords(text).shape).toBe(shape)
  })

  it('never takes an English word for rice', () => {
    for (const text of ['what love is', 'what', 'that hat', 'what my father taught me'])
      expect(readTopicWords(text).themes, text).not.toContain('rice')
    expect(readTopicWords('bhat').themes).toContain('rice')
  })

  it('keeps every word that carries something', () => {
    expect(content('what my father taught me')).toEqual(['father', 'taught'])
    expect(content('the dog that ate my homework')).toEqual(['dog', 'ate', 'homework'])
    expect(content('rain on a tin roof')).toEqual(['rain', 'tin', 'roof'])
  })

  it('does not mind how Nepali is spelled in Latin letters', () => {
    for (const word of ['kavita', 'kabita', 'kabitaa'])
      expect(readTopicWords(word).themes[0], word).toBe('words')
    for (const word of ['aamako', 'amalai', 'aama', 'आमाको'])
      expect(readTopicWords(word).themes[0], word).toBe('mother')
  })

  it.each([
    ['my friend Kabita', 'words'],
    ['my dog Momo', 'momo'],
    ['our sister Maya', 'love'],
  ])('takes the name in “%s” for nothing else', (text, theme) => {
    const { themes, kind } = readTopicWords(text)
    expect(themes).not.toContain(theme)
    expect(kind).toBe('name')
  })

  it.each([
    ['Kabita', 'words'],
    ['my friend’s kabita', 'words'],
    ['Hot Momo', 'momo'],
    ['the bus Maya', 'love'],
  ])('takes no word for a name that names nobody in “%s”', (text, theme) => {
    expect(readTopicWords(text).themes).toContain(theme)
  })

  it('swaps no kin for other kin', () => {
    expect(readTopicWords('bahini').head?.entry?.said).toBe('bahini')
    expect(readTopicWords('दिदी').head?.entry?.said).toBe('didi')
    expect(readTopicWords('hajurama').themes[0]).toBe('grandmother')
  })

  it.each([
    ['happy birthday to my sister', 'birthday'],
    ['my brother’s wedding', 'wedding'],
    ['thank you, teacher', 'thanks'],
    ['sorry', 'sorry'],
    ['farewell to my friends', 'farewell'],
    ['exam results', 'results'],
    ['our new baby', 'baby'],
    ['नयाँ वर्ष', 'newyear'],
    ['happy new year', 'newyear'],
    ['दशैं', 'dashain'],
    ['tihar', 'tihar'],
  ])('hears the occasion in “%s”: %s', (text, theme) => {
    expect(readTopicWords(text).themes[0]).toBe(theme)
  })
})
