import type { BodyOf } from '#kit/http/endpoint.ts'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import type * as contract from '../contract.ts'
import type { HarmHeardProblem } from '../contract.ts'
import { type HarmBetweenTwo, harmBetweenTwo } from '../harm-between-two.ts'
import type { NotDone } from './talk.ts'

/** The endpoints of the chat, as this screen uses them. */
export const askChat = {
  read: () => askServer<typeof contract.readChat>('GET', '/api/chat'),

  connect: (body: BodyOf<typeof contract.connectChat>) =>
    askServer<typeof contract.connectChat>('POST', '/api/chat/connect', { body }),

  say: (body: BodyOf<typeof contract.sayInChat>) =>
    askServer<typeof contract.sayInChat>('POST', '/api/chat/say', { body }),

  type: () => askServer<typeof contract.typeInChat>('POST', '/api/chat/typing'),

  leave: (body: BodyOf<typeof contract.leaveChat>) =>
    askServer<typeof contract.leaveChat>('POST', '/api/chat/leave', { body }),

  report: (body: BodyOf<typeof contract.reportChat>) =>
    askServer<typeof contract.reportChat>('POST', '/api/chat/report', { body }),
}

export function isRefusedAs(error: unknown, code: string): boolean {
  return error instanceof Refusal && error.code === code
}

export function unsentBecause(error: unknown): NotDone {
  if (!(error instanceof Refusal)) return 'failed'
  if (error.offline) return 'offline'
  return error.code === 'too_many_requests' ? 'busy' : 'failed'
}

/** Why it was not handed to a person, where harm was heard in it. */
export function harmHeardIn(error: unknown): HarmBetweenTwo | undefined {
  if (!isRefusedAs(error, 'harm_heard')) return undefined
  const { harm } = (error as Refusal).problem as Partial<HarmHeardProblem>
  return harmBetweenTwo.find((one) => one === harm)
}

/** For what the visitor need not wait for: a sweep on the server does it too. */
export function withoutWaiting(asking: Promise<unknown>): void {
  asking.catch(() => {})
}
