import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Contender } from '../contender.ts'
import { ask } from '../request-bytes.ts'
import { runSql } from '../run-sql.ts'
import { makeDatabase, makeFolder, startProgram } from '../stage.ts'

const app = { 'x-parse-application-id': 'bench' }

/** Without the ACL, as no reader needs it. */
export function findConfessions(more: { skip?: number; where?: object } = {}): {
  path: string
  headers: Record<string, string>
} {
  const query = new URLSearchParams({ order: '-createdAt', limit: '50', excludeKeys: 'ACL' })
  if (more.skip) query.set('skip', String(more.skip))
  if (more.where) query.set('where', JSON.stringify(more.where))
  return { path: `/classes/confessions?${query}`, headers: app }
}

export async function startParse(): Promise<Contender & { readonly databaseUrl: string }> {
  const databaseUrl = await makeDatabase()
  const running = await startProgram({
    words: [join(import.meta.dirname, '..', 'parse-app', 'server.js')],
    env: { DATABASE_URL: databaseUrl },
    // It makes a folder for logs where it is started, also when told to keep none.
    folder: makeFolder(),
    says: /Parse is at (http:\/\/[^\s]+)/,
  })
  // Its schema knows indexes of a class's own fields alone.
  await runSql(databaseUrl, 'CREATE INDEX confessions_newest ON confessions ("createdAt")')
  return {
    ...running,
    databaseUrl,
    name: 'parse-server on Postgres',
    newest: findConfessions(),

    async signIn() {
      const answer = await ask(running.address, {
        method: 'POST',
        path: '/users',
        headers: { ...app, 'content-type': 'application/json' },
        body: JSON.stringify({ authData: { anonymous: { id: randomUUID() } } }),
      })
      const { sessionToken } = JSON.parse(answer.text) as { sessionToken: string }
      return { ...app, 'x-parse-session-token': sessionToken }
    },

    post: (visitor, _key, text) => ({
      method: 'POST',
      path: '/classes/confessions',
      headers: { ...visitor, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    }),
  }
}
