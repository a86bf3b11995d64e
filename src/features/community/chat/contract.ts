import { z } from 'zod'
import { reportReasons } from '#capabilities/moderation/report-reasons.ts'
import { checkedText } from '#kit/http/checked-text.ts'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { problemContract } from '#kit/http/problem.ts'
import { languages } from '#kit/i18n/language.ts'
import { harmBetweenTwo } from './harm-between-two.ts'
import { checkMessage } from './message-text.ts'

/**
 * A talk between two visitors. What happens in it arrives on the visitor's private
 * live topic, `chat`, as the kinds below; every body names its pair, so that a
 * word of a talk that is over is not taken for one of the next.
 */
const friend = z.object({
  /** Practice partners live in the browser and never come from here. */
  kind: z.literal('person'),
  /** A neutral name in the language of the talk. */
  name: z.string(),
})

const chatState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  /** Somebody may come; meanwhile the practice partner is there. */
  z.object({ state: z.literal('waiting'), language: z.enum(languages) }),
  z.object({
    state: z.literal('paired'),
    language: z.enum(languages),
    pair: z.string(),
    partner: friend.extend({ away: z.boolean() }),
  }),
])
export type ChatState = z.infer<typeof chatState>

export interface ChatEvents {
  paired: { pair: string; partner: z.infer<typeof friend> }
  said: ChatMessage & { pair: string }
  typing: { pair: string }
  /** The other lost the connection; the talk waits a minute for them. */
  away: { pair: string }
  back: { pair: string }
  ended: { pair: string; reason: 'left' | 'gone' }
}

const chatMessage = z.object({
  id: z.string(),
  from: z.enum(['me', 'friend']),
  /** Phone numbers, mail addresses and links are covered. */
  text: z.string(),
  /** How many places are covered. */
  covered: z.number().int(),
  /** The words as they were written, if the writer chose so: to be shown when asked for. */
  asWritten: z.string().optional(),
  at: z.iso.datetime(),
})
export type ChatMessage = z.infer<typeof chatMessage>

const text = checkedText(checkMessage)

/** Of a talk that is over, for as long as it is remembered. */
const pair = z.string().regex(/^[0-9a-z]{26}$/)

export const readChat = defineEndpoint({
  method: 'GET',
  path: '/api/chat',
  summary: 'Where the visitor stands: no talk, waiting for somebody, or in a talk.',
  reply: chatState,
  status: 200,
  problems: ['not_signed_in'],
})

export const connectChat = defineEndpoint({
  method: 'POST',
  path: '/api/chat/connect',
  summary:
    'Looks for somebody who waits and speaks the language. Answers `waiting` when nobody does; ' +
    'the event `paired` then comes on the live topic `chat`.',
  body: z.strictObject({ language: z.enum(languages) }),
  reply: chatState,
  status: 200,
  problems: ['invalid_body', 'not_signed_in', 'too_many_requests'],
})

export const sayInChat = defineEndpoint({
  method: 'POST',
  path: '/api/chat/say',
  summary: 'Says something to the other. It is passed on and written down nowhere.',
  body: z.strictObject({
    text,
    /** Chosen by the client, so that a message sent twice is heard once. */
    id: z
      .string()
      .regex(/^[\w-]{8,40}$/)
      .optional(),
    /** The writer was shown what would be covered, and wants it to be seen. */
    contactsKept: z.literal(true).optional(),
  }),
  reply: chatMessage,
  status: 201,
  problems: [
    'invalid_body',
    'text_blank',
    'text_too_long',
    'text_forbidden',
    'harm_heard',
    'not_signed_in',
    'not_paired',
    'too_many_requests',
  ],
})

/** `harm_heard` (422): nothing was passed on; it may be said another way. */
const harmHeardProblem = problemContract.extend({
  code: z.literal('harm_heard'),
  harm: z.enum(harmBetweenTwo),
})
export type HarmHeardProblem = z.infer<typeof harmHeardProblem>

export const typeInChat = defineEndpoint({
  method: 'POST',
  path: '/api/chat/typing',
  summary: 'Lets the other see that something is being written.',
  status: 204,
  problems: ['not_signed_in', 'not_paired', 'too_many_requests'],
})

export const leaveChat = defineEndpoint({
  method: 'POST',
  path: '/api/chat/leave',
  summary: 'Ends the talk or the waiting. Who is blocked is never met again.',
  body: z.strictObject({ block: z.boolean().optional(), pair: pair.optional() }),
  status: 204,
  problems: ['invalid_body', 'not_signed_in', 'unknown_pair', 'too_many_requests'],
})

export const reportChat = defineEndpoint({
  method: 'POST',
  path: '/api/chat/report',
  summary:
    'Tells the moderators about the other. The last messages go with it only if the reporter agrees.',
  body: z.strictObject({
    reason: z.enum(reportReasons),
    withMessages: z.boolean().optional(),
    pair: pair.optional(),
  }),
  reply: z.object({ messages: z.number().int() }),
  status: 201,
  problems: ['invalid_body', 'not_signed_in', 'unknown_pair', 'too_many_requests'],
})
