import type { AnyCommand } from '#kit/store/server/store.ts'
import { createPost } from './create-post.ts'
import { deletePost, restorePost } from './delete-post.ts'
import { giveHeart, takeHeartBack } from './hearts.ts'
import { purgePosts } from './purge-posts.ts'
import { reportPost } from './report-post.ts'

export const wallCommands: readonly AnyCommand[] = [
  createPost,
  deletePost,
  restorePost,
  purgePosts,
  giveHeart,
  takeHeartBack,
  reportPost,
]
