import { closeSync, openSync, readSync } from 'node:fs'

// Sizes and places from sqlite.org/fileformat2.html#the_write_ahead_log.
const logHeaderBytes = 32
const frameHeaderBytes = 24
const pageSizeAt = 8
const logSaltAt = 16
const frameSaltAt = 8
const saltBytes = 8

export interface ChangedPages {
  readonly size: number
  /** To be called after each commit: the log is written over once it has been folded into the file. */
  note(): void
  add(pages: Iterable<number>): void
  first(most: number): readonly number[]
  /** These were seen to. */
  drop(pages: readonly number[]): void
}

/** Which pages of the file were written since somebody last asked, read from SQLite's own log. */
export function createChangedPages(logPath: string): ChangedPages {
  const pages = new Set<number>()
  const header = Buffer.alloc(logHeaderBytes)
  const frame = Buffer.alloc(frameHeaderBytes)
  let salt = ''
  let nextFrame = 0

  function readFrames(log: number): void {
    if (readSync(log, header, 0, logHeaderBytes, 0) < logHeaderBytes) return
    const found = header.toString('latin1', logSaltAt, logSaltAt + saltBytes)
    if (found !== salt) nextFrame = 0
    salt = found
    const step = frameHeaderBytes + header.readUInt32BE(pageSizeAt)
    for (let place = nextFrame; ; place++) {
      const read = readSync(log, frame, 0, frameHeaderBytes, logHeaderBytes + place * step)
      if (read < frameHeaderBytes) return
      // Left over from before the log was begun anew.
      if (frame.toString('latin1', frameSaltAt, frameSaltAt + saltBytes) !== salt) return
      pages.add(frame.readUInt32BE(0))
      // Only what ends a commit stays where it is: frames of an undone one are written over.
      const endsCommit = frame.readUInt32BE(4) !== 0
      if (endsCommit) nextFrame = place + 1
    }
  }

  return {
    get size() {
      return pages.size
    },

    note() {
      const log = openSync(logPath, 'r')
      try {
        readFrames(log)
      } finally {
        closeSync(log)
      }
    },

    add(more) {
      for (const page of more) pages.add(page)
    },

    first: (most) => [...pages].slice(0, most),

    drop(seenTo) {
      for (const page of seenTo) pages.delete(page)
    },
  }
}
