import type { CareKind } from '#capabilities/care/care-kind.ts'
import { recordEvents } from '#capabilities/live/server/record-event.ts'
import { defineCrowdedCommand, placesFor, rowsOfText } from '#kit/store/server/store.ts'
import type { Category } from '../../categories.ts'
import type { Wall } from '../../walls.ts'
import { postEvent } from './post-events.ts'

export interface NewPost {
  readonly id: string
  readonly wall: Wall
  readonly authorId: string
  readonly key: string
  readonly text: string
  readonly category: Category | null
  readonly at: number
  readonly heldFor: string | null
  readonly need: CareKind | null
}

const insert = (places: string) => `INSERT INTO wall_posts
  (id, wall, author_id, idempotency_key, text, category, hearts, created_at, state, held_for, need)
  VALUES ${places} ON CONFLICT (author_id, idempotency_key) DO NOTHING RETURNING id`

/** Answers whether it was written: false when this author has used the key before. */
export const createPost = defineCrowdedCommand(
  'walls.createPost',
  function* (posts: readonly NewPost[], context) {
    // Two nodes that are sent the same keys wait in the same order.
    const inOrder = posts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    const rows = yield* rowsOfText<{ id: string }>(
      insert(placesFor(inOrder, '(?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)')),
      inOrder.flatMap(({ id, wall, authorId, key, text, category, at, heldFor, need }) => {
        const state = heldFor ? 'held' : 'shown'
        return [id, wall, authorId, key, text, category, at, state, heldFor, need]
      }),
    )
    const written = new Set(rows.map(({ id }) => id))
    const shown = posts.filter(({ id, heldFor }) => written.has(id) && !heldFor)
    const events = shown.map(({ id, wall, text, category, at, need }) =>
      postEvent(wall, { id, text, category, hearts: 0, created_at: at, need }),
    )
    yield* recordEvents(events, context)
    return posts.map(({ id }) => written.has(id))
  },
)

function keyOf({ authorId, key }: NewPost): string {
  return `${authorId} ${key}`
}
