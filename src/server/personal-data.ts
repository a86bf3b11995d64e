import { makeEraseIdentity } from '#capabilities/identity/server/commands.ts'
import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { makePurgeIdentities } from '#capabilities/identity/server/purge.ts'
import { moderationPersonalData } from '#capabilities/moderation/server/personal-data.ts'
import { wallPersonalData } from '#capabilities/walls/server/personal-data.ts'
import { chatPersonalData } from '#features/community/chat/server/personal-data.ts'
import { pollPersonalData } from '#features/community/polls/server/personal-data.ts'

/** Every room that keeps something about a visitor: what is not listed here is neither exported nor erased. */
export const personalData: readonly PersonalData[] = [
  wallPersonalData,
  moderationPersonalData,
  pollPersonalData,
  chatPersonalData,
]

export const eraseIdentity = makeEraseIdentity(personalData)
export const purgeIdentities = makePurgeIdentities(personalData)
