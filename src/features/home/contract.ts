import { z } from 'zod'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { languages } from '#kit/i18n/language.ts'

const siteCounts = z.object({
  posts: z.number().int(),
  hearts: z.number().int(),
  votes: z.number().int(),
})
export type SiteCounts = z.infer<typeof siteCounts>

export const readCounts = defineEndpoint({
  method: 'GET',
  path: '/api/counts',
  summary:
    'How many posts and hearts stand on the walls of this site, and how many votes were given in ' +
    'its polls, counted anew every few minutes.',
  reply: siteCounts,
  status: 200,
  problems: [],
  open: true,
})

export const readToday = defineEndpoint({
  method: 'GET',
  path: '/api/today',
  summary:
    'The question that the polls ask today, in the language of `language` or Accept-Language, or ' +
    'null where it could not be read.',
  query: z.object({ language: z.enum(languages).optional() }),
  headers: z.object({ 'accept-language': z.string().optional() }),
  reply: z.object({ question: z.string().nullable() }),
  status: 200,
  problems: ['invalid_query'],
  open: true,
})
