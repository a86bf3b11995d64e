import { markOf } from '#capabilities/identity/server/marks.ts'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import { placesFor, type Store } from '#kit/store/server/store.ts'

export interface VoteRow {
  readonly poll_id: string
  readonly mark: string
  readonly option_id: string
}

/** What this visitor has voted in these polls. */
export async function findVotes(
  store: Store,
  visitor: Visitor,
  pollIds: readonly string[],
): Promise<readonly VoteRow[]> {
  if (pollIds.length === 0) return []
  return store.readRows<VoteRow>(
    `SELECT poll_id, mark, option_id FROM poll_votes
     WHERE (poll_id, mark) IN (VALUES ${placesFor(pollIds, '(?, ?)')})`,
    pollIds.flatMap((id) => [id, markOf(visitor, 'vote', id)]),
  )
}

export async function findAllVotes(store: Store, visitor: Visitor): Promise<readonly VoteRow[]> {
  const rows = await store.read.selectFrom('poll_counts').select('poll_id').distinct().execute()
  return findVotes(
    store,
    visitor,
    rows.map(({ poll_id }) => poll_id),
  )
}
