import type { AnyCommand } from '#kit/store/server/store.ts'
import { giveHeart, recordHearts, takeHeartBack } from '../hearts/server/hearts.ts'
import { createPost } from '../posts/server/create-post.ts'
import { deletePost, restorePost } from '../posts/server/delete-post.ts'
import { purgePosts } from '../posts/server/purge-posts.ts'
import { reportPost } from '../reports/server/report-post.ts'

export const wallCommands: readonly AnyCommand[] = [
  createPost,
  deletePost,
  restorePost,
  purgePosts,
  giveHeart,
  takeHeartBack,
  recordHearts,
  reportPost,
]
