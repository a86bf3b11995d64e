import type { ChildProcess, SpawnOptions } from 'node:child_process'

export interface Ending {
  readonly code: number
  readonly signal?: NodeJS.Signals | null
  /** The command could not be started at all. */
  readonly error?: Error
}

export interface ProcessTree {
  readonly child: ChildProcess
  readonly ended: Promise<Ending>
  end(signal?: NodeJS.Signals): void
}

export function startTree(
  command: string,
  words: readonly string[],
  options?: SpawnOptions & { readonly patience?: number },
): ProcessTree

export function endWithUs(tree: ProcessTree): void
