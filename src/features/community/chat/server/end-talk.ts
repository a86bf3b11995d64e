import { Refusal } from '#kit/store/server/refusal.ts'
import {
  defineCommand,
  rowsOf,
  rowsOfText,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'
import { awayMillis, rememberPairMillis, silentMillis } from './patience.ts'

/** Somebody whose talk is over and who has to be told. */
export interface Parted {
  readonly identityId: string
  readonly pairId: string
}

export interface Leaving {
  readonly identityId: string
  readonly block: boolean
  /** Names a talk that may be over already. */
  readonly pairId: string | null
  readonly at: number
}

/** Ends the talk or the waiting; answers who sat in the talk. */
export const leave = defineCommand('chat.leave', function* (input: Leaving, context): Unit<
  readonly Parted[]
> {
  const { identityId, at } = input
  const [own] = yield* rowsOf(
    context.build.selectFrom('chat_people').select('pair_id').where('identity_id', '=', identityId),
  )
  const pairId = input.pairId ?? own?.pair_id ?? null
  if (input.block || input.pairId !== null) {
    const partnerId = yield* partnerOf(identityId, pairId)
    if (input.block) yield* blockPartner(identityId, partnerId, at, context)
  }
  // A late "leave" for the talk before must not end the one of now.
  if (!own || (input.pairId !== null && own.pair_id !== input.pairId)) return []
  if (own.pair_id) return yield* endPair(own.pair_id, at, context)
  yield* rowsOf(context.build.deleteFrom('chat_people').where('identity_id', '=', identityId))
  return []
})

/** Who the other was, also in a talk that ended within the hour; refuses what is not the visitor's. */
export function* partnerOf(identityId: string, pairId: string | null): Unit<string> {
  const [pair] = yield* rowsOfText<{ partner_id: string }>(
    `SELECT CASE WHEN first_id = ? THEN second_id ELSE first_id END AS partner_id
     FROM chat_pairs WHERE id = ? AND (first_id = ? OR second_id = ?)`,
    [identityId, pairId ?? '', identityId, identityId],
  )
  if (!pair) throw new Refusal('unknown_pair')
  return pair.partner_id
}

function* blockPartner(
  identityId: string,
  blockedId: string,
  at: number,
  { build }: WriteContext,
): Unit<void> {
  yield* rowsOf(
    build
      .insertInto('chat_blocks')
      .values({ identity_id: identityId, blocked_id: blockedId, blocked_at: at })
      .onConflict((conflict) => conflict.columns(['identity_id', 'blocked_id']).doNothing()),
  )
}

function* endPair(pairId: string, at: number, { build }: WriteContext): Unit<readonly Parted[]> {
  const people = yield* rowsOf(
    build.deleteFrom('chat_people').where('pair_id', '=', pairId).returning('identity_id'),
  )
  yield* rowsOf(
    build
      .updateTable('chat_pairs')
      .set({ ended_at: at })
      .where('id', '=', pairId)
      .where('ended_at', 'is', null),
  )
  return people.map(({ identity_id }) => ({ identityId: identity_id, pairId }))
}

const findGone = `
  SELECT identity_id, pair_id FROM chat_people
  WHERE away_at < ? OR seen_at < ? OR (pair_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM chat_pairs WHERE chat_pairs.id = chat_people.pair_id AND ended_at IS NULL))`

/** Ends what nobody comes back to; answers who is left behind. Any node does this for all of them. */
export const sweep = defineCommand('chat.sweep', function* ({ at }: { at: number }, context): Unit<
  readonly Parted[]
> {
  const { build } = context
  const gone = yield* rowsOfText<{ identity_id: string; pair_id: string | null }>(findGone, [
    at - awayMillis,
    at - silentMillis,
  ])
  const parted: Parted[] = []
  for (const { identity_id, pair_id } of gone) {
    if (pair_id) parted.push(...(yield* endPair(pair_id, at, context)))
    else {
      yield* rowsOf(build.deleteFrom('chat_people').where('identity_id', '=', identity_id))
    }
  }
  yield* rowsOf(build.deleteFrom('chat_pairs').where('ended_at', '<', at - rememberPairMillis))
  return parted
})
