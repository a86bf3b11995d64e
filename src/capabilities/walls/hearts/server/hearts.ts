import { defineCrowdedCommand, rowsOfText, type Unit } from '#kit/store/server/store.ts'
import {
  heartStepMillis,
  heartsChangedAt,
  heartsChangedIn,
  onTheWall,
} from '../../server/tables.ts'
import type { Wall } from '../../walls.ts'

export interface Heart {
  readonly postId: string
  readonly wall: Wall
  readonly identityId: string
  readonly at: number
}

/** Null when there is no such post on the wall. */
export type Hearts = number | null

const thePost = `id = ? AND wall = ? AND ${onTheWall}`
const count = `SELECT hearts FROM wall_posts WHERE ${thePost}`

const give = `INSERT INTO wall_hearts (post_id, identity_id, given_at)
  SELECT id, ?, CAST(? AS BIGINT) FROM wall_posts WHERE ${thePost}
  ON CONFLICT (post_id, identity_id) DO NOTHING
  RETURNING post_id`

const takeBack = `DELETE FROM wall_hearts
  WHERE identity_id = ? AND post_id = (SELECT id FROM wall_posts WHERE ${thePost})
  RETURNING post_id`

/** The database adds, never we: two hearts at once are then two hearts. */
const changeCount = (by: '+ 1' | '- 1') =>
  `UPDATE wall_posts SET hearts = hearts ${by}, ${heartsChangedAt} WHERE id = ? RETURNING hearts`

/**
 * Many at once. The posts are locked first, in one order, so that what is counted here is what the
 * next one starts from, and two nodes never hold what the other waits for.
 */
const together = (change: string, by: '+' | '-') => `
  WITH asked AS (
    SELECT * FROM json_to_recordset(CAST(? AS json))
      AS asked ("postId" text, wall text, "identityId" text, at bigint)
  ), here AS (
    SELECT id, wall, hearts FROM wall_posts
    WHERE id IN (SELECT "postId" FROM asked) AND ${onTheWall}
    ORDER BY id FOR NO KEY UPDATE
  ), changed AS (${change}),
  counts AS (SELECT post_id, count(*) AS changes FROM changed GROUP BY post_id),
  counted AS (
    UPDATE wall_posts SET hearts = wall_posts.hearts ${by} counts.changes,
      ${heartsChangedIn('moment.at')}
    FROM counts, (SELECT min(at) AS at FROM asked) AS moment
    WHERE wall_posts.id = counts.post_id
  )
  SELECT here.id, here.wall, here.hearts, changed.identity_id AS "changedBy"
  FROM here LEFT JOIN changed ON changed.post_id = here.id`

const giveTogether = together(
  `INSERT INTO wall_hearts (post_id, identity_id, given_at)
  SELECT here.id, asked."identityId", asked.at
  FROM asked JOIN here ON here.id = asked."postId" AND here.wall = asked.wall
  ORDER BY here.id, asked."identityId"
  ON CONFLICT (post_id, identity_id) DO NOTHING
  RETURNING post_id, identity_id`,
  '+',
)

const takeBackTogether = together(
  `DELETE FROM wall_hearts USING asked JOIN here
    ON here.id = asked."postId" AND here.wall = asked.wall
  WHERE wall_hearts.post_id = here.id AND wall_hearts.identity_id = asked."identityId"
  RETURNING wall_hearts.post_id, wall_hearts.identity_id`,
  '-',
)

interface Counted {
  readonly id: string
  readonly wall: Wall
  /** Before any of these. */
  readonly hearts: number
  readonly changedBy: string | null
}

/** As if they had come one after the other: each is told the count after its own. */
function countEach(hearts: readonly Heart[], rows: readonly Counted[], by: 1 | -1): Hearts[] {
  const counts = new Map(rows.map(({ id, wall, hearts }) => [`${wall} ${id}`, hearts]))
  const changes = new Set(rows.map(({ id, changedBy }) => `${id} ${changedBy}`))
  return hearts.map(({ postId, wall, identityId }) => {
    const count = counts.get(`${wall} ${postId}`)
    if (count === undefined) return null
    // Taken out, so that the second of two taps in one commit changes nothing.
    const now = changes.delete(`${postId} ${identityId}`) ? count + by : count
    counts.set(`${wall} ${postId}`, now)
    return now
  })
}

export const giveHeart = defineCrowdedCommand(
  'walls.giveHeart',
  function* (heart: Heart): Unit<Hearts> {
    const given = yield* rowsOfText(give, [heart.identityId, heart.at, heart.postId, heart.wall])
    return yield* countAfter(heart, given.length > 0 ? '+ 1' : undefined)
  },
  (hearts: readonly Heart[]) => ({
    statement: { sql: giveTogether, parameters: [JSON.stringify(hearts)] },
    present: (rows) => countEach(hearts, rows as readonly Counted[], 1),
  }),
)

export const takeHeartBack = defineCrowdedCommand(
  'walls.takeHeartBack',
  function* (heart: Heart): Unit<Hearts> {
    const taken = yield* rowsOfText(takeBack, [heart.identityId, heart.postId, heart.wall])
    return yield* countAfter(heart, taken.length > 0 ? '- 1' : undefined)
  },
  (hearts: readonly Heart[]) => ({
    statement: { sql: takeBackTogether, parameters: [JSON.stringify(hearts)] },
    present: (rows) => countEach(hearts, rows as readonly Counted[], -1),
  }),
)

function* countAfter({ postId, wall, at }: Heart, by: '+ 1' | '- 1' | undefined): Unit<Hearts> {
  return heartsIn(
    by
      ? yield* rowsOfText(changeCount(by), [at - heartStepMillis, at, postId])
      : yield* rowsOfText(count, [postId, wall]),
  )
}

function heartsIn(rows: readonly unknown[]): Hearts {
  return (rows[0] as { hearts: number } | undefined)?.hearts ?? null
}
