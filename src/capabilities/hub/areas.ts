/** The sub-pages of each area, in the order its hub shows them. */
export const areas = {
  express: ['diary', 'poems', 'stories', 'quotes'],
  heal: ['ai-friend', 'mood', 'affirmations', 'breathe', 'journal'],
  discover: ['rashifal', 'love', 'name', 'numerology', 'dreams', 'personality'],
  community: ['confessions', 'lessons', 'polls', 'chat', 'gratitude'],
} as const

export type Area = keyof typeof areas
export type PageOf<Name extends Area> = (typeof areas)[Name][number]
