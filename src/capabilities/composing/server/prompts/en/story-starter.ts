import type { StoryGenre } from '#knowledge/poetry/kinds.ts'
import type { MakePrompt } from '../prompt-parts.ts'

const kinds: Record<StoryGenre, string> = {
  any: 'a story of any kind',
  romance: 'a love story',
  mystery: 'a mystery',
  fantasy: 'a fantasy story',
  drama: 'a drama between people who are close',
  adventure: 'an adventure',
  horror: 'an eerie story without cruelty',
  comedy: 'a comic story',
}

export const askStoryStarter: MakePrompt<'storyStarter'> = ({ genre }) => ({
  ask: `Write the opening of ${kinds[genre]}, of three to five sentences, for somebody else to continue. Name one place and one person, let one thing be strange, and stop where one wants to know more.`,
})
