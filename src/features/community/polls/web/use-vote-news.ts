import { useLive } from '#capabilities/live/web/use-live.ts'
import type { VotesEvent } from '../contract.ts'

const topics = ['polls']

/** Votes as they are given, here and elsewhere; `onMissed` when some may have been missed. */
export function useVoteNews(onVotes: (news: VotesEvent) => void, onMissed: () => void): void {
  useLive(
    topics,
    ({ kind, body }) => {
      if (kind === 'votes') onVotes(body as VotesEvent)
    },
    { onReset: onMissed },
  )
}
