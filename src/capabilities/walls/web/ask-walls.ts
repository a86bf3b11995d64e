import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import type { ReplyOf } from '#kit/http/endpoint.ts'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import type { Category } from '../categories.ts'
import type * as contract from '../contract.ts'
import type { Wall } from '../walls.ts'

/** As many as a page of a wall has, here and on the server. */
const pageSize = 50

export type PageReply = ReplyOf<typeof contract.listPosts>
export type OnePostReply = ReplyOf<typeof contract.readPost>

export const postsOf = (wall: Wall) => `/api/walls/${wall}/posts`
const postOf = (wall: Wall, id: string) => `${postsOf(wall)}/${id}`

export function readPage(
  wall: Wall,
  { category, before }: { category: Category | null; before?: string },
): Promise<PageReply> {
  const query = new URLSearchParams({
    limit: String(pageSize),
    ...(before && { before }),
    ...(category && { category }),
  })
  return unlessOffline(() =>
    askServer<typeof contract.listPosts>('GET', `${postsOf(wall)}?${query}`),
  )
}

export function readOnePost(wall: Wall, id: string): Promise<OnePostReply> {
  return unlessOffline(() => askServer<typeof contract.readPost>('GET', postOf(wall, id)))
}

export function deletePost(wall: Wall, id: string) {
  return unlessOffline(() => askServer<typeof contract.deletePost>('DELETE', postOf(wall, id)))
}

export function restorePost(wall: Wall, id: string) {
  const path = `${postOf(wall, id)}/restore`
  return unlessOffline(() => askServer<typeof contract.restorePost>('POST', path))
}

export function setHeart(wall: Wall, id: string, given: boolean) {
  const path = `${postOf(wall, id)}/heart`
  return unlessOffline(() =>
    given
      ? askServer<typeof contract.giveHeart>('PUT', path)
      : askServer<typeof contract.takeHeartBack>('DELETE', path),
  )
}

export function reportPost(wall: Wall, id: string, reason: ReportReason) {
  const path = `${postOf(wall, id)}/report`
  return unlessOffline(() =>
    askServer<typeof contract.reportPost>('POST', path, { body: { reason } }),
  )
}

/** A browser that knows it has no network would only write into the console that it has none. */
async function unlessOffline<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  if (!navigator.onLine) throw new Refusal('offline', 0)
  return ask()
}
