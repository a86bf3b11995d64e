import { z } from 'zod'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { waitShape } from '../recovery/wait-shape.ts'
import { browsers, systems } from './device.ts'

/** No more than days: when exactly somebody held their phone is nobody's business. */
const session = z.object({
  /** For ending it, by whoever may read it; it opens nothing. */
  id: z.string(),
  isThis: z.boolean(),
  system: z.enum(systems).nullable(),
  browser: z.enum(browsers).nullable(),
  opened: z.iso.date(),
  lastUsed: z.iso.date(),
  /** Set where a new recovery code was asked for without the old one. */
  newCode: waitShape.extend({ isPossible: z.boolean() }).nullable(),
})

export type SessionShown = z.output<typeof session>

export const readSessions = defineEndpoint({
  method: 'GET',
  path: '/api/identity/sessions',
  summary: 'The sessions of the visitor, this one first, and when the recovery code was made.',
  reply: z.object({
    sessions: z.array(session),
    recoveryCode: z.object({ isSet: z.boolean(), made: z.iso.date().nullable() }),
  }),
  status: 200,
  problems: ['not_signed_in'],
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/identity/sessions/:id',
  summary: 'Ends one session of the visitor, with its live streams.',
  params: z.object({ id: z.string() }),
  status: 204,
  problems: ['not_signed_in', 'unknown_session', 'too_many_requests'],
})

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/identity/sessions',
  summary:
    'Ends all sessions but this one, which goes on with a new cookie: a copy of it ends too.',
  reply: z.object({ ended: z.number().int() }),
  status: 200,
  problems: ['not_signed_in', 'too_many_requests'],
})
