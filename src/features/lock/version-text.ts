import { planFields } from '#capabilities/safety-plan/plan.ts'
import type { Kind, Records } from '#capabilities/vault/records.ts'

type Parts = readonly (string | undefined)[]

const partsOf: { readonly [K in Kind]: (record: Records[K]) => Parts } = {
  diary: ({ content, poem }) => [content, poem?.text],
  moods: ({ emoji, moodName }) => [`${emoji} ${moodName}`],
  journal: ({ mood, note }) => [`${mood} ${note}`],
  favourites: ({ text }) => [text],
  friendChats: ({ messages }) => messages.map(({ text }) => text),
  drafts: ({ story, text }) => [story?.text, text],
  friendMemory: ({ lines }) => lines.map(({ text }) => text),
  safetyPlans: (plan) => planFields.map((field) => plan[field]),
}

/** The words of a record of any kind, to be known again by whoever wrote them. */
export function textOfRecord(kind: Kind, record: Records[Kind]): string {
  const parts = (partsOf[kind] as (record: Records[Kind]) => Parts)(record)
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n\n')
}
