import type { Store } from '#kit/store/server/store.ts'

const pageLength = 100

export async function readLog(read: Store['read'], before: number | undefined) {
  const rows = await read
    .selectFrom('moderation_log')
    .select(['entry', 'acted_at', 'action', 'post_id'])
    .$if(before !== undefined, (query) => query.where('entry', '<', before ?? 0))
    .orderBy('entry', 'desc')
    .limit(pageLength + 1)
    .execute()
  const page = rows.slice(0, pageLength)
  return {
    entries: page.map(({ acted_at, action, post_id }) => ({
      at: new Date(acted_at).toISOString(),
      action,
      post: post_id,
    })),
    next: rows.length > pageLength ? String(page.at(-1)?.entry) : null,
  }
}
