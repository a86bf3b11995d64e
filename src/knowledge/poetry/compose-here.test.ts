import { describe, expect, it } from 'vitest'
import { readParts } from '#capabilities/composing/parts/read-parts.ts'
import { requestOf, usualRequests } from '#capabilities/composing/server/testing/compose-with.ts'
import { composeHere } from './compose-here.ts'
import { poemForms } from './kinds.ts'

const known = { percent: 77, lifePath: 11, span: '2026-11-21' }
const written = (request = requestOf('poem'), seed = 'a') => composeHere({ request, known, seed })

describe('our own composer', () => {
  it('writes every kind in the language that was asked for', async () => {
    for (const request of usualRequests) {
      const text = await written(request)
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
      expect(await written(request)).toBe(await written(request))
      const others = await Promise.all(['b', 'c', 'd', 'e'].map((seed) => written(request, seed)))
      expect(new Set([await written(request), ...others]).size).toBeGreaterThan(1)
    }
  })

  it('writes a poem in each form, and in some form where it does not know the word', async () => {
    for (const language of ['en', 'np'] as const) {
      for (const form of [...poemForms[language], 'sonnet', undefined]) {
        const poem = await written(requestOf('poem', { language, form, topic: 'rain' }))
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
        const poem = await written(requestOf('poem', { language, form, topic }))
        expect(poem).not.toContain(topic)
        expect(poem.split('\n').length).toBeGreaterThan(2)
      }
    }
  })

  it('says of a name what the books say, where it was handed over', async () => {
    const name = { meaning: 'A furrow', origin: 'Sanskrit' }
    const request = requestOf('nameMeaning')
    const text = await composeHere({ request, known: { ...known, name }, seed: 'a' })
    expect(text.split('|').slice(0, 2)).toEqual(['A furrow', 'Sanskrit'])
  })

  it('answers in as many parts as were asked for', async () => {
    for (const language of ['en', 'np'] as const) {
      const name = await written(requestOf('nameMeaning', { language }))
      const names = ['meaning', 'origin', 'personality'] as const
      expect(name.split('|')).toHaveLength(3)
      expect(Object.keys(readParts(name, names))).toEqual(names)
      for (const lifePath of [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]) {
        const request = requestOf('lifePath', { language })
        const text = await composeHere({ request, known: { lifePath }, seed: 'a' })
        expect(text.split('|')).toHaveLength(2)
      }
    }
  })

  it('takes whatever a visitor types', async () => {
    const odd = ['|', '<b>', '{name}', '[a|b]', '👩‍👩‍👧', 'a'.repeat(900), '%s', '॥', '\u202e', '0']
    for (const language of ['en', 'np'] as const) {
      for (const words of odd) {
        const requests = [
          requestOf('poem', { language, topic: words }),
          requestOf('dream', { language, dream: words }),
          requestOf('diaryPoem', { language, entry: words }),
          requestOf('friendReply', { language, message: words }),
          requestOf('love', { language, names: [words, words] }),
          requestOf('nameMeaning', { language, name: words }),
        ]
        for (const request of requests) expect((await written(request)).trim()).not.toBe('')
      }
    }
  })
})
