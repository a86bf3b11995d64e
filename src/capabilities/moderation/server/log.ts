import { rowsOf, type Unit, type WriteContext } from '#kit/store/server/store.ts'
import type { ModeratorAction } from './tables.ts'

/** In the same command as the deed: what is not in the log was not done. */
export function* writeLog(
  entry: { action: ModeratorAction; postId: string; at: number },
  { build }: WriteContext,
): Unit<void> {
  yield* rowsOf(
    build
      .insertInto('moderation_log')
      .values({ acted_at: entry.at, action: entry.action, post_id: entry.postId }),
  )
}
