import type { Language } from '#kit/i18n/language.ts'
import type { Store } from '#kit/store/server/store.ts'

type Read = Store['read']

export interface Standing {
  readonly language: Language
  readonly awayAt: number | null
  readonly seenAt: number
  /** Sat in a talk whose other side is gone. */
  readonly deserted: boolean
  readonly talk:
    | { readonly pairId: string; readonly partnerId: string; readonly partnerAway: boolean }
    | undefined
}

/** Where a visitor stands, or nothing when they neither wait nor talk. */
export async function readStanding(read: Read, identityId: string): Promise<Standing | undefined> {
  const row = await read
    .selectFrom('chat_people as own')
    .leftJoin('chat_people as other', (join) =>
      join
        .onRef('other.pair_id', '=', 'own.pair_id')
        .onRef('other.identity_id', '<>', 'own.identity_id'),
    )
    .select([
      'own.language',
      'own.away_at',
      'own.seen_at',
      'own.pair_id',
      'other.identity_id as partner_id',
      'other.away_at as partner_away_at',
    ])
    .where('own.identity_id', '=', identityId)
    .executeTakeFirst()
  if (!row) return undefined
  const { pair_id, partner_id } = row
  const talk =
    pair_id && partner_id
      ? { pairId: pair_id, partnerId: partner_id, partnerAway: row.partner_away_at !== null }
      : undefined
  const deserted = pair_id !== null && talk === undefined
  return { language: row.language, awayAt: row.away_at, seenAt: row.seen_at, deserted, talk }
}

/** Those among the given who wait or talk. */
export async function readKnown(read: Read, identityIds: readonly string[]): Promise<string[]> {
  if (identityIds.length === 0) return []
  const rows = await read
    .selectFrom('chat_people')
    .select('identity_id')
    .where('identity_id', 'in', identityIds)
    .execute()
  return rows.map(({ identity_id }) => identity_id)
}

/** True when there is anything a sweep could look at. */
export async function isAnybodyThere(read: Read): Promise<boolean> {
  const person = await read.selectFrom('chat_people').select('seen_at').limit(1).executeTakeFirst()
  if (person) return true
  const pair = await read.selectFrom('chat_pairs').select('began_at').limit(1).executeTakeFirst()
  return pair !== undefined
}
