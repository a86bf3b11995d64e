import { describeRefusedTexts } from '#capabilities/composing/server/refusals.case.ts'
import { describeTexts } from '#capabilities/composing/server/routes.case.ts'
import { onSqlite } from '../testing/on-each-database.ts'

onSqlite((open) => {
  describeTexts(open)
  describeRefusedTexts(open)
})
