import type { NewPlace } from '#capabilities/walls/server/testing/places.ts'
import { describeEveryRoute } from './every-route.case.ts'
import { describeReviewing } from './reviewing.case.ts'
import { describeSessions } from './sessions.case.ts'

/** Everything moderators are promised, on one kind of database. */
export function describeModeration(database: string, newPlace: NewPlace): void {
  for (const describeSuite of [describeSessions, describeReviewing, describeEveryRoute]) {
    describeSuite(database, newPlace)
  }
}
