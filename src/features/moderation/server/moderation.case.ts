import { describeEveryRoute } from './every-route.case.ts'
import { describeReviewing } from './reviewing.case.ts'
import { describeSessions } from './sessions.case.ts'
import type { OpenModeratedNode } from './testing/moderated-house.ts'

/** Everything moderators are promised. */
export function describeModeration(open: OpenModeratedNode): void {
  for (const describeSuite of [describeSessions, describeReviewing, describeEveryRoute]) {
    describeSuite(open)
  }
}
