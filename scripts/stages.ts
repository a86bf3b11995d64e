import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface Stage {
  readonly title: string
  run(): Promise<Tally>
}

/** A command that either holds or does not: one check. */
function check(title: string, command: string, ...words: string[]): Stage {
  return {
    title,
    run: async () => {
      const held = (await execute(command, words)) === 0
      return { passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 }
    },
  }
}

/** A suite counts its tests itself. */
function suite(title: string, config: string): Stage {
  return {
    title,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'voice-of-heart-'))
      const report = join(folder, 'report.json')
      const code = await execute('vitest', [
        'run',
        `--config=${config}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ])
      const tally = await readReport(report)
      await rm(folder, { recursive: true, force: true })
      // A suite that broke outside of its tests has failed, whatever it counted.
      return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
    },
  }
}

async function readReport(file: string): Promise<Tally> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8'))
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function execute(command: string, words: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const script = (name: string) => join(root, 'scripts', name)

export const build = check('pages: build', process.execPath, script('build-if-needed.ts'))

export const checks: readonly Stage[] = [
  check('types: pure code', 'tsc', '-p', 'tsconfig.pure.json'),
  check('types: server', 'tsc', '-p', 'tsconfig.server.json'),
  check('types: browser', 'tsc', '-p', 'tsconfig.web.json'),
  check('types: service worker', 'tsc', '-p', 'src/web/service-worker/tsconfig.json'),
  check('types: tests', 'tsc', '-p', 'tsconfig.test.json'),
  check('lint and format', 'biome', 'ci', '--error-on-warnings', '.'),
  check(
    'structure: imports point one way',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
  ),
  check('structure: rooms keep to the vocabulary', process.execPath, script('check-structure.ts')),
]

export const units = suite('units, and the API on SQLite and Postgres', 'vitest.config.ts')
export const journeys = suite('journeys in a real browser', 'vitest.e2e.config.ts')
export const sizes = check(
  'sizes: what a first visit loads',
  process.execPath,
  script('check-sizes.ts'),
)

/** Runs all, even after a failure: one run should tell everything that is wrong. */
export async function runStages(stages: readonly Stage[]): Promise<never> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const broken: string[] = []
  for (const stage of stages) {
    process.stdout.write(`\n▸ ${stage.title}\n`)
    const began = performance.now()
    const tally = await stage.run()
    total.passed += tally.passed
    total.failed += tally.failed
    total.skipped += tally.skipped
    if (tally.failed > 0) broken.push(stage.title)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`  ${tally.passed} passed, ${tally.failed} failed in ${seconds} s\n`)
  }
  if (broken.length > 0) process.stdout.write(`\nNot right yet: ${broken.join('; ')}\n`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`)
  process.exit(total.failed > 0 ? 1 : 0)
}
