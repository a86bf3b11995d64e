import type { FastifyInstance } from 'fastify'
import type { Identities } from '#capabilities/identity/server/identities.ts'
import { requireVisitor } from '#capabilities/identity/server/visitor.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { Allowance, Limits } from '#kit/http/server/limits.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import * as contract from '../contract.ts'
import type { Chat } from './chat.ts'

// All of them count identities, never addresses: a whole town may share one.
const readings: Allowance = { name: 'chat readings', burst: 60, perMinute: 60 }
const connections: Allowance = { name: 'chat connections', burst: 20, perMinute: 10 }
const messages: Allowance = { name: 'chat messages', burst: 15, perMinute: 40 }
const keystrokes: Allowance = { name: 'chat typing', burst: 30, perMinute: 60 }
const departures: Allowance = { name: 'chat departures', burst: 20, perMinute: 20 }
const reports: Allowance = { name: 'chat reports', burst: 5, perMinute: 0.5 }

export interface ChatRoutes {
  readonly chat: Chat
  readonly identities: Identities
  readonly limits: Limits
}

export function serveChat(app: FastifyInstance, deps: ChatRoutes): void {
  const { chat, identities, limits } = deps
  identities.whenLeaving({
    async beforeErasing({ id }) {
      await chat.onVisitorLeaves(id)
      // Another window may have found somebody in between.
      return () => chat.sweep()
    },
    async afterSigningOut({ id }, { hasOtherSessions }) {
      // With a phone that is signed in still, the talk may be there.
      if (!hasOtherSessions) await chat.onVisitorLeaves(id)
    },
  })

  serveEndpoint(app, contract.readChat, async ({ request }) => {
    const { id } = await requireVisitor(identities, request)
    limits.take(readings, id)
    return chat.status(id)
  })

  serveEndpoint(app, contract.connectChat, async ({ body, request }) => {
    const { id } = await requireVisitor(identities, request)
    limits.take(connections, id)
    return chat.connect(id, body.language)
  })

  serveEndpoint(app, contract.sayInChat, async ({ body, request }) => {
    const { id } = await requireVisitor(identities, request)
    limits.take(messages, id)
    const { text, contactsKept = false } = body
    return (await chat.say(id, { text, id: body.id, contactsKept })) ?? refuseAlone()
  })

  serveEndpoint(app, contract.typeInChat, async ({ request }) => {
    const { id } = await requireVisitor(identities, request)
    limits.take(keystrokes, id)
    if (!(await chat.type(id))) refuseAlone()
  })

  serveEndpoint(app, contract.leaveChat, async ({ body, request }) => {
    const { id } = await requireVisitor(identities, request)
    limits.take(departures, id)
    const { block = false, pair = null } = body
    await knowingThePair(() => chat.leave(id, { block, pairId: pair }))
  })

  serveEndpoint(app, contract.reportChat, async ({ body, request }) => {
    const { id } = await requireVisitor(identities, request)
    limits.take(reports, id)
    const { reason, withMessages = false, pair = null } = body
    return knowingThePair(async () => ({
      messages: await chat.report(id, { reason, withMessages, pairId: pair }),
    }))
  })
}

function refuseAlone(): never {
  throw new HttpProblem(409, 'not_paired', 'Nobody is connected right now.')
}

async function knowingThePair<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new HttpProblem(404, error.code, 'That talk is not known any more.')
  }
}
