import { identityCommands, makeEraseIdentity } from '#capabilities/identity/server/commands.ts'
import { identityMigrations } from '#capabilities/identity/server/tables.ts'
import { liveCommands } from '#capabilities/live/server/forget-events.ts'
import { liveMigrations } from '#capabilities/live/server/tables.ts'
import type { Rooms } from '#capabilities/live/server/testing/node.ts'
import type { AnyCommand } from '#kit/store/server/store.ts'
import { pollPersonalData } from '../personal-data.ts'
import { servePolls } from '../routes.ts'
import { pollMigrations } from '../tables.ts'
import { pollCommands } from '../vote.ts'

const personalData = [pollPersonalData]
const eraseIdentity = makeEraseIdentity(personalData)

export const commands: readonly AnyCommand[] = [
  ...identityCommands,
  eraseIdentity,
  ...liveCommands,
  ...pollCommands,
]

export const pollRooms: Rooms = {
  commandsModule: new URL('./rooms.ts', import.meta.url),
  migrations: [...identityMigrations, ...liveMigrations, ...pollMigrations],
  ...{ eraseIdentity, personalData },
  serve: (app, parts) => servePolls(app, parts),
}
