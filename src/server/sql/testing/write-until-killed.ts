import { writeSync } from 'node:fs'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { openStore } from '../open-store.ts'
import { migrations, writePair } from './letters-and-counters.ts'

/**
 * A process that writes and writes, and prints an id a line once the store has
 * acknowledged it: at once and not through a stream, so that what was
 * acknowledged is known even if the next moment is the last.
 *
 * It ends with whoever started it, and writes no more than a test may need: then it waits for its end.
 */
const most = 20_000
const writers = 10

process.on('disconnect', () => process.exit(0))

const [place = '{}', round = '0'] = process.argv.slice(2)
const store = await openStore({
  ...(JSON.parse(place) as { dataDir: string; databaseUrl?: string }),
  commandsModule: new URL('./letters-and-counters.ts', import.meta.url),
  migrations,
  log: createQuietLog(),
})

async function keepWriting(writer: number): Promise<void> {
  for (let count = 0; count < most / writers; count++) {
    const id = `${round}-${writer}-${count}`
    try {
      await store.write(writePair, { id })
    } catch {
      // The database is down: what fails is not acknowledged, and that is all it promises.
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    writeSync(1, `${id}\n`)
  }
}

await Promise.all(Array.from({ length: writers }, (_, writer) => keepWriting(writer)))
