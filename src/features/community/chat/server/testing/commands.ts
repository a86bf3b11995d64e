import { makeEraseIdentity } from '#capabilities/identity/server/commands.ts'
import { silence } from '#capabilities/moderation/server/silences.ts'
import { type AnyCommand, defineCommand } from '#kit/store/server/store.ts'
import { chatPersonalData } from '../personal-data.ts'

/** As a moderator does, without one. */
export const silenceVisitor = defineCommand(
  'testing.silence',
  function* (identityId: string, context) {
    yield* silence(identityId, 0, context)
    return null
  },
)

/** Erases who is in a talk and in no other room, as a node does that dies before it can tell anybody. */
export const eraseUnseen = defineCommand(
  'testing.eraseUnseen',
  makeEraseIdentity([chatPersonalData]).run,
)

export const chatTestCommands: readonly AnyCommand[] = [silenceVisitor, eraseUnseen]
