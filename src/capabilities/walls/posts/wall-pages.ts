import { definePageData, type PageData } from '#kit/page/page-data.ts'
import type { Post } from '../contract.ts'
import { type Wall, walls } from '../walls.ts'

/** What a wall is rendered with. */
export interface GivenPosts {
  readonly posts: readonly Post[]
  readonly next: string | null
  /** How far live events had been heard when it was read. */
  readonly place: string
}

export function wallPage(wall: Wall): PageData<GivenPosts> {
  return definePageData(`/community/${walls[wall].page}`)
}
