import type { LiveEvent } from '#capabilities/live/server/record-event.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { PollSeed } from '../bank/poll-seed.ts'
import type { VotesEvent } from '../contract.ts'

export const pollsTopic = 'polls'

export interface CountRow {
  readonly poll_id: string
  readonly option_id: string
  readonly votes: number
}

/** What was voted here on top of what the poll came with. */
export function totalsOf(poll: PollSeed, counts: readonly CountRow[]): VotesEvent {
  const own = counts.filter(({ poll_id }) => poll_id === poll.id)
  const options = poll.options.map(({ id, votes }) => ({
    id,
    votes: votes + (own.find(({ option_id }) => option_id === id)?.votes ?? 0),
  }))
  return { id: poll.id, options, totalVotes: options.reduce((sum, { votes }) => sum + votes, 0) }
}

/** Each says all the votes of the poll, so who comes back needs the last one only. */
export function votesEvent(poll: PollSeed, counts: readonly CountRow[]): LiveEvent {
  return { topic: pollsTopic, kind: 'votes', about: poll.id, body: totalsOf(poll, counts) }
}

/** The votes given here, in all polls; what the samples came with is not in it. */
export async function countAllVotes({ read }: Store): Promise<number> {
  const counts = await read.selectFrom('poll_counts').select('votes').execute()
  return counts.reduce((sum, { votes }) => sum + votes, 0)
}
