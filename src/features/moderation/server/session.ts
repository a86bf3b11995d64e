import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#kit/clock.ts'
import { createTokenCookie } from '#kit/http/server/cookies.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { networkOf } from '#kit/http/server/limits.ts'
import { isSameSecret } from '#kit/http/server/same-secret.ts'
import type { Store } from '#kit/store/server/store.ts'
import { closeSession, openSession } from './commands.ts'
import type { LockOut } from './lock-out.ts'

const sessionMinutes = 30
const cookie = createTokenCookie('moderator')

export interface ModeratorSessions {
  /** Answers until when the session lasts. */
  open(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<number>
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>
  assertModerator(request: FastifyRequest): Promise<void>
}

export function createModeratorSessions(deps: {
  store: Store
  clock: Clock
  secret: string
  lockOut: LockOut
}): ModeratorSessions {
  const { store, clock, secret, lockOut } = deps

  // Hashed with the secret: a copied database opens nothing, a new secret ends every session.
  const hashOf = (token: string) => createHmac('sha256', secret).update(token).digest('base64url')

  async function assertModerator(request: FastifyRequest): Promise<void> {
    const token = cookie.read(request)
    const session =
      token &&
      (await store.read
        .selectFrom('moderator_sessions')
        .select('expires_at')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', clock.now())
        .executeTakeFirst())
    if (!session) throw new HttpProblem(401, 'not_moderator', 'This is for moderators.')
  }

  return {
    assertModerator,

    async open(guess, request, reply) {
      const network = networkOf(request.ip)
      // No await between the question and its answer, or a crowd of guesses would pass together.
      lockOut.assertMayTry(network)
      if (!isSameSecret(guess, secret)) {
        lockOut.guessedWrong(network)
        throw new HttpProblem(401, 'wrong_secret', 'That is not it.', { field: 'secret' })
      }
      const token = randomBytes(32).toString('base64url')
      const at = clock.now()
      const until = at + sessionMinutes * 60_000
      await store.write(openSession, { tokenHash: hashOf(token), at, until })
      cookie.write(reply, token, sessionMinutes * 60)
      return until
    },

    async close(request, reply) {
      await assertModerator(request)
      await store.write(closeSession, { tokenHash: hashOf(cookie.read(request) ?? '') })
      cookie.clear(reply)
    },
  }
}
