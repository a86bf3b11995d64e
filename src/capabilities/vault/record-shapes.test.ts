import { describe, expect, it } from 'vitest'
import { planFields } from '#capabilities/safety-plan/plan.ts'
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

describe('a mood', () => {
  it('may have its hour, which an older page did not keep', () => {
    const mood = { ...whole.moods, time: '20:15' }
    expect(recordShapes.moods(mood)).toEqual(mood)
    expect(() => recordShapes.moods({ ...mood, time: '25:15' })).toThrow(Misshapen)
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

describe('what the friend remembers', () => {
  const line = { id: 'a', kind: 'event', text: 'The exam', at: 5, on: '2026-11-21' }
  const memory = { id: 'memory', changed: 7, mayKeep: true, letters: 'latin', lines: [line] }

  it('is lines with their sources, the leave to keep them, and the letters', () => {
    const whole = { ...line, kind: 'plan', from: 'exam-nerves', ask: 'How was it?' }
    expect(recordShapes.friendMemory({ ...memory, lines: [whole] }).lines).toEqual([whole])
    expect(recordShapes.friendMemory(memory)).toEqual(memory)
    expect(recordShapes.friendMemory({ id: 'memory', changed: 7, lines: [] }).lines).toEqual([])
  })

  it.each([
    ['a leave that is none', { ...memory, mayKeep: 'yes' }],
    ['letters nobody writes', { ...memory, letters: 'greek' }],
    ['no lines', { ...memory, lines: undefined }],
    ['a line of no kind', { ...memory, lines: [{ ...line, kind: 'secret' }] }],
    ['a line of no moment', { ...memory, lines: [{ ...line, at: undefined }] }],
    ['a day that is none', { ...memory, lines: [{ ...line, on: '2026-13-01' }] }],
  ])('is refused with %s', (_, bad) => {
    expect(() => recordShapes.friendMemory(bad)).toThrow(Misshapen)
  })
})

describe('a safety plan', () => {
  it('has seven places, each of which may be empty', () => {
    const words = Object.fromEntries(planFields.map((field) => [field, `my ${field}`]))
    const plan = { id: 'plan', changed: 7, ...words }
    expect(recordShapes.safetyPlans(plan)).toEqual(plan)
    expect(recordShapes.safetyPlans({ id: 'plan', changed: 7, secret: 1 })).toEqual({
      id: 'plan',
      changed: 7,
    })
    expect(() => recordShapes.safetyPlans({ ...plan, room: 7 })).toThrow(Misshapen)
  })
})
