import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { rowsOf } from '#kit/store/server/store.ts'
import { findPoll } from '../bank/poll-bank.ts'
import { tellVotes } from './count-votes.ts'

export const pollPersonalData: PersonalData = {
  room: 'polls',
  columns: ['poll_votes.identity_id'],

  async gather(read, identityId) {
    const votes = await read
      .selectFrom('poll_votes')
      .select(['poll_id', 'option_id', 'voted_at'])
      .where('identity_id', '=', identityId)
      .orderBy('voted_at')
      .execute()
    return {
      votes: votes.map(({ poll_id, option_id, voted_at }) => ({
        poll: poll_id,
        option: option_id,
        timestamp: new Date(voted_at).toISOString(),
      })),
    }
  },

  /** The votes are withdrawn: counts and open screens show it at once. */
  *erase(identityId, context) {
    const { build } = context
    const votes = yield* rowsOf(
      build
        .deleteFrom('poll_votes')
        .where('identity_id', '=', identityId)
        .returning(['poll_id', 'option_id']),
    )
    for (const { poll_id, option_id } of votes) {
      yield* rowsOf(
        build
          .updateTable('poll_counts')
          .set((set) => ({ votes: set('votes', '-', 1) }))
          .where('poll_id', '=', poll_id)
          .where('option_id', '=', option_id),
      )
      const poll = findPoll(poll_id)
      if (poll) yield* tellVotes(poll, context)
    }
  },
}
