import type { FastifyInstance } from 'fastify'
import type { TalkReports } from '#capabilities/moderation/talk-reports.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import * as contract from '../contract.ts'
import type { ModeratorSessions } from './session.ts'

/** As many as a moderator looks at in one sitting; deciding makes room for more. */
const most = 50

export function serveTalkReview(
  app: FastifyInstance,
  { sessions, talkReports }: { sessions: ModeratorSessions; talkReports: TalkReports },
): void {
  serveEndpoint(app, contract.readTalks, async ({ request }) => {
    await sessions.assertModerator(request)
    const talks = await talkReports.waiting(most + 1)
    return {
      talks: talks.slice(0, most).map((talk) => ({ ...talk, messages: copyOf(talk.messages) })),
      more: talks.length > most,
    }
  })

  serveEndpoint(app, contract.decideTalk, async ({ params, request }) => {
    await sessions.assertModerator(request)
    try {
      await talkReports.decide(params.id, params.action)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    }
    return { decided: true as const }
  })
}

function copyOf<Item>(items: readonly Item[] | null): Item[] | null {
  return items && [...items]
}
