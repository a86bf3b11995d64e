import type { Wall } from './walls.ts'

/**
 * `post` carries the new post, `post-gone` the id of one that is no longer shown, `hearts` how many
 * hearts a post has now.
 */
export type WallEvent = 'post' | 'post-gone' | 'hearts'

export function topicOf(wall: Wall): `walls.${Wall}` {
  return `walls.${wall}`
}
