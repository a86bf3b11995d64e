import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url))

export interface WritingProcess {
  untilItHasWritten(more: number): Promise<void>
  /** Ends it without a word; answers every id that it was told is safe. */
  kill(): Promise<readonly string[]>
}

export function startWriting(
  place: { dataDir: string; databaseUrl?: string },
  round: number,
): WritingProcess {
  const folder = mkdtempSync(join(tmpdir(), 'voh-writing-'))
  const path = join(folder, 'printed')
  // A file and not a pipe: what the process printed is kept though it dies the moment after.
  const printed = openSync(path, 'w')
  const child = spawn(process.execPath, [script, JSON.stringify(place), String(round)], {
    stdio: ['ignore', printed, 'inherit', 'ipc'],
  })
  closeSync(printed)
  const ended = once(child, 'exit')

  // Cut at the last line end: an id printed halfway is one we were not told.
  const acknowledged = () => readFileSync(path, 'utf8').split('\n').slice(0, -1)

  return {
    async untilItHasWritten(more) {
      const goal = acknowledged().length + more
      while (acknowledged().length < goal) {
        if (child.exitCode !== null || child.signalCode)
          throw new Error('The writing process ended by itself')
        await pause(5)
      }
    },

    async kill() {
      child.kill('SIGKILL')
      const [, signal] = await ended
      if (signal !== 'SIGKILL') throw new Error('The writing process ended by itself')
      const ids = acknowledged()
      rmSync(folder, { recursive: true, force: true })
      return ids
    },
  }
}
