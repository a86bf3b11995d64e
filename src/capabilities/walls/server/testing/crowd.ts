import { defineCommand, rowsOf } from '#kit/store/server/store.ts'

export interface NewVisitor {
  readonly id: string
  readonly tokenHash: string
}

const rowsAtOnce = 500

/** Thousands of signed-in visitors, without waiting for thousands of sign-ins. */
export const bringVisitors = defineCommand(
  'testing.bringVisitors',
  function* (crowd: { visitors: readonly NewVisitor[]; at: number; day: number }, { build }) {
    for (let from = 0; from < crowd.visitors.length; from += rowsAtOnce) {
      const some = crowd.visitors.slice(from, from + rowsAtOnce)
      yield* rowsOf(
        build.insertInto('identities').values(
          some.map(({ id }) => ({
            id,
            name: null,
            created_at: crowd.day * 86_400_000,
            recovery_hash: null,
          })),
        ),
      )
      yield* rowsOf(
        build.insertInto('sessions').values(
          some.map(({ id, tokenHash }) => ({
            token_hash: tokenHash,
            identity_id: id,
            created_at: crowd.at,
            last_seen_day: crowd.day,
          })),
        ),
      )
    }
    return null
  },
)
