import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import { defineCommand, rowsOf, type Unit } from '#kit/store/server/store.ts'
import { partnerOf } from './end-talk.ts'

export interface Reporting {
  readonly id: string
  readonly identityId: string
  /** The talk of now when none is named. */
  readonly pairId: string | null
  readonly reason: ReportReason
  /** JSON; null unless the reporter agreed. */
  readonly messages: string | null
  readonly at: number
}

/** One report a talk and reporter: a second one says it better and replaces the first. */
export const reportPartner = defineCommand(
  'chat.report',
  function* (input: Reporting, { build }): Unit<null> {
    const [own] = yield* rowsOf(
      build.selectFrom('chat_people').select('pair_id').where('identity_id', '=', input.identityId),
    )
    const pairId = input.pairId ?? own?.pair_id ?? null
    const partnerId = yield* partnerOf(input.identityId, pairId)
    // Said once more, it waits once more, also where a moderator had decided.
    const said = {
      reason: input.reason,
      messages: input.messages,
      reported_at: input.at,
      settled_at: null,
    }
    yield* rowsOf(
      build
        .insertInto('chat_reports')
        .values({
          id: input.id,
          pair_id: pairId as string,
          ...said,
          reporter_id: input.identityId,
          reported_id: partnerId,
        })
        .onConflict((conflict) => conflict.columns(['pair_id', 'reporter_id']).doUpdateSet(said)),
    )
    return null
  },
)
