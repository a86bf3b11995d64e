import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#kit/i18n/language.ts'
import { compose } from './compose.ts'
import { composePoem } from './en/poem/compose-poem.ts'
import { lifePathNumbers, poemForms } from './kinds.ts'
import type { WritingRequest } from './writing-request.ts'

/** An ordinary request of each kind. */
const messages = { en: 'I had a long day at work.', np: 'आज काममा दिन लामो भयो।' }
const clock = { now: Date.UTC(2026, 10, 22), zone: 'Asia/Kathmandu' }
const usual = (language: Language): WritingRequest[] => [
  { kind: 'poem', language, topic: 'rain on a tin roof' },
  { kind: 'affirmation', language, mood: 'peaceful' },
  { kind: 'quote', language, category: 'friendship' },
  { kind: 'storyStarter', language, genre: 'mystery' },
  { kind: 'friendReply', language, message: messages[language], ...clock },
  { kind: 'horoscope', language, sign: 'leo', period: 'daily', span: '2026-11-21' },
  { kind: 'love', language, names: ['Sita', 'Ram'], percent: 77 },
  { kind: 'nameMeaning', language, name: 'Maya' },
  { kind: 'lifePath', language, number: 11 },
  { kind: 'dream', language, dream: 'I was flying over a lake.' },
  { kind: 'diaryPoem', language, entry: 'Today we walked to the old temple and it rained.' },
]
const usualRequests = languages.flatMap(usual)
const textOf = async (request: WritingRequest, seed = 'a') => (await compose(request, seed)).text

describe('our own composer', () => {
  it('writes every kind in the language that was asked for', async () => {
    for (const request of usualRequests) {
      const text = await textOf(request)
      const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
      const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
      // Names and topics stay as the visitor wrote them.
      expect(devanagari > latin, `${request.kind} in ${request.language}`).toBe(
        request.language === 'np',
      )
    }
  })

  it('writes the same again from the same seed, and something else from another', async () => {
    for (const request of usualRequests) {
      // A talk is worked out from its turns: nothing is drawn.
      if (request.kind === 'friendReply') continue
      expect(await compose(request, 'a')).toEqual(await compose(request, 'a'))
      const others = await Promise.all(['b', 'c', 'd', 'e'].map((seed) => textOf(request, seed)))
      expect(new Set([await textOf(request), ...others]).size).toBeGreaterThan(1)
    }
  })

  it('writes a poem in each form, and in some form where it does not know the word', async () => {
    for (const language of languages) {
      for (const form of [...poemForms[language], 'sonnet', undefined]) {
        const poem = await textOf({ kind: 'poem', language, form, topic: 'rain' })
        expect(poem.split('\n').length).toBeGreaterThan(2)
      }
    }
  })

  it('sits beside whoever names what is too heavy, and never prints a wish to die', async () => {
    for (const [language, topic] of [
      ['en', 'I want to die'],
      ['en', 'cutting myself'],
      ['np', 'आत्महत्या'],
      ['np', 'marna man lagyo'],
    ] as const) {
      for (const form of poemForms[language]) {
        const poem = await textOf({ kind: 'poem', language, form, topic })
        expect(poem).not.toContain(topic)
        expect(poem.split('\n').length).toBeGreaterThan(2)
      }
    }
  })

  it('mourns in English with whoever lost somebody, where only the ear knows of it', async () => {
    const topic = 'our stillborn daughter'
    for (const form of poemForms.en) {
      const { lines } = await composePoem({ topic, form, seed: 'a', mourns: true })
      const text = await textOf({ kind: 'poem', language: 'en', form, topic })
      expect(text).toContain(lines.join('\n'))
    }
  })

  it('hands over the parts of an answer, and one text of them', async () => {
    for (const language of languages) {
      const name = await compose({ kind: 'nameMeaning', language, name: 'Maya' }, 'a')
      expect(Object.keys(name.fields ?? {})).toEqual(['meaning', 'origin', 'personality'])
      expect(name.text).toBe(Object.values(name.fields ?? {}).join('\n\n'))
      for (const number of lifePathNumbers) {
        const path = await compose({ kind: 'lifePath', language, number }, 'a')
        const { meaning, traits } = path.fields as { meaning: string; traits: string }
        expect(path).toEqual({
          text: `${meaning}\n\n${traits}`,
          fields: { number, meaning, traits },
        })
      }
      const names = ['Sita', 'Ram'] as const
      const love = await compose({ kind: 'love', language, names, percent: 77 }, 'a')
      expect(love.fields).toEqual({ percent: 77 })
    }
  })

  it('says of a name what the books say, where it was handed over', async () => {
    const inBooks = { meaning: 'A furrow', origin: 'Sanskrit' }
    const request = { kind: 'nameMeaning', language: 'en', name: 'Sita', inBooks } as const
    expect((await compose(request, 'a')).fields).toMatchObject(inBooks)
  })

  it('takes whatever a visitor types', async () => {
    const odd = ['|', '<b>', '{name}', '[a|b]', '👩‍👩‍👧', 'a'.repeat(900), '%s', '॥', '\u202e', '0']
    for (const language of languages) {
      for (const words of odd) {
        const requests: WritingRequest[] = [
          { kind: 'poem', language, topic: words },
          { kind: 'dream', language, dream: words },
          { kind: 'diaryPoem', language, entry: words },
          { kind: 'friendReply', language, message: words, ...clock },
          { kind: 'love', language, names: [words, words], percent: 50 },
          { kind: 'nameMeaning', language, name: words },
        ]
        for (const request of requests) expect((await textOf(request)).trim()).not.toBe('')
      }
    }
  })
})
