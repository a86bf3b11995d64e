import { describe, expect, it } from 'vitest'
import { Misshapen } from './read-shape.ts'
import { recordShapes } from './record-shapes.ts'
import type { Kind } from './records.ts'

const kept = { id: '2026-11-21-1', changed: 1_790_000_000_000, date: '2026-11-21' }

const whole = {
  diary: { ...kept, time: '20:15', content: 'Rain on the roof.' },
  moods: { ...kept, moodName: 'tired', emoji: '😴' },
  journal: { ...kept, time: '20:15', mood: '😌', moodName: 'peaceful', note: 'Rain.' },
} as const satisfies Partial<Record<Kind, object>>

describe.each(Object.entries(whole))('an entry of the kind %s', (kind, entry) => {
  const read = recordShapes[kind as keyof typeof whole]

  it('has the fields that were promised, all of them', () => {
    expect(read(entry)).toEqual(entry)
    for (const field of Object.keys(entry)) {
      expect(() => read({ ...entry, [field]: undefined }), `without ${field}`).toThrow(Misshapen)
      expect(() => read({ ...entry, [field]: [] }), `with another ${field}`).toThrow(Misshapen)
    }
  })
})

describe('an entry of the diary', () => {
  it('may have a poem, with who wrote it and in which language', () => {
    const poem = { text: 'A river runs.', source: 'composer', language: 'en' }
    expect(recordShapes.diary({ ...whole.diary, poem })).toEqual({ ...whole.diary, poem })
    const badly = { ...poem, language: 'fr' }
    expect(() => recordShapes.diary({ ...whole.diary, poem: badly })).toThrow(Misshapen)
  })
})
