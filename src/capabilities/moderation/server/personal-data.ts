import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { rowsOf } from '#kit/store/server/store.ts'
import { isSilenced } from './silences.ts'

export const moderationPersonalData: PersonalData = {
  room: 'moderation',
  columns: ['post_reports.identity_id', 'silenced_identities.identity_id'],

  async gather(read, identityId) {
    const reports = await read
      .selectFrom('post_reports')
      .select(['post_id', 'reason', 'reported_at'])
      .where('identity_id', '=', identityId)
      .orderBy('reported_at')
      .execute()
    return {
      silenced: await isSilenced(read, identityId),
      reports: reports.map(({ post_id, reason, reported_at }) => ({
        post: post_id,
        reason,
        timestamp: new Date(reported_at).toISOString(),
      })),
    }
  },

  /** What was reported still wants to be looked at; who reported it is forgotten. */
  *erase(identityId, { build }) {
    yield* rowsOf(
      build
        .updateTable('post_reports')
        .set({ identity_id: null })
        .where('identity_id', '=', identityId),
    )
    yield* rowsOf(build.deleteFrom('silenced_identities').where('identity_id', '=', identityId))
  },
}
