import { z } from 'zod'
import { careKinds } from '#capabilities/care/care-kind.ts'
import { reportReasons } from '#capabilities/moderation/report-reasons.ts'
import { talkActions } from '#capabilities/moderation/talk-reports.ts'
import { categories } from '#capabilities/walls/categories.ts'
import { wallNames } from '#capabilities/walls/walls.ts'
import { defineEndpoint } from '#kit/http/endpoint.ts'

/** None of this exists while the operator has set no secret for moderators. */

const id = z.string().regex(/^[0-9a-z]{26}$/)
const count = z.number().int()

const reviewedPost = z.object({
  id: z.string(),
  wall: z.enum(wallNames),
  text: z.string(),
  category: z.enum(categories).optional(),
  hearts: count,
  timestamp: z.iso.datetime(),
  /** Need was heard in it. */
  care: z.enum(careKinds).optional(),
  state: z.enum(['shown', 'held', 'removed']),
  /** Why it waits; empty when it is only reported and still shown. */
  reasons: z.array(z.string()),
  /** Open reports by reason. */
  reports: z.record(z.enum(reportReasons), count),
  /** How many of them come from visitors who have been here for a while. */
  established: count,
  /** By this very post: whose the others are is not known. */
  authorSilenced: z.boolean(),
  /** Whether its author can still be silenced. */
  authorKnown: z.boolean(),
})
export type ReviewedPost = z.infer<typeof reviewedPost>

export const openSession = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/session',
  summary: 'Opens a moderator session of half an hour.',
  body: z.strictObject({ secret: z.string().max(1000) }),
  reply: z.object({ until: z.iso.datetime() }),
  status: 201,
  problems: ['invalid_body', 'wrong_secret', 'too_many_requests'],
  open: true,
})

export const closeSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/moderation/session',
  summary: 'Ends the moderator session.',
  status: 204,
  problems: ['not_moderator'],
  open: true,
})

export const readQueue = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/queue',
  summary: 'Posts that wait or were reported, oldest first; or those that were removed.',
  query: z.object({
    show: z.enum(['waiting', 'removed']).default('waiting'),
    after: id.optional(),
  }),
  reply: z.object({ posts: z.array(reviewedPost), next: z.string().nullable() }),
  status: 200,
  problems: ['not_moderator', 'invalid_query'],
  open: true,
})

const reportedMessage = z.object({
  from: z.enum(['reporter', 'reported']),
  text: z.string(),
  timestamp: z.iso.datetime(),
})

const reportedTalk = z.object({
  id: z.string(),
  reason: z.enum(reportReasons),
  timestamp: z.iso.datetime(),
  /** Only when the reporter agreed to send them. */
  messages: z.array(reportedMessage).nullable(),
  reportedSilenced: z.boolean(),
})
export type ReportedTalk = z.infer<typeof reportedTalk>

export const readTalks = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/talks',
  summary: 'Reports about somebody in the chat that nobody decided about, oldest first.',
  reply: z.object({
    talks: z.array(reportedTalk),
    /** There are more; they come when some of these are decided. */
    more: z.boolean(),
  }),
  status: 200,
  problems: ['not_moderator'],
  open: true,
})

export const decideTalk = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/talks/:id/:action',
  summary:
    'Silences whom a report is about, or dismisses it. Either way the messages that came with it are wiped.',
  params: z.object({ id, action: z.enum(talkActions) }),
  reply: z.object({ decided: z.literal(true) }),
  status: 200,
  problems: ['not_moderator', 'not_found'],
  open: true,
})

export const actions = ['approve', 'remove', 'restore', 'silence', 'unsilence'] as const

export const decide = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/posts/:id/:action',
  summary:
    'Approves, removes or restores a post, or holds the new posts of its author, or no longer.',
  params: z.object({ id, action: z.enum(actions) }),
  reply: z.object({ post: reviewedPost }),
  status: 200,
  problems: ['not_moderator', 'not_found', 'is_removed', 'not_removed', 'author_unknown'],
  open: true,
})

export const readLog = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/log',
  summary: 'What moderators did, newest first; ids and never words.',
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .optional(),
  }),
  reply: z.object({
    entries: z.array(
      z.object({
        at: z.iso.datetime(),
        action: z.enum([...actions, 'talk-silence', 'talk-dismiss']),
        /** The id of a post, or of a report about a talk. */
        post: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  status: 200,
  problems: ['not_moderator', 'invalid_query'],
  open: true,
})
