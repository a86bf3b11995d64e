import { describePolls } from '#features/community/polls/server/polls.case.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'

onEachDatabase(describePolls)
