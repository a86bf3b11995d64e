import fc from 'fast-check'
import type { KeptRecords } from '../../backup.ts'

/** What people write: both scripts, conjuncts and joiners, emoji, line breaks, quotes and slashes. */
const piece = fc.oneof(
  fc.constantFrom('मन', 'गर्‍यो', 'श्री', '।', '🙏🏽', '👩‍👧', '😌', '\n', '"', '\\', '\u0000', ' '),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const moment = fc.integer({ min: 0, max: 8e12 })
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const language = fc.constantFrom('en' as const, 'np' as const)
const source = fc.constantFrom('ai' as const, 'composer' as const, 'shelf' as const)
const kept = { id: word, changed: moment }

function some<Shape extends object>(shape: { [Name in keyof Shape]: fc.Arbitrary<Shape[Name]> }) {
  return listOf(fc.record(shape))
}

function listOf<Shape>(record: fc.Arbitrary<Shape>) {
  return fc.array(record, { maxLength: 5 })
}

/** Records of every kind that is kept. */
export const anyRecords: fc.Arbitrary<KeptRecords> = fc.record({
  diary: listOf(
    fc.record(
      {
        ...kept,
        date,
        time,
        content: text,
        poem: fc.record({ text, source: word, language }),
      },
      { requiredKeys: ['id', 'changed', 'date', 'time', 'content'] },
    ),
  ),
  moods: some({ ...kept, date, moodName: word, emoji: word }),
  journal: some({ ...kept, date, time, mood: word, moodName: word, note: text }),
  favourites: some({ ...kept, what: word, text, language, source, at: moment }),
  friendChats: some({
    ...kept,
    messages: fc.array(fc.record({ id: word, text, isUser: fc.boolean(), timestamp: moment }), {
      maxLength: 3,
    }),
  }),
  drafts: some({ ...kept, text }),
  friendMemory: some({
    ...kept,
    lines: fc.array(
      fc.record({ id: word, kind: fc.constant('helped' as const), text: word, at: moment }),
      { maxLength: 3 },
    ),
  }),
  safetyPlans: some({ ...kept, signs: text }),
})
