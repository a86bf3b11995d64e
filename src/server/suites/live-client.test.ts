import { describeLiveClient } from '#capabilities/live/web/live-client.case.ts'
import { onSqlite } from '../testing/on-each-database.ts'

onSqlite(describeLiveClient)
