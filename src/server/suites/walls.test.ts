import { describeWallNodes } from '#capabilities/walls/server/wall-nodes.case.ts'
import { describeWalls } from '#capabilities/walls/server/walls.case.ts'
import { onPostgres, onSqlite } from '../testing/on-each-database.ts'

onSqlite(describeWalls)

onPostgres((open) => {
  describeWalls(open)
  describeWallNodes(open)
})
