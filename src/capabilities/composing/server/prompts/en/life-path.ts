import type { MakePrompt } from '../prompt-parts.ts'

export const askLifePath: MakePrompt<'lifePath'> = ({ number }) => ({
  ask: `Explain the numerology life path number ${number} in two parts on one line, parted by an upright bar: Meaning|Traits. The meaning in two or three sentences, the traits as a short sentence of four or five. Do not calculate anything. No labels, no other bars.`,
})
