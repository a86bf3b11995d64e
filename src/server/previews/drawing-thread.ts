import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { PreviewPicture } from '#kit/page/scenery.ts'

export interface ToDrawer {
  readonly id: number
  readonly picture: PreviewPicture
}

export interface FromDrawer {
  readonly id: number
  readonly png?: Uint8Array
  readonly failed?: string
}

interface Waiting {
  resolve(png: Uint8Array): void
  reject(error: Error): void
}

export interface DrawingThread {
  draw(picture: PreviewPicture): Promise<Uint8Array>
  close(): Promise<void>
}

interface Patience {
  /** How many may wait to be drawn. */
  readonly most: number
  /** A thread with nothing to do gives its memory back. */
  readonly idleMillis: number
  /** No picture takes nearly as long: one that does hangs. */
  readonly longestMillis: number
}

const usual: Patience = { most: 12, idleMillis: 30_000, longestMillis: 30_000 }

/** One picture after another beside the server, in a thread that is there while there is something to draw. */
export function createDrawingThread({
  most,
  idleMillis,
  longestMillis,
}: Patience = usual): DrawingThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let nextId = 0
  let timer: NodeJS.Timeout | undefined

  function open(): Worker {
    const opened = new Worker(
      new URL(`./draw-worker${extname(import.meta.url)}`, import.meta.url),
      {
        execArgv: [],
      },
    )
    // The site may stop while somebody's preview is being drawn.
    opened.unref()
    opened.on('message', ({ id, png, failed }: FromDrawer) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (png) one?.resolve(png)
      else one?.reject(new Error(failed))
      watch()
    })
    opened.on('error', giveUp)
    opened.on('exit', () => {
      if (worker === opened) giveUp(new Error('The drawing thread ended by itself'))
    })
    return opened
  }

  function giveUp(error: Error): void {
    clearTimeout(timer)
    const ended = worker
    worker = undefined
    void ended?.terminate()
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }

  function watch(): void {
    clearTimeout(timer)
    timer = setTimeout(
      () => giveUp(new Error('A picture took too long')),
      waiting.size > 0 ? longestMillis : idleMillis,
    ).unref()
  }

  return {
    draw(picture) {
      if (waiting.size >= most) {
        const message = 'There are many pictures to draw just now.'
        return Promise.reject(new HttpProblem(503, 'busy', message, { retryAfter: 10 }))
      }
      worker ??= open()
      const id = nextId++
      const drawn = new Promise<Uint8Array>((resolve, reject) =>
        waiting.set(id, { resolve, reject }),
      )
      worker.postMessage({ id, picture } satisfies ToDrawer)
      watch()
      return drawn
    },

    async close() {
      giveUp(new Error('The site is closing'))
    },
  }
}
