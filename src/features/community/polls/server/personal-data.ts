import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { placesFor, rowsOfText } from '#kit/store/server/store.ts'
import { findAllVotes, type VoteRow } from './find-votes.ts'

export const pollPersonalData: PersonalData<readonly VoteRow[]> = {
  room: 'polls',
  // A vote names nobody.
  columns: [],

  async gather(store, visitor) {
    const votes = await findAllVotes(store, visitor)
    return { votes: votes.map(({ poll_id, option_id }) => ({ poll: poll_id, option: option_id })) }
  },

  find: findAllVotes,

  /** Nobody hears of it: the votes leave the counts when these change anyway. */
  *erase({ marked }) {
    if (marked.length === 0) return
    const gone = yield* rowsOfText<VoteRow>(
      `DELETE FROM poll_votes WHERE (poll_id, mark) IN (VALUES ${placesFor(marked, '(?, ?)')})
       RETURNING poll_id, mark, option_id`,
      marked.flatMap(({ poll_id, mark }) => [poll_id, mark]),
    )
    for (const { poll_id, option_id } of gone) {
      yield* rowsOfText(
        'UPDATE poll_counts SET votes_gone = votes_gone + 1 WHERE poll_id = ? AND option_id = ?',
        [poll_id, option_id],
      )
    }
  },
}
