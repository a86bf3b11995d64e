import { describeLive } from '#capabilities/live/server/live.case.ts'
import { describeNodes } from '#capabilities/live/server/nodes.case.ts'
import { describeLiveClient } from '#capabilities/live/web/live-client.case.ts'
import { onPostgres, onSqlite } from '../testing/on-each-database.ts'

onSqlite((open) => {
  describeLive(open)
  describeLiveClient(open)
})

onPostgres((open) => {
  describeLive(open)
  describeNodes(open)
})
