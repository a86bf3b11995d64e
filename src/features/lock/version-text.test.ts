import { expect, it } from 'vitest'
import { textOfRecord } from './version-text.ts'

const kept = { id: 'a', changed: 1 }

it('is what was written, of a page with its poem, a talk, a story and a plan', () => {
  const day = { ...kept, date: '2026-11-21', time: '07:30' }
  const poem = { text: 'पानी पर्छ', source: 'shelf', language: 'np' } as const
  expect(textOfRecord('diary', { ...day, content: 'Rain.\n', poem })).toBe('Rain.\n\nपानी पर्छ')
  expect(textOfRecord('journal', { ...day, mood: '🙂', moodName: 'good', note: '' })).toBe('🙂')
  const said = (text: string, isUser: boolean) => ({ id: text, text, isUser, timestamp: 1 })
  const messages = [said('I am tired.', true), said('Since when?', false)]
  expect(textOfRecord('friendChats', { ...kept, messages })).toBe('I am tired.\n\nSince when?')
  const story = { text: 'Once', language: 'en', at: 1 } as const
  expect(textOfRecord('drafts', { ...kept, text: 'there was', story })).toBe('Once\n\nthere was')
  expect(textOfRecord('safetyPlans', { ...kept, ask: 'Maya', signs: 'no sleep' })).toBe(
    'no sleep\n\nMaya',
  )
})
