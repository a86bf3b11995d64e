import { describeCopiesOverServer } from '#capabilities/sealed-copy/web/over-the-server.case.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'

onEachDatabase(describeCopiesOverServer)
