import { useCallback, useEffect, useRef, useState } from 'react'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { todayInKathmandu } from '#kit/i18n/zoned-time.ts'
import { usePage } from '#kit/page/web/page.tsx'
import { usePageData } from '#kit/page/web/use-page-data.ts'
import { useBackOnline } from '#kit/web/use-online.ts'
import type { Poll } from '../contract.ts'
import { pollsPage } from '../polls-page.ts'
import { fetchPolls, mostAtOnce } from './fetch-polls.ts'
import { keepPolls, keptAtMost, readKeptPolls } from './kept-polls.ts'
import { reconcileVotes } from './own-votes.ts'
import { type PollList, withOlder, withPoll, withVotes } from './poll-list.ts'
import { useVoteNews } from './use-vote-news.ts'

export interface Polls {
  readonly list: PollList | null
  /** What went wrong the last time the questions were asked for. */
  readonly trouble: 'offline' | 'failed' | null
  retry(): void
  show(poll: Poll): void
  /** Answers how many older questions came. */
  loadOlder(): Promise<number>
}

const freshMillis = 2 * 60_000

export function usePolls(): Polls {
  const page = usePage()
  const given = usePageData(pollsPage)
  const { language } = useLanguage()
  const { state: visitor } = useVisitor()
  const isKnown = visitor.status !== 'loading'
  const [list, setList] = useState<PollList | null>(
    () => given && { language: page.language, ...given },
  )
  const [trouble, setTrouble] = useState<Polls['trouble']>(null)
  const [attempt, setAttempt] = useState(0)
  const readAt = useRef(page.now)
  const latest = useRef({ list, visitor })
  latest.current = { list, visitor }

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const change = useCallback((by: (list: PollList) => PollList) => {
    setList((before) => before && by(before))
  }, [])

  useEffect(() => {
    const { list: shown, visitor: somebody } = latest.current
    const isFresh = shown?.language === language && Date.now() - readAt.current < freshMillis
    // The page is the same for everybody: only who is known here may have voted already.
    if (isFresh && attempt === 0 && !isKnown) return
    if (isFresh && attempt === 0 && somebody.status === 'signedOut') return keepPolls(shown)
    let wanted = true
    const askedAt = Date.now()
    const limit = Math.min(Math.max(shown?.polls.length ?? 0, keptAtMost), mostAtOnce)
    fetchPolls(language, { limit }).then(
      (found) => {
        if (!wanted) return
        readAt.current = askedAt
        reconcileVotes(found.polls, askedAt)
        keepPolls(found)
        setList(found)
        setTrouble(null)
      },
      (error) => {
        if (!wanted) return
        setTrouble(error instanceof Refusal && error.offline ? 'offline' : 'failed')
        const { list: still } = latest.current
        if (still?.language !== language) setList(readKeptPolls(language) ?? still)
      },
    )
    return () => {
      wanted = false
    }
  }, [language, attempt, isKnown])

  useVoteNews(
    useCallback((news) => change((now) => withVotes(now, news)), [change]),
    retry,
  )
  useNewDay(readAt, retry)
  useBackOnline(trouble === 'offline', retry)

  return {
    list,
    trouble,
    retry,
    show: useCallback((poll) => change((now) => withPoll(now, poll)), [change]),
    async loadOlder() {
      const before = latest.current.list?.next
      if (!before) return 0
      const askedAt = Date.now()
      const older = await fetchPolls(language, { limit: 10, before })
      reconcileVotes(older.polls, askedAt)
      change((now) => withOlder(now, older))
      return older.polls.length
    },
  }
}

/** A phone taken out of the pocket in the morning should not ask yesterday's question. */
function useNewDay(readAt: { readonly current: number }, onNewDay: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      if (dayOf(Date.now()) !== dayOf(readAt.current)) onNewDay()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [readAt, onNewDay])
}

function dayOf(moment: number): string {
  return Object.values(todayInKathmandu(moment)).join('-')
}
