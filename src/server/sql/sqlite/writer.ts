import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { loadCommands } from '../command-registry.ts'
import { createBatchCommitter, type QueuedWrite } from './commit-batch.ts'
import { openForWriting } from './connection.ts'
import { migrateSqlite } from './migrate.ts'
import { sendError } from './sent-error.ts'
import { rewriteOnce } from './traces/rewrite-once.ts'
import { startWipingTraces, wasCutOff } from './traces/wipe-traces.ts'
import type { FromWriter, ToWriter, WriterSettings } from './writer-messages.ts'

// The writer thread: the only place in the product that writes to the SQLite file.

/** Past this the disk is no longer the limit, and the first in the batch wait for the last. */
const largestBatch = 1_000

if (!parentPort) throw new Error('The writer runs in a worker thread')
const port = parentPort
const say = (message: FromWriter) => port.postMessage(message)

try {
  const { path, commandsModule, steps } = workerData as WriterSettings
  const registry = await loadCommands(commandsModule)
  const everyPage = wasCutOff(path)
  const db = openForWriting(path)
  rewriteOnce(db)
  migrateSqlite(db, steps)
  const traces = startWipingTraces(db, path, { everyPage })
  const commitBatch = createBatchCommitter(db, registry)
  const queue: QueuedWrite[] = []

  port.on('message', (message: ToWriter) => {
    if ('close' in message) {
      traces.finish()
      say({ closed: true })
      port.close()
      return
    }
    queue.push(...message.writes)
    while (queue.length > 0) {
      takeWaitingInto(queue)
      say({ answers: commitBatch(queue.splice(0, largestBatch)) })
      traces.committed()
    }
  })
  say({ ready: true })
} catch (error) {
  say({ failedToStart: sendError(error) })
}

/** Whatever arrived during the last commit shares the next one. */
function takeWaitingInto(queue: QueuedWrite[]): void {
  while (queue.length < largestBatch) {
    const waiting = receiveMessageOnPort(port)
    // The store asks to close only when nothing waits for an answer.
    if (!waiting) return
    queue.push(...(waiting.message as { writes: readonly QueuedWrite[] }).writes)
  }
}
