import { type WallPageName, wallNames, walls } from '#capabilities/walls/walls.ts'

const wallPages: readonly WallPageName[] = wallNames.map((wall) => walls[wall].page)
const community: readonly (WallPageName | 'polls' | 'chat')[] = [
  ...wallPages.slice(0, 2),
  'polls',
  'chat',
  ...wallPages.slice(2),
]

/** The sub-pages of each area, in the order its hub shows them. */
export const areas = {
  express: ['diary', 'poems', 'stories', 'quotes'],
  heal: ['ai-friend', 'mood', 'affirmations', 'breathe', 'journal'],
  discover: ['rashifal', 'love', 'name', 'numerology', 'dreams', 'personality'],
  community,
} as const

export type Area = keyof typeof areas
export type PageOf<Name extends Area> = (typeof areas)[Name][number]
