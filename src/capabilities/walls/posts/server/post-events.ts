import { type LiveEvent, recordEvent } from '#capabilities/live/server/record-event.ts'
import type { Unit, WriteContext } from '#kit/store/server/store.ts'
import { topicOf, type WallEvent } from '../../live-topics.ts'
import type { Wall } from '../../walls.ts'
import { type PostRow, presentPost } from './present-post.ts'

export function postEvent(wall: Wall, row: PostRow): LiveEvent {
  return tell(wall, 'post', row.id, { post: presentPost(row) })
}

export function* tellPosted(wall: Wall, row: PostRow, context: WriteContext): Unit<void> {
  yield* recordEvent(postEvent(wall, row), context)
}

export function* tellGone(wall: Wall, id: string, context: WriteContext): Unit<void> {
  yield* recordEvent(tell(wall, 'post-gone', id, { id }), context)
}

const hearts = '#hearts'

/** About the count and not about the post, or the words would be gone with the first heart. */
export function heartsEvent(post: { id: string; wall: Wall; hearts: number }): LiveEvent {
  return tell(post.wall, 'hearts', post.id + hearts, { id: post.id, count: post.hearts })
}

/** Whatever events may be about where they are about this post. */
export function subjectsOf(id: string): readonly [string, string] {
  return [id, id + hearts]
}

/** The post that an event of a wall is about. */
export function postOf(about: string | null): string {
  return about?.replace(hearts, '') ?? ''
}

/** Whether a post is there has one subject, so that its removal also ends the older event. */
function tell(wall: Wall, kind: WallEvent, about: string, body: unknown): LiveEvent {
  return { topic: topicOf(wall), kind, about, body }
}
