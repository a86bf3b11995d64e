import { describeHearts } from '../hearts/server/hearts.case.ts'
import { describeMissedHearts } from '../hearts/server/missed-hearts.case.ts'
import { describeDeleting } from '../posts/server/deleting.case.ts'
import { describeJudging } from '../posts/server/judging.case.ts'
import { describePosting } from '../posts/server/posting.case.ts'
import { describeReading } from '../posts/server/reading.case.ts'
import { describeReporting } from '../reports/server/reporting.case.ts'
import { describeErasing } from './erasing.case.ts'
import { describeLimits } from './limits.case.ts'
import { describeRaces } from './races.case.ts'
import type { OpenWallNode } from './testing/wall-node.ts'

/** Everything the walls promise on one node. */
export function describeWalls(open: OpenWallNode): void {
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
    describeSuite(open)
  }
}
