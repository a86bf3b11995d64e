import { join } from 'node:path'
import { startPostgresServer } from '../src/server/sql/testing/postgres-server.ts'
import { check, type Stage, suite } from './stage.ts'

const script = (name: string) => join(import.meta.dirname, name)

/** What was right the last time is not read again. */
function types(title: string, project: string): Stage {
  const known = join('.cache', `types-${title.replaceAll(' ', '-')}`)
  return check(`types: ${title}`, 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known)
}

export const build = check('pages: build', process.execPath, script('build-if-needed.ts'))

export const checks: readonly Stage[] = [
  types('pure code', 'tsconfig.pure.json'),
  types('server', 'tsconfig.server.json'),
  types('browser', 'tsconfig.web.json'),
  types('service worker', 'src/web/service-worker/tsconfig.json'),
  types('tests', 'tsconfig.test.json'),
  check('lint and format', 'biome', 'ci', '--error-on-warnings', '.'),
  check(
    'structure: imports point one way',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
  ),
  check('structure: rooms keep to the vocabulary', process.execPath, script('check-structure.ts')),
  check('structure: nothing lies about unused', 'knip', '--no-config-hints'),
]

export const units = suite('units, and the API on SQLite and Postgres', {
  config: 'vitest.config.ts',
  prepare: startPostgresForAll,
})

const proof = { PROOF: 'yes' }

/** The long form of what `npm test` shows in short, where there is one. */
export const proofs: readonly Stage[] = [
  suite('proofs: many kills, thousands of poems, crowds, long races', {
    config: 'vitest.config.ts',
    prepare: async () => {
      const postgres = await startPostgresForAll()
      return { ...postgres, env: { ...postgres.env, ...proof } }
    },
  }),
  suite('proofs in a real browser: a phone that dies', {
    config: 'vitest.e2e.config.ts',
    files: ['sealed-on-disk'],
    prepare: async () => ({ env: proof, stop: async () => {} }),
  }),
]

export function journeys(files: readonly string[] = []): Stage {
  return suite('journeys in a real browser', { config: 'vitest.e2e.config.ts', files })
}

export const sizes = check(
  'sizes: what a first visit loads',
  process.execPath,
  script('check-sizes.ts'),
)

/** One server for all files of a suite: making one takes longer than most of them. */
async function startPostgresForAll() {
  if (process.env.TEST_DATABASE_URL) return { env: {}, stop: async () => {} }
  const { url, stop } = await startPostgresServer({ durable: false })
  return { env: { TEST_DATABASE_URL: url }, stop }
}
