import type { MakePrompt } from '../prompt-parts.ts'

export const askNameMeaning: MakePrompt<'nameMeaning'> = ({ name }) => ({
  ask: 'Explain a first name in three parts on one line, parted by upright bars: Meaning|Origin|Personality. The meaning and the origin in one sentence each; the personality people like to see in the name in one or two. Where the name is unknown to you, say so kindly instead of inventing an origin. No labels, no other bars.',
  given: [{ label: 'Name:', words: name }],
})
