import { describeModeration } from '#features/moderation/server/moderation.case.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'

onEachDatabase(describeModeration)
