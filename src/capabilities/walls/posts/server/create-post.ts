import { eventParameters } from '#capabilities/live/server/record-event.ts'
import { defineCrowdedCommand, rowsOfText } from '#kit/store/server/store.ts'
import type { Category } from '../../categories.ts'
import type { Wall } from '../../walls.ts'
import { postEvent, tellPosted } from './post-events.ts'

export interface NewPost {
  readonly id: string
  readonly wall: Wall
  readonly authorId: string
  readonly key: string
  readonly text: string
  readonly category: Category | null
  readonly at: number
  readonly heldFor: string | null
}

const insertPost = `INSERT INTO wall_posts
  (id, wall, author_id, idempotency_key, text, category, hearts, created_at, state, held_for)
  VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?)
  ON CONFLICT (author_id, idempotency_key) DO NOTHING
  RETURNING id`

/** In the order of the keys: two nodes that are sent the same ones wait in the same order. */
const insertTogether = `
  WITH asked AS (
    SELECT * FROM json_to_recordset(CAST(? AS json)) AS asked (
      id text, wall text, author text, key text, words text, category text, at bigint,
      state text, "heldFor" text, topic text, kind text, about text, told text
    )
  ), posted AS (
    INSERT INTO wall_posts
      (id, wall, author_id, idempotency_key, text, category, hearts, created_at, state, held_for)
    SELECT id, wall, author, key, words, category, 0, at, state, "heldFor"
    FROM asked ORDER BY author, key
    ON CONFLICT (author_id, idempotency_key) DO NOTHING
    RETURNING id
  ), told AS (
    INSERT INTO live_events (topic, kind, about, body)
    SELECT topic, kind, about, told FROM asked JOIN posted ON posted.id = asked.id
    WHERE topic IS NOT NULL ORDER BY asked.id
  )
  SELECT id FROM posted`

/** Answers whether it was written: false when this author has used the key before. */
export const createPost = defineCrowdedCommand(
  'walls.createPost',
  function* (post: NewPost, context) {
    const written = yield* rowsOfText(insertPost, parametersOf(post))
    if (written.length === 0) return false
    if (!post.heldFor) yield* tellPosted(post.wall, rowOf(post), context)
    return true
  },
  (posts: readonly NewPost[]) => ({
    statement: { sql: insertTogether, parameters: [JSON.stringify(posts.map(recordOf))] },
    present(rows) {
      const written = new Set((rows as readonly { id: string }[]).map(({ id }) => id))
      return posts.map(({ id }) => written.has(id))
    },
  }),
)

function recordOf(post: NewPost) {
  const [id, wall, author, key, words, category, at, state, heldFor] = parametersOf(post)
  const record = { id, wall, author, key, words, category, at, state, heldFor }
  if (post.heldFor) return record
  const [topic, kind, about, told] = eventParameters(postEvent(post.wall, rowOf(post)))
  return { ...record, topic, kind, about, told }
}

function parametersOf(post: NewPost) {
  return [
    post.id,
    post.wall,
    post.authorId,
    post.key,
    post.text,
    post.category,
    post.at,
    post.heldFor ? 'held' : 'shown',
    post.heldFor,
  ]
}

function rowOf({ id, text, category, at }: NewPost) {
  return { id, text, category, hearts: 0, created_at: at }
}
