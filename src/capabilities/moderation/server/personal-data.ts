import { markOf } from '#capabilities/identity/server/marks.ts'
import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { rowsOf } from '#kit/store/server/store.ts'
import { isSilenced } from './silences.ts'

export const moderationPersonalData: PersonalData = {
  room: 'moderation',
  columns: ['silenced_identities.identity_id'],

  async gather({ read }, visitor) {
    const reports = await read
      .selectFrom('post_reports')
      .select(['post_id', 'mark', 'reason', 'reported_at'])
      .where('reported_at', '>=', visitor.createdAt)
      .orderBy('reported_at')
      .execute()
    return {
      silenced: await isSilenced(read, visitor.id),
      reports: reports
        .filter(({ post_id, mark }) => mark === markOf(visitor, 'report', post_id))
        .map(({ post_id, reason, reported_at }) => ({
          post: post_id,
          reason,
          timestamp: new Date(reported_at).toISOString(),
        })),
    }
  },

  /** What was reported still wants to be looked at, and names nobody. */
  *erase({ identityId }, { build }) {
    yield* rowsOf(build.deleteFrom('silenced_identities').where('identity_id', '=', identityId))
  },
}
