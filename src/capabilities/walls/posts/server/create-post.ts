import type { CareKind } from '#capabilities/care/care-kind.ts'
import { whoIsHere } from '#capabilities/identity/server/who-is-here.ts'
import { recordEvents } from '#capabilities/live/server/record-event.ts'
import { defineCrowdedCommand, placesFor, rowsOfText, type Unit } from '#kit/store/server/store.ts'
import type { Category } from '../../categories.ts'
import type { Wall } from '../../walls.ts'
import { postEvent } from './post-events.ts'

export interface NewPost {
  readonly id: string
  readonly wall: Wall
  /** Whose it is, to be sure that they are still here; it is not written down. */
  readonly identityId: string
  readonly mark: string
  readonly keyMark: string
  readonly authorSeal: string | null
  readonly text: string
  readonly category: Category | null
  readonly at: number
  readonly heldFor: string | null
  readonly need: CareKind | null
}

const insert = (places: string) => `INSERT INTO wall_posts
  (id, wall, mark, key_mark, author_seal, text, category, hearts, hearts_gone, created_at, state, held_for, need)
  VALUES ${places} ON CONFLICT (key_mark) DO NOTHING RETURNING id`

/** `known`: its author has used the key before. `nobody`: they have erased themselves. */
export type Written = 'written' | 'known' | 'nobody'

export const createPost = defineCrowdedCommand(
  'walls.createPost',
  function* (posts: readonly NewPost[], context): Unit<readonly Written[]> {
    const here = yield* whoIsHere(posts, context)
    const wanted = posts.filter(({ identityId }) => here.has(identityId))
    if (wanted.length === 0) return posts.map(() => 'nobody')
    // Two nodes that are sent the same keys wait in the same order.
    const inOrder = wanted.toSorted((a, b) => (a.keyMark < b.keyMark ? -1 : 1))
    const rows = yield* rowsOfText<{ id: string }>(
      insert(placesFor(inOrder, '(?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?)')),
      inOrder.flatMap((post) => {
        const { id, wall, mark, keyMark, authorSeal, text, category, at, heldFor, need } = post
        const state = heldFor ? 'held' : 'shown'
        return [id, wall, mark, keyMark, authorSeal, text, category, at, state, heldFor, need]
      }),
    )
    const written = new Set(rows.map(({ id }) => id))
    const shown = posts.filter(({ id, heldFor }) => written.has(id) && !heldFor)
    const events = shown.map(({ id, wall, text, category, at, need }) =>
      postEvent(wall, { id, text, category, hearts: 0, created_at: at, need }),
    )
    yield* recordEvents(events, context)
    return posts.map(({ id, identityId }) => {
      if (!here.has(identityId)) return 'nobody'
      return written.has(id) ? 'written' : 'known'
    })
  },
)
