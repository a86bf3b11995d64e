import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTree } from './process-tree.mjs'
import type { SuiteTally } from './testing/tally.ts'

const root = join(import.meta.dirname, '..')

/** For what hangs; on a machine that is ten times as slow as a phone it would still be enough. */
const minutes = { check: 15, suite: 60 }

export interface Stage {
  readonly title: string
  run(): Promise<StageTally>
}

export type StageTally = Pick<SuiteTally, 'passed' | 'failed' | 'skipped'> & Partial<SuiteTally>

/** A command that either holds or does not: one check. */
export function check(title: string, command: string, ...words: string[]): Stage {
  return {
    title,
    run: async () => {
      const held = (await execute(minutes.check, command, words)) === 0
      return { passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 }
    },
  }
}

export interface SuiteOptions {
  readonly config: string
  /** Names of files, or parts of them; all if there are none. */
  readonly files?: readonly string[]
  /** Starts what the suite needs; what it answers goes into the suite's environment. */
  prepare?(): Promise<{ env: Record<string, string>; stop(): Promise<void> }>
}

/** A suite counts its tests itself. */
export function suite(title: string, { config, files = [], prepare }: SuiteOptions): Stage {
  return {
    title,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'voice-of-heart-'))
      const tallyFile = join(folder, 'tally.json')
      const prepared = await prepare?.()
      const code = await execute(
        minutes.suite,
        'vitest',
        [
          'run',
          `--config=${config}`,
          '--reporter=default',
          '--reporter=scripts/testing/tally.ts',
          ...files,
        ],
        { ...prepared?.env, TALLY_FILE: tallyFile },
      )
      await prepared?.stop()
      const tally = await readTally(tallyFile)
      await rm(folder, { recursive: true, force: true })
      // A suite that broke outside of its tests has failed, whatever it counted.
      return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
    },
  }
}

async function readTally(file: string): Promise<StageTally> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

async function execute(
  patience: number,
  command: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const tree = startTree(command, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  const giveUp = setTimeout(() => {
    process.stderr.write(`  has not ended in ${patience} minutes, and is ended\n`)
    tree.end()
  }, patience * 60_000)
  const { code, signal } = await tree.ended
  clearTimeout(giveUp)
  return signal ? 1 : code
}
