import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createQuietLog } from '../src/kit/store/server/testing/quiet-log.ts'
import { openStore } from '../src/server/sql/open-store.ts'
import * as room from '../src/server/sql/testing/letters-and-counters.ts'

const body = 'आज मन हलुका छ। A letter of an ordinary length, as a visitor would write it. '.repeat(2)

/**
 * The group-commit store alone: no HTTP, no visitor, no checks, one row a letter. What durable
 * writing costs on this machine at this moment; everything a post costs more is ours.
 */
export async function openBareStore() {
  const dataDir = mkdtempSync(join(tmpdir(), 'voh-bench-bare-'))
  const commandsModule = new URL(
    '../src/server/sql/testing/letters-and-counters.ts',
    import.meta.url,
  )
  const log = createQuietLog()
  const store = await openStore({ dataDir, commandsModule, migrations: room.migrations, log })
  let next = 0

  async function author(until: number): Promise<void> {
    while (performance.now() < until) {
      next += 1
      await store.write(room.writeLetterInACrowd, { id: `letter-${next}`, body, at: next })
    }
  }

  return {
    /** Letters a second with so many authors, who each send the next when the last is safe. */
    async measure(authors: number, seconds: number): Promise<number> {
      const [began, before] = [performance.now(), next]
      await Promise.all(Array.from({ length: authors }, () => author(began + seconds * 1000)))
      return (next - before) / ((performance.now() - began) / 1000)
    },
    async close() {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
