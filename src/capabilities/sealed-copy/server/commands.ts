import { Refusal } from '#kit/store/server/refusal.ts'
import { type AnyCommand, defineCommand, rowsOf, rowsOfText } from '#kit/store/server/store.ts'
import {
  addEntries,
  dropEntries,
  keepLog,
  type NewEntry,
  placesOf,
  type ToBox,
  takeLog,
} from './box-log.ts'

const placesOfMilli = 100

/**
 * A new log begins to count at the time of its opening, faster than anybody writes: a box that was
 * deleted and opened again is then ahead of every place that was read in the one before.
 */
export const openBox = defineCommand(
  'sealedCopy.open',
  function* ({ key, day, at }: ToBox & { readonly at: number }, context) {
    const head = at * placesOfMilli
    yield* rowsOf(
      context.build
        .insertInto('sealed_boxes')
        .values({ key, head, first: head + 1, bytes: 0, seen_day: day })
        .onConflict((conflict) => conflict.column('key').doNothing()),
    )
    return yield* takeLog({ key, day }, context)
  },
)

export const appendEntries = defineCommand(
  'sealedCopy.append',
  function* ({ key, day, entries }: ToBox & { readonly entries: readonly NewEntry[] }, context) {
    const log = yield* takeLog({ key, day }, context)
    return yield* keepLog(key, yield* addEntries(key, log, entries, context), context)
  },
)

export interface Replacing extends ToBox {
  /** The newest entry that its writer knows of. */
  readonly head: number
  readonly through: number
  readonly entries: readonly NewEntry[]
}

export const replaceEntries = defineCommand(
  'sealedCopy.replace',
  function* ({ key, day, head, through, entries }: Replacing, context) {
    const log = yield* takeLog({ key, day }, context)
    if (log.head === head) {
      const shorter = yield* dropEntries(key, log, through)
      return yield* keepLog(key, yield* addEntries(key, shorter, entries, context), context)
    }
    // Sent again because its answer was lost: what it brings stands where it put it.
    const there = yield* placesOf(key, entries, context)
    const isDone = entries.length > 0 && entries.every(({ id }) => (there.get(id) ?? 0) > head)
    if (!isDone) throw new Refusal('box_moved')
    return log
  },
)

/** Answers whether there was one. */
export const deleteBox = defineCommand(
  'sealedCopy.delete',
  function* ({ key }: { readonly key: string }, { build }) {
    yield* rowsOf(build.deleteFrom('sealed_entries').where('box', '=', key))
    const gone = yield* rowsOf(
      build.deleteFrom('sealed_boxes').where('key', '=', key).returning('key'),
    )
    return gone.length > 0
  },
)

export const markSeen = defineCommand('sealedCopy.markSeen', function* ({ key, day }: ToBox) {
  yield* rowsOfText('UPDATE sealed_boxes SET seen_day = ? WHERE key = ? AND seen_day < ?', [
    day,
    key,
    day,
  ])
  return null
})

/** Each may hold 10 MB, and others want to write in between. */
const together = 5

/** Boxes that nobody opened since a day; answers whether there may be more of them. */
export const purgeBoxes = defineCommand(
  'sealedCopy.purge',
  function* ({ before }: { readonly before: number }, { build }) {
    const old = yield* rowsOf(
      build.selectFrom('sealed_boxes').select('key').where('seen_day', '<', before).limit(together),
    )
    if (old.length === 0) return false
    const keys = old.map(({ key }) => key)
    yield* rowsOf(build.deleteFrom('sealed_entries').where('box', 'in', keys))
    yield* rowsOf(build.deleteFrom('sealed_boxes').where('key', 'in', keys))
    return old.length === together
  },
)

export const sealedCopyCommands: readonly AnyCommand[] = [
  openBox,
  appendEntries,
  replaceEntries,
  deleteBox,
  markSeen,
  purgeBoxes,
]
