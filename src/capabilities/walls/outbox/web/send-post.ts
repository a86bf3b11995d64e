import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import type { ContactsFoundProblem, createPost, PostedReply } from '../../contract.ts'
import { postsOf } from '../../web/ask-walls.ts'
import type { RefusedPost, WaitingPost } from './outbox.ts'

export type Answer =
  | { readonly kind: 'posted'; readonly reply: PostedReply }
  /** It was posted with an earlier try, and taken off the wall since. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'notSignedIn' }
  /** `text` as the server reads it, where it looked into it. */
  | { readonly kind: 'refused'; readonly refused: RefusedPost; readonly text?: string }
  /** Nobody knows whether it arrived: send it again. */
  | { readonly kind: 'unanswered'; readonly waitMillis?: number }

/** Sends once, and says what that means for a post that is to be sent until it is answered. */
export async function sendPost(post: WaitingPost): Promise<Answer> {
  const { key, wall, text, category, contactsKept } = post
  try {
    const reply = await askServer<typeof createPost>('POST', postsOf(wall), {
      headers: { 'idempotency-key': key },
      body: { text, ...(category && { category }), ...(contactsKept && { contactsKept }) },
    })
    return { kind: 'posted', reply }
  } catch (error) {
    return error instanceof Refusal ? readRefusal(error) : { kind: 'unanswered' }
  }
}

function readRefusal({ status, code, retryAfter, problem }: Refusal): Answer {
  // Also what a captive portal says in the server's place.
  if (status === 0 || status >= 500 || code === 'internal') {
    return { kind: 'unanswered', ...(retryAfter && { waitMillis: retryAfter * 1000 }) }
  }
  if (status === 401) return { kind: 'notSignedIn' }
  if (status === 410) return { kind: 'gone' }
  const { finds, text } = problem as Partial<ContactsFoundProblem>
  return {
    kind: 'refused',
    refused: { code, ...(retryAfter && { retryAfter }), ...(finds && { finds }) },
    ...(text !== undefined && { text }),
  }
}
