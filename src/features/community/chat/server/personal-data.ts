import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { rowsOf } from '#kit/store/server/store.ts'

export const chatPersonalData: PersonalData = {
  room: 'chat',
  columns: [
    'chat_people.identity_id',
    'chat_pairs.first_id',
    'chat_pairs.second_id',
    'chat_blocks.identity_id',
    'chat_blocks.blocked_id',
    'chat_reports.reporter_id',
    'chat_reports.reported_id',
  ],

  async gather({ read }, { id: identityId }) {
    const person = await read
      .selectFrom('chat_people')
      .select(['language', 'joined_at', 'pair_id'])
      .where('identity_id', '=', identityId)
      .executeTakeFirst()
    const blocks = await read
      .selectFrom('chat_blocks')
      .select('blocked_at')
      .where('identity_id', '=', identityId)
      .orderBy('blocked_at')
      .execute()
    const reports = await read
      .selectFrom('chat_reports')
      .select(['reason', 'messages', 'reported_at'])
      .where('reporter_id', '=', identityId)
      .orderBy('reported_at')
      .execute()
    return {
      now: person
        ? {
            state: person.pair_id ? 'paired' : 'waiting',
            language: person.language,
            since: toIso(person.joined_at),
          }
        : null,
      // When, and never whom: the other is a person too.
      blocks: blocks.map(({ blocked_at }) => ({ timestamp: toIso(blocked_at) })),
      reports: reports.map(({ reason, messages, reported_at }) => ({
        reason,
        messages: messages === null ? null : JSON.parse(messages),
        timestamp: toIso(reported_at),
      })),
    }
  },

  /**
   * Reports about the visitor go too: they hold the visitor's words, and there is
   * nobody left to act against. A partner was told before (`routes.ts`).
   */
  *erase({ identityId }, { build }) {
    yield* rowsOf(build.deleteFrom('chat_people').where('identity_id', '=', identityId))
    yield* rowsOf(
      build
        .deleteFrom('chat_pairs')
        .where((pair) =>
          pair.or([pair('first_id', '=', identityId), pair('second_id', '=', identityId)]),
        ),
    )
    yield* rowsOf(
      build
        .deleteFrom('chat_blocks')
        .where((block) =>
          block.or([block('identity_id', '=', identityId), block('blocked_id', '=', identityId)]),
        ),
    )
    yield* rowsOf(
      build
        .deleteFrom('chat_reports')
        .where((report) =>
          report.or([
            report('reporter_id', '=', identityId),
            report('reported_id', '=', identityId),
          ]),
        ),
    )
  },
}

function toIso(moment: number): string {
  return new Date(moment).toISOString()
}
