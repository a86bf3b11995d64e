import { describeLive } from '#capabilities/live/server/live.case.ts'
import { describeNodes } from '#capabilities/live/server/nodes.case.ts'
import { onPostgres, onSqlite } from '../testing/on-each-database.ts'

onSqlite(describeLive)

onPostgres((open) => {
  describeLive(open)
  describeNodes(open)
})
