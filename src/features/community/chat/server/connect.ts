import { silencedText } from '#capabilities/moderation/server/silences.ts'
import type { Language } from '#kit/i18n/language.ts'
import {
  defineCommand,
  rowsOf,
  rowsOfText,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'
import { apartMillis, freshMillis, mostReporters, weekMillis } from './patience.ts'

export interface Connecting {
  readonly identityId: string
  readonly language: Language
  readonly at: number
  /** The id of the pair, should there be one. */
  readonly pairId: string
}

export type Connected =
  | { readonly state: 'waiting'; readonly language: Language }
  | {
      readonly state: 'paired'
      readonly language: Language
      readonly pairId: string
      readonly partnerId: string
      readonly partnerAway: boolean
      /** True for the call that brought them together: it has to tell both. */
      readonly met: boolean
    }

const findPartner = `
  SELECT partner.identity_id, partner.away_at FROM chat_people AS partner
  WHERE partner.pair_id = ? AND partner.identity_id <> ?`

/** A moderator's word, or that of several visitors until a moderator has looked. */
const isShunned = (column: string) => `
  EXISTS (${silencedText(column)})
  OR (SELECT count(DISTINCT reporter_id) FROM chat_reports
      WHERE reported_id = ${column} AND reported_at >= ? AND settled_at IS NULL) >= ${mostReporters}`

const findWaiting = `
  SELECT other.identity_id FROM chat_people AS other
  WHERE other.pair_id IS NULL AND other.language = ? AND other.identity_id <> ?
    AND other.away_at IS NULL AND other.seen_at >= ?
    AND NOT EXISTS (
      SELECT 1 FROM chat_blocks
      WHERE (identity_id = ? AND blocked_id = other.identity_id)
         OR (identity_id = other.identity_id AND blocked_id = ?))
    AND NOT EXISTS (
      SELECT 1 FROM chat_pairs WHERE ended_at >= ?
        AND ((first_id = ? AND second_id = other.identity_id)
          OR (first_id = other.identity_id AND second_id = ?)))
    AND NOT (${isShunned('other.identity_id')})
  ORDER BY other.joined_at, other.identity_id LIMIT 1`

/**
 * Looks for somebody and takes them, or waits to be taken. Commands behave as if
 * they ran one after the other, so whoever is free when read is free when taken;
 * the two seats of a pair are a rule of the table besides.
 */
export const connect = defineCommand(
  'chat.connect',
  function* (input: Connecting, context): Unit<Connected> {
    const { identityId, language, at, pairId } = input
    const { build } = context
    const [own] = yield* rowsOf(
      build.selectFrom('chat_people').selectAll().where('identity_id', '=', identityId),
    )
    if (own?.pair_id) {
      const partner = yield* partnerIn(own.pair_id, identityId)
      if (partner) {
        const seated = { ...input, language: own.language }
        yield* setSeat(seated, context, { pairId: own.pair_id, seat: own.seat })
        return {
          state: 'paired',
          met: false,
          pairId: own.pair_id,
          language: own.language,
          partnerId: partner.identity_id,
          partnerAway: partner.away_at !== null,
        }
      }
    }
    const found = yield* findSomebody(input)
    if (!found) {
      yield* setSeat(input, context, { pairId: null, seat: null })
      return { state: 'waiting', language }
    }
    yield* rowsOf(
      build.insertInto('chat_pairs').values({
        id: pairId,
        first_id: found,
        second_id: identityId,
        began_at: at,
        ended_at: null,
      }),
    )
    yield* rowsOf(
      build
        .updateTable('chat_people')
        .set({ pair_id: pairId, seat: 0 })
        .where('identity_id', '=', found),
    )
    yield* setSeat(input, context, { pairId, seat: 1 })
    return { state: 'paired', met: true, pairId, language, partnerId: found, partnerAway: false }
  },
)

export function* partnerIn(pairId: string, identityId: string) {
  const [partner] = yield* rowsOfText<{ identity_id: string; away_at: number | null }>(
    findPartner,
    [pairId, identityId],
  )
  return partner
}

function* findSomebody({ identityId, language, at }: Connecting): Unit<string | undefined> {
  const aWeekAgo = at - weekMillis
  const [shunned] = yield* rowsOfText<{ yes: number }>(
    `SELECT CASE WHEN ${isShunned('me.id')} THEN 1 ELSE 0 END AS yes
     FROM identities AS me WHERE me.id = ?`,
    [aWeekAgo, identityId],
  )
  if (shunned?.yes !== 0) return undefined
  const [other] = yield* rowsOfText<{ identity_id: string }>(findWaiting, [
    language,
    identityId,
    at - freshMillis,
    identityId,
    identityId,
    at - apartMillis,
    identityId,
    identityId,
    aWeekAgo,
  ])
  return other?.identity_id
}

/** Who waits already keeps the place in the queue. */
function* setSeat(
  { identityId, language, at }: Connecting,
  { build }: WriteContext,
  { pairId, seat }: { pairId: string | null; seat: number | null },
): Unit<void> {
  const now = { language, pair_id: pairId, seat, seen_at: at, away_at: null }
  yield* rowsOf(
    build
      .insertInto('chat_people')
      .values({ identity_id: identityId, joined_at: at, ...now })
      .onConflict((conflict) => conflict.column('identity_id').doUpdateSet(now)),
  )
}
