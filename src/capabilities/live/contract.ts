import { z } from 'zod'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { mostTopics, readTopics } from './topic.ts'

const topics = z
  .string()
  .max(mostTopics * 65)
  .transform((text, context) => {
    const names = readTopics(text)
    if (names) return names
    context.addIssue({ code: 'custom', params: { code: 'unknown_topic' } })
    return z.NEVER
  })

/** An id nobody gave is answered with `reset` and not refused: a browser's stream would end for good. */
const place = z.string().max(200).optional()

export const openStream = defineEndpoint({
  method: 'GET',
  path: '/api/live',
  summary:
    'Server-sent events of the given topics, separated by commas. Resumes after the event named by ' +
    'Last-Event-ID (or `after`); an event `reset` says that what came between is not known any more.',
  query: z.object({ topics, after: place }),
  headers: z.object({ 'last-event-id': place }),
  status: 200,
  media: 'text/event-stream',
  problems: ['invalid_query', 'unknown_topic', 'not_signed_in', 'too_many_streams'],
  open: true,
})

export const readEvents = defineEndpoint({
  method: 'GET',
  path: '/api/live/events',
  summary:
    'The same events as one JSON document, for who cannot keep a stream open. Ask again after `next`; ' +
    '`reset` says that what came between is not known any more.',
  query: z.object({ topics, after: place }),
  reply: z.object({
    events: z.array(
      z.object({ id: z.string(), topic: z.string(), kind: z.string(), body: z.unknown() }),
    ),
    next: z.string(),
    reset: z.boolean(),
  }),
  status: 200,
  problems: ['invalid_query', 'unknown_topic', 'not_signed_in', 'too_many_requests'],
  open: true,
})
