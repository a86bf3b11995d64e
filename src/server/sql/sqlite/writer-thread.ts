import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { fromJsonText, type JsonText } from '../run-generator.ts'
import type { Answer, QueuedWrite } from './commit-batch.ts'
import { receiveError } from './sent-error.ts'
import type { FromWriter, ToWriter, WriterSettings } from './writer-messages.ts'

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** The main thread's end of the writer thread. */
export async function startWriter(settings: WriterSettings, log: StoreLog) {
  const worker = new Worker(new URL(`./writer${extname(import.meta.url)}`, import.meta.url), {
    workerData: settings,
    execArgv: [],
  })
  await untilReady(worker)

  // Answers come in the order of the writes, so the longest waiting is always first.
  const waiting: Waiting[] = []
  let outbox: QueuedWrite[] = []
  let broken: StoreFailure | undefined
  let closing = false
  const counts = { commits: 0, largestBatch: 0 }
  const post = (message: ToWriter) => worker.postMessage(message)

  worker.on('message', (message: FromWriter) => {
    if (!('answers' in message)) return
    counts.commits++
    counts.largestBatch = Math.max(counts.largestBatch, message.answers.length)
    const asked = waiting.splice(0, message.answers.length)
    for (const [place, one] of asked.entries()) settle(one, message.answers[place] as Answer)
  })
  worker.on('error', giveUp)
  worker.on('exit', () => {
    if (!closing && !broken) giveUp(new Error('The writer thread ended by itself'))
  })

  function giveUp(error: Error): void {
    log.error({ err: error }, 'the writer thread died; nothing can be written until a restart')
    broken = new StoreFailure('unavailable', 'The writer thread died; nothing was written', error)
    const unanswered = new StoreFailure(
      'unknown',
      'The writer thread died before it answered',
      error,
    )
    outbox = []
    for (const one of waiting.splice(0)) one.reject(unanswered)
  }

  function postOutbox(): void {
    if (outbox.length > 0) post({ writes: outbox })
    outbox = []
  }

  return {
    write(command: string, input: JsonText): Promise<unknown> {
      if (broken) return Promise.reject(broken)
      // One message for all the writes of a turn of the event loop: messages cost more than writes.
      if (outbox.length === 0) setImmediate(postOutbox)
      outbox.push({ command, input })
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },

    counts: () => ({ ...counts }),

    async close(): Promise<void> {
      if (broken) return
      closing = true
      const exited = once(worker, 'exit')
      post({ close: true })
      await exited
    },
  }
}

function settle(one: Waiting, answer: Answer): void {
  if ('error' in answer) one.reject(receiveError(answer.error))
  else one.resolve(fromJsonText(answer.result))
}

async function untilReady(worker: Worker): Promise<void> {
  const [message] = (await once(worker, 'message')) as [FromWriter]
  if ('failedToStart' in message) throw receiveError(message.failedToStart)
}
