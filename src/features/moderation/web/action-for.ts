import type { ReviewedPost } from '../contract.ts'
import type { Action } from './use-queue.ts'

/** What a key does to a post: `r` removes what is on the wall and brings back what is not. */
export function actionFor(
  letter: string,
  show: 'waiting' | 'removed',
  post: Pick<ReviewedPost, 'authorSilenced' | 'authorKnown'>,
): Action | undefined {
  if (letter === 's') {
    if (!post.authorKnown) return undefined
    return post.authorSilenced ? 'unsilence' : 'silence'
  }
  if (show === 'removed') return letter === 'r' ? 'restore' : undefined
  if (letter === 'a') return 'approve'
  return letter === 'r' ? 'remove' : undefined
}

/** On a Nepali keyboard the key with J on it writes a Nepali letter. */
export function letterOf({ key, code }: { readonly key: string; readonly code: string }): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
}
