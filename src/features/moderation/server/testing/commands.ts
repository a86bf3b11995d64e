import { commands as wallHouseCommands } from '#capabilities/walls/server/testing/commands.ts'
import type { AnyCommand } from '#kit/store/server/store.ts'
import { moderationCommands } from '../commands.ts'

export const commands: readonly AnyCommand[] = [...wallHouseCommands, ...moderationCommands]
