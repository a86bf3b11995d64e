import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Straight into the file of a server that is not running. */
function fill(dataDir: string, write: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(dataDir, 'voice-of-heart.db'))
  db.exec('BEGIN')
  write(db)
  db.exec('COMMIT')
  db.close()
}

/** Brings visitors who came long ago; answers their cookies. */
export function fillWithVisitors(dataDir: string, count: number): string[] {
  const tokens = Array.from({ length: count }, (_, place) => String(place).padStart(43, 'v'))
  const today = Math.floor(Date.now() / 86_400_000)
  fill(dataDir, (db) => {
    const identity = db.prepare(
      'INSERT INTO identities (id, name, created_at, recovery_hash) VALUES (?, NULL, 0, NULL)',
    )
    const session = db.prepare(
      'INSERT INTO sessions (token_hash, identity_id, created_at, last_seen_day) VALUES (?, ?, 0, ?)',
    )
    for (const [place, token] of tokens.entries()) {
      const id = `v${String(place).padStart(25, '0')}`
      identity.run(id)
      session.run(createHash('sha256').update(token).digest('base64url'), id, today)
    }
  })
  return tokens.map((token) => `session=${token}`)
}

export function fillWithPosts(dataDir: string, posts: number): void {
  fill(dataDir, (db) => {
    db.exec(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${posts})
      INSERT INTO wall_posts
        (id, wall, mark, key_mark, text, category, hearts, hearts_gone, created_at, state, held_for)
      SELECT printf('0%025d', i), 'confessions', 'mark-' || i, 'key-' || i,
        'आज बिहान चौतारीमा बसेर सोचेको कुरा नम्बर ' || i, NULL, i % 50, 0, ${Date.UTC(2026, 0, 1)}, 'shown', NULL
      FROM n`)
  })
}
