import { languages } from '#kit/i18n/language.ts'
import {
  fields,
  listOf,
  oneOf,
  type Read,
  readFlag,
  readMoment,
  textLike,
  textUpTo,
} from './read-shape.ts'
import type { Kind, Records } from './records.ts'

/** Far more than anyone types; it keeps a made-up file from filling the phone. */
const longText = textUpTo(2_000_000)
const word = textUpTo(200, 1)
const isoDay = textLike(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const clockTime = textLike(/^([01]\d|2[0-3]):[0-5]\d$/)
const language = oneOf(languages)
const source = oneOf(['ai', 'composer', 'shelf'])
const remembered = oneOf(['event', 'person', 'plan', 'helped', 'told'])
const kept = { id: word, changed: readMoment }

export const recordShapes: { readonly [K in Kind]: Read<Records[K]> } = {
  diary: fields(
    { ...kept, date: isoDay, time: clockTime, content: longText },
    { poem: fields({ text: longText, source: word, language }) },
  ),
  moods: fields({ ...kept, date: isoDay, moodName: word, emoji: word }, { time: clockTime }),
  journal: fields({
    ...kept,
    date: isoDay,
    time: clockTime,
    mood: word,
    moodName: word,
    note: longText,
  }),
  favourites: fields(
    { ...kept, what: word, text: longText, language, source, at: readMoment },
    { topic: longText, by: word, shelved: word },
  ),
  friendChats: fields({
    ...kept,
    messages: listOf(fields({ id: word, text: longText, isUser: readFlag, timestamp: readMoment })),
  }),
  drafts: fields(
    { ...kept, text: longText },
    {
      choice: textUpTo(200),
      story: fields({ text: longText, language, at: readMoment }, { source }),
    },
  ),
  friendMemory: fields(
    {
      ...kept,
      lines: listOf(
        fields(
          { id: word, kind: remembered, text: longText, at: readMoment },
          { on: isoDay, from: word, ask: longText },
        ),
      ),
    },
    { mayKeep: readFlag, letters: oneOf(['devanagari', 'latin']) },
  ),
  safetyPlans: fields(kept, {
    signs: longText,
    alone: longText,
    people: longText,
    ask: longText,
    professionals: longText,
    room: longText,
    reason: longText,
  }),
}
