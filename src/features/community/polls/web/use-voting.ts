import { useCallback, useEffect, useRef, useState } from 'react'
import { useAsVisitor } from '#capabilities/identity/web/as-visitor.ts'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import { useBackOnline } from '#kit/web/use-online.ts'
import type { Poll } from '../contract.ts'
import type { Words } from '../words/en.ts'
import { castVote, type Outcome } from './cast-vote.ts'
import { keepVote, readOwnVotes, useOwnVotes } from './own-votes.ts'
import { asVoted } from './poll-list.ts'
import type { Polls } from './use-polls.ts'

/** How a vote went, told beside its question. */
export type VoteNote = 'thanks' | 'already' | 'busy' | 'failed' | 'gone'

export interface Voting {
  /** As this visitor should see it: with their own vote in it. */
  seen(poll: Poll): Poll
  /** The answer that waits for the internet. */
  keptAnswer(poll: Poll): string | null
  note(pollId: string): VoteNote | null
  vote(poll: Poll, option: string): void
}

export function useVoting({ show, retry }: Pick<Polls, 'show' | 'retry'>): Voting {
  const t = useWords<Words>()
  const toast = useToast()
  const { language } = useLanguage()
  const { state } = useVisitor()
  const { act } = useAsVisitor()
  const own = useOwnVotes()
  const [casting, setCasting] = useState<Readonly<Record<string, string>>>({})
  const [notes, setNotes] = useState<Readonly<Record<string, VoteNote | null>>>({})

  const cast = useCallback(
    async (pollId: string, option: string): Promise<Outcome['kind']> => {
      setCasting((before) => ({ ...before, [pollId]: option }))
      const outcome = await castVote({ pollId, option, language, act })
      if (outcome.kind === 'counted') show(outcome.poll)
      else if (outcome.kind === 'offline') keepVote(pollId, { option, sent: false, at: Date.now() })
      else if (!readOwnVotes()[pollId]?.sent) keepVote(pollId, null)
      if (outcome.kind === 'already') retry()
      setCasting(({ [pollId]: _, ...others }) => others)
      return outcome.kind
    },
    [language, act, show, retry],
  )

  const sendKept = useCallback(async () => {
    for (const [pollId, { option, sent }] of Object.entries(readOwnVotes())) {
      if (!sent && (await cast(pollId, option)) === 'counted') {
        toast({ text: t('community.polls.keptSent') })
      }
    }
  }, [cast, toast, t])
  const isReady = state.status !== 'loading'
  useBackOnline(isReady, sendKept)
  const latest = useRef(sendKept)
  latest.current = sendKept
  useEffect(() => {
    if (isReady && navigator.onLine) void latest.current()
  }, [isReady])

  return {
    seen(poll) {
      const underWay = casting[poll.id]
      if (underWay !== undefined) return asVoted(poll, underWay)
      const vote = own[poll.id]
      // Counted already: the page was made for everybody and only does not know whose it was.
      return vote?.sent ? { ...poll, voted: true, choice: vote.option } : poll
    },
    keptAnswer: (poll) =>
      poll.voted || own[poll.id]?.sent ? null : (own[poll.id]?.option ?? null),
    note: (pollId) => notes[pollId] ?? null,
    async vote(poll, option) {
      const tell = (note: VoteNote | null) => setNotes((before) => ({ ...before, [poll.id]: note }))
      tell(null)
      const outcome = await cast(poll.id, option)
      if (outcome === 'counted') tell('thanks')
      else if (outcome !== 'offline') tell(outcome)
    },
  }
}
