import { Refusal } from '#kit/store/server/refusal.ts'
import { type AnyCommand, defineCommand, rowsOf, type Unit } from '#kit/store/server/store.ts'
import { isUniqueViolation } from '#kit/store/server/store-failure.ts'
import { findPoll } from '../bank/poll-bank.ts'
import type { PollSeed } from '../bank/poll-seed.ts'
import { tellVotes } from './count-votes.ts'

export interface Vote {
  readonly identityId: string
  readonly pollId: string
  readonly option: string
  readonly at: number
}

/** One vote a visitor and poll. */
export const vote = defineCommand('polls.vote', function* (input: Vote, context): Unit<null> {
  const { identityId, pollId, option, at } = input
  const { build } = context
  const [before] = yield* rowsOf(
    build
      .selectFrom('poll_votes')
      .select('option_id')
      .where('identity_id', '=', identityId)
      .where('poll_id', '=', pollId),
  )
  if (before) throw new Refusal('already_voted')
  const own = { identity_id: identityId, poll_id: pollId, option_id: option, voted_at: at }
  try {
    yield* rowsOf(build.insertInto('poll_votes').values(own))
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('already_voted')
    throw error
  }
  yield* rowsOf(
    build
      .insertInto('poll_counts')
      .values({ poll_id: pollId, option_id: option, votes: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['poll_id', 'option_id'])
          .doUpdateSet((set) => ({ votes: set('poll_counts.votes', '+', 1) })),
      ),
  )
  yield* tellVotes(findPoll(pollId) as PollSeed, context)
  return null
})

/** Keeps the day of the first question; whoever asks later is told that one. */
export const openPollsOn = defineCommand(
  'polls.open',
  function* ({ day }: { day: number }, { build }): Unit<number> {
    const [opening] = yield* rowsOf(build.selectFrom('poll_opening').select('day'))
    if (opening) return opening.day
    yield* rowsOf(build.insertInto('poll_opening').values({ id: 1, day }))
    return day
  },
)

export const pollCommands: readonly AnyCommand[] = [vote, openPollsOn]
