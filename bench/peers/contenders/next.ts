import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Contender } from '../contender.ts'
import { nextProgram } from '../install.ts'
import { ask } from '../request-bytes.ts'
import { runSql } from '../run-sql.ts'
import { seedText } from '../seed.ts'
import { makeDatabase, startProgram } from '../stage.ts'

const tables = `
  CREATE TABLE sessions (token_hash text PRIMARY KEY, author_id text NOT NULL);
  CREATE TABLE confessions (
    id text COLLATE "C" PRIMARY KEY,
    author_id text NOT NULL,
    idempotency_key text NOT NULL,
    text text NOT NULL,
    hearts bigint NOT NULL,
    created_at bigint NOT NULL,
    UNIQUE (author_id, idempotency_key)
  )`

export type Next = Contender & { readonly databaseUrl: string }

export async function startNext(options: { compress?: boolean } = {}): Promise<Next> {
  const databaseUrl = await makeDatabase()
  await runSql(databaseUrl, tables)
  const running = await startProgram({
    words: [nextProgram, 'start', '--port', '0', '--hostname', '127.0.0.1'],
    env: { DATABASE_URL: databaseUrl, COMPRESS: options.compress ? 'on' : 'off' },
    folder: join(import.meta.dirname, '..', 'next-app'),
    says: /Local:\s+(http:\/\/[^\s]+)/,
  })
  return {
    ...running,
    databaseUrl,
    name: 'Next with pg',
    newest: { path: '/api/posts' },

    // The app has no sign-in; what is compared is the wall.
    async signIn() {
      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest('base64url')
      await runSql(databaseUrl, `INSERT INTO sessions VALUES ('${hash}', '${randomUUID()}')`)
      return { cookie: `session=${token}` }
    },

    post: (visitor, key, text) => ({
      method: 'POST',
      path: '/api/posts',
      headers: { ...visitor, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ text }),
    }),
  }
}

/** What Next kept when it was built is empty: a post makes it look again. */
export async function fillKept(next: Next): Promise<void> {
  const post = next.post(await next.signIn(), 'kept-key', seedText(61))
  await ask(next.address, { ...post, path: keptWriting })
}

export const keptPosts = '/api/kept/posts'
export const keptWriting = '/api/kept/write'
