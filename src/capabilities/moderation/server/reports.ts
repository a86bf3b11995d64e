import { rowsOf, type Unit, type WriteContext } from '#kit/store/server/store.ts'
import type { ReportReason } from '../report-reasons.ts'

export interface Report {
  readonly id: string
  readonly postId: string
  readonly mark: string
  readonly reason: ReportReason
  readonly at: number
  /** Only reports of visitors who have been here for a while can hide a post. */
  readonly established: boolean
}

/** So many visitors who have been here for a while hide a post until somebody has looked. */
export const reportsThatHide = 3

/** Files a visitor's first report about a post; answers how many that weigh are open now. */
export function* fileReport(report: Report, { build }: WriteContext): Unit<number> {
  yield* rowsOf(
    build
      .insertInto('post_reports')
      .values({
        id: report.id,
        post_id: report.postId,
        mark: report.mark,
        reason: report.reason,
        reported_at: report.at,
        established: report.established ? 1 : 0,
        settled: 0,
      })
      .onConflict((conflict) => conflict.columns(['post_id', 'mark']).doNothing()),
  )
  const [counted] = yield* rowsOf(
    build
      .selectFrom('post_reports')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('post_id', '=', report.postId)
      .where('settled', '=', 0)
      .where('established', '=', 1),
  )
  return counted?.open ?? 0
}

/** A moderator has looked: what was reported until now weighs no more. */
export function* settleReports(postId: string, { build }: WriteContext): Unit<void> {
  yield* rowsOf(
    build
      .updateTable('post_reports')
      .set({ settled: 1 })
      .where('post_id', '=', postId)
      .where('settled', '=', 0),
  )
}

/** For posts whose words are wiped. */
export function* dropReports(postIds: readonly string[], { build }: WriteContext): Unit<void> {
  yield* rowsOf(build.deleteFrom('post_reports').where('post_id', 'in', postIds))
}
