import { describe, expect, it } from 'vitest'
import { createGemini } from './gemini.ts'

const { read } = createGemini({
  source: 'gemini',
  key: 'a-key',
  model: 'a-model',
  baseUrl: 'https://service.example/v1beta',
})

describe('what Gemini answers', () => {
  it('is the text of the first part of the first candidate, and no other', () => {
    const first = { content: { parts: [{ text: 'A river' }, { text: 'a second part' }] } }
    const other = { content: { parts: [{ text: 'another candidate' }] } }
    expect(read({ candidates: [first, other] }).text).toBe('A river')
  })

  it('is nothing where any step of the way there is missing or of another kind', () => {
    for (const answer of [
      {},
      { candidates: [] },
      { candidates: [{}] },
      { candidates: [{ content: {} }] },
      { candidates: [{ content: { parts: [] } }] },
      { candidates: [{ content: { parts: [{ text: 7 }] } }] },
      null,
      'A river',
    ]) {
      expect(read(answer).text).toBe('')
    }
  })
})
