import { createHash, randomBytes } from 'node:crypto'
import { query } from './database.js'

const longest = 500
const pageSize = 50

/** Sorts by time and cannot be guessed, as the product's own ids. */
function newId(now) {
  return now.toString(36).padStart(9, '0') + randomBytes(12).toString('hex').slice(0, 17)
}

export function present({ id, text, hearts, created_at }) {
  const timestamp = new Date(Number(created_at)).toISOString()
  return { id, text, author: 'Anonymous', hearts, timestamp }
}

export async function readPage(before) {
  const rows = before
    ? await query(
        'older',
        'SELECT id, text, hearts, created_at FROM confessions WHERE id < $1 ORDER BY id DESC LIMIT 51',
        [before],
      )
    : await query(
        'newest',
        'SELECT id, text, hearts, created_at FROM confessions ORDER BY id DESC LIMIT 51',
        [],
      )
  const posts = rows.slice(0, pageSize).map(present)
  const next = rows.length > pageSize ? posts.at(-1).id : null
  return { posts, next, you: { hearted: [], wrote: [] } }
}

/** The author, the key and the text in one round trip. */
const writing = `WITH who AS (SELECT author_id FROM sessions WHERE token_hash = $1),
  put AS (
    INSERT INTO confessions (id, author_id, idempotency_key, text, hearts, created_at)
    SELECT $2, author_id, $3, $4, 0, $5 FROM who
    ON CONFLICT (author_id, idempotency_key) DO NOTHING
    RETURNING id
  )
  SELECT (SELECT author_id FROM who) AS author_id, (SELECT id FROM put) AS id`

const earlier = `SELECT id, text, hearts, created_at FROM confessions
  WHERE author_id = $1 AND idempotency_key = $2`

/** Answers a post, or a status that says why there is none. */
export async function writePost(token, key, typed) {
  const text = typeof typed === 'string' ? typed.trim() : ''
  if (!text || text.length > longest) return { status: 422 }
  if (!key || key.length > 64) return { status: 400 }
  const now = Date.now()
  const id = newId(now)
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const [row] = await query('write', writing, [tokenHash, id, key, text, now])
  if (!row?.author_id) return { status: 401 }
  if (row.id) return { status: 201, post: present({ id, text, hearts: 0, created_at: now }) }
  const [before] = await query('earlier', earlier, [row.author_id, key])
  return { status: 201, post: present(before) }
}
