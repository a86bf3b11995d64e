import { forget, keep, keptKeys, readKept } from '#kit/web/device-store.ts'
import type { Category, Wall } from '../../walls.ts'

/** A post that the server has not acknowledged yet. */
export interface WaitingPost {
  /** Given when it was written: however often it is sent, it becomes one post. */
  readonly key: string
  readonly wall: Wall
  readonly text: string
  readonly category?: Category
  readonly contactsKept?: true
  readonly writtenAt: number
  /** It was sent and no answer came: it may stand on the wall already. */
  readonly unsure?: true
  /** The server said no; its author is to look at it. */
  readonly refused?: RefusedPost
  /** Its author wants it back: the composer takes it out and is the only one to do so. */
  readonly withdrawn?: true
}

export interface RefusedPost {
  readonly code: string
  /** Seconds. */
  readonly retryAfter?: number
  /** Where the server found a way to reach somebody, in the text as it reads it. */
  readonly finds?: readonly { readonly start: number; readonly end: number }[]
}

const prefix = 'outbox '
const listeners = new Set<() => void>()
let read: { readonly raw: string; readonly posts: readonly WaitingPost[] } = { raw: '', posts: [] }

/** One entry each, so that two tabs that write at once lose nothing of each other. */
export function readOutbox(): readonly WaitingPost[] {
  const entries = keptKeys(prefix).map((key) => readKept(key) ?? '')
  const raw = entries.sort().join('\n')
  // The same list as long as nothing changed, or React would draw for ever.
  if (raw !== read.raw) read = { raw, posts: entries.flatMap(parseEntry).sort(byAge) }
  return read.posts
}

export function putIntoOutbox(post: WaitingPost): void {
  keep(prefix + post.key, JSON.stringify(post))
  tellListeners()
}

export function takeFromOutbox(key: string): void {
  forget(prefix + key)
  tellListeners()
}

export function isInOutbox(key: string): boolean {
  return readKept(prefix + key) !== null
}

/** Hears of changes here and in other tabs. */
export function watchOutbox(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tellListeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', tellListeners)
  }
}

function tellListeners(): void {
  for (const listener of [...listeners]) listener()
}

function parseEntry(raw: string): WaitingPost[] {
  try {
    const post: WaitingPost = JSON.parse(raw)
    return typeof post.key === 'string' && typeof post.text === 'string' ? [post] : []
  } catch {
    return []
  }
}

function byAge(a: WaitingPost, b: WaitingPost): number {
  return a.writtenAt - b.writtenAt
}
