import { z } from 'zod'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { languages } from '#kit/i18n/language.ts'
import { pollCategories } from './bank/poll-seed.ts'

const pollOption = z.object({ id: z.string(), text: z.string(), votes: z.number().int() })

const poll = z.object({
  id: z.string(),
  /** In the language of the request. */
  question: z.string(),
  options: z.array(pollOption),
  totalVotes: z.number().int(),
  category: z.enum(pollCategories),
  isToday: z.boolean(),
  /** Whether the visitor has voted here, and for what. */
  voted: z.boolean(),
  choice: z.string().nullable(),
})
export type Poll = z.infer<typeof poll>

/** What open screens are told on the live topic `polls`, kind `votes`. */
export interface VotesEvent {
  readonly id: string
  readonly options: readonly { readonly id: string; readonly votes: number }[]
  readonly totalVotes: number
}

const language = z.enum(languages).optional()
const acceptLanguage = z.object({ 'accept-language': z.string().optional() })

const limit = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().int().min(1).max(100))

export const listPolls = defineEndpoint({
  method: 'GET',
  path: '/api/polls',
  summary:
    'The question of the day, then those of the days before it, the latest first; `next` is the ' +
    'cursor of the page after this one, or null. In the language of `language` or Accept-Language.',
  query: z.object({ language, limit: limit.default(50), before: z.string().optional() }),
  headers: acceptLanguage,
  reply: z.object({ polls: z.array(poll), next: z.string().nullable() }),
  status: 200,
  problems: ['invalid_query', 'invalid_cursor'],
  open: true,
})

export const votePoll = defineEndpoint({
  method: 'PUT',
  path: '/api/polls/:id/vote',
  summary:
    'Gives the one vote a visitor has in a poll. A second one is answered with `already_voted` ' +
    'and, in `poll`, with the votes as they stand.',
  params: z.object({ id: z.string().regex(/^[a-z][a-z\d-]{0,60}$/) }),
  query: z.object({ language }),
  headers: acceptLanguage,
  body: z.strictObject({ option: z.string().max(60) }),
  reply: z.object({ poll }),
  status: 200,
  problems: [
    'invalid_body',
    'not_signed_in',
    'not_found',
    'unknown_option',
    'already_voted',
    'too_many_requests',
  ],
})
