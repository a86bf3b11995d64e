import { useCallback, useEffect, useRef, useState } from 'react'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import type { LiveEvent } from '#capabilities/live/web/live-event.ts'
import { useLive } from '#capabilities/live/web/use-live.ts'
import { usePageData } from '#kit/page/web/use-page-data.ts'
import { device } from '#kit/web/device-store.ts'
import { useBackOnline } from '#kit/web/use-online.ts'
import type { Category } from '../../categories.ts'
import type { Post } from '../../contract.ts'
import { topicOf, type WallEvent } from '../../live-topics.ts'
import type { Wall } from '../../walls.ts'
import { readPage } from '../../web/ask-walls.ts'
import { wallPage } from '../wall-pages.ts'
import {
  emptyWall,
  type WallState,
  withArrived,
  withFailure,
  withFirstPage,
  withFreshPage,
  withHeartCount,
  withKeptPage,
  withOlderPage,
  without,
} from './wall-state.ts'

export type ChangeWall = (change: (state: WallState) => WallState) => void

export interface WallScreen {
  readonly state: WallState
  readonly change: ChangeWall
  /** The state of this moment, for what happens between two drawings. */
  read(): WallState
  choose(category: Category | null): void
  reload(): void
  /** Answers whether there was an answer. */
  readOlder(): Promise<boolean>
}

/** On a weak network, what the device remembers is shown after this long. */
const patience = 1_500
const mostKept = 50

/** A wall as one screen shows it: from the server's page, kept fresh by live events. */
export function useWall(wall: Wall): WallScreen {
  const given = usePageData(wallPage(wall))
  const { state: visitor } = useVisitor()
  const [state, change] = useState(() =>
    given ? withFirstPage(emptyWall(null), given) : emptyWall(null),
  )
  const current = useRef(state)
  current.current = state

  const load = useCallback(
    async (category: Category | null) => {
      const only: ChangeWall = (next) =>
        change((now) => (now.category === category ? next(now) : now))
      const remember = () => {
        const kept = readKeptPage(wall)
        if (kept) only((now) => withKeptPage(now, kept.posts, kept.at))
      }
      const slow = setTimeout(remember, patience)
      try {
        const { you, ...page } = await readPage(wall, { category })
        only((now) => withFreshPage(now, page, you))
      } catch {
        remember()
        only(withFailure)
      } finally {
        clearTimeout(slow)
      }
    },
    [wall],
  )

  // The page is the same for everybody: what is the visitor's own comes by a request of its own,
  // once it is known whether there is anybody to ask it for.
  const isUndecided = useRef(true)
  useEffect(() => {
    if (!isUndecided.current || (given && visitor.status === 'loading')) return
    isUndecided.current = false
    if (!given || visitor.status === 'signedIn') void load(null)
  }, [given, visitor.status, load])

  const reload = useCallback(() => void load(current.current.category), [load])
  useBackOnline(state.status === 'kept' || state.status === 'failed', reload)
  useKeptPage(wall, state)
  useLive([topicOf(wall)], (event) => change((now) => withEvent(now, event)), {
    after: given?.place,
    onReset: reload,
  })

  return {
    state,
    change,
    read: useCallback(() => current.current, []),
    reload,
    choose: useCallback(
      (category) => {
        change(({ opened }) => ({ ...emptyWall(category), opened }))
        void load(category)
      },
      [load],
    ),
    readOlder: useCallback(async () => {
      const { category, next } = current.current
      if (!next) return true
      try {
        const { you, ...page } = await readPage(wall, { category, before: next })
        change((now) => (now.next === next ? withOlderPage(now, page, you) : now))
        return true
      } catch {
        return false
      }
    }, [wall]),
  }
}

function withEvent(state: WallState, { kind, body }: LiveEvent): WallState {
  switch (kind as WallEvent) {
    case 'post':
      return withArrived(state, (body as { post: Post }).post)
    case 'post-gone':
      return without(state, (body as { id: string }).id)
    case 'hearts': {
      const { id, count } = body as { id: string; count: number }
      return withHeartCount(state, id, count)
    }
    default:
      return state
  }
}

/** Kept as it is shown, so that what was taken off the wall leaves the device too. */
function useKeptPage(wall: Wall, { status, category, posts }: WallState): void {
  const isWhole = status === 'shown' && category === null
  useEffect(() => {
    if (!isWhole) return
    const timer = setTimeout(() => {
      keepPage(wall, { at: Date.now(), posts: posts.slice(0, mostKept) })
    }, 300)
    return () => clearTimeout(timer)
  }, [wall, isWhole, posts])
}

/** The first page as it was last seen, for days without a network. Nothing in it is the visitor's own. */
interface KeptPage {
  readonly at: number
  readonly posts: readonly Post[]
}

const keyOf = (wall: Wall) => `wall ${wall}`

function keepPage(wall: Wall, page: KeptPage): void {
  if (page.posts.length === 0) device.forget(keyOf(wall))
  else device.keep(keyOf(wall), JSON.stringify(page))
}

function readKeptPage(wall: Wall): KeptPage | null {
  const kept = device.readJson<KeptPage>(keyOf(wall))
  return Array.isArray(kept?.posts) && kept.posts.length > 0 ? kept : null
}
