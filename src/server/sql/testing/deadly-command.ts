import { type AnyCommand, defineCommand } from '#kit/store/server/store.ts'

/** Ends the thread it runs in, as a crash would. For the SQLite writer only. */
// biome-ignore lint/correctness/useYield: it never gets to its first statement
export const endTheThread = defineCommand('thread.end', function* (_nothing: null) {
  process.exit(1)
})

export const commands: readonly AnyCommand[] = [endTheThread]
