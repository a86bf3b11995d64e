import { writeLog } from '#capabilities/moderation/server/log.ts'
import { silence } from '#capabilities/moderation/server/silences.ts'
import type { TalkAction, TalkReport, TalkReports } from '#capabilities/moderation/talk-reports.ts'
import type { Clock } from '#kit/clock.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import { defineCommand, rowsOf, type Store, type Unit } from '#kit/store/server/store.ts'
import type { ChatEvents } from '../contract.ts'

export interface TalkDecision {
  readonly reportId: string
  readonly action: TalkAction
  readonly at: number
}

/** The words of a talk have served once somebody decided: they are wiped, what was done stays. */
export const decideReport = defineCommand(
  'chat.decideReport',
  function* ({ reportId, action, at }: TalkDecision, context): Unit<null> {
    const { build } = context
    const [report] = yield* rowsOf(
      build
        .selectFrom('chat_reports')
        .select('reported_id')
        .where('id', '=', reportId)
        .where('settled_at', 'is', null),
    )
    if (!report) throw new Refusal('not_found')
    if (action === 'silence') yield* silence(report.reported_id, at, context)
    yield* rowsOf(
      build
        .updateTable('chat_reports')
        .set({ settled_at: at, messages: null })
        .where('id', '=', reportId),
    )
    yield* writeLog({ action: `talk-${action}`, postId: reportId, at }, context)
    return null
  },
)

export function createTalkReports({ store, clock }: { store: Store; clock: Clock }): TalkReports {
  return {
    async waiting(most) {
      const rows = await store.read
        .selectFrom('chat_reports')
        .leftJoin(
          'silenced_identities',
          'silenced_identities.identity_id',
          'chat_reports.reported_id',
        )
        .select(['id', 'reason', 'messages', 'reported_at', 'silenced_at'])
        .where('settled_at', 'is', null)
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        reason: row.reason,
        timestamp: new Date(row.reported_at).toISOString(),
        messages: row.messages === null ? null : JSON.parse(row.messages).map(presentMessage),
        reportedSilenced: row.silenced_at !== null,
      }))
    },

    async decide(reportId, action) {
      await store.write(decideReport, { reportId, action, at: clock.now() })
    },
  }
}

type Kept = Pick<ChatEvents['said'], 'from' | 'text' | 'at'>

/** As they were shown to the reporter: `me` is the one who reports. */
function presentMessage({ from, text, at }: Kept): NonNullable<TalkReport['messages']>[number] {
  return {
    from: from === 'me' ? 'reporter' : 'reported',
    text,
    timestamp: new Date(at).toISOString(),
  }
}
