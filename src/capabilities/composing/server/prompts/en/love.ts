import type { MakePrompt } from '../prompt-parts.ts'

export const askLove: MakePrompt<'love'> = ({ names: [first, second], percent }) => ({
  ask: `Two people played a game that matches their names and got ${percent} percent. Write them a playful, kind message of two to four sentences that suits this number, uses both names once, and hurts nobody. It is a game, not a judgement.`,
  given: [
    { label: 'First name:', words: first },
    { label: 'Second name:', words: second },
  ],
})
