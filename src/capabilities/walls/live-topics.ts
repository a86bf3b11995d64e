import type { Wall } from './walls.ts'

/** `post` carries the new post, `post-gone` the id of one that is no longer shown. */
export type WallEvent = 'post' | 'post-gone'

export function topicOf(wall: Wall): `walls.${Wall}` {
  return `walls.${wall}`
}
