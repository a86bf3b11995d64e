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

export const askStoryStarter: MakePrompt<'storyStarter'> = ({ genre, hero, thing, soFar }) => ({
  ask: [
    soFar
      ? `Write what happens next in ${kinds[genre]}, four to seven sentences in the voice of what there is of it. Keep to its people and its place, let it turn once, and end at an open door. Repeat nothing.`
      : `Write the opening of ${kinds[genre]}, of five to eight sentences, for somebody else to continue. Name one place and one person, let one thing be strange, and stop where one wants to know more.`,
    (hero || thing) && 'Weave in what the visitor says of the main character.',
  ]
    .filter(Boolean)
    .join(' '),
  given: [
    ...(hero ? [{ label: 'Who it is about:', words: hero }] : []),
    ...(thing ? [{ label: 'What they always carry:', words: thing }] : []),
    ...(soFar ? [{ label: 'The story so far:', words: soFar }] : []),
  ],
})
