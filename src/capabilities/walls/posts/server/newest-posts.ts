import type { Store } from '#kit/store/server/store.ts'
import { categories } from '../../categories.ts'
import type { Post } from '../../contract.ts'
import { type Wall, wallNames, walls } from '../../walls.ts'
import { type List, makeCursor } from './cursor.ts'
import { createNewestList, type NewestList, type NewestPage } from './newest-list.ts'
import { presentPost } from './present-post.ts'
import { readPosts } from './read-posts.ts'

/** The newest page of every list there is: each wall, and each category of the gratitudes. */
export interface NewestPosts {
  page(list: List, limit: number): Promise<NewestPage>
  posted(wall: Wall, post: Post): void
  hearted(wall: Wall, id: string, hearts: number): void
  forget(wall: Wall): void
}

export function createNewestPosts(read: Store['read'], place: () => string): NewestPosts {
  const lists = new Map<string, NewestList>()
  for (const wall of wallNames) {
    const kinds = walls[wall].sorted ? [undefined, ...categories] : [undefined]
    for (const category of kinds) lists.set(keyOf({ wall, category }), open({ wall, category }))
  }

  function open(list: List): NewestList {
    return createNewestList({
      load: async (most) => (await readPosts(read, list, { most })).map(presentPost),
      place,
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
    forget(wall) {
      for (const list of listsOf(wall)) list.forget()
    },
  }
}

function keyOf({ wall, category }: List): string {
  return `${wall}/${category ?? ''}`
}
