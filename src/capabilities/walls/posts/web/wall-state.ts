import type { Category } from '../../categories.ts'
import type { HeldPost, Post, You } from '../../contract.ts'

/** What a screen knows of its wall. Every change is a function from one state to the next. */
export interface WallState {
  /** Shows one category alone. */
  readonly category: Category | null
  /** `kept`: the network is gone, and this is what the device remembers. */
  readonly status: 'loading' | 'shown' | 'kept' | 'failed'
  /** When the device last saw it, if it is shown from there. */
  readonly keptAt: number | undefined
  /** Newest first. */
  readonly posts: readonly Post[]
  /** Came while the visitor was reading; shown when they say so, or the page would jump. */
  readonly arrived: readonly Post[]
  /** The cursor of the page after the last post shown. */
  readonly next: string | null
  /** The visitor's own posts that wait for a moderator. */
  readonly held: readonly HeldPost[]
  readonly wrote: ReadonlySet<string>
  /** Posts the visitor gave a heart, as the server knows it. */
  readonly hearted: ReadonlySet<string>
  /** Hearts on their way: what the visitor wants, by post. */
  readonly pendingHearts: ReadonlyMap<string, boolean>
  /** The post a link leads to, which stands on top. */
  readonly opened: OpenedPost | null
}

export interface OpenedPost {
  readonly id: string
  readonly status: 'loading' | 'shown' | 'missing' | 'failed'
  readonly post?: Post
  /** Why it waits for a moderator. */
  readonly reason?: string
}

export interface Page {
  readonly posts: readonly Post[]
  readonly next: string | null
}

export function emptyWall(category: Category | null): WallState {
  return {
    category,
    status: 'loading',
    keptAt: undefined,
    posts: [],
    arrived: [],
    next: null,
    held: [],
    wrote: new Set(),
    hearted: new Set(),
    pendingHearts: new Map(),
    opened: null,
  }
}

export function withFirstPage(state: WallState, page: Page): WallState {
  return { ...state, status: 'shown', keptAt: undefined, posts: page.posts, next: page.next }
}

/** What the device remembers, where there is nothing newer to show. */
export function withKeptPage(state: WallState, posts: readonly Post[], keptAt: number): WallState {
  if (state.posts.length > 0) return state
  return { ...state, posts: posts.filter((post) => belongs(state, post)), next: null, keptAt }
}

/** There was no answer: what is shown stays, and says from when it is. */
export function withFailure(state: WallState): WallState {
  if (state.status === 'shown') return state
  return { ...state, status: state.posts.length > 0 ? 'kept' : 'failed' }
}

/**
 * The newest page, read again. What is shown stays where it is: newer posts wait
 * to be asked for, and only what was taken back goes.
 */
export function withFreshPage(state: WallState, page: Page, you: You): WallState {
  const shown = withYou(state, page.posts, you)
  const held = you.held ?? []
  if (state.posts.length === 0) return { ...withFirstPage(shown, page), arrived: [], held }
  const oldest = page.next === null ? '' : (page.posts.at(-1)?.id ?? '')
  const newest = state.posts[0]?.id ?? ''
  const fresh = new Map(page.posts.map((post) => [post.id, post]))
  const kept = state.posts.filter(({ id }) => fresh.has(id) || id < oldest)
  // So much is new that nothing of it meets what is shown: begin anew, or a gap would be hidden.
  if (page.next !== null && !state.posts.some(({ id }) => id >= oldest)) {
    return { ...withFirstPage(shown, page), arrived: [], held }
  }
  const reachesBack = kept.some(({ id }) => id < oldest)
  return {
    ...shown,
    status: 'shown',
    keptAt: undefined,
    posts: newestFirst([
      ...kept.map((post) => fresh.get(post.id) ?? post),
      ...page.posts.filter(({ id }) => id <= newest && !kept.some((post) => post.id === id)),
    ]),
    arrived: page.posts.filter(({ id }) => id > newest),
    next: reachesBack ? state.next : page.next,
    held,
  }
}

export function withOlderPage(state: WallState, page: Page, you: You): WallState {
  const known = new Set(state.posts.map(({ id }) => id))
  const posts = [...state.posts, ...page.posts.filter(({ id }) => !known.has(id))]
  const held = [...state.held, ...(you.held ?? [])]
  return { ...withYou(state, page.posts, you), posts, next: page.next, held }
}

function withYou(state: WallState, posts: readonly Pick<Post, 'id'>[], you: You): WallState {
  const hearted = new Set(state.hearted)
  for (const { id } of posts) hearted.delete(id)
  for (const id of you.hearted) hearted.add(id)
  return { ...state, hearted, wrote: new Set([...state.wrote, ...you.wrote]) }
}

/** A link to one post was followed; a post that is here need not be asked for. */
export function withOpening(state: WallState, id: string | null): WallState {
  if (id === null) return { ...state, opened: null }
  const post = state.posts.find((one) => one.id === id)
  return { ...state, opened: post ? { id, status: 'shown', post } : { id, status: 'loading' } }
}

