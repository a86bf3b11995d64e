import { describeChat } from '#features/community/chat/server/chat.case.ts'
import { describeChatAcrossNodes } from '#features/community/chat/server/chat-nodes.case.ts'
import { onPostgres, onSqlite } from '../testing/on-each-database.ts'

const inAHurry = { pace: { graceMillis: 400, renewEveryMillis: 1_500, sweepEveryMillis: 600 } }

onSqlite(describeChat, inAHurry)

onPostgres((open) => {
  describeChat(open)
  describeChatAcrossNodes(open)
}, inAHurry)
