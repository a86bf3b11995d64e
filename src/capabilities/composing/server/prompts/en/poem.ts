import type { MakePrompt } from '../prompt-parts.ts'

const forms: Readonly<Record<string, string>> = {
  couplets: 'Write it in rhymed couplets.',
  quatrains: 'Write it in quatrains that rhyme.',
  haiku: 'Write three haiku, each of 5, 7 and 5 syllables, with an empty line between them.',
}
/** Where no form is asked for: a measure that is missed is worse than none. */
const free = 'Write it in free verse, without rhyme.'

export const askPoem: MakePrompt<'poem'> = ({ topic, form }) => ({
  ask: [
    'Write a short poem of 8 to 16 lines on the topic the visitor gives. Let it be about their very words: each person, thing, place and hour they name is in it, and nothing else is put in its place. Begin with something that can be seen or touched, let it turn once, and end without a lesson.',
    forms[form ?? ''] ?? free,
    'Do not name the form.',
  ].join(' '),
  given: [{ label: 'Topic:', words: topic }],
})
