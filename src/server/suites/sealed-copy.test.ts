import { describeBoxDoors } from '#capabilities/sealed-copy/server/doors.case.ts'
import { describeBoxKeeping } from '#capabilities/sealed-copy/server/keeping.case.ts'
import { describeBoxLimits } from '#capabilities/sealed-copy/server/limits.case.ts'
import { describeBoxLog } from '#capabilities/sealed-copy/server/log.case.ts'
import { describeBoxNodes } from '#capabilities/sealed-copy/server/nodes.case.ts'
import { describeBoxPrice } from '#capabilities/sealed-copy/server/price.case.ts'
import { onEachDatabase, onPostgres, onSqlite } from '../testing/on-each-database.ts'

onEachDatabase((open) => {
  describeBoxLog(open)
  describeBoxDoors(open)
  describeBoxPrice(open)
  describeBoxKeeping(open)
})

// Limits are counted in the process, whatever lies below it.
onSqlite(describeBoxLimits)
onPostgres(describeBoxNodes)
