import { identityCommands } from '#capabilities/identity/server/commands.ts'
import { liveCommands } from '#capabilities/live/server/record-event.ts'
import { sealedCopyCommands } from '#capabilities/sealed-copy/server/commands.ts'
import { wallCommands } from '#capabilities/walls/server/commands.ts'
import { chatCommands } from '#features/community/chat/server/commands.ts'
import { pollCommands } from '#features/community/polls/server/vote.ts'
import { moderationCommands } from '#features/moderation/server/commands.ts'
import type { AnyCommand } from '#kit/store/server/store.ts'
import { eraseIdentity, purgeIdentities } from '../personal-data.ts'

/**
 * Every command of every room. The SQLite writer thread imports this module on
 * its own, so it must stay light: commands only, no routes, no pages.
 */
export const commands: readonly AnyCommand[] = [
  ...identityCommands,
  eraseIdentity,
  purgeIdentities,
  ...liveCommands,
  ...wallCommands,
  ...moderationCommands,
  ...pollCommands,
  ...chatCommands,
  ...sealedCopyCommands,
]
