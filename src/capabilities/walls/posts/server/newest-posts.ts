import type { HeardEvent } from '#capabilities/live/server/recent-events.ts'
import { leastPacked, type Packing } from '#kit/http/server/accepted-packing.ts'
import { createPackedHead } from '#kit/http/server/packed-head.ts'
import type { Store } from '#kit/store/server/store.ts'
import { categories } from '../../categories.ts'
import type { Post, You } from '../../contract.ts'
import { topicOf, type WallEvent } from '../../live-topics.ts'
import { type Wall, wallNames, walls } from '../../walls.ts'
import { type List, makeCursor } from './cursor.ts'
import { postOf } from './post-events.ts'
import { presentPost } from './present-post.ts'
import { readPosts } from './read-posts.ts'
import { nobody } from './read-you.ts'

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

/** As many as a page may hold, and one that tells whether there are more. */
const keptPosts = 101

export interface NewestPage {
  readonly posts: readonly Post[]
  readonly next: string | null
  /** Changes whenever the page does. */
  readonly version: string
  /** The whole reply, with the little that is the visitor's own put in. */
  replyFor(you: You): Buffer
  /** The same packed, where that makes it smaller: what all readers share is packed once. */
  packedFor(you: You, packing: Packing): Buffer | undefined
}

interface Item {
  post: Post
  json: string
}

export interface NewestList {
  page(limit: number): Promise<NewestPage>
  /** A post of this node was written. */
  posted(post: Post): void
  hearted(id: string, hearts: number): void
  /** An event about a post was recorded, here or on another node. */
  heard(kind: WallEvent, id: string): void
  /** Something else may have changed: read it again when it is wanted. */
  forget(): void
}

/**
 * The newest posts of one list, kept as the bytes that are sent. What this node
 * writes is put in place, so that a busy wall is not read anew for each heart;
 * any doubt is settled by reading the table again.
 */
export function createNewestList(deps: {
  load(most: number): Promise<readonly Post[]>
  cursorAfter(id: string): string
}): NewestList {
  let items: Item[] = []
  let stale = true
  let loading: Promise<void> | undefined
  let version = 0
  const pages = new Map<number, NewestPage>()

  function changed(): void {
    version++
    pages.clear()
  }

  async function load(): Promise<void> {
    stale = false
    try {
      const found = (await deps.load(keptPosts)).map(itemOf)
      // Most doubts end in the same page, and whatever was made of it may stay.
      const isSame =
        found.length === items.length && found.every(({ json }, at) => json === items[at]?.json)
      if (isSame) return
      items = found
      changed()
    } catch (error) {
      stale = true
      throw error
    } finally {
      loading = undefined
    }
  }

  async function refresh(): Promise<void> {
    // The reading under way may have begun before a write that this visitor made; the one after
    // it has not, so two are enough however often the wall changes meanwhile.
    for (let round = 0; round < 2 && (stale || loading); round++) {
      loading ??= load()
      await loading
    }
  }

  function makePage(limit: number): NewestPage {
    const shown = items.slice(0, limit)
    const last = shown.at(-1)
    const next = last && items.length > limit ? deps.cursorAfter(last.post.id) : null
    const head = Buffer.from(
      `{"posts":[${shown.map(({ json }) => json).join(',')}],"next":${JSON.stringify(next)},"you":`,
    )
    const packedHead = createPackedHead(head)
    const tailFor = (you: You) => Buffer.from(`${JSON.stringify(you)}}`)
    const replyFor = (you: You) => Buffer.concat([head, tailFor(you)])
    const forNobody = replyFor(nobody)
    return {
      posts: shown.map(({ post }) => post),
      next,
      version: `${version}-${limit}`,
      replyFor: (you) => (you === nobody ? forNobody : replyFor(you)),
      packedFor: (you, packing) =>
        head.length > leastPacked ? packedHead.followedBy(tailFor(you), packing) : undefined,
    }
  }

  return {
    async page(limit) {
      if (stale || loading) await refresh()
      let page = pages.get(limit)
      if (!page) {
        page = makePage(limit)
        pages.set(limit, page)
      }
      return page
    },

    posted(post) {
      const newest = items[0]?.post.id ?? ''
      // Behind another node's post when its clock is ahead: the table knows the order.
      if (stale || loading || post.id <= newest) {
        stale = true
        return
      }
      items.unshift(itemOf(post))
      items.length = Math.min(items.length, keptPosts)
      changed()
    },

    hearted(id, hearts) {
      if (stale || loading) {
        stale = true
        return
      }
      const item = items.find(({ post }) => post.id === id)
      if (!item || item.post.hearts === hearts) return
      Object.assign(item, itemOf({ ...item.post, hearts }))
      changed()
    },

    heard(kind, id) {
      const isHere = items.some(({ post }) => post.id === id)
      // A post of this node is here already. A count may be older than ours: the table knows.
      if (loading || isHere !== (kind === 'post')) stale = true
    },

    forget() {
      stale = true
    },
  }
}

function itemOf(post: Post): Item {
  return { post, json: JSON.stringify(post) }
}
