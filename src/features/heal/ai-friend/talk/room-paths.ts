import type { Action } from '#knowledge/talking/guides/guide.ts'

/** Where a step into another room leads; breathing is done in the talk itself. */
export const roomPaths: Readonly<Record<Exclude<Action, 'breathe'>, string>> = {
  mood: '/heal/mood',
  journal: '/heal/journal',
  diary: '/express/diary',
  poem: '/express/poems',
  story: '/express/stories',
  rashifal: '/discover/rashifal',
  affirmation: '/heal/affirmations',
  gratitude: '/community/gratitude',
  help: '/help',
  'safety-plan': '/heal/safety-plan',
}
