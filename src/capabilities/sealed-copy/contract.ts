import { z } from 'zod'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { mostEntries, mostOfBody, mostOfEntry } from './box-sizes.ts'

/** 32 bytes, written in the one way in which base64url writes them. */
const bytes32 = /^[\w-]{42}[AEIMQUYcgkosw048]$/
const bytes16 = /^[\w-]{21}[AQgw]$/
const anyBytes = /^(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/

const params = z.object({ box: z.string().regex(bytes32) })

/**
 * `Bearer` and the token of the box, 32 bytes. A box is known by address and token together: one
 * with another token is another box, and most likely one that does not exist.
 */
const headers = z.object({
  authorization: z
    .string()
    .regex(/^Bearer [\w-]{42}[AEIMQUYcgkosw048]$/)
    .transform((value) => value.slice('Bearer '.length)),
})

const place = z.int().nonnegative()

/** As it is sent. `id` is random: an entry that is sent again is kept once. */
const newEntry = z.strictObject({
  id: z.string().regex(bytes16),
  sealed: z
    .string()
    .min(1)
    .max(Math.ceil((mostOfEntry * 4) / 3))
    .regex(anyBytes),
})
const newEntries = z.array(newEntry).max(mostEntries)

/** The log holds the entries `first` to `head` without a gap; none where `first` is `head + 1`. */
const log = z.object({
  head: z.int(),
  first: z.int(),
  /** How much of the box is taken, as `sizeCounted` counts. */
  bytes: z.int(),
})

/** A proof is a `nonce` for which `isPaid` of `price/proof-of-work.ts` holds. */
const proof = z.strictObject({
  challenge: z.string().max(40),
  nonce: z.string().regex(/^[\w-]{1,40}$/),
})

const always = ['invalid_header', 'unknown_box', 'too_many_requests']

export const readPrice = defineEndpoint({
  method: 'GET',
  path: '/api/sealed/price',
  summary: 'How much work a new box costs the phone that opens it, at the moment and from here.',
  reply: z.object({
    challenge: z.string(),
    /** How many hashes it takes on average. */
    work: z.int(),
  }),
  status: 200,
  problems: ['too_many_requests'],
  open: true,
})

export const openBox = defineEndpoint({
  method: 'POST',
  path: '/api/sealed/:box',
  summary: 'Opens a box. Who opens it again is answered 200 and pays nothing.',
  params,
  headers,
  body: z.strictObject({ proof: proof.optional() }),
  reply: log,
  status: 201,
  statusAgain: 200,
  problems: ['invalid_body', 'invalid_header', 'proof_wanted', 'too_many_requests'],
  open: true,
})

export const readBox = defineEndpoint({
  method: 'GET',
  path: '/api/sealed/:box',
  summary: 'The entries after a place, a page at a time.',
  params,
  headers,
  query: z.object({
    /** The last place that was read; 0 reads from the beginning. */
    after: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .optional(),
  }),
  reply: log.extend({
    entries: z.array(z.object({ n: z.int(), id: z.string(), sealed: z.string() })),
    /** There are entries after the last of these. */
    more: z.boolean(),
    /**
     * Entries after that place are gone from the log, or it is another log: what is answered here
     * begins at `first`, and whoever read before reads all of it anew.
     */
    anew: z.boolean(),
  }),
  status: 200,
  problems: ['invalid_query', ...always],
  open: true,
})

export const appendEntries = defineEndpoint({
  method: 'POST',
  path: '/api/sealed/:box/entries',
  summary: 'Adds entries at the end: all or none, and each once, however often it is sent.',
  params,
  headers,
  body: z.strictObject({ entries: newEntries.min(1) }),
  bodyLimit: mostOfBody,
  reply: log,
  status: 200,
  problems: ['invalid_body', 'box_full', 'too_large', ...always],
  open: true,
})

/**
 * Compaction. With `through` = `head` it replaces the whole log; a log that is too long for one
 * request is replaced from its old end, piece by piece: whatever is still wanted of the entries up
 * to `through` comes along in `entries` and stands at the end afterwards. Places are never given
 * twice.
 */
export const replaceEntries = defineEndpoint({
  method: 'PUT',
  path: '/api/sealed/:box/log',
  summary: 'Takes the oldest entries away and adds others, if nobody wrote since `head`.',
  params,
  headers,
  body: z
    .strictObject({ head: place, through: place, entries: newEntries })
    .refine(({ head, through }) => through <= head, { path: ['through'] }),
  bodyLimit: mostOfBody,
  reply: log,
  status: 200,
  problems: ['invalid_body', 'box_moved', 'box_full', 'too_large', ...always],
  open: true,
})

export const deleteBox = defineEndpoint({
  method: 'DELETE',
  path: '/api/sealed/:box',
  summary: 'Deletes the box and all it holds, at once.',
  params,
  headers,
  status: 204,
  problems: always,
  open: true,
})
