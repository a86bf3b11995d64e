import { z } from 'zod'
import { careKinds } from '#capabilities/care/care-kind.ts'
import { reportReasons } from '#capabilities/moderation/report-reasons.ts'
import { defineEndpoint, type ReplyOf } from '#kit/http/endpoint.ts'
import { problemContract } from '#kit/http/problem.ts'
import { needs } from '#knowledge/hearing/heard.ts'
import { categories } from './categories.ts'
import { wallNames } from './walls.ts'

const id = z.string().regex(/^[0-9a-z]{26}$/)
const wallParams = z.object({ wall: z.enum(wallNames) })
const postParams = z.object({ wall: z.enum(wallNames), id })

const post = z.object({
  id: z.string(),
  text: z.string(),
  author: z.literal('Anonymous'),
  /** On the gratitude wall alone. */
  category: z.enum(categories).optional(),
  hearts: z.number().int(),
  timestamp: z.iso.datetime(),
  /** Need was heard in it: what readers should know to answer well. */
  care: z.enum(careKinds).optional(),
})
export type Post = z.infer<typeof post>

/** A post that waits for a moderator: its author alone is shown it. */
const heldPost = post.extend({ reason: z.string() })
export type HeldPost = z.infer<typeof heldPost>

const you = z.object({
  /** Ids on this page. */
  hearted: z.array(z.string()),
  wrote: z.array(z.string()),
  /** Your own posts that belong on this page and wait for a moderator, newest first. */
  held: z.array(heldPost).optional(),
})
export type You = z.infer<typeof you>

const limit = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().int().min(1).max(100))

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/walls/:wall/posts',
  summary: 'A page of a wall, newest first; `next` is the cursor of the page after it, or null.',
  params: wallParams,
  query: z.object({
    limit: limit.default(50),
    before: z.string().optional(),
    category: z.enum(categories).optional(),
  }),
  reply: z.object({ posts: z.array(post), next: z.string().nullable(), you }),
  status: 200,
  problems: ['not_found', 'invalid_query', 'invalid_cursor', 'no_categories'],
  open: true,
})

export const readPost = defineEndpoint({
  method: 'GET',
  path: '/api/walls/:wall/posts/:id',
  summary: 'One post, for links; a post that waits for a moderator is found by its author alone.',
  params: postParams,
  reply: z.object({ post, held: z.literal(true).optional(), reason: z.string().optional(), you }),
  status: 200,
  problems: ['not_found'],
  open: true,
})

const draft = z.strictObject({
  /** How long it may be differs from wall to wall: see `walls`. */
  text: z.string(),
  /** On the gratitude wall alone; Personal when nothing was chosen. */
  category: z.enum(categories).optional(),
  /** The author was shown which parts look like contact details, and keeps them. */
  contactsKept: z.literal(true).optional(),
})
export type Draft = z.output<typeof draft>

export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/walls/:wall/posts',
  summary:
    'Puts a post on a wall. The same Idempotency-Key with the same text answers the same post, however often it is sent.',
  params: wallParams,
  headers: z.object({ 'idempotency-key': z.string().regex(/^[\x21-\x7e]{1,128}$/) }),
  body: draft,
  reply: z.object({
    post,
    /** It waits for a moderator; until then its author alone sees it. */
    held: z.literal(true).optional(),
    /** Why it is held. */
    reason: z.string().optional(),
    /** The means of somebody in need are covered in what is kept and shown. */
    covered: z.literal(true).optional(),
    /** The words sound like somebody who needs help: show where to find it. */
    care: z
      .object({
        need: z.enum(needs).exclude(['none']),
        child: z.literal(true).optional(),
        /** In this hour, or with the means at hand. */
        now: z.literal(true).optional(),
      })
      .optional(),
  }),
  status: 201,
  problems: [
    'not_signed_in',
    'invalid_header',
    'invalid_body',
    'text_blank',
    'text_too_long',
    'text_forbidden',
    'no_categories',
    'contacts_found',
    'key_reused',
    'post_gone',
    'too_many_requests',
  ],
})

export type PostedReply = ReplyOf<typeof createPost>

/** `contacts_found` (422): nothing was posted yet; send it again changed, or with `contactsKept`. */
const contactsFoundProblem = problemContract.extend({
  code: z.literal('contacts_found'),
  /** As it would be kept: trimmed, and in one spelling. */
  text: z.string(),
  /** Where in `text`, in UTF-16 code units. */
  finds: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
})
export type ContactsFoundProblem = z.infer<typeof contactsFoundProblem>

export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/walls/:wall/posts/:id',
  summary: 'Takes your post off the wall. Until `restorableUntil` it can come back.',
  params: postParams,
  reply: z.object({ restorableUntil: z.iso.datetime() }),
  status: 200,
  problems: ['not_signed_in', 'not_found', 'not_yours', 'too_many_requests'],
})

export const restorePost = defineEndpoint({
  method: 'POST',
  path: '/api/walls/:wall/posts/:id/restore',
  summary: 'Undoes a deletion within its time.',
  params: postParams,
  reply: z.object({ post, held: z.literal(true).optional(), reason: z.string().optional() }),
  status: 200,
  problems: ['not_signed_in', 'not_found', 'not_yours', 'too_many_requests'],
})

const hearts = z.object({ hearts: z.number().int(), hearted: z.boolean() })

export const giveHeart = defineEndpoint({
  method: 'PUT',
  path: '/api/walls/:wall/posts/:id/heart',
  summary: 'Gives your one heart; giving it again changes nothing.',
  params: postParams,
  reply: hearts,
  status: 200,
  problems: ['not_signed_in', 'not_found', 'too_many_requests'],
})

export const takeHeartBack = defineEndpoint({
  method: 'DELETE',
  path: '/api/walls/:wall/posts/:id/heart',
  summary: 'Takes your heart back.',
  params: postParams,
  reply: hearts,
  status: 200,
  problems: ['not_signed_in', 'not_found', 'too_many_requests'],
})

export const reportPost = defineEndpoint({
  method: 'POST',
  path: '/api/walls/:wall/posts/:id/report',
  summary:
    'Tells the moderators about a post; one report a visitor and post, the first one counts.',
  params: postParams,
  body: z.strictObject({ reason: z.enum(reportReasons) }),
  reply: z.object({ reported: z.literal(true) }),
  status: 200,
  problems: ['not_signed_in', 'not_found', 'own_post', 'invalid_body', 'too_many_requests'],
})
