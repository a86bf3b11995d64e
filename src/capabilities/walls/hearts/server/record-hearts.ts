import { recordEvents } from '#capabilities/live/server/record-event.ts'
import { defineCrowdedCommand } from '#kit/store/server/store.ts'
import { heartsEvent } from '../../posts/server/post-events.ts'
import { lockPosts } from './hearts.ts'

/**
 * Records how many hearts these posts have by now. Locked while they are read, so that of two
 * nodes that record the same post the later event has the later count.
 */
export const recordHearts = defineCrowdedCommand(
  'walls.recordHearts',
  function* (lists: readonly (readonly string[])[], context) {
    const posts = yield* lockPosts(lists.flat(), context)
    yield* recordEvents(posts.map(heartsEvent), context)
    return lists.map(() => null)
  },
)
