import type { MakePrompt } from '../prompt-parts.ts'

export const askDiaryPoem: MakePrompt<'diaryPoem'> = ({ entry }) => ({
  ask: 'Turn the beginning of a diary entry into a poem of 8 to 12 lines. Keep its pictures and its feeling, use the first person, invent no events, and name no person it names.',
  given: [{ label: 'From the diary:', words: entry }],
})