export function withOpened(state: WallState, opened: OpenedPost, you?: You): WallState {
  if (state.opened?.id !== opened.id) return state
  return { ...(you ? withYou(state, [{ id: opened.id }], you) : state), opened }
}

/** Somebody posted. The visitor's own post is put in place by `withPosted`. */
export function withArrived(state: WallState, post: Post): WallState {
  if (state.status !== 'shown' || !belongs(state, post)) return state
  if (state.posts.some(({ id }) => id === post.id)) return withChangedPost(state, post)
  const others = state.arrived.filter(({ id }) => id !== post.id)
  return { ...state, arrived: newestFirst([post, ...others]) }
}

export function withArrivedShown(state: WallState): WallState {
  return { ...state, posts: newestFirst([...state.arrived, ...state.posts]), arrived: [] }
}

/** The visitor's own, acknowledged by the server. */
export function withPosted(state: WallState, post: Post): WallState {
  const wrote = new Set([...state.wrote, post.id])
  return belongs(state, post) ? { ...withBack(state, post), wrote } : { ...state, wrote }
}

export function withHeld(state: WallState, post: HeldPost): WallState {
  const others = state.held.filter(({ id }) => id !== post.id)
  const wrote = new Set([...state.wrote, post.id])
  return { ...state, wrote, held: [post, ...others] }
}

export function without(state: WallState, id: string): WallState {
  const stays = (post: Pick<Post, 'id'>) => post.id !== id
  return {
    ...state,
    posts: state.posts.filter(stays),
    arrived: state.arrived.filter(stays),
    held: state.held.filter(stays),
    opened: state.opened?.id === id ? { id, status: 'missing' } : state.opened,
  }
}

/** Puts a post where it stood before it was deleted. */
export function withBack(state: WallState, post: Post): WallState {
  const { posts, arrived } = without(state, post.id)
  const { opened } = state
  return {
    ...state,
    posts: newestFirst([post, ...posts]),
    arrived,
    opened: opened?.id === post.id ? { id: post.id, status: 'shown', post } : opened,
  }
}

/** How many hearts a post has now. A heart of ours on its way is answered by its own reply. */
export function withHeartCount(state: WallState, id: string, hearts: number): WallState {
  if (state.pendingHearts.has(id)) return state
  const post = [state.opened?.post, ...state.posts, ...state.arrived].find((one) => one?.id === id)
  return post && post.hearts !== hearts ? withChangedPost(state, { ...post, hearts }) : state
}

export function withPendingHeart(state: WallState, id: string, wanted: boolean): WallState {
  return { ...state, pendingHearts: new Map([...state.pendingHearts, [id, wanted]]) }
}

export function withoutPendingHeart(state: WallState, id: string): WallState {
  const pendingHearts = new Map(state.pendingHearts)
  pendingHearts.delete(id)
  return { ...state, pendingHearts }
}

export function withHeartAnswer(
  state: WallState,
  id: string,
  answer: { readonly hearts: number; readonly hearted: boolean },
): WallState {
  const hearted = new Set(state.hearted)
  if (answer.hearted) hearted.add(id)
  else hearted.delete(id)
  return withHeartCount({ ...withoutPendingHeart(state, id), hearted }, id, answer.hearts)
}

export interface ShownHeart {
  readonly given: boolean
  readonly count: number
}

/** What stands under the finger: what they want at once, whatever the network does. */
export function heartOf(state: WallState, post: Post): ShownHeart {
  const known = state.hearted.has(post.id)
  const given = state.pendingHearts.get(post.id) ?? known
  const change = given === known ? 0 : given ? 1 : -1
  return { given, count: Math.max(0, post.hearts + change) }
}

function withChangedPost(state: WallState, post: Post): WallState {
  const change = (one: Post) => (one.id === post.id ? post : one)
  const { posts, arrived, opened } = state
  return {
    ...state,
    posts: posts.map(change),
    arrived: arrived.map(change),
    opened: opened?.post ? { ...opened, post: change(opened.post) } : opened,
  }
}

function belongs({ category }: WallState, post: Post): boolean {
  return category === null || post.category === category
}

/** Ids are sortable by time. */
function newestFirst(posts: readonly Post[]): readonly Post[] {
  return [...posts].sort((a, b) => (a.id < b.id ? 1 : -1))
}

export interface PlacedPost {
  readonly post: Post
  /** Why it waits for a moderator, if it does. */
  readonly heldFor: string | undefined
}

/** Newest first, the visitor's own held posts among them; without the one that stands on top. */
export function orderPosts({ posts, held, opened }: WallState): readonly PlacedPost[] {
  const shown = posts.map((post) => ({ post, heldFor: undefined }))
  const waiting = held.map(({ reason, ...post }) => ({ post, heldFor: reason || 'review' }))
  return [...shown, ...waiting]
    .filter(({ post }) => post.id !== opened?.id)
    .sort((a, b) => (a.post.id < b.post.id ? 1 : -1))
}
