import type { MakePrompt } from '../prompt-parts.ts'

export const askDream: MakePrompt<'dream'> = ({ dream }) => ({
  ask: 'Read the dream the visitor tells: what its pictures often stand for, also in Nepal, and which feeling may lie behind them. Four to six sentences, as possibilities and never as an omen, ending with one question to take along.',
  given: [{ label: 'The dream:', words: dream }],
})
