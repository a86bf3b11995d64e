import type { CareKind } from '#capabilities/care/care-kind.ts'
import type { Category } from '../../categories.ts'
import type { HeldPost, Post } from '../../contract.ts'
import { gravestReason } from './held-for.ts'

/** What of a post anybody may see. Author, keys and states stay behind. */
export interface PostRow {
  readonly id: string
  readonly text: string
  readonly category: Category | null
  readonly hearts: number
  readonly created_at: number
  readonly need: CareKind | null
}

export const postColumns = ['id', 'text', 'category', 'hearts', 'created_at', 'need'] as const

/** The only way a row leaves the server. */
export function presentPost(row: PostRow): Post {
  return {
    id: row.id,
    text: row.text,
    author: 'Anonymous',
    ...(row.category && { category: row.category }),
    hearts: row.hearts,
    timestamp: new Date(row.created_at).toISOString(),
    ...(row.need && { care: row.need }),
  }
}

/** For its author: with the reason why nobody else sees it. */
export function presentHeldPost(row: PostRow & { held_for: string | null }): HeldPost {
  return { ...presentPost(row), reason: gravestReason(row.held_for) }
}
