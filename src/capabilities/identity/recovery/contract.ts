import { z } from 'zod'
import { defineEndpoint } from '#kit/http/endpoint.ts'
import { visitor } from '../visitor-shape.ts'
import { waitShape } from './wait-shape.ts'

const code = z.string().max(200)

/**
 * The new code is made by the browser that shows it: an answer that is lost on the way would leave
 * a code that nobody has ever seen, and to ask again must change nothing.
 */
export const setRecoveryCode = defineEndpoint({
  method: 'PUT',
  path: '/api/identity/recovery-code',
  summary:
    'Sets the recovery code; the one before it stops working. Where there is one, it wants that code, or a wait that is over.',
  body: z.strictObject({ newCode: code, code: code.optional() }),
  status: 204,
  problems: [
    'invalid_body',
    'not_signed_in',
    'recovery_code_malformed',
    'recovery_code_taken',
    'recovery_proof_needed',
    'wrong_recovery_code',
    'too_many_requests',
  ],
})

export const askForNewCode = defineEndpoint({
  method: 'POST',
  path: '/api/identity/recovery-code/wait',
  summary: 'Begins the wait after which this session may set a new code without the old one.',
  reply: waitShape,
  status: 201,
  problems: ['not_signed_in', 'no_recovery_code', 'too_many_requests'],
})

export const stopWaiting = defineEndpoint({
  method: 'DELETE',
  path: '/api/identity/recovery-code/wait',
  summary: 'Stops every such wait, whichever session asked for it.',
  status: 204,
  problems: ['not_signed_in'],
})

export const recoverIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/identity/recover',
  summary:
    'Brings an identity to this device with its recovery code, and ends its other sessions unless told not to. The code stays as it is.',
  body: z.strictObject({ code, endOthers: z.boolean().default(true) }),
  reply: visitor,
  status: 200,
  problems: ['invalid_body', 'unknown_recovery_code', 'too_many_requests'],
  open: true,
})
