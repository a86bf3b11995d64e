import { identityMigrations } from '#capabilities/identity/server/tables.ts'
import { liveMigrations } from '#capabilities/live/server/tables.ts'
import type { Rooms } from '#capabilities/live/server/testing/node.ts'
import { moderationMigrations } from '#capabilities/moderation/server/tables.ts'
import { serveWalls } from '../routes.ts'
import { wallMigrations } from '../tables.ts'
import { createWalls } from '../walls.ts'
import { eraseIdentity, personalData } from './commands.ts'

/** The walls on a node with real sockets, to be listened to. */
export const wallRooms: Rooms = {
  commandsModule: new URL('./commands.ts', import.meta.url),
  migrations: [
    ...identityMigrations,
    ...liveMigrations,
    ...wallMigrations,
    ...moderationMigrations,
  ],
  ...{ eraseIdentity, personalData },
  serve(app, parts) {
    const { live } = parts
    const walls = createWalls({ ...parts, ticker: live.hearts, place: live.place })
    serveWalls(app, { ...parts, walls })
  },
}
