import { rowsOf, type Store, type Unit, type WriteContext } from '#kit/store/server/store.ts'

/**
 * Has a row where the identity of a column, or of a parameter, is silenced: for who asks this along
 * with something else. The posts of a silenced author wait for a moderator, and nobody is led to
 * talk with them; nothing else changes for them.
 */
export const silencedText = (column: string) =>
  `SELECT identity_id FROM silenced_identities WHERE identity_id = ${column}`

export async function isSilenced(read: Store['read'], identityId: string): Promise<boolean> {
  const row = await read
    .selectFrom('silenced_identities')
    .select('identity_id')
    .where('identity_id', '=', identityId)
    .executeTakeFirst()
  return row !== undefined
}

export function* silence(identityId: string, at: number, { build }: WriteContext): Unit<void> {
  yield* rowsOf(
    build
      .insertInto('silenced_identities')
      .values({ identity_id: identityId, silenced_at: at })
      .onConflict((conflict) => conflict.column('identity_id').doNothing()),
  )
}

export function* unsilence(identityId: string, { build }: WriteContext): Unit<void> {
  yield* rowsOf(build.deleteFrom('silenced_identities').where('identity_id', '=', identityId))
}
