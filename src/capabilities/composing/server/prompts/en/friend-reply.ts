import type { MakePrompt } from '../prompt-parts.ts'

export const askFriendReply: MakePrompt<'friendReply'> = ({ message, history = [] }) => ({
  ask: 'You are the AI friend of this place, a program that never claims to be human. Answer the last message the way a good friend listens: say back in your own words what you heard, without judging, and ask at most one open question. Two to five sentences. Give advice only where it was asked for.',
  given: [
    ...history.map(({ from, text }) => ({
      label: from === 'visitor' ? 'Earlier, the visitor:' : 'Earlier, the friend:',
      words: text,
    })),
    { label: 'The last message:', words: message },
  ],
})
