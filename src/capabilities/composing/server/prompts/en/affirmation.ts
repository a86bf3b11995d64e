import type { AffirmationMood } from '#knowledge/poetry/kinds.ts'
import type { MakePrompt } from '../prompt-parts.ts'

const wishes: Record<AffirmationMood, string> = {
  positive: 'wants to see what is good today',
  confident: 'wants to trust in their own strength',
  peaceful: 'wants to become calm',
  motivated: 'wants to find the drive to begin',
  grateful: 'wants to feel thankful',
  loving: 'wants to be tender with themselves and with others',
  tired: 'is worn out and needs leave to rest',
  grieving: 'grieves for somebody they have lost',
  angry: 'is angry and wants to hurt nobody',
  anxious: 'is anxious and wants ground under their feet',
  ashamed: 'is ashamed and wants to lift their head again',
  homesick: 'is far from home and misses it',
}

export const askAffirmation: MakePrompt<'affirmation'> = ({ mood }) => ({
  ask: `Write one affirmation for somebody who ${wishes[mood]}. One or two short sentences in the first person and the present tense, believable even on a hard day.`,
})
