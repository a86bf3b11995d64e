import type { MakePrompt } from '../prompt-parts.ts'

const forms: Readonly<Record<string, string>> = {
  couplets: 'Write it in rhymed couplets.',
  quatrains: 'Write it in quatrains that rhyme.',
  haiku: 'Write three haiku, each of 5, 7 and 5 syllables, with an empty line between them.',
  free: 'Write it in free verse.',
}

export const askPoem: MakePrompt<'poem'> = ({ topic, form }) => ({
  ask: [
    'Write a short poem of 8 to 16 lines on the topic the visitor gives. Begin with something that can be seen or touched, let it turn once, and end without a lesson.',
    forms[form ?? ''],
  ]
    .filter(Boolean)
    .join(' '),
  given: [{ label: 'Topic:', words: topic }],
})
