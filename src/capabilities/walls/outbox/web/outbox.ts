import { useMemo } from 'react'
import { typed } from '#kit/web/device-store.ts'
import { makeKeptStore, useStore } from '#kit/web/make-store.ts'
import type { Category } from '../../categories.ts'
import type { Wall } from '../../walls.ts'

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

/** One entry each, so that two tabs that write at once lose nothing of each other. */
const outbox = makeKeptStore(readEntries, parseEntries)

function readEntries(): string | null {
  const entries = typed.keys(prefix).map((key) => typed.read(key) ?? '')
  return entries.length === 0 ? null : entries.sort().join('\n')
}

function parseEntries(raw: string | null): readonly WaitingPost[] {
  return (raw ?? '').split('\n').flatMap(parseEntry).sort(byAge)
}

export const readOutbox = outbox.read

export function putIntoOutbox(post: WaitingPost): void {
  typed.keep(prefix + post.key, JSON.stringify(post))
  outbox.tell()
}

export function takeFromOutbox(key: string): void {
  typed.forget(prefix + key)
  outbox.tell()
}

export function isInOutbox(key: string): boolean {
  return typed.read(prefix + key) !== null
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

/** What waits for this wall, oldest first. */
export function useOutbox(wall: Wall): readonly WaitingPost[] {
  const all = useStore(outbox)
  return useMemo(() => all.filter((post) => post.wall === wall), [all, wall])
}
