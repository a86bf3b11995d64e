import { StoreFailure } from '#kit/store/server/store-failure.ts'
import type { NewEntry } from './box-log.ts'

/** Of sealed text: some eighty of the longest requests, which a slow disk has written in a second. */
const mostLetters = 16 * 1024 * 1024

/**
 * The store counts the writes that wait, and takes them to be small. These are not: a few thousand
 * would fill the memory, so past this they are told to come again.
 */
export function createWaitingRoom() {
  let letters = 0

  return async function wait<Result>(
    entries: readonly NewEntry[],
    write: () => Promise<Result>,
  ): Promise<Result> {
    const coming = entries.reduce((sum, { sealed }) => sum + sealed.length, 0)
    if (letters + coming > mostLetters) {
      throw new StoreFailure('overloaded', 'Too many sealed entries wait to be written already')
    }
    letters += coming
    try {
      return await write()
    } finally {
      letters -= coming
    }
  }
}
