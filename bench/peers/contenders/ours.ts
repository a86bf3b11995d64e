import { join } from 'node:path'
import { serverEnvironment, serverFlags, serverScript } from '../../../scripts/server-process.mjs'
import type { Contender } from '../contender.ts'
import { ask } from '../request-bytes.ts'
import { makeDatabase, makeFolder, type Running, startProgram } from '../stage.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const posts = '/api/walls/confessions/posts'

export type Ours = Contender & { readonly dataDir: string; readonly databaseUrl?: string }

export async function startOursOnSqlite(dataDir = makeFolder()): Promise<Ours> {
  const running = await start({ DATA_DIR: dataDir })
  return { ...running, ...asContender('ours on SQLite', running), dataDir }
}

export async function startOursOnPostgres(given?: string): Promise<Ours> {
  const databaseUrl = given ?? (await makeDatabase())
  const running = await start({ DATABASE_URL: databaseUrl })
  return { ...running, ...asContender('ours on Postgres', running), dataDir: '', databaseUrl }
}

/** As `npm start` runs it. */
function start(settings: Record<string, string>): Promise<Running> {
  return startProgram({
    words: [...serverFlags, serverScript],
    env: { ...serverEnvironment, PORT: '0', HOST: '127.0.0.1', LIMITS: 'off', ...settings },
    folder: root,
    says: /is at (http:\/\/[^\s]+)/,
  })
}

function asContender(name: string, { address }: Running) {
  return {
    name,
    newest: { path: posts },

    async signIn() {
      const answer = await ask(address, {
        method: 'POST',
        path: '/api/identity',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      return { cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' }
    },

    post: (visitor: Record<string, string>, key: string, text: string) => ({
      method: 'POST' as const,
      path: posts,
      headers: { ...visitor, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ text }),
    }),
  }
}
