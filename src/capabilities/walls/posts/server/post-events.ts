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

/** All that is told about a post has one subject, so that its removal also ends the older event. */
function tell(wall: Wall, kind: WallEvent, id: string, body: unknown): LiveEvent {
  return { topic: topicOf(wall), kind, about: id, body }
}
