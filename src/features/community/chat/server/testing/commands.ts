import { identityCommands, makeEraseIdentity } from '#capabilities/identity/server/commands.ts'
import { identityMigrations } from '#capabilities/identity/server/tables.ts'
import { liveCommands } from '#capabilities/live/server/forget-events.ts'
import { liveMigrations } from '#capabilities/live/server/tables.ts'
import { silence } from '#capabilities/moderation/server/silences.ts'
import { moderationMigrations } from '#capabilities/moderation/server/tables.ts'
import { wallMigrations } from '#capabilities/walls/server/tables.ts'
import { type AnyCommand, defineCommand, type Migration } from '#kit/store/server/store.ts'
import { chatCommands } from '../commands.ts'
import { chatPersonalData } from '../personal-data.ts'
import { chatMigrations } from '../tables.ts'

export const personalData = [chatPersonalData]
export const eraseIdentity = makeEraseIdentity(personalData)

export const silenceVisitor = defineCommand(
  'testing.silence',
  function* (identityId: string, context) {
    yield* silence(identityId, 0, context)
    return null
  },
)

export const migrations: readonly Migration[] = [
  ...identityMigrations,
  ...liveMigrations,
  ...wallMigrations,
  ...moderationMigrations,
  ...chatMigrations,
]

export const commands: readonly AnyCommand[] = [
  ...identityCommands,
  eraseIdentity,
  ...liveCommands,
  ...chatCommands,
  silenceVisitor,
]
