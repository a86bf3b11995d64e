import { defineCommand, rowsOf, type Unit } from '#kit/store/server/store.ts'
import { partnerIn } from './connect.ts'

/** The other, who sees that somebody went or came. */
export interface Witness {
  readonly pairId: string
  readonly partnerId: string
}

/** The last stream of a visitor closed; answers who should see them away, if anybody. */
export const stepAway = defineCommand(
  'chat.stepAway',
  function* (input: { identityId: string; at: number }, { build }): Unit<Witness | null> {
    const [own] = yield* rowsOf(
      build
        .updateTable('chat_people')
        .set({ away_at: input.at })
        .where('identity_id', '=', input.identityId)
        .where('away_at', 'is', null)
        .returning('pair_id'),
    )
    return yield* witnessOf(own?.pair_id, input.identityId)
  },
)

/** A stream of the visitor opened; answers who should see them back, if they were away. */
export const comeBack = defineCommand(
  'chat.comeBack',
  function* (input: { identityId: string; at: number }, { build }): Unit<Witness | null> {
    const [own] = yield* rowsOf(
      build
        .updateTable('chat_people')
        .set({ away_at: null, seen_at: input.at })
        .where('identity_id', '=', input.identityId)
        .where('away_at', 'is not', null)
        .returning('pair_id'),
    )
    return yield* witnessOf(own?.pair_id, input.identityId)
  },
)

function* witnessOf(pairId: string | null | undefined, identityId: string): Unit<Witness | null> {
  if (!pairId) return null
  const partner = yield* partnerIn(pairId, identityId)
  return partner ? { pairId, partnerId: partner.identity_id } : null
}

/** A node says whom it holds. */
export const keepSeen = defineCommand(
  'chat.keepSeen',
  function* (input: { identityIds: readonly string[]; at: number }, { build }) {
    yield* rowsOf(
      build
        .updateTable('chat_people')
        .set({ seen_at: input.at })
        .where('identity_id', 'in', input.identityIds),
    )
    return null
  },
)
