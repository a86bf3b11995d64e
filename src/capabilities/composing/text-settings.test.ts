import { describe, expect, it } from 'vitest'
import { describeSource } from './text-settings.ts'

describe('who writes', () => {
  it('is said to the operator without key and address', () => {
    const more = { key: 'secret', baseUrl: 'https://user:pass@example.org' }
    expect(describeSource({ source: 'composer' })).toEqual({
      source: 'composer',
      writer: 'our own composer',
    })
    expect(describeSource({ source: 'gemini', model: 'a-model', ...more })).toEqual({
      source: 'ai',
      writer: 'Gemini (a-model)',
    })
    expect(describeSource({ source: 'openai', model: 'a-model', ...more })).toEqual({
      source: 'ai',
      writer: 'an OpenAI-compatible service (a-model)',
    })
  })
})
