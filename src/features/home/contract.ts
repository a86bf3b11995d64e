import { z } from 'zod'
import { defineEndpoint } from '#kit/http/endpoint.ts'

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
