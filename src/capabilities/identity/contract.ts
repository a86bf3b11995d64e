import { z } from 'zod'
import { checkedText } from '#kit/http/checked-text.ts'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { checkName } from '#kit/text/name.ts'
import { visitor } from './visitor-shape.ts'

const nameField = checkedText(checkName, 'name')

const nameProblems = ['invalid_body', 'name_blank', 'name_too_long', 'name_forbidden']

export const openIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/identity',
  summary: 'Signs a visitor in anonymously, or names the one who is signed in.',
  body: z.strictObject({ name: nameField.optional() }),
  reply: visitor,
  status: 201,
  statusAgain: 200,
  problems: [...nameProblems, 'too_many_requests'],
  open: true,
})

export const readIdentity = defineEndpoint({
  method: 'GET',
  path: '/api/identity',
  summary: 'Says who is signed in; `visitor` is null when nobody is.',
  reply: z.object({
    visitor: visitor
      // Of another session; absent where nobody did.
      .extend({ newCodeAsked: z.boolean().optional() })
      .nullable(),
  }),
  status: 200,
  problems: [],
  open: true,
})

export const renameIdentity = defineEndpoint({
  method: 'PATCH',
  path: '/api/identity',
  summary: 'Changes the display name.',
  body: z.strictObject({ name: nameField }),
  reply: visitor,
  status: 200,
  problems: [...nameProblems, 'not_signed_in'],
})

/** `phone`: the browser is asked to drop what it keeps of this site too. */
const leaving = z.strictObject({ wipe: z.literal('phone').optional() })

export const eraseIdentity = defineEndpoint({
  method: 'DELETE',
  path: '/api/identity',
  summary: 'Erases everything held about the visitor, at once.',
  query: leaving,
  status: 204,
  problems: ['invalid_query', 'not_signed_in'],
})

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/identity/sign-out',
  summary: 'Ends the session on this device; the identity stays.',
  query: leaving,
  status: 204,
  problems: ['invalid_query', 'not_signed_in'],
})

export const exportIdentity = defineEndpoint({
  method: 'GET',
  path: '/api/identity/export',
  summary: 'Everything held about the visitor, as one JSON document.',
  reply: z.object({
    exportedAt: z.iso.datetime(),
    identity: visitor.extend({ recoveryCode: z.enum(['set', 'none']) }),
    held: z.record(z.string(), z.unknown()),
  }),
  status: 200,
  problems: ['not_signed_in'],
})
