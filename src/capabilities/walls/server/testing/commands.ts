import * as identityCommands from '#capabilities/identity/server/commands.ts'
import { liveCommands } from '#capabilities/live/server/forget-events.ts'
import { moderationPersonalData } from '#capabilities/moderation/server/personal-data.ts'
import type { AnyCommand } from '#kit/store/server/store.ts'
import { wallCommands } from '../commands.ts'
import { wallPersonalData } from '../personal-data.ts'
import { bringVisitors } from './crowd.ts'

export const personalData = [wallPersonalData, moderationPersonalData]
export const eraseIdentity = identityCommands.makeEraseIdentity(personalData)

/** What the writer needs for a house of identities and walls. */
export const commands: readonly AnyCommand[] = [
  identityCommands.openIdentity,
  identityCommands.renameIdentity,
  identityCommands.closeSession,
  identityCommands.setRecovery,
  identityCommands.recoverIdentity,
  identityCommands.markSeen,
  eraseIdentity,
  ...liveCommands,
  ...wallCommands,
  bringVisitors,
]
