import { chimeCommands } from '#capabilities/live/server/testing/chimes.ts'
import { bringVisitors } from '#capabilities/walls/server/testing/crowd.ts'
import { chatTestCommands } from '#features/community/chat/server/testing/commands.ts'
import type { AnyCommand } from '#kit/store/server/store.ts'
import { commands as productCommands } from '../sql/commands.ts'

/** Every command of the product, and the few that only suites write. */
export const commands: readonly AnyCommand[] = [
  ...productCommands,
  ...chimeCommands,
  bringVisitors,
  ...chatTestCommands,
]
