import { placesFor, rowsOfText, type Unit, type WriteContext } from '#kit/store/server/store.ts'

/**
 * Of the identities that ask for these, those that have not erased themselves; none of them can until
 * this command is done. What is left under a mark names nobody, so no rule of the schema would find it
 * out.
 */
export function* whoIsHere(
  asked: readonly { readonly identityId: string }[],
  { dialect }: Pick<WriteContext, 'dialect'>,
): Unit<ReadonlySet<string>> {
  const ids = [...new Set(asked.map(({ identityId }) => identityId))]
  const here = yield* rowsOfText<{ id: string }>(
    `SELECT id FROM identities WHERE id IN (${placesFor(ids, '?')}) ORDER BY id
     ${dialect === 'postgres' ? 'FOR KEY SHARE' : ''}`,
    ids,
  )
  return new Set(here.map(({ id }) => id))
}
