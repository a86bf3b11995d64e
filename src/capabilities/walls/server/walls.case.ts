import { describeDeleting } from './deleting.case.ts'
import { describeErasing } from './erasing.case.ts'
import { describeHearts } from './hearts.case.ts'
import { describeJudging } from './judging.case.ts'
import { describeLimits } from './limits.case.ts'
import { describeMissedHearts } from './missed-hearts.case.ts'
import { describePosting } from './posting.case.ts'
import { describeRaces } from './races.case.ts'
import { describeReading } from './reading.case.ts'
import { describeReporting } from './reporting.case.ts'
import type { NewPlace } from './testing/places.ts'

/** Everything the walls promise, on one kind of database. */
export function describeWalls(database: string, newPlace: NewPlace): void {
  for (const describeSuite of [
    describePosting,
    describeReading,
    describeJudging,
    describeHearts,
    describeMissedHearts,
    describeDeleting,
    describeReporting,
    describeErasing,
    describeLimits,
    describeRaces,
  ]) {
    describeSuite(database, newPlace)
  }
}
