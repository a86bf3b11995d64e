import type { HeardEvent } from '#capabilities/live/server/recent-events.ts'
import type { Store } from '#kit/store/server/store.ts'
import { categories } from '../../categories.ts'
import type { Post } from '../../contract.ts'
import { topicOf, type WallEvent } from '../../live-topics.ts'
import { type Wall, wallNames, walls } from '../../walls.ts'
import { type List, makeCursor } from './cursor.ts'
import { createNewestList, type NewestList, type NewestPage } from './newest-list.ts'
import { postOf } from './post-events.ts'
import { presentPost } from './present-post.ts'
import { readPosts } from './read-posts.ts'

/** The newest page of every list there is: each wall, and each category of the gratitudes. */
export interface NewestPosts {
  page(list: List, limit: number): Promise<NewestPage>
  posted(wall: Wall, post: Post): void
  hearted(wall: Wall, id: string, hearts: number): void
  /** What was recorded, here or on another node: a page must never be older than what was heard. */
  heard(events: readonly HeardEvent[]): void
  forget(wall: Wall): void
}

export function createNewestPosts(read: Store['read']): NewestPosts {
  const lists = new Map<string, NewestList>()
  for (const wall of wallNames) {
    const kinds = walls[wall].sorted ? [undefined, ...categories] : [undefined]
    for (const category of kinds) lists.set(keyOf({ wall, category }), open({ wall, category }))
  }

  function open(list: List): NewestList {
    return createNewestList({
      load: async (most) => (await readPosts(read, list, { most })).map(presentPost),
      cursorAfter: (id) => makeCursor(list, id),
    })
  }

  function listOf(list: List): NewestList {
    return lists.get(keyOf(list)) as NewestList
  }

  function* listsOf(wall: Wall): Generator<NewestList> {
    for (const [key, list] of lists) if (key.startsWith(`${wall}/`)) yield list
  }

  return {
    page: (list, limit) => listOf(list).page(limit),
    posted(wall, post) {
      listOf({ wall, category: undefined }).posted(post)
      if (post.category) listOf({ wall, category: post.category }).posted(post)
    },
    hearted(wall, id, hearts) {
      for (const list of listsOf(wall)) list.hearted(id, hearts)
    },
    heard(events) {
      for (const { topic, kind, about } of events) {
        const wall = wallNames.find((name) => topicOf(name) === topic)
        if (!wall) continue
        for (const list of listsOf(wall)) list.heard(kind as WallEvent, postOf(about))
      }
    },
    forget(wall) {
      for (const list of listsOf(wall)) list.forget()
    },
  }
}

function keyOf({ wall, category }: List): string {
  return `${wall}/${category ?? ''}`
}
